# Τα μηνύματα του bot γύρω από κάθε παιχνίδι.
ui-title = ## { $game } · { $match }
ui-match-name = { NAME($first) } & { NAME($second) }
ui-computer = 🤖 { NAME($policy) } { $number }
ui-hand-where = -# Το χέρι σου στο { $server } · [στο τραπέζι]({ $link })
ui-my-hand = Το χέρι μου
ui-waiting = ▶ **{ $seat }** { $question }
ui-asked-decision = παίζει τώρα
ui-asked-answer = πρέπει να απαντήσει
ui-asked-table = περιμένει
ui-place = { $place }. { $seat }
ui-cancelled = Αυτή η παρτίδα ακυρώθηκε.
ui-back = ← Πίσω
ui-send = Αποστολή
ui-unpick = Αφαίρεσε την τελευταία επιλογή
ui-type = Γράψε έναν αριθμό
ui-page-back = ← Σελίδα { $page } από { $pages }
ui-page-on = Σελίδα { $page } από { $pages } →
ui-pick-sum = Διάλεξες: **{ $total }M** από { $wanted }M
ui-pick-count =
    { $most ->
        [one] Διάλεξες: **{ $count }** από { $most }
       *[other] Διάλεξες: **{ $count }** ({ $least } έως { $most })
    }
ui-sure = **{ $action }** — σίγουρα; Δεν παίρνεται πίσω.
ui-undo = ↶ Πάρ’ το πίσω
ui-concede = Αφήνω τη θέση μου
ui-concede-sure = Θέλεις να αποχωρήσεις από την παρτίδα **{ $match }**; Συνεχίζει χωρίς εσένα και δεν μπορείς να επιστρέψεις.
ui-conceded = Αποχώρησες από την παρτίδα.
ui-left = Αποχώρησες από την παρτίδα **{ $match }**.
ui-table-brought = Η παρτίδα **{ $match }** είναι πάλι στο τέλος του <#{ $channel }>.
ui-amount-bounds = { $least } έως { $most }, με βήμα { $step }
ui-permissions-missing = Δεν μπορώ να κρατήσω τραπέζι εδώ: στο κανάλι μου λείπουν τα δικαιώματα { $permissions }. Ζήτα από συντονιστή να τα δώσει ή άνοιξε το τραπέζι σε άλλο κανάλι.
ui-unexpected = Κάτι πήγε στραβά από τη μεριά μας. Δεν χάθηκε τίποτα: πάτησε ξανά ή γράψε `/χέρι`. Αν ξανασυμβεί, πες σε όποιον φιλοξενεί αυτό το bot τον κωδικό **{ $reference }**.
ui-storage-full = Ο δίσκος του bot είναι γεμάτος, γι’ αυτό η ενέργεια δεν έγινε. Τίποτα δεν χάθηκε και η παρτίδα συνεχίζεται από εδώ. Πες το σε όποιον φιλοξενεί αυτό το bot (κωδικός **{ $reference }**) και δοκίμασε ξανά.
ui-storage-busy = Το bot δεν έχει πρόσβαση στη βάση δεδομένων του αυτή τη στιγμή, γι’ αυτό η ενέργεια δεν έγινε. Τίποτα δεν χάθηκε: δοκίμασε ξανά σε λίγα δευτερόλεπτα. Αν συνεχιστεί, πες σε όποιον φιλοξενεί αυτό το bot τον κωδικό **{ $reference }**.
ui-restarting = Το bot επανεκκινεί. Τίποτα δεν χάθηκε: δοκίμασε ξανά σε λίγα δευτερόλεπτα.
ui-ping = { $game } · **{ $match }**: η παρτίδα περιμένει.
