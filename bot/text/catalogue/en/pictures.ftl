# Beside pictures, which name nobody: a sign, who has it, how they stand.
ui-standing = **{ $mark } { $seat }** · { $standing }
# Under the ranking of a match that is over: what turned it, numbered as in the picture.
ui-turning = -# **{ $number }** · turn { $turn }: { $line }

settings-pictures-on = 🖼️ New tables are shown **as pictures too**. People with low vision have *As text* at every table, and each picture says what is on it.
settings-pictures-off = 🔤 New tables are shown **in words alone**, without pictures.
settings-pictures-turn-off = Only words
settings-pictures-turn-on = With pictures
lobby-pictures-line = 🔤 In words alone, without pictures
lobby-pictures-line-shown = 🖼️ With pictures
lobby-pictures-shown = with pictures
lobby-pictures-hidden = words alone
lobby-form-pictures = Pictures
lobby-prompt-pictures = Shall the table and the hands be shown as pictures too?

ui-permission-attach_files = Attach Files
doctor-pictures-lacking = **Pictures**: the bot lacks { $permissions } here, so tables are shown in words alone. Everything can be played all the same. Allow it in the channel’s settings to see pictures.
