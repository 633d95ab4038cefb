# Beside pictures, which name nobody: a sign, who has it, how they stand.
ui-standing = **{ $mark } { $seat }** · { $standing }
