# Beside pictures, which name nobody: a sign, who has it, how they stand.
ui-standing = **{ $mark } { $seat }** · { $standing }
# Under the ranking of a match that is over: what turned it, numbered as in the picture.
ui-turning = -# **{ $number }** · σειρά { $turn }: { $line }

settings-pictures-on = 🖼️ Τα νέα τραπέζια φαίνονται **και ως εικόνες**. Όποιος δεν βλέπει καλά έχει σε κάθε τραπέζι το *Ως κείμενο*, και κάθε εικόνα έχει περιγραφή.
settings-pictures-off = 🔤 Τα νέα τραπέζια φαίνονται **μόνο με λόγια**, χωρίς εικόνες.
settings-pictures-turn-off = Μόνο λόγια
settings-pictures-turn-on = Με εικόνες
lobby-pictures-line = 🔤 Μόνο με λόγια, χωρίς εικόνες
lobby-pictures-line-shown = 🖼️ Με εικόνες
lobby-pictures-shown = με εικόνες
lobby-pictures-hidden = μόνο με λόγια
lobby-form-pictures = Εικόνες
lobby-prompt-pictures = Να φαίνονται το τραπέζι και τα χέρια και ως εικόνες;

ui-permission-attach_files = Επισύναψη αρχείων
doctor-pictures-lacking = **Εικόνες**: εδώ λείπουν από το bot τα { $permissions }, οπότε τα τραπέζια φαίνονται μόνο με λόγια. Όλα παίζονται κανονικά. Για εικόνες, δώσ’ τα στις ρυθμίσεις του καναλιού.
