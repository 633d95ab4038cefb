# Machi Koro.
# Το όνομα κάθε κάρτας είναι ένα μήνυμα· .acc: αιτιατική με άρθρο, .what: τι κάνει, .short: το ίδιο με λίγα σημάδια.
# Για εικόνες, χωρίς σημάδια και με λίγο χώρο: .brief αντί για .short, .title αντί για μακρύ όνομα.
# Σημάδια: 💰 νομίσματα, 🏛️ ορόσημα, 🚧 κλειστή για ανακαίνιση.

## Χρώματα: σε ποιανού ζαριά ενεργεί μια κάρτα

machi-colour-blue = 🔷 Μπλε
    .sign = 🔷
machi-colour-green = 🟢 Πράσινη
    .sign = 🟢
machi-colour-red = 🔺 Κόκκινη
    .sign = 🔺
machi-colour-purple = 🟪 Μοβ
    .sign = 🟪

## Σύμβολα: τι μετρούν άλλες κάρτες

machi-icon-wheat = 🌾 σιτάρι
    .sign = 🌾
machi-icon-cow = 🐄 αγελάδα
    .sign = 🐄
machi-icon-gear = ⚙️ γρανάζι
    .sign = ⚙️
machi-icon-bread = 🍞 ψωμί
    .sign = 🍞
machi-icon-cup = ☕ φλιτζάνι
    .sign = ☕
machi-icon-factory = 🏭 εργοστάσιο
    .sign = 🏭
machi-icon-fruit = 🍎 φρούτα
    .sign = 🍎
machi-icon-boat = ⛵ βάρκα
    .sign = ⛵
machi-icon-suitcase = 💼 βαλίτσα
    .sign = 💼
machi-icon-major = 🗼 πύργος
    .sign = 🗼

## Επιχειρήσεις

machi-card-wheat_field = Σιτοχώραφο
    .acc = το Σιτοχώραφο
    .what = Η τράπεζα σου δίνει 1.
    .short = +1
machi-card-sushi_bar = Σούσι Μπαρ
    .acc = το Σούσι Μπαρ
    .what = Αν έχεις Λιμάνι, σου πληρώνει 3 όποιος έριξε.
    .short = παίρνει 3 με Λιμάνι
machi-card-ranch = Φάρμα
    .acc = τη Φάρμα
    .what = Η τράπεζα σου δίνει 1.
    .short = +1
machi-card-general_store = Παντοπωλείο
    .acc = το Παντοπωλείο
    .what = Η τράπεζα σου δίνει 2 αν έχεις χτίσει λιγότερα από 2 ορόσημα.
    .short = +2 κάτω από 2 🏛️
    .brief = +2 κάτω από 2 ορόσημα
machi-card-bakery = Φούρνος
    .acc = τον Φούρνο
    .what = Η τράπεζα σου δίνει 1.
    .short = +1
machi-card-cafe = Καφετέρια
    .acc = την Καφετέρια
    .what = Σου πληρώνει 1 όποιος έριξε.
    .short = παίρνει 1
machi-card-corn_field = Καλαμποκοχώραφο
    .acc = το Καλαμποκοχώραφο
    .what = Η τράπεζα σου δίνει 1 αν έχεις χτίσει λιγότερα από 2 ορόσημα.
    .short = +1 κάτω από 2 🏛️
    .brief = +1 κάτω από 2 ορόσημα
    .title = Καλαμπόκι
machi-card-convenience_store = Ψιλικατζίδικο
    .acc = το Ψιλικατζίδικο
    .what = Η τράπεζα σου δίνει 3.
    .short = +3
machi-card-flower_orchard = Ανθόκηπος
    .acc = τον Ανθόκηπο
    .what = Η τράπεζα σου δίνει 1.
    .short = +1
machi-card-demolition_company = Εταιρεία Κατεδαφίσεων
    .acc = την Εταιρεία Κατεδαφίσεων
    .what = Γκρεμίζεις ένα ορόσημό σου και η τράπεζα σου δίνει 8. Μπορείς να το ξαναχτίσεις.
    .short = χάνει 🏛️: +8
    .brief = +8 αν γκρεμίσεις ένα ορόσημο
    .title = Κατεδαφίσεις
machi-card-forest = Δάσος
    .acc = το Δάσος
    .what = Η τράπεζα σου δίνει 1.
    .short = +1
machi-card-french_restaurant = Γαλλικό Εστιατόριο
    .acc = το Γαλλικό Εστιατόριο
    .what = Σου πληρώνει 5 όποιος έριξε, αν έχει χτίσει τουλάχιστον 2 ορόσημα.
    .short = παίρνει 5 από 2🏛️ και πάνω
    .brief = παίρνει 5 από 2 ορόσημα και πάνω
machi-card-loan_office = Γραφείο Δανείων
    .acc = το Γραφείο Δανείων
    .what = Όταν το χτίζεις παίρνεις 5. Κάθε φορά που ενεργεί, πληρώνεις 2 στην τράπεζα.
    .short = −2
machi-card-flower_shop = Ανθοπωλείο
    .acc = το Ανθοπωλείο
    .what = Η τράπεζα σου δίνει 1 για κάθε Ανθόκηπό σου.
    .short = +1 ανά Ανθόκηπο
machi-card-stadium = Στάδιο
    .acc = το Στάδιο
    .what = Όλοι οι άλλοι σου πληρώνουν από 2.
    .short = 2 από τον καθένα
machi-card-tv_station = Τηλεοπτικός Σταθμός
    .acc = τον Τηλεοπτικό Σταθμό
    .what = Σου πληρώνει 5 ένας παίκτης που διαλέγεις.
    .short = 5 από έναν παίκτη
machi-card-business_center = Επιχειρηματικό Κέντρο
    .acc = το Επιχειρηματικό Κέντρο
    .what = Ανταλλάσσεις μια κάρτα σου με μια κάρτα άλλου παίκτη· όχι μοβ.
    .short = ανταλλάσσει μια κάρτα
    .title = Επιχειρημ. Κέντρο
machi-card-cheese_factory = Τυροκομείο
    .acc = το Τυροκομείο
    .what = Η τράπεζα σου δίνει 3 για κάθε κάρτα σου με αγελάδα 🐄.
    .short = +3 ανά 🐄
    .brief = +3 ανά αγελάδα
machi-card-pizza_joint = Πιτσαρία
    .acc = την Πιτσαρία
    .what = Σου πληρώνει 1 όποιος έριξε.
    .short = παίρνει 1
machi-card-vineyard = Αμπελώνας
    .acc = τον Αμπελώνα
    .what = Η τράπεζα σου δίνει 3.
    .short = +3
machi-card-publisher = Εκδοτικός Οίκος
    .acc = τον Εκδοτικό Οίκο
    .what = Όλοι οι άλλοι σου πληρώνουν από 1 για κάθε κάρτα τους με φλιτζάνι ☕ ή ψωμί 🍞.
    .short = 1 ανά ☕🍞 από τον καθένα
    .brief = 1 ανά φλιτζάνι και ψωμί από τον καθένα
machi-card-furniture_factory = Εργοστάσιο Επίπλων
    .acc = το Εργοστάσιο Επίπλων
    .what = Η τράπεζα σου δίνει 3 για κάθε κάρτα σου με γρανάζι ⚙️.
    .short = +3 ανά ⚙️
    .brief = +3 ανά γρανάζι
machi-card-hamburger_stand = Μπεργκεράδικο
    .acc = το Μπεργκεράδικο
    .what = Σου πληρώνει 1 όποιος έριξε.
    .short = παίρνει 1
    .title = Μπέργκερ
machi-card-mackerel_boat = Βάρκα για Σκουμπρί
    .acc = τη Βάρκα για Σκουμπρί
    .what = Η τράπεζα σου δίνει 3 αν έχεις Λιμάνι.
    .short = +3 με Λιμάνι
machi-card-tax_office = Εφορία
    .acc = την Εφορία
    .what = Όλοι οι άλλοι που έχουν 10 και πάνω σου πληρώνουν τα μισά, στρογγυλεμένα προς τα κάτω.
    .short = τα μισά από 10💰 και πάνω
    .brief = τα μισά από 10 νομίσματα και πάνω
machi-card-renovation_company = Εταιρεία Ανακαινίσεων
    .acc = την Εταιρεία Ανακαινίσεων
    .what = Διαλέγεις ένα είδος που δεν είναι μοβ: όλες οι κάρτες του κλείνουν και οι άλλοι σου πληρώνουν 1 για κάθε δική τους.
    .short = κλείνει ένα είδος, 1 ανά κάρτα
machi-card-mine = Ορυχείο
    .acc = το Ορυχείο
    .what = Η τράπεζα σου δίνει 5.
    .short = +5
machi-card-winery = Οινοποιείο
    .acc = το Οινοποιείο
    .what = Η τράπεζα σου δίνει 6 για κάθε Αμπελώνα σου· μετά αυτή η κάρτα κλείνει για ανακαίνιση.
    .short = +6 ανά Αμπελώνα, μετά 🚧
    .brief = +6 ανά Αμπελώνα, μετά κλείνει
machi-card-family_restaurant = Οικογενειακό Εστιατόριο
    .acc = το Οικογενειακό Εστιατόριο
    .what = Σου πληρώνει 2 όποιος έριξε.
    .short = παίρνει 2
machi-card-moving_company = Μεταφορική Εταιρεία
    .acc = τη Μεταφορική Εταιρεία
    .what = Δίνεις μια κάρτα σου, όχι μοβ, σε άλλον παίκτη και η τράπεζα σου δίνει 4.
    .short = +4 για μια κάρτα που δίνεις
machi-card-apple_orchard = Μηλεώνας
    .acc = τον Μηλεώνα
    .what = Η τράπεζα σου δίνει 3.
    .short = +3
machi-card-tech_startup = Νεοφυής Εταιρεία
    .acc = τη Νεοφυή Εταιρεία
    .what = Στο τέλος της σειράς σου μπορείς να βάζεις πάνω της 1. Όταν ενεργεί, όλοι οι άλλοι σου πληρώνουν από όσα έχει πάνω της.
    .short = τα 💰 της από τον καθένα
    .brief = τα νομίσματά της από τον καθένα
machi-card-exhibit_hall = Εκθεσιακό Κέντρο
    .acc = το Εκθεσιακό Κέντρο
    .what = Στη θέση του ενεργεί ένα άλλο είδος σου· μετά γυρίζει στην αγορά.
    .short = ενεργεί άλλο είδος
machi-card-soda_bottling_plant = Εργοστάσιο Αναψυκτικών
    .acc = το Εργοστάσιο Αναψυκτικών
    .what = Η τράπεζα σου δίνει 1 για κάθε κάρτα με φλιτζάνι ☕ που έχει οποιοσδήποτε.
    .short = +1 ανά ☕ όλων
    .brief = +1 ανά φλιτζάνι όλων
machi-card-fruit_vegetable_market = Λαϊκή Αγορά
    .acc = τη Λαϊκή Αγορά
    .what = Η τράπεζα σου δίνει 2 για κάθε κάρτα σου με σιτάρι 🌾.
    .short = +2 ανά 🌾
    .brief = +2 ανά σιτάρι
    .title = Λαϊκή Αγορά
machi-card-park = Πάρκο
    .acc = το Πάρκο
    .what = Τα νομίσματα όλων μαζεύονται και μοιράζονται εξίσου.
    .short = μοιράζει όλα τα 💰
    .brief = μοιράζει όλα τα νομίσματα
machi-card-food_warehouse = Αποθήκη Τροφίμων
    .acc = την Αποθήκη Τροφίμων
    .what = Η τράπεζα σου δίνει 2 για κάθε κάρτα σου με φλιτζάνι ☕.
    .short = +2 ανά ☕
    .brief = +2 ανά φλιτζάνι
machi-card-tuna_boat = Τονοκάικο
    .acc = το Τονοκάικο
    .what = Όποιος έριξε ρίχνει άλλα 2 ζάρια· αν έχεις Λιμάνι, η τράπεζα σου δίνει το άθροισμά τους.
    .short = +🎲🎲 με Λιμάνι
    .brief = με Λιμάνι, το άθροισμα 2 ζαριών
machi-card-members_only_club = Ιδιωτική Λέσχη
    .acc = την Ιδιωτική Λέσχη
    .what = Σου πληρώνει ό,τι έχει όποιος έριξε, αν έχει χτίσει τουλάχιστον 3 ορόσημα.
    .short = παίρνει όλα από 3🏛️ και πάνω
    .brief = παίρνει όλα από 3 ορόσημα και πάνω

## Ορόσημα

machi-card-city_hall = Δημαρχείο
    .sign = 🏢
    .acc = το Δημαρχείο
    .what = Υπάρχει από την αρχή. Αν πριν χτίσεις δεν έχεις νομίσματα, παίρνεις 1.
    .short = 1 αν δεν έχεις
machi-card-harbor = Λιμάνι
    .sign = ⚓
    .acc = το Λιμάνι
    .what = Με ζαριά από 10 και πάνω μπορείς να προσθέσεις 2. Το θέλουν οι βάρκες και το Σούσι Μπαρ.
    .short = +2 σε ζαριά από 10
machi-card-train_station = Σταθμός Τρένων
    .sign = 🚉
    .acc = τον Σταθμό Τρένων
    .what = Μπορείς να ρίχνεις 2 ζάρια.
    .short = 1 ή 2 ζάρια
machi-card-shopping_mall = Εμπορικό Κέντρο
    .sign = 🛍️
    .acc = το Εμπορικό Κέντρο
    .what = Κάθε κάρτα σου με φλιτζάνι ☕ ή ψωμί 🍞 φέρνει 1 παραπάνω.
    .short = +1 ανά ☕🍞
    .brief = +1 ανά φλιτζάνι και ψωμί
machi-card-amusement_park = Λούνα Παρκ
    .sign = 🎡
    .acc = το Λούνα Παρκ
    .what = Με διπλή ζαριά παίζεις άλλη μία σειρά.
    .short = άλλη σειρά με διπλή ζαριά
machi-card-radio_tower = Ραδιοφωνικός Πύργος
    .sign = 📡
    .acc = τον Ραδιοφωνικό Πύργο
    .what = Μία φορά σε κάθε σειρά μπορείς να ξαναρίξεις.
    .short = ξαναρίχνεις μία φορά
machi-card-airport = Αεροδρόμιο
    .sign = ✈️
    .acc = το Αεροδρόμιο
    .what = Όταν δεν χτίζεις τίποτα, η τράπεζα σου δίνει 10.
    .short = +10 όταν δεν χτίζεις

## Κομμάτια γραμμών

machi-range-one = { $total }
machi-range = { $least }–{ $most }
machi-price = { $cost }💰
machi-price-gain = +{ $gain }💰
machi-and = { $line } · { $more }
machi-dice-one = { $total }
machi-dice-two = { $first } + { $second } = { $total }
machi-dice-more = { $first } + { $second } + 2 = { $total }
machi-times = { $line } ×{ $count }
machi-shut = { $line } (🚧 κλειστά { $count })
machi-fund = { $line } ({ $coins }💰)

## Το τραπέζι

machi-phase-roll = ▶️ { $seat } ρίχνει
machi-phase-reroll = ▶️ { $seat } μπορεί να ξαναρίξει
machi-phase-harbor = ▶️ { $seat } μπορεί να προσθέσει 2
machi-phase-order = ▶️ { $seat } λέει ποια κάρτα ενεργεί τώρα
machi-phase-tuna = ▶️ { $seat } ρίχνει για τα καΐκια
machi-phase-victim = ▶️ { $seat } διαλέγει ποιος πληρώνει
machi-phase-swap = ▶️ { $seat } μπορεί να ανταλλάξει μια κάρτα
machi-phase-demolish = ▶️ { $seat } γκρεμίζει ένα ορόσημο
machi-phase-give = ▶️ { $seat } χαρίζει μια κάρτα
machi-phase-renovate = ▶️ { $seat } μπορεί να κλείσει ένα είδος
machi-phase-exhibit = ▶️ { $seat } μπορεί να βάλει άλλη κάρτα να ενεργήσει
machi-phase-build = ▶️ { $seat } μπορεί να χτίσει
machi-phase-invest = ▶️ { $seat } μπορεί να βάλει νόμισμα στη Νεοφυή Εταιρεία
machi-table-by = { $line } ({ $card })
machi-table-dice = 🎲 { $dice }
machi-table-again = ακολουθεί άλλη σειρά
machi-table-boats = καΐκια { $total }
machi-table-bank = 🏦 Η τράπεζα έχει { $coins }💰
machi-table-seat = { $seat } · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-table-left = { $seat } · αποχώρησε
machi-table-built = ✔ { LIST($cards, style: "commas") }
machi-table-open = ▫️ { LIST($cards, style: "commas") }
machi-table-still = ▫️ { LIST($cards, style: "commas", case: "sign") }
machi-table-group = **{ $range }** { LIST($cards, style: "commas") }
machi-table-card = { NAME($colour, case: "sign") }{ $card }
machi-table-market = Αγορά
machi-table-market-deck = Αγορά · κλειστές { $deck }
machi-table-stack = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } { $price } ×{ $count } · { $short }
machi-table-stack-brief = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } { $price } ×{ $count }
machi-table-legend = -# ×: μένουν · 🔷 σε κάθε ζαριά · 🟢 στη δική σου · 🔺 στων άλλων · 🟪 στη δική σου, μία από κάθε είδος
machi-table-landmarks = { LIST($marks, style: "commas") }
machi-table-landmark = { NAME($card, case: "sign") } { $card } { $price }

## Εικόνες, και οι γραμμές δίπλα τους

machi-standing = { $coins }, { $built } από { $goal } ορόσημα, { $cards }
machi-standing-coins = { $coins ->
    [one] 1 νόμισμα
   *[other] { $coins } νομίσματα
}
machi-standing-cards = { $cards ->
    [one] 1 κάρτα
   *[other] { $cards } κάρτες
}
machi-standing-change = { $line } ({ $change })
machi-standing-left = αποχώρησε
machi-wealth = Νομίσματα, και όσα κοστίζουν κάρτες και ορόσημα

## Η πόλη σου

machi-hand-title = Η πόλη σου
machi-hand-turn = Η σειρά σου · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-waiting = Παίζει: { $seat } · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-over = Η παρτίδα τελείωσε · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-card = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } · { $short }
machi-hand-can = Μπορείς να χτίσεις
machi-hand-plan = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } · { $price } · { $short }
machi-hand-plan-owned = { $line } · έχεις { $count }
machi-hand-plan-landmark = { NAME($card, case: "sign") } { $card } · { $price } · { $short }
machi-hand-not = Όχι ακόμη
machi-hand-missing = Λείπουν { $count }💰: { LIST($cards, style: "commas") }
machi-hand-reason = { LIST($cards, style: "commas") }: { $reason }
machi-hand-yields = 🎲 Η ζαριά σου τώρα θα έφερνε { LIST($yields, style: "commas") }
machi-hand-yield = **{ $total }**: +{ $amount }
machi-hand-yield-loss = **{ $total }**: −{ $amount }

## Πώς παίζεται

machi-guide-play = Πώς παίζεται
machi-guide-goal = 🏆 { $goal ->
    [one] Όποιος χτίσει 1 ορόσημο κερδίζει αμέσως.
   *[other] Όποιος χτίσει { $goal } ορόσημα κερδίζει αμέσως.
}
machi-guide-start = 1. Όλοι αρχίζουν με ένα Σιτοχώραφο, έναν Φούρνο και 3 νομίσματα.
machi-guide-roll = 2. Στη σειρά σου ρίχνεις 1 ζάρι, με Σταθμό Τρένων και 2· ενεργούν οι κάρτες με αυτόν τον αριθμό.
machi-guide-order = 3. Πρώτα οι κόκκινες των άλλων, από τα δεξιά σου· μετά όλες οι μπλε και οι πράσινες δικές σου· τέλος οι μοβ σου.
machi-guide-short = 4. Όποιος δεν έχει αρκετά δίνει όσα έχει και δεν χρωστάει.
machi-guide-build = 5. Μετά μπορείς να χτίσεις μία επιχείρηση ή ένα ορόσημο.
machi-guide-closed = 🚧 Μια κλειστή κάρτα ξανανοίγει, χωρίς να ενεργήσει, στην επόμενη ζαριά που θα την ενεργοποιούσε.
machi-guide-colour-blue = 🔷 Μπλε: ενεργούν σε κάθε ζαριά
machi-guide-colour-green = 🟢 Πράσινες: ενεργούν στη δική σου ζαριά
machi-guide-colour-red = 🔺 Κόκκινες: ενεργούν στη ζαριά των άλλων
machi-guide-colour-purple = 🟪 Μοβ: ενεργούν στη δική σου ζαριά· μόνο μία από κάθε είδος
machi-guide-landmarks = 🏛️ Ορόσημα: το καθένα μία φορά, μόνο για σένα
machi-guide-card = **{ $range }** { $card } · { $icon } · { $price } · ×{ $count }
machi-guide-landmark = { NAME($card, case: "sign") } { $card } · { $price }
machi-guide-what = -# { $what }

## Το ημερολόγιο

machi-log-began = ▶️ { $seat } αρχίζει
machi-log-rolled = 🎲 { $seat } ρίχνει { $dice }
machi-log-rolled-again = 🎲 { $seat } ξαναρίχνει: { $dice }
machi-log-kept = 🎲 { $seat } κρατάει τη ζαριά
machi-log-added = ⚓ { $seat } προσθέτει 2: { $total }
machi-log-declined-harbor = ⚓ { $seat } δεν προσθέτει
machi-log-declined-swap = { $seat } δεν ανταλλάσσει
machi-log-declined-renovate = { $seat } δεν κλείνει τίποτα
machi-log-declined-exhibit = { $seat } δεν βάζει άλλη κάρτα να ενεργήσει
machi-log-tuna = 🎣 { $seat } ρίχνει { $dice } για τα καΐκια
machi-log-nothing = δεν ενεργεί καμία κάρτα
machi-log-paid = { $card }: { $payer } → { LIST($owners, style: "commas") }
machi-log-paid-by = { $card }: { LIST($payers, style: "commas") } → { $owner }
machi-log-part = { $seat } { $amount }💰
machi-log-earned = { $card }: { LIST($gains, style: "commas") }
machi-log-gain = { $seat } +{ $amount }
machi-log-loss = { $seat } −{ $amount }
machi-log-of = { $line } (από { $asked })
machi-log-shared = { $card }: { LIST($changes, style: "commas") }
machi-log-change = { $seat } ({ $before } → { $after })
machi-log-closed = 🚧 { $card }, κλείσιμο: { LIST($owners, style: "commas") }
machi-log-reopened = 🔓 { $card }, άνοιγμα: { LIST($owners, style: "commas") }
machi-log-owner = { $seat } ×{ $copies }
machi-log-swapped = 🔁 { $seat } δίνει { NAME($give, case: "acc") } και παίρνει { NAME($take, case: "acc") } από { $target }
machi-log-given = 📦 { $seat } χαρίζει { NAME($card, case: "acc") } σε { $target }
machi-log-demolished = 🧨 { $seat } γκρεμίζει { NAME($card, case: "acc") }
machi-log-exhibited = { $seat } βάζει { NAME($card, case: "acc") } να ενεργήσει
machi-log-returned = { $card }: επιστροφή στην αγορά
machi-log-built = 🏗️ { $seat } χτίζει { NAME($card, case: "acc") } ({ $price })
machi-log-built-landmark = 🏛️ { $seat } χτίζει { NAME($card, case: "acc") } ({ $price })
machi-log-built-nothing = { $seat } δεν χτίζει τίποτα
machi-log-market = νέες: { LIST($cards, style: "commas") }
machi-log-removed = φεύγει, γιατί την έχουν όλοι: { $card }
machi-log-invested = 💡 { $seat } βάζει νόμισμα, { $card }: { $total }
machi-log-again = 🎡 { $seat } παίζει άλλη μία σειρά
machi-log-left = { $seat } αποχωρεί· οι κάρτες και τα νομίσματα της θέσης βγαίνουν από το παιχνίδι

## Παιχνίδια, εκδόσεις και επιλογές

ruleset-machi_koro = Machi Koro
    .what = Ρίξε τα ζάρια, κέρδισε από τις κάρτες σου και χτίσε τα τέσσερα ορόσημα πριν από τους άλλους.
ruleset-machi_koro_harbor = Machi Koro: Λιμάνι (Harbor)
    .what = Με βάρκες, σούσι, Λιμάνι και Αεροδρόμιο: έξι ορόσημα, και κάθε φορά πωλούνται δέκα είδη.
ruleset-machi_koro_millionaires_row = Machi Koro: Δρόμος των εκατομμυριούχων (Millionaire’s Row)
    .what = Με δάνεια, κρασί, κατεδαφίσεις και ανακαινίσεις· αν θέλεις και με το Λιμάνι.

machi-preset-classic = Κλασική
    .what = Όπως το φυλλάδιο αυτού του κουτιού.
machi-preset-ten = Δέκα είδη
    .what = Οι βασικές κάρτες, αλλά κάθε φορά πωλούνται μόνο δέκα είδη.
machi-preset-short = Σύντομη
    .what = Κερδίζουν λιγότερα ορόσημα.
machi-preset-deluxe = Πολυτελής
    .what = Πωλούνται πέντε χαμηλά, πέντε υψηλά και δύο μοβ είδη· το Σούσι Μπαρ κοστίζει 2.
machi-preset-with_harbor = Με Λιμάνι
    .what = Και οι κάρτες και τα ορόσημα του Λιμανιού· παίζουν μέχρι πέντε.
machi-preset-everything = Όλα
    .what = Όλες οι κάρτες: βασικές, Λιμάνι, Δρόμος των εκατομμυριούχων, Εκθεσιακό Κέντρο.

machi-option-market = Αγορά
    .what = Ποιες κάρτες πωλούνται κάθε φορά.
machi-option-market-all = όλα τα είδη
machi-option-market-ten_different = δέκα διαφορετικά είδη από μία στοίβα
machi-option-market-five_five_two = πέντε χαμηλά, πέντε υψηλά, δύο μοβ είδη
machi-option-landmarks_to_win = Ορόσημα για νίκη
    .what = Πόσα χτισμένα ορόσημα κερδίζουν.
machi-option-landmarks_to_win-all = όλα
machi-option-first_player = Πρώτος παίκτης
    .what = Ποιος αρχίζει: η τύχη ή η θέση με αυτόν τον αριθμό.
machi-option-first_player-random = στην τύχη
machi-option-radio_tower_may_change_dice = Ο Ραδιοφωνικός Πύργος αλλάζει ζάρια
    .what = Αν ξαναρίχνεις και με διαφορετικό πλήθος ζαριών.
machi-option-business_center_optional = Προαιρετικό Επιχειρηματικό Κέντρο
    .what = Αν μπορείς να μην κάνεις την ανταλλαγή.
machi-option-simultaneous_order = Σειρά μπλε και πράσινων
    .what = Ποιος ορίζει τη σειρά μπλε και πράσινων καρτών, όταν έχει σημασία.
machi-option-simultaneous_order-auto = σταθερή σειρά
machi-option-simultaneous_order-choose = όποιος έριξε
machi-option-purple_order = Σειρά μοβ
    .what = Ποιος ορίζει τη σειρά των μοβ καρτών ενός αριθμού.
machi-option-purple_order-auto = σταθερή σειρά
machi-option-purple_order-choose = όποιος έριξε
machi-option-bank = Τράπεζα
    .what = Αν η τράπεζα μπορεί να μείνει χωρίς νομίσματα.
machi-option-bank-unlimited = δεν αδειάζει ποτέ
machi-option-bank-finite = τα 282 νομίσματα του κουτιού
machi-option-exhibit_hall = Εκθεσιακό Κέντρο
    .what = Αν παίζει και η διαφημιστική κάρτα Εκθεσιακό Κέντρο.
machi-option-sushi_bar_cost = Τιμή Σούσι Μπαρ
    .what = 4 στην πρώτη έκδοση, 2 στις επόμενες.
machi-option-renovation_pays = Εταιρεία Ανακαινίσεων
    .what = Ποιος πληρώνει για τις κάρτες που κλείνει.
machi-option-renovation_pays-opponents = οι άλλοι, για τις δικές τους
machi-option-renovation_pays-bank = η τράπεζα, για όλες
machi-option-park_remainder = Πάρκο
    .what = Τι γίνεται με όσα νομίσματα δεν μοιράζονται εξίσου.
machi-option-park_remainder-bank = η τράπεζα συμπληρώνει
machi-option-park_remainder-active = τα παίρνει όποιος έριξε
machi-option-park_remainder-discard = πάνε στην τράπεζα
machi-option-closed_cards_count = Μετρούν οι κλειστές
    .what = Αν οι κλειστές κάρτες μετρούν για άλλες κάρτες.
machi-option-harbor = Με Λιμάνι
    .what = Αν παίζουν και οι κάρτες και τα ορόσημα του Λιμανιού· για πέντε θέσεις είναι απαραίτητα.

## Ερωτήσεις

machi-ask-roll = Η σειρά σου: ρίξε.
machi-ask-reroll = Έριξες { $total }. Το κρατάς ή ξαναρίχνεις με τον Ραδιοφωνικό Πύργο;
machi-ask-harbor = Έριξες { $total }. Προσθέτεις 2 με το Λιμάνι;
machi-ask-order = Ενεργούν πολλές κάρτες.
machi-ask-tuna = { $card }: ρίξε τα δύο ζάρια για τα καΐκια.
machi-ask-victim = { $card }: κάποιος σου πληρώνει 5.
machi-ask-swap = { $card }: αντάλλαξε μια κάρτα σου με κάποιου άλλου.
machi-ask-demolish = { $card }: ένα ορόσημό σου πρέπει να γκρεμιστεί, για 8 νομίσματα.
machi-ask-give = { $card }: μια κάρτα σου πρέπει να χαριστεί, για 4 νομίσματα.
machi-ask-renovate = { $card }: μπορείς να κλείσεις ένα είδος για ανακαίνιση.
machi-ask-exhibit = { $card }: μπορεί να ενεργήσει στη θέση του άλλη κάρτα σου.
machi-ask-build = Έχεις { $coins ->
    [one] 1 νόμισμα
   *[other] { $coins } νομίσματα
} για χτίσιμο.
machi-ask-invest = { $card }: βάζεις ένα νόμισμα; Έχει { $invested }, κι εσύ έχεις { $coins }.

## Κουμπιά

machi-form-roll_one = 🎲 Ρίξε 1 ζάρι
machi-form-roll_two = 🎲🎲 Ρίξε 2 ζάρια
machi-form-keep = Κράτα τη ζαριά
machi-form-reroll = Ξαναρίξε
machi-form-reroll_one = Ξαναρίξε: 1 ζάρι
machi-form-reroll_two = Ξαναρίξε: 2 ζάρια
machi-form-add_two = Πρόσθεσε 2
machi-form-roll_tuna = 🎣 Ρίξε για τα καΐκια
machi-form-next = Βάλ’ την να ενεργήσει
machi-form-take = Πάρε 5
machi-form-swap = Αντάλλαξε κάρτες
machi-form-demolish = Γκρέμισέ το
machi-form-give = Χάρισέ την
machi-form-renovate = Κλείσε ένα είδος
machi-form-exhibit = Βάλε κάρτα να ενεργήσει
machi-form-build = Χτίσε
machi-form-build_nothing = Μη χτίσεις
machi-form-invest = Βάλε ένα νόμισμα
machi-form-decline-harbor = Χωρίς πρόσθεση
machi-form-decline-swap = Χωρίς ανταλλαγή
machi-form-decline-renovate = Χωρίς κλείσιμο
machi-form-decline-exhibit = Παράλειψέ το
machi-form-decline-invest = Κράτα το νόμισμα

## Τι να διαλέξεις

machi-prompt-target = Διάλεξε παίκτη
machi-prompt-order = Ποια κάρτα ενεργεί τώρα;
machi-prompt-swap-give = Ποια κάρτα σου δίνεις;
machi-prompt-take = Ποια κάρτα παίρνεις;
machi-prompt-demolish = Ποιο ορόσημο γκρεμίζεις;
machi-prompt-give = Ποια κάρτα χαρίζεις;
machi-prompt-give-target = Ποιος την παίρνει;
machi-prompt-renovate = Ποιο είδος κλείνει;
machi-prompt-exhibit = Ποια κάρτα ενεργεί;
machi-prompt-build = Τι χτίζεις;

machi-label-seat = { $seat }
machi-label-closed = { $card } (🚧 κλειστή κάρτα)

machi-detail-coins = έχει { $coins ->
    [one] 1 νόμισμα
   *[other] { $coins } νομίσματα
}
machi-detail-owned = { $range } · { $colour } · { $what } · ×{ $count }
machi-detail-build = { $cost }💰 · { $range } · { $colour } · { $what } · έχεις { $owned }
machi-detail-loan = +{ $gain }💰 τώρα · { $range } · { $what } · έχεις { $owned }
machi-detail-landmark = { $cost }💰 · 🏛️ ορόσημο · { $what }

## Τι χάνεται οριστικά

machi-lose-landmark = { $card }: δεν μετράει πια για τη νίκη και ξαναχτίζεται με { $cost } νομίσματα.
machi-lose-card = { $card }: περνάει οριστικά σε { $seat }.

## Αρνήσεις

machi-refuse-over = Η παρτίδα τελείωσε. Άνοιξε νέο τραπέζι για να ξαναπαίξεις.
machi-refuse-seat = Αυτή η θέση αποχώρησε και δεν παίζει πια. Μπορείς να συνεχίσεις να παρακολουθείς.
machi-refuse-turn = Δεν είναι η σειρά σου. Περίμενε να σε ονομάσει το τραπέζι.
machi-refuse-phase = Τώρα δεν σου ζητείται αυτό. Δες στο χέρι σου τι περιμένουμε.
machi-refuse-target = Διάλεξε άλλον παίκτη που είναι ακόμη στην παρτίδα.
machi-refuse-choice = Αυτό δεν διαλέγεται πια εδώ. Διάλεξε από όσα βλέπεις τώρα.
machi-refuse-decline = Αυτό είναι υποχρεωτικό. Διάλεξε έναν από τους τρόπους που σου δίνονται.
machi-refuse-station = Τα δύο ζάρια θέλουν Σταθμό Τρένων. Ρίξε 1 ζάρι και χτίσε τον Σταθμό για αργότερα.
machi-refuse-reroll-dice = { $count ->
    [one] Ξαναρίξε με 1 ζάρι, όπως πριν.
   *[other] Ξαναρίξε με { $count } ζάρια, όπως πριν.
}
machi-refuse-built = Το έχεις ήδη χτίσει αυτό το ορόσημο. Διάλεξε άλλο.
machi-refuse-market = Αυτό δεν πωλείται τώρα. Διάλεξε μια κάρτα της αγοράς ή ένα ορόσημο.
machi-refuse-owned = Έχεις ήδη μία, και οι μοβ είναι μία από κάθε είδος. Διάλεξε άλλη.
machi-refuse-coins = Κοστίζει { $cost } και έχεις { $coins }: σου λείπουν { $missing }. Διάλεξε κάτι φθηνότερο ή μη χτίσεις.
machi-refuse-five_seats = Για πέντε παίκτες χρειάζονται οι κάρτες του Λιμανιού. Άνοιξε το «Με Λιμάνι» στους Κανόνες ή βγάλε μια θέση.

## Το τέλος

machi-outcome-landmarks = 🏆 Τα ορόσημα χτίστηκαν!
machi-outcome-last_seat = 🏆 Όλοι οι άλλοι αποχώρησαν.
machi-outcome-idle = 🏁 Κανείς δεν χτίζει εδώ και πολλούς γύρους· αποφασίζουν όσα έχουν χτιστεί.

## Ο προπονητής του μαθήματος

machi-coach-welcome = Καλώς ήρθες! Κερδίζει όποιος χτίσει πρώτος { $goal } ορόσημα. Κάθε σειρά: ρίχνεις, μαζεύεις ό,τι φέρνουν οι κάρτες σου, χτίζεις κάτι. Μια κάρτα ενεργεί όταν έρθει ο αριθμός της.
machi-coach-roll = Οι μπλε κάρτες πληρώνουν σε κάθε ζαριά, οι πράσινες μόνο στη δική σου. Οι μπλε δουλεύουν κι όταν περιμένεις.
machi-coach-beware-red = Οι κόκκινες κάρτες των άλλων σου παίρνουν νομίσματα όταν φέρεις τον αριθμό τους. Ξόδεψέ τα πρώτα.
machi-coach-two-dice = Με δύο ζάρια το 7 έρχεται πιο συχνά και το 1 ποτέ. Αξίζουν όταν οι καλύτερες κάρτες σου έχουν μεγάλους αριθμούς.
machi-coach-one-die = Τώρα μπορείς να ρίξεις δύο ζάρια. Όσο οι κάρτες σου έχουν αριθμούς ως το 6, το ένα είναι καλύτερο.
machi-coach-reroll = Με τον Ραδιοφωνικό Πύργο ξαναρίχνεις μία φορά στη σειρά σου. Κράτα ό,τι πληρώνει πάνω από τον μέσο όρο.
machi-coach-blue = Χτίζε κάτι κάθε φορά που μπορείς. Οι μπλε κάρτες πληρώνουν σε κάθε ζαριά με τον αριθμό τους, όποιος κι αν ρίξει.
machi-coach-green = Οι πράσινες κάρτες πληρώνουν στις δικές σου ζαριές, και μερικές περισσότερο όσο πιο πολλές κάρτες ενός είδους έχεις.
machi-coach-red = Οι κόκκινες κάρτες παίρνουν νομίσματα από όποιον φέρει τον αριθμό τους στη σειρά του.
machi-coach-purple = Οι μοβ κάρτες ενεργούν στη δική σου ζαριά και παίρνουν από όλους. Από κάθε είδος έχεις μία.
machi-coach-same-again = Ακόμη μία ίδια ({ $card }): όταν έρθει ο αριθμός της, πληρώνει καθεμιά. Πολλές ίδιες κάνουν μια ζαριά μεγάλη.
machi-coach-landmark = Φτάνουν για ορόσημο: { $card }, { $cost } νομίσματα. Μετράει για τη νίκη και βοηθάει από εδώ και πέρα.
machi-coach-last-landmark = Αυτό είναι το τελευταίο ορόσημο που χρειάζεσαι: χτίσ’ το και κερδίζεις.
machi-coach-save = Δεν είναι ανάγκη να χτίσεις. Εδώ είναι καλύτερα να μαζέψεις για ένα ορόσημο.
machi-coach-broke = Χωρίς νομίσματα δεν χτίζεις. Θα έρθουν με τις επόμενες ζαριές.
machi-coach-victim = Πάρε από όποιον έχει τα περισσότερα: συνήθως είναι πιο κοντά στη νίκη.
machi-coach-swap = Άλλαξε μια κάρτα που σου φέρνει λίγα με μια που τους φέρνει πολλά.
