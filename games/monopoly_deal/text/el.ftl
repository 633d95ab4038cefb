# Monopoly Deal.
# M είναι η μονάδα του χρήματος. .acc: αιτιατική με άρθρο (στα χρώματα χωρίς). .what: τι κάνει η κάρτα.

## Χρώματα

deal-colour-brown = 🟫 Καφέ
    .code = Κα
    .acc = 🟫 Καφέ
    .what = Σετ από 2 κάρτες· ενοίκιο 1/2M.
deal-colour-light_blue = 💠 Γαλάζιο
    .code = Γα
    .acc = 💠 Γαλάζιο
    .what = Σετ από 3 κάρτες· ενοίκιο 1/2/3M.
deal-colour-pink = 🌸 Ροζ
    .code = Ρο
    .acc = 🌸 Ροζ
    .what = Σετ από 3 κάρτες· ενοίκιο 1/2/4M.
deal-colour-orange = 🟧 Πορτοκαλί
    .code = Πο
    .acc = 🟧 Πορτοκαλί
    .what = Σετ από 3 κάρτες· ενοίκιο 1/3/5M.
deal-colour-red = 🟥 Κόκκινο
    .code = Κό
    .acc = 🟥 Κόκκινο
    .what = Σετ από 3 κάρτες· ενοίκιο 2/3/6M.
deal-colour-yellow = 🟨 Κίτρινο
    .code = Κί
    .acc = 🟨 Κίτρινο
    .what = Σετ από 3 κάρτες· ενοίκιο 2/4/6M.
deal-colour-green = 🟩 Πράσινο
    .code = Πρ
    .acc = 🟩 Πράσινο
    .what = Σετ από 3 κάρτες· ενοίκιο 2/4/7M.
deal-colour-dark_blue = 🟦 Σκούρο μπλε
    .code = Σμ
    .acc = 🟦 Σκούρο μπλε
    .what = Σετ από 2 κάρτες· ενοίκιο 3/8M.
deal-colour-railroad = 🚂 Σιδηρόδρομος
    .code = Σι
    .acc = 🚂 Σιδηρόδρομο
    .what = Σετ από 4 κάρτες· ενοίκιο 1/2/3/4M.
deal-colour-utility = 💡 Κοινή ωφέλεια
    .code = ΚΩ
    .acc = 💡 Κοινή ωφέλεια
    .what = Σετ από 2 κάρτες· ενοίκιο 1/2M.

## Ακίνητα

deal-card-brown_1 = Λεωφόρος Μεσογείου ({ deal-colour-brown })
    .brief = Λεωφ. Μεσογείου
    .acc = τη Λεωφόρο Μεσογείου ({ deal-colour-brown })
    .what = { deal-colour-brown.what }
deal-card-brown_2 = Λεωφόρος Βαλτικής ({ deal-colour-brown })
    .brief = Λεωφ. Βαλτικής
    .acc = τη Λεωφόρο Βαλτικής ({ deal-colour-brown })
    .what = { deal-colour-brown.what }
deal-card-light_blue_1 = Λεωφόρος Ανατολής ({ deal-colour-light_blue })
    .brief = Λεωφ. Ανατολής
    .acc = τη Λεωφόρο Ανατολής ({ deal-colour-light_blue })
    .what = { deal-colour-light_blue.what }
deal-card-light_blue_2 = Λεωφόρος Βερμόντ ({ deal-colour-light_blue })
    .brief = Λεωφ. Βερμόντ
    .acc = τη Λεωφόρο Βερμόντ ({ deal-colour-light_blue })
    .what = { deal-colour-light_blue.what }
deal-card-light_blue_3 = Λεωφόρος Κονέκτικατ ({ deal-colour-light_blue })
    .brief = Λεωφ. Κονέκτικατ
    .acc = τη Λεωφόρο Κονέκτικατ ({ deal-colour-light_blue })
    .what = { deal-colour-light_blue.what }
deal-card-pink_1 = Πλατεία Σεντ Τσαρλς ({ deal-colour-pink })
    .brief = Πλατεία Σεντ Τσαρλς
    .acc = την Πλατεία Σεντ Τσαρλς ({ deal-colour-pink })
    .what = { deal-colour-pink.what }
deal-card-pink_2 = Λεωφόρος Πολιτειών ({ deal-colour-pink })
    .brief = Λεωφ. Πολιτειών
    .acc = τη Λεωφόρο Πολιτειών ({ deal-colour-pink })
    .what = { deal-colour-pink.what }
deal-card-pink_3 = Λεωφόρος Βιρτζίνια ({ deal-colour-pink })
    .brief = Λεωφ. Βιρτζίνια
    .acc = τη Λεωφόρο Βιρτζίνια ({ deal-colour-pink })
    .what = { deal-colour-pink.what }
deal-card-orange_1 = Πλατεία Σεντ Τζέιμς ({ deal-colour-orange })
    .brief = Πλατεία Σεντ Τζέιμς
    .acc = την Πλατεία Σεντ Τζέιμς ({ deal-colour-orange })
    .what = { deal-colour-orange.what }
deal-card-orange_2 = Λεωφόρος Τενεσί ({ deal-colour-orange })
    .brief = Λεωφ. Τενεσί
    .acc = τη Λεωφόρο Τενεσί ({ deal-colour-orange })
    .what = { deal-colour-orange.what }
deal-card-orange_3 = Λεωφόρος Νέας Υόρκης ({ deal-colour-orange })
    .brief = Λεωφ. Νέας Υόρκης
    .acc = τη Λεωφόρο Νέας Υόρκης ({ deal-colour-orange })
    .what = { deal-colour-orange.what }
deal-card-red_1 = Λεωφόρος Κεντάκι ({ deal-colour-red })
    .brief = Λεωφ. Κεντάκι
    .acc = τη Λεωφόρο Κεντάκι ({ deal-colour-red })
    .what = { deal-colour-red.what }
deal-card-red_2 = Λεωφόρος Ιντιάνα ({ deal-colour-red })
    .brief = Λεωφ. Ιντιάνα
    .acc = τη Λεωφόρο Ιντιάνα ({ deal-colour-red })
    .what = { deal-colour-red.what }
deal-card-red_3 = Λεωφόρος Ιλινόι ({ deal-colour-red })
    .brief = Λεωφ. Ιλινόι
    .acc = τη Λεωφόρο Ιλινόι ({ deal-colour-red })
    .what = { deal-colour-red.what }
deal-card-yellow_1 = Λεωφόρος Ατλαντικού ({ deal-colour-yellow })
    .brief = Λεωφ. Ατλαντικού
    .acc = τη Λεωφόρο Ατλαντικού ({ deal-colour-yellow })
    .what = { deal-colour-yellow.what }
deal-card-yellow_2 = Λεωφόρος Βέντνορ ({ deal-colour-yellow })
    .brief = Λεωφ. Βέντνορ
    .acc = τη Λεωφόρο Βέντνορ ({ deal-colour-yellow })
    .what = { deal-colour-yellow.what }
deal-card-yellow_3 = Κήποι Μάρβιν ({ deal-colour-yellow })
    .brief = Κήποι Μάρβιν
    .acc = τους Κήπους Μάρβιν ({ deal-colour-yellow })
    .what = { deal-colour-yellow.what }
deal-card-green_1 = Λεωφόρος Ειρηνικού ({ deal-colour-green })
    .brief = Λεωφ. Ειρηνικού
    .acc = τη Λεωφόρο Ειρηνικού ({ deal-colour-green })
    .what = { deal-colour-green.what }
deal-card-green_2 = Λεωφόρος Βόρειας Καρολίνας ({ deal-colour-green })
    .brief = Λεωφ. Βόρειας Καρολίνας
    .acc = τη Λεωφόρο Βόρειας Καρολίνας ({ deal-colour-green })
    .what = { deal-colour-green.what }
deal-card-green_3 = Λεωφόρος Πενσιλβάνια ({ deal-colour-green })
    .brief = Λεωφ. Πενσιλβάνια
    .acc = τη Λεωφόρο Πενσιλβάνια ({ deal-colour-green })
    .what = { deal-colour-green.what }
deal-card-dark_blue_1 = Πλατεία Παρκ ({ deal-colour-dark_blue })
    .brief = Πλατεία Παρκ
    .acc = την Πλατεία Παρκ ({ deal-colour-dark_blue })
    .what = { deal-colour-dark_blue.what }
deal-card-dark_blue_2 = Παραλιακή Λεωφόρος ({ deal-colour-dark_blue })
    .brief = Παραλιακή Λεωφ.
    .acc = την Παραλιακή Λεωφόρο ({ deal-colour-dark_blue })
    .what = { deal-colour-dark_blue.what }
deal-card-railroad_1 = Σιδηρόδρομος Ρέντινγκ (🚂)
    .brief = Σιδηρόδρομος Ρέντινγκ
    .acc = τον Σιδηρόδρομο Ρέντινγκ (🚂)
    .what = { deal-colour-railroad.what }
deal-card-railroad_2 = Σιδηρόδρομος Πενσιλβάνια (🚂)
    .brief = Σιδηρόδρομος Πενσιλβάνια
    .acc = τον Σιδηρόδρομο Πενσιλβάνια (🚂)
    .what = { deal-colour-railroad.what }
deal-card-railroad_3 = Σιδηρόδρομος Β. & Ο. (🚂)
    .brief = Σιδηρόδρομος Β. & Ο.
    .acc = τον Σιδηρόδρομο Β. & Ο. (🚂)
    .what = { deal-colour-railroad.what }
deal-card-railroad_4 = Σιδηρόδρομος Σορτ Λάιν (🚂)
    .brief = Σιδηρόδρομος Σορτ Λάιν
    .acc = τον Σιδηρόδρομο Σορτ Λάιν (🚂)
    .what = { deal-colour-railroad.what }
deal-card-utility_1 = Ηλεκτρική Εταιρεία ({ deal-colour-utility })
    .brief = Ηλεκτρική Εταιρεία
    .acc = την Ηλεκτρική Εταιρεία ({ deal-colour-utility })
    .what = { deal-colour-utility.what }
deal-card-utility_2 = Εταιρεία Ύδρευσης ({ deal-colour-utility })
    .brief = Εταιρεία Ύδρευσης
    .acc = την Εταιρεία Ύδρευσης ({ deal-colour-utility })
    .what = { deal-colour-utility.what }

## Μπαλαντέρ και ενοίκια

deal-card-wild_brown_light_blue = Μπαλαντέρ ({ deal-colour-brown } / { deal-colour-light_blue })
    .acc = τον Μπαλαντέρ ({ deal-colour-brown } / { deal-colour-light_blue })
    .what = Μετρά ως ένα από τα δύο χρώματα· το αλλάζεις στη σειρά σου.
deal-card-wild_light_blue_railroad = Μπαλαντέρ ({ deal-colour-light_blue } / { deal-colour-railroad })
    .acc = τον Μπαλαντέρ ({ deal-colour-light_blue } / { deal-colour-railroad })
    .what = Μετρά ως ένα από τα δύο χρώματα· το αλλάζεις στη σειρά σου.
deal-card-wild_pink_orange = Μπαλαντέρ ({ deal-colour-pink } / { deal-colour-orange })
    .acc = τον Μπαλαντέρ ({ deal-colour-pink } / { deal-colour-orange })
    .what = Μετρά ως ένα από τα δύο χρώματα· το αλλάζεις στη σειρά σου.
deal-card-wild_red_yellow = Μπαλαντέρ ({ deal-colour-red } / { deal-colour-yellow })
    .acc = τον Μπαλαντέρ ({ deal-colour-red } / { deal-colour-yellow })
    .what = Μετρά ως ένα από τα δύο χρώματα· το αλλάζεις στη σειρά σου.
deal-card-wild_green_dark_blue = Μπαλαντέρ ({ deal-colour-green } / { deal-colour-dark_blue })
    .acc = τον Μπαλαντέρ ({ deal-colour-green } / { deal-colour-dark_blue })
    .what = Μετρά ως ένα από τα δύο χρώματα· το αλλάζεις στη σειρά σου.
deal-card-wild_green_railroad = Μπαλαντέρ ({ deal-colour-green } / { deal-colour-railroad })
    .acc = τον Μπαλαντέρ ({ deal-colour-green } / { deal-colour-railroad })
    .what = Μετρά ως ένα από τα δύο χρώματα· το αλλάζεις στη σειρά σου.
deal-card-wild_railroad_utility = Μπαλαντέρ ({ deal-colour-railroad } / { deal-colour-utility })
    .acc = τον Μπαλαντέρ ({ deal-colour-railroad } / { deal-colour-utility })
    .what = Μετρά ως ένα από τα δύο χρώματα· το αλλάζεις στη σειρά σου.
deal-card-wild_any = Μπαλαντέρ (🌈 όλα τα χρώματα)
    .brief = Μπαλαντέρ
    .acc = τον Μπαλαντέρ (🌈 όλα τα χρώματα)
    .what = Μετρά ως όποιο χρώμα θέλεις· δεν αξίζει για πληρωμή.
deal-card-rent_brown_light_blue = Ενοίκιο ({ deal-colour-brown } / { deal-colour-light_blue })
    .acc = το Ενοίκιο ({ deal-colour-brown } / { deal-colour-light_blue })
    .what = Όλοι οι άλλοι σου πληρώνουν ενοίκιο για ένα από αυτά τα χρώματα.
deal-card-rent_pink_orange = Ενοίκιο ({ deal-colour-pink } / { deal-colour-orange })
    .acc = το Ενοίκιο ({ deal-colour-pink } / { deal-colour-orange })
    .what = Όλοι οι άλλοι σου πληρώνουν ενοίκιο για ένα από αυτά τα χρώματα.
deal-card-rent_red_yellow = Ενοίκιο ({ deal-colour-red } / { deal-colour-yellow })
    .acc = το Ενοίκιο ({ deal-colour-red } / { deal-colour-yellow })
    .what = Όλοι οι άλλοι σου πληρώνουν ενοίκιο για ένα από αυτά τα χρώματα.
deal-card-rent_green_dark_blue = Ενοίκιο ({ deal-colour-green } / { deal-colour-dark_blue })
    .acc = το Ενοίκιο ({ deal-colour-green } / { deal-colour-dark_blue })
    .what = Όλοι οι άλλοι σου πληρώνουν ενοίκιο για ένα από αυτά τα χρώματα.
deal-card-rent_railroad_utility = Ενοίκιο ({ deal-colour-railroad } / { deal-colour-utility })
    .acc = το Ενοίκιο ({ deal-colour-railroad } / { deal-colour-utility })
    .what = Όλοι οι άλλοι σου πληρώνουν ενοίκιο για ένα από αυτά τα χρώματα.
deal-card-rent_any = Ενοίκιο (🌈 όλα τα χρώματα)
    .brief = Ενοίκιο
    .acc = το Ενοίκιο (🌈 όλα τα χρώματα)
    .what = Ένας παίκτης σου πληρώνει ενοίκιο για όποιο χρώμα διαλέξεις.

## Ενέργειες

deal-card-deal_breaker = Διάλυση Συμφωνίας (Deal Breaker)
    .brief = Διάλυση Συμφωνίας
    .acc = τη Διάλυση Συμφωνίας (Deal Breaker)
    .what = Παίρνεις ένα πλήρες σετ ενός παίκτη, μαζί με τα κτίριά του.
deal-card-just_say_no = Απλώς Όχι (Just Say No)
    .brief = Απλώς Όχι
    .acc = το Απλώς Όχι (Just Say No)
    .what = Ακυρώνει μια ενέργεια εναντίον σου ή ένα άλλο Απλώς Όχι.
deal-card-sly_deal = Πονηρή Συμφωνία (Sly Deal)
    .brief = Πονηρή Συμφωνία
    .acc = την Πονηρή Συμφωνία (Sly Deal)
    .what = Παίρνεις ένα ακίνητο που δεν ανήκει σε πλήρες σετ.
deal-card-forced_deal = Αναγκαστική Ανταλλαγή (Forced Deal)
    .brief = Αναγκαστική Ανταλλαγή
    .acc = την Αναγκαστική Ανταλλαγή (Forced Deal)
    .what = Ανταλλάσσεις ένα ακίνητό σου με ενός άλλου παίκτη· όχι από πλήρη σετ.
deal-card-debt_collector = Εισπράκτορας Χρεών (Debt Collector)
    .brief = Εισπράκτορας Χρεών
    .acc = τον Εισπράκτορα Χρεών (Debt Collector)
    .what = Ένας παίκτης σου πληρώνει 5M.
deal-card-birthday = Έχω Γενέθλια (It’s My Birthday)
    .brief = Έχω Γενέθλια
    .acc = το Έχω Γενέθλια (It’s My Birthday)
    .what = Όλοι οι άλλοι σου πληρώνουν από 2M.
deal-card-pass_go = Πέρασμα από την Αφετηρία (Pass Go)
    .brief = Πέρασμα από την Αφετηρία
    .acc = το Πέρασμα από την Αφετηρία (Pass Go)
    .what = Τραβάς 2 κάρτες.
deal-card-double_the_rent = Διπλό Ενοίκιο (Double the Rent)
    .brief = Διπλό Ενοίκιο
    .acc = το Διπλό Ενοίκιο (Double the Rent)
    .what = Παίξ' το μαζί με κάρτα ενοικίου για να διπλασιαστεί το ενοίκιο.
deal-card-house = Σπίτι (House)
    .brief = Σπίτι
    .acc = το Σπίτι (House)
    .what = Μπαίνει σε πλήρες σετ: ενοίκιο +3M. Όχι σε σιδηροδρόμους ή κοινή ωφέλεια.
deal-card-hotel = Ξενοδοχείο (Hotel)
    .brief = Ξενοδοχείο
    .acc = το Ξενοδοχείο (Hotel)
    .what = Μπαίνει σε πλήρες σετ που έχει σπίτι: ενοίκιο +4M.

## Χρήματα

deal-card-money_1 = 1M
    .acc = 1M
    .what = Χρήματα για την τράπεζά σου.
deal-card-money_2 = 2M
    .acc = 2M
    .what = Χρήματα για την τράπεζά σου.
deal-card-money_3 = 3M
    .acc = 3M
    .what = Χρήματα για την τράπεζά σου.
deal-card-money_4 = 4M
    .acc = 4M
    .what = Χρήματα για την τράπεζά σου.
deal-card-money_5 = 5M
    .acc = 5M
    .what = Χρήματα για την τράπεζά σου.
deal-card-money_10 = 10M
    .acc = 10M
    .what = Χρήματα για την τράπεζά σου.

## Το τραπέζι

deal-table-turn = ▶️ { $seat } · { $plays ->
    [0] τέλος οι κινήσεις
    [one] μένει 1 κίνηση
   *[other] μένουν { $plays } κινήσεις
}
deal-table-discarding = ▶️ { $seat } · πετάει κάρτες (όριο χεριού 7)
deal-table-piles = 🎴 Τράβηγμα { $draw } · παιγμένες { $used }, πάνω: { $top }
deal-table-piles-unused = 🎴 Τράβηγμα { $draw } · παιγμένες 0
deal-table-charge = ⚡ { $seat } έπαιξε { NAME($card, case: "acc") }
deal-table-owes = • { $seat } χρωστάει { $amount }M
deal-table-threatened = • { $seat } δεν έχει απαντήσει ακόμη
deal-table-refused = • { $seat } είπε όχι · μπορεί να απαντήσει: { $asked }
deal-table-placing = 📥 { $seat } τοποθετεί { NAME($card, case: "acc") }
deal-table-seat = { $seat } · { $cards ->
    [one] 1 κάρτα
   *[other] { $cards } κάρτες
} · σετ { $sets }/{ $goal }
deal-table-left = { $seat } · αποχώρησε
deal-table-bank = 💰 { $total }M: { LIST($notes, style: "commas") }
deal-table-bank-total = 💰 { $total }M
deal-table-loose = 🧱 Δίπλα στα σετ: { $cards }
deal-table-complete = ✔ { $colour } { $count }/{ $size } · ενοίκιο { $rent }M
deal-table-growing = { $colour } { $count }/{ $size } · ενοίκιο { $rent }M
deal-table-brief = { $colour } { $count }/{ $size } ({ $rent }M)
deal-table-several = { LIST($stacks, style: "commas") }
deal-table-with = { $line } · { $more }
deal-table-wilds = { $count ->
    [one] 1 μπαλαντέρ
   *[other] { $count } μπαλαντέρ
}

deal-note = { $value }M
deal-notes = { $count }×{ $value }M

## Εικόνες

deal-picture-more = +{ $value }M
deal-picture-draw = τράβηγμα
deal-picture-used = παιγμένες
deal-picture-turn = σειρά

deal-standing = σετ { $sets }/{ $goal } · τράπεζα { $bank }M · { $properties ->
    [one] 1 ακίνητο
   *[other] { $properties } ακίνητα
} · { $cards ->
    [one] 1 κάρτα
   *[other] { $cards } κάρτες
} στο χέρι
deal-standing-left = αποχώρησε
deal-wealth = Χρήματα, ακίνητα και κτίρια στο τραπέζι σε M· κάθε πλήρες σετ μετρά 10M παραπάνω

## Το χέρι

deal-hand-title = { $count ->
    [one] Το χέρι σου: 1 κάρτα
   *[other] Το χέρι σου: { $count } κάρτες
}
deal-hand-turn = Η σειρά σου · { $plays ->
    [0] τέλος οι κινήσεις
    [one] μένει 1 κίνηση
   *[other] μένουν { $plays } κινήσεις
} · { $count } στο χέρι
deal-hand-waiting = Παίζει: { $seat } · { $count } στο χέρι σου
deal-hand-discarding = Η σειρά σου τελειώνει · { $count } στο χέρι, μένουν έως 7
deal-hand-over = Η παρτίδα τελείωσε · { $count } στο χέρι σου
deal-hand-money = Χρήματα
deal-hand-notes = { LIST($notes, style: "commas") } (σύνολο { $total }M)
deal-hand-properties = Ακίνητα
deal-hand-actions = Ενέργειες
deal-hand-card = { $card } · αξία { $value }M
deal-hand-cards = { $count }× { $card } · αξία { $value }M
deal-hand-lettered = { $letters } · { $line }
deal-hand-what = -# { $what }

## Πώς παίζεται

deal-guide-play = Πώς παίζεται
deal-guide-goal = 🏆 { $sets ->
    [one] Κερδίζει όποιος έχει ένα πλήρες σετ ακινήτων.
   *[other] Κερδίζει όποιος έχει { $sets } πλήρη σετ διαφορετικών χρωμάτων.
}
deal-guide-draw = 1. Η σειρά σου αρχίζει με 2 νέες κάρτες, με 5 αν το χέρι σου είναι άδειο.
deal-guide-turn = 2. Παίξε μέχρι 3 κάρτες: βάλ’ τες στην τράπεζα, κατέβασε ακίνητα ή χρησιμοποίησε ό,τι κάνουν.
deal-guide-end = 3. Κλείσε τη σειρά σου. Στο χέρι μένουν το πολύ 7 κάρτες.
deal-guide-pay = 💰 Πληρώνεις με κάρτες που είναι μπροστά σου, ποτέ από το χέρι. Ρέστα δεν υπάρχουν.
deal-guide-move = ↔️ Στη σειρά σου μετακινείς ακίνητα ανάμεσα στα σετ σου χωρίς να ξοδεύεις κίνηση.
deal-guide-no = ✋ Το Απλώς Όχι παίζεται σε όποια σειρά και τότε δεν κοστίζει κίνηση.
deal-guide-wilds = Μπαλαντέρ
deal-guide-rents = Ενοίκια

## Το ημερολόγιο

deal-log-turn = ▶️ Σειρά: { $seat }
deal-log-reshuffled = 🔀 Οι παιγμένες κάρτες ανακατεύονται σε νέα στοίβα ({ $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
})
deal-log-returned = { $seat } βάζει { $count ->
    [one] 1 κάρτα
   *[other] { $count } κάρτες
} κάτω από τη στοίβα
deal-log-discarded = { $seat } πετάει { NAME($cards, case: "acc") }
deal-log-banked = { $seat } βάζει { $value }M στην τράπεζα
deal-log-banked-card = { $seat } βάζει στην τράπεζα { NAME($card, case: "acc") } ως { $value }M
deal-log-laid = { $seat } κατεβάζει { NAME($card, case: "acc") }
deal-log-laid-wild = { $seat } κατεβάζει { NAME($card, case: "acc") } ως { NAME($colour, case: "acc") }
deal-log-built = { $seat } χτίζει στο σετ { $colour } { NAME($card, case: "acc") }
deal-log-pass-go = { $seat } παίζει { deal-card-pass_go.acc } και τραβάει 2
deal-log-charged = { $seat } παίζει { NAME($card, case: "acc") }: { $targets } χρωστούν από { $amount }M
deal-log-charged-one = { $seat } παίζει { NAME($card, case: "acc") }: { $targets } χρωστάει { $amount }M
deal-log-rent = { $seat } ζητάει ενοίκιο για { NAME($colour, case: "acc") }: { $amount }M από { $targets }
deal-log-rent-doubled = { $seat } ζητάει ενοίκιο για { NAME($colour, case: "acc") }, ×{ $times }: { $amount }M από { $targets }
deal-log-wants = { $seat } παίζει { NAME($card, case: "acc") } εναντίον { $target }: θέλει { NAME($take, case: "acc") }
deal-log-wants-swap = { $seat } παίζει { NAME($card, case: "acc") } εναντίον { $target }: θέλει { NAME($take, case: "acc") }, δίνει { NAME($give, case: "acc") }
deal-log-wants-set = { $seat } παίζει { NAME($card, case: "acc") } εναντίον { $target }: θέλει το σετ { $colour }
deal-log-no = ✋ { $seat }: Απλώς Όχι
deal-log-no-again = ✋ { $seat }: άλλο ένα Απλώς Όχι, απάντηση προς { $defender }
deal-log-no-again-play = ✋ { $seat }: άλλο ένα Απλώς Όχι, απάντηση προς { $defender }, με κόστος μία κίνηση
deal-log-doubling-cancelled = ✋ { $seat } γλιτώνει τον διπλασιασμό και χρωστάει { $amount }M
deal-log-target-cancelled = { $seat } γλιτώνει: δεν χάνει τίποτα
deal-log-target-nothing = { $seat } δεν έχει με τι να πληρώσει
deal-log-paid = { $seat } πληρώνει { $paid }M προς { $collector }: { $cards }
deal-log-paid-over = { $seat } πληρώνει { $paid }M για { $owed }M προς { $collector }: { $cards }
deal-log-paid-short = { $seat } δίνει ό,τι έχει, { $paid }M από { $owed }M, προς { $collector }: { $cards }
deal-log-took = { $seat } παίρνει { NAME($card, case: "acc") } από { $victim }
deal-log-swapped = { $seat } παίρνει { NAME($take, case: "acc") }, { $victim } παίρνει { NAME($give, case: "acc") }
deal-log-took-set = { $seat } παίρνει το σετ { $colour } από { $victim }
deal-log-placed = { $seat } τοποθετεί { NAME($card, case: "acc") } ως { NAME($colour, case: "acc") }
deal-log-moved = { $seat } μετακινεί { NAME($card, case: "acc") } στο σετ { $colour }
deal-log-exchanged = { $seat } αντιμεταθέτει { NAME($cards, case: "acc") }
deal-log-building-moved = { $seat } μεταφέρει { NAME($card, case: "acc") } σε άλλο σετ
deal-log-fell-bank = { $seat } βάζει στην τράπεζα { NAME($card, case: "acc") }: το σετ χάλασε
deal-log-fell-discard = { $seat } χάνει { NAME($card, case: "acc") }: το σετ χάλασε
deal-log-fell-loose = { $seat } αφήνει { NAME($card, case: "acc") } δίπλα στα σετ
deal-log-left = { $seat } αποχωρεί· οι κάρτες πάνε στις παιγμένες

## Εκδόσεις και επιλογές

ruleset-monopoly_deal = Monopoly Deal
    .what = Μάζεψε τρία πλήρη σετ ακινήτων. Ζήτα ενοίκια, κλέψε, αντάλλαξε και πες όχι.

deal-preset-classic = Κλασική
    .what = Το πρώτο φυλλάδιο: νίκη στη σειρά σου, οι περιττές κάρτες κάτω από τη στοίβα.
deal-preset-modern2018 = Μοντέρνα (2018)
    .what = Νίκη μόλις μαζευτούν τα σετ· οι περιττές κάρτες πετιούνται ανοιχτά.
deal-preset-refresh2024 = Ανανέωση (2024)
    .what = Όπως η Μοντέρνα· το Απλώς Όχι στη σειρά σου κοστίζει κίνηση, τα κτίρια που πέφτουν πετιούνται.
deal-preset-quick = Γρήγορη
    .what = Κερδίζει ένα πλήρες σετ· οι υπόλοιποι κατατάσσονται με βάση ό,τι έχουν.

deal-option-sets_to_win = Σετ για νίκη
    .what = Πόσα πλήρη σετ διαφορετικών χρωμάτων κερδίζουν.
deal-option-discard_to = Περιττές κάρτες
    .what = Πού πάνε στο τέλος της σειράς οι κάρτες πάνω από τις 7 του χεριού.
deal-option-discard_to-draw_bottom = κλειστές κάτω από τη στοίβα
deal-option-discard_to-discard_pile = ανοιχτές στις παιγμένες
deal-option-win_timing = Πότε κερδίζεις
    .what = Αν το τελευταίο σετ πρέπει να υπάρχει στη δική σου σειρά.
deal-option-win_timing-own_turn = στη δική σου σειρά
deal-option-win_timing-instant = αμέσως, σε όποια σειρά
deal-option-jsn_own_turn_costs_play = Το Απλώς Όχι κοστίζει κίνηση
    .what = Αν η απάντηση με Απλώς Όχι στη σειρά σου ξοδεύει μία κίνηση.
deal-option-broken_set_buildings = Κτίρια χαλασμένου σετ
    .what = Πού πάνε σπίτι και ξενοδοχείο όταν το σετ δεν είναι πια πλήρες.
deal-option-broken_set_buildings-bank = στην τράπεζα του κατόχου
deal-option-broken_set_buildings-discard = στις παιγμένες
deal-option-broken_set_buildings-loose = δίπλα στα σετ, για να ξαναχτιστούν
deal-option-move_buildings = Μεταφορά κτιρίων
    .what = Αν σπίτι και ξενοδοχείο μεταφέρονται ανάμεσα στα πλήρη σετ σου.
deal-option-paid_building_goes_to = Κτίρια ως πληρωμή
    .what = Πού πάει ένα σπίτι ή ξενοδοχείο που δίνεται ως πληρωμή.
deal-option-paid_building_goes_to-bank = στην τράπεζα
deal-option-paid_building_goes_to-properties = στα ακίνητα
deal-option-jsn_on_doubled_rent = Απλώς Όχι σε διπλό ενοίκιο
    .what = Τι ακυρώνει ένα Απλώς Όχι όταν το ενοίκιο έχει διπλασιαστεί.
deal-option-jsn_on_doubled_rent-whole = όλο το ενοίκιο
deal-option-jsn_on_doubled_rent-double_only = μόνο τον διπλασιασμό
deal-option-ranking_by_assets = Κατάταξη όλων
    .what = Αν κατατάσσονται και οι υπόλοιποι, με βάση τα σετ και ό,τι έχουν.
deal-option-reshuffle_cap = Ανακατέματα
    .what = Μετά από τόσα ανακατέματα αποφασίζει η περιουσία· 0 σημαίνει χωρίς όριο.

## Ερωτήσεις

deal-ask-play = Η σειρά σου. { $plays ->
    [0] Τέλος οι κινήσεις: τακτοποίησε ή κλείσε τη σειρά σου.
    [one] Μπορείς να παίξεις 1 κάρτα ακόμη.
   *[other] Μπορείς να παίξεις { $plays } κάρτες ακόμη.
}
deal-ask-arrange = Η τακτοποίηση των ακινήτων σου δεν κοστίζει κίνηση.
deal-ask-discard = { $count ->
    [one] Έχεις 1 κάρτα παραπάνω. Ποια φεύγει;
   *[other] Έχεις { $count } κάρτες παραπάνω. Ποιες φεύγουν;
}
deal-ask-place = { $count ->
    [one] Πήρες έναν μπαλαντέρ. Πού μπαίνει;
   *[other] Πήρες { $count } μπαλαντέρ. Πού μπαίνει ο καθένας;
}
deal-ask-counter = { $seat } λέει όχι. Είχες παίξει { NAME($card, case: "acc") }. Απαντάς με δικό σου Απλώς Όχι ή το αφήνεις;
deal-ask-answered = { $nos ->
    [0] { "" }
   *[other] { " " }Το Απλώς Όχι σου απαντήθηκε.
}
deal-ask-charge-rent = { $seat } σου ζητάει ενοίκιο { $amount }M.{ deal-ask-answered }
deal-ask-charge-debt_collector = { $seat } εισπράττει χρέος: χρωστάς { $amount }M.{ deal-ask-answered }
deal-ask-charge-birthday = Έχει γενέθλια: { $seat }. Χρωστάς { $amount }M.{ deal-ask-answered }
deal-ask-charge-sly_deal = { $seat } θέλει να σου πάρει { NAME($card, case: "acc") }.{ deal-ask-answered }
deal-ask-charge-forced_deal = { $seat } θέλει να σου πάρει { NAME($card, case: "acc") } και σου δίνει { NAME($give, case: "acc") }.{ deal-ask-answered }
deal-ask-charge-deal_breaker = { $seat } θέλει να σου πάρει το πλήρες σετ { $colour }.{ deal-ask-answered }

## Κουμπιά

deal-form-bank = Στην τράπεζα
deal-form-lay = Κατέβασέ το
deal-form-build = Χτίσε
deal-form-pass_go = Τράβα 2 κάρτες
deal-form-rent = Ζήτα ενοίκιο
deal-form-debt_collector = Είσπραξε 5M
deal-form-birthday = Πάρε 2M από όλους
deal-form-sly_deal = Κλέψε ένα ακίνητο
deal-form-forced_deal = Αντάλλαξε ακίνητα
deal-form-deal_breaker = Πάρε ένα πλήρες σετ
deal-form-end_turn = Τέλος σειράς
deal-form-discard = { $count ->
    [one] Πέταξε 1 κάρτα
   *[other] Πέταξε { $count } κάρτες
}
deal-form-move = Μετακίνησε μια κάρτα
deal-form-move_built = Μετακίνησε κάρτα από χτισμένο σετ
deal-form-swap = Άλλαξε θέση σε δύο κάρτες
deal-form-move_building = Μετέφερε κτίριο
deal-form-place = Τοποθέτησέ το
deal-form-pay = Πλήρωσε { $owed }M
deal-form-let_happen = Άφησέ το να γίνει
deal-form-say_no = Παίξε Απλώς Όχι

## Τι να διαλέξεις

deal-prompt-card = Διάλεξε κάρτα
deal-prompt-target = Διάλεξε παίκτη
deal-prompt-colour = Ως ποιο χρώμα;
deal-prompt-stack = Σε ποιο σετ;
deal-prompt-build-stack = Σε ποιο πλήρες σετ;
deal-prompt-rent-stack = Ενοίκιο για ποιο σετ;
deal-prompt-doublers = Διπλό ενοίκιο; (κάθε κάρτα κοστίζει κίνηση)
deal-prompt-take = Ποιο ακίνητο παίρνεις;
deal-prompt-give = Ποιο ακίνητο δίνεις για αυτό;
deal-prompt-take-set = Ποιο πλήρες σετ παίρνεις;
deal-prompt-pay = Πλήρωσε τουλάχιστον { $owed }M προς { $seat }. Ρέστα δεν δίνονται.
deal-prompt-received = Ποια κάρτα τοποθετείς;
deal-prompt-defender = Απέναντι σε ποιον;
deal-prompt-discard = { $count ->
    [one] Διάλεξε 1 κάρτα να πετάξεις
   *[other] Διάλεξε { $count } κάρτες να πετάξεις
}
deal-prompt-discard-bottom = { $count ->
    [one] Διάλεξε 1 κάρτα για κάτω από τη στοίβα
   *[other] Διάλεξε { $count } κάρτες με τη σειρά· η τελευταία πάει πιο κάτω στη στοίβα
}
deal-prompt-move = Ποια κάρτα μετακινείς;
deal-prompt-move-building = Ποιο κτίριο μεταφέρεις;
deal-prompt-swap = Ποια κάρτα αλλάζει θέση…
deal-prompt-swap-other = …με ποια;

deal-label-seat = { $seat }
deal-label-everyone = όλοι οι άλλοι
deal-label-chain = { $seat }
deal-label-stack = { $colour } { $count }/{ $size }
deal-label-stack-complete = ✔ { $colour } { $count }/{ $size }
deal-label-new-stack = { $colour }: νέο σετ

deal-detail-value = Αξία { $value }M
deal-detail-rent = Ενοίκιο { $amount }M
deal-detail-contents = { $cards }
deal-detail-in-stack = Στο σετ { $stack }
deal-detail-loose = Δίπλα στα σετ
deal-detail-received = Από { $seat }
deal-detail-pay-bank = { $value }M από την τράπεζά σου
deal-detail-pay-property = { $value }M · ακίνητο, { $colour }
deal-detail-pay-breaks = { $value }M · χαλάει το πλήρες σετ { $colour }
deal-detail-pay-building = { $value }M · κτίριο στο σετ { $colour }
deal-detail-pay-loose = { $value }M · κτίριο δίπλα στα σετ

## Τι χάνεται οριστικά

deal-lose-set = Το πλήρες σετ σου { $colour } διαλύεται, χωρίς να χρειάζεται.
deal-lose-building = Δίνεις { NAME($cards, case: "acc") }, χωρίς να χρειάζεται.
deal-lose-change = Δίνεις { $paid }M για { $owed }M και ρέστα δεν υπάρχουν.
deal-lose-built = Το σετ σου { $colour } διαλύεται και φεύγει ό,τι είναι χτισμένο πάνω του: { $cards }.
deal-lose-strong = Φεύγει από τις πιο δυνατές σου κάρτες: { $cards }.
deal-lose-no = Το Απλώς Όχι σου ξοδεύεται.
deal-lose-chance = Κρατάς ένα Απλώς Όχι και το αφήνεις αχρησιμοποίητο.
deal-lose-turn = Δεν έπαιξες καμία κάρτα σε αυτή τη σειρά.

## Αρνήσεις

deal-refuse-over = Η παρτίδα τελείωσε. Άνοιξε νέο τραπέζι για να ξαναπαίξεις.
deal-refuse-seat = Αυτή η θέση αποχώρησε και δεν παίζει πια. Μπορείς να συνεχίσεις να παρακολουθείς.
deal-refuse-turn = Δεν είναι η σειρά σου. Περίμενε να σε ονομάσει το τραπέζι.
deal-refuse-turn-over = Η σειρά σου τελειώνει: πέταξε πρώτα τις περιττές κάρτες.
deal-refuse-pending = Κάποιος δεν έχει απαντήσει ακόμη. Συνέχισε όταν απαντήσουν όλοι.
deal-refuse-plays = Δεν σου μένουν κινήσεις. Τακτοποίησε τα ακίνητά σου ή κλείσε τη σειρά σου.
deal-refuse-hand = Αυτή η κάρτα δεν είναι πια στο χέρι σου. Διάλεξε μία από όσες βλέπεις τώρα.
deal-refuse-target = Διάλεξε άλλον παίκτη που είναι ακόμη στην παρτίδα.
deal-refuse-kind = Η κάρτα δεν παίζεται έτσι. Διάλεξε τη χρήση της ή βάλ' την στην τράπεζα.
deal-refuse-own = Αυτό δεν είναι μπροστά σου. Διάλεξε μια δική σου κάρτα.
deal-refuse-same-place = Βρίσκεται ήδη εκεί. Διάλεξε άλλο σετ ή χρώμα.
deal-refuse-swap = Αυτές οι δύο δεν αλλάζουν θέση. Διάλεξε δύο που η καθεμιά μπορεί να πάρει το χρώμα της άλλης.
deal-refuse-bank-property = Τα ακίνητα δεν μπαίνουν στην τράπεζα. Κατέβασέ το στα ακίνητά σου.
deal-refuse-not-property = Αυτή η κάρτα δεν είναι ακίνητο. Βάλ' την στην τράπεζα ή παίξε την ενέργειά της.
deal-refuse-colour = Δεν παίρνει αυτό το χρώμα: { $card }. Διάλεξε ένα από τα δικά της.
deal-refuse-stack = Δεν χωράει εκεί. Διάλεξε σετ του χρώματος με χώρο ή άρχισε νέο.
deal-refuse-build-incomplete = Τα κτίρια θέλουν πλήρες σετ. Συμπλήρωσε ένα ή βάλε την κάρτα στην τράπεζα.
deal-refuse-build-colour = Εδώ δεν χτίζεις: { $colour }. Διάλεξε σετ άλλου χρώματος.
deal-refuse-build-house = Αυτό το σετ έχει ήδη σπίτι. Διάλεξε άλλο σετ.
deal-refuse-build-hotel = Το ξενοδοχείο θέλει σετ με σπίτι και χωρίς ξενοδοχείο. Χτίσε πρώτα σπίτι.
deal-refuse-move-building = Σε αυτό το τραπέζι τα κτίρια δεν μεταφέρονται. Μετακίνησε μόνο ακίνητα.
deal-refuse-rent-colour = Δεν έχεις σετ αυτού του χρώματος. Διάλεξε άλλο ή βάλε την κάρτα στην τράπεζα.
deal-refuse-rent-wild = Ο μπαλαντέρ όλων των χρωμάτων δεν εισπράττει μόνος του. Πρόσθεσε πρώτα ακίνητο του χρώματος.
deal-refuse-rent-everyone = Αυτό το ενοίκιο το πληρώνουν όλοι· μη διαλέξεις παίκτη.
deal-refuse-doubler = Προσθέτεις μόνο διαφορετικές κάρτες Διπλό Ενοίκιο του χεριού σου. Διάλεξε ξανά.
deal-refuse-doubler-plays = Δεν φτάνουν οι κινήσεις σου. Πρόσθεσε λιγότερους διπλασιασμούς.
deal-refuse-not-there = Αυτή η κάρτα δεν είναι πια εκεί. Δες το τραπέζι και διάλεξε ξανά.
deal-refuse-complete-set = Κάρτες πλήρους σετ δεν παίρνονται ούτε δίνονται μία μία. Διάλεξε κάρτα εκτός πλήρους σετ.
deal-refuse-incomplete-set = Αυτό το σετ δεν είναι πλήρες. Διάλεξε ένα πλήρες.
deal-refuse-not-asked = Τώρα δεν σου ζητείται αυτό. Δες στο χέρι σου τι περιμένουμε.
deal-refuse-pay-cards = Πλήρωσε με κάρτες που είναι μπροστά σου και έχουν αξία, την καθεμιά μία φορά.
deal-refuse-pay-little = Είναι { $paid }M, ενώ χρωστάς { $owed }M. Πρόσθεσε κάρτες.
deal-refuse-must-pay = Μπορείς να πληρώσεις, άρα πληρώνεις: διάλεξε κάρτες ή παίξε Απλώς Όχι.
deal-refuse-not-received = Αυτή η κάρτα δεν περιμένει τοποθέτηση. Διάλεξε μία που μόλις πήρες.
deal-refuse-place-first = Τοποθέτησε πρώτα τις κάρτες που πήρες.
deal-refuse-no-discard = Τώρα δεν πετάς κάρτες. Φεύγουν μόνο στο τέλος της σειράς σου, πάνω από 7.
deal-refuse-discard-count = { $count ->
    [one] Διάλεξε ακριβώς 1 κάρτα.
   *[other] Διάλεξε ακριβώς { $count } κάρτες.
}

## Το τέλος

deal-outcome-sets = 🏆 Συμπληρώθηκαν αρκετά σετ!
deal-outcome-last_seat = 🏆 Όλοι οι άλλοι αποχώρησαν.
deal-outcome-stalemate = 🏁 Δεν μένουν κάρτες για παίξιμο· αποφασίζει η περιουσία.
deal-outcome-reshuffle_cap = 🏁 Τα ανακατέματα που συμφωνήθηκαν τελείωσαν· αποφασίζει η περιουσία.

## Ο προπονητής του μαθήματος

deal-coach-welcome = Καλώς ήρθες! Κερδίζει όποιος έχει { $sets } πλήρη σετ διαφορετικών χρωμάτων. Στη σειρά σου παίρνεις 2 κάρτες και παίζεις μέχρι 3.
deal-coach-lay = Τα ακίνητα μετράνε μόνο όταν είναι κάτω μπροστά σου, και μόνο γι’ αυτά ζητάς ενοίκιο. Ένα νέο χρώμα είναι μια αρχή.
deal-coach-grow = Όσο πιο γεμάτο το σετ, τόσο πιο μεγάλο το ενοίκιο και τόσο πιο κοντά η νίκη. Πρόσθεσε σε ό,τι έχεις.
deal-coach-completes = Αυτή η κάρτα συμπληρώνει σετ. Από πλήρες σετ δεν κλέβουν μία-μία κάρτα· το παίρνει μόνο ολόκληρο { deal-card-deal_breaker.acc }.
deal-coach-wild = Ο μπαλαντέρ μετράει ως ένα από τα χρώματά του και στη σειρά σου τον μετακινείς δωρεάν σε άλλο.
deal-coach-bank = Πληρώνεις μόνο με ό,τι έχεις μπροστά σου. Χωρίς χρήματα στην τράπεζα θα πλήρωνες με ακίνητα.
deal-coach-bank-action = Κάθε κάρτα ενέργειας μπαίνει και στην τράπεζα ως χρήμα. Αξίζει όταν τώρα δεν κάνει πολλά και η τράπεζα είναι μικρή. Μετά μένει χρήμα.
deal-coach-build = Σπίτι ή ξενοδοχείο σε πλήρες σετ ανεβάζει το ενοίκιο. Μένει όσο το σετ είναι πλήρες.
deal-coach-pass-go = Αυτή η κάρτα κοστίζει μία κίνηση και φέρνει δύο νέες. Παίξε την πρώτη: ίσως είναι καλύτερες από όσες κρατάς.
deal-coach-rent = Η κάρτα ενοικίου βάζει τους άλλους να πληρώσουν για ένα σετ σου: διάλεξε αυτό με το μεγαλύτερο ενοίκιο.
deal-coach-double = Μπορείς να διπλασιάσεις αυτό το ενοίκιο. Κοστίζει άλλη μία κίνηση και αξίζει όταν το ενοίκιο είναι μεγάλο.
deal-coach-collect = Χρήματα για την τράπεζά σου, και οι άλλοι φτωχαίνουν. Όποιος δεν έχει αρκετά μπροστά του πληρώνει με ακίνητα.
deal-coach-steal = Παίρνεις ένα ακίνητο που δεν είναι σε πλήρες σετ. Πάρε ό,τι γεμίζει δικό σου σετ ή χαλάει το δικό τους.
deal-coach-swap = Ανταλλάσσεις ένα ακίνητό σου με ένα δικό τους. Δώσε ό,τι χρειάζεσαι λιγότερο, πάρε ό,τι γεμίζει σετ.
deal-coach-breaker = Η πιο δυνατή κάρτα: παίρνει ολόκληρο πλήρες σετ.
deal-coach-end = Έπαιξες όλες τις κινήσεις σου. Μπορείς ακόμη να μετακινήσεις ακίνητα· μετά παίζει ο επόμενος.
deal-coach-end-early = Δεν είναι ανάγκη να παίξεις τρεις κάρτες. Ό,τι έμεινε αξίζει περισσότερο αργότερα.
deal-coach-discard = Στο χέρι μένουν το πολύ 7 κάρτες. Πέταξε ό,τι σε βοηθάει λιγότερο.
deal-coach-arrange = Η μετακίνηση δικών σου ακινήτων ανάμεσα σε σετ δεν κοστίζει κίνηση. Έτσι σου είναι πιο χρήσιμα.
deal-coach-place = Πήρες μπαλαντέρ. Βάλ’ τον εκεί που γεμίζει περισσότερο ένα σετ.
deal-coach-pay = Πλήρωσε πρώτα με χρήματα και άσε τα πλήρη σετ. Ρέστα δεν υπάρχουν, γι’ αυτό πλησίασε το ποσό.
deal-coach-spare-no = Θα μπορούσες να το σταματήσεις με το Απλώς Όχι. Αξίζει όμως περισσότερο απέναντι σε κλοπή, οπότε πλήρωσε.
deal-coach-no = Αυτό θα πονούσε. Το Απλώς Όχι σου το σταματάει, χωρίς να κοστίζει κίνηση.
deal-coach-accept = Εδώ δεν γίνεται κάτι, ή δεν αξίζει μια κάρτα. Συμβαίνει σε όλους.
deal-coach-counter = Απάντησαν στην κάρτα σου με Απλώς Όχι. Μόνο ένα άλλο Απλώς Όχι θα απαντούσε σε αυτό.
deal-coach-nearly = Σου λείπει ένα σετ για να κερδίσεις. Ψάξε την κάρτα που γεμίζει σετ και πρόσεχε τους κλέφτες.
deal-coach-keep-no = Κράτα το Απλώς Όχι στο χέρι: δουλεύει στη σειρά των άλλων, όταν θέλουν κάτι δικό σου.
