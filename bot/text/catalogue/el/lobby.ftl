# Ο προθάλαμος μιας παρτίδας και οι κανόνες της.
lobby-open = Νέο τραπέζι από **{ $host }**. Πάτησε *Κάθομαι* για να μπεις.
lobby-chair = 🪑 **{ $seat }**
lobby-chair-free = ▫️ *ελεύθερη*
lobby-own-rules = δικοί μας κανόνες
lobby-rules = 📜 Κανόνες: **{ $preset }**
lobby-table = ⏱️ { $pace } · 🌐 { $language }
lobby-pace-live = ζωντανά: 90 δευτερόλεπτα για κάθε απόφαση
lobby-pace-slow = αργά: μία μέρα για κάθε απόφαση
lobby-pace-off = χωρίς χρόνο
lobby-missing =
    { $count ->
        [one] Λείπει ένας παίκτης ακόμη.
       *[other] Λείπουν { $count } παίκτες ακόμη.
    }
lobby-ready = Όλα έτοιμα: αρχίζει όταν πατηθεί *Έναρξη* από **{ $host }**.
lobby-commitment = -# Το ανακάτεμα έχει οριστεί από πριν: `{ $digest }…` (ολόκληρο: *Κανόνες*)
lobby-expires = -# ⌛ Αν δεν αλλάξει κάτι, αυτό το τραπέζι κλείνει { $when }.
lobby-expired = ⌛ Εδώ και ώρα δεν άλλαξε τίποτα, οπότε το τραπέζι που άνοιξε **{ $host }** έκλεισε. Άνοιξε νέο με { $command }.
lobby-join = Κάθομαι
lobby-leave = Σηκώνομαι
lobby-start = Έναρξη
lobby-add = Πρόσθεσε υπολογιστή
lobby-arrange = Κανόνες
lobby-rules-title = ### Κανόνες: { $match }
lobby-option-line = { $option }: **{ $value }**
lobby-ask = Τι θέλεις να αλλάξεις;
lobby-form-preset = Έκδοση
lobby-form-option = Άλλαξε έναν κανόνα
lobby-form-size = Θέσεις
lobby-form-pace = Χρόνος
lobby-form-locale = Γλώσσα
lobby-form-policy = Πρόσθεσε υπολογιστή
lobby-form-remove = Βγάλε έναν παίκτη
lobby-prompt-preset = Διάλεξε έκδοση
lobby-prompt-option = Διάλεξε κανόνα
lobby-prompt-value = Πώς να είναι;
lobby-prompt-number = { $option }: πώς να είναι;
lobby-prompt-size = Πόσες θέσεις;
lobby-prompt-pace = Πόσο χρόνο έχει κάθε απόφαση;
lobby-prompt-locale = Ποια γλώσσα μιλάει το τραπέζι;
lobby-prompt-policy = Ποιος παίκτης υπολογιστή;
lobby-prompt-sitter = Ποιος θα φύγει από το τραπέζι;
lobby-remove-sure = **{ $seat }**: δεν θα μπορεί να ξανακαθίσει σε αυτό το τραπέζι.
lobby-sitter = { $seat }
lobby-size =
    { $count ->
        [one] { $count } θέση
       *[other] { $count } θέσεις
    }
lobby-number = { $number }
lobby-yes = ναι
lobby-no = όχι
