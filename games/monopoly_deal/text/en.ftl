# Monopoly Deal.
# M is the unit of money. A card's name is a message; .what says in our words what it does.

## Colours

deal-colour-brown = 🟫 Brown
    .code = Br
    .what = A set is 2 cards; rent 1/2M.
deal-colour-light_blue = 💠 Light blue
    .code = LB
    .what = A set is 3 cards; rent 1/2/3M.
deal-colour-pink = 🌸 Pink
    .code = Pi
    .what = A set is 3 cards; rent 1/2/4M.
deal-colour-orange = 🟧 Orange
    .code = Or
    .what = A set is 3 cards; rent 1/3/5M.
deal-colour-red = 🟥 Red
    .code = Re
    .what = A set is 3 cards; rent 2/3/6M.
deal-colour-yellow = 🟨 Yellow
    .code = Ye
    .what = A set is 3 cards; rent 2/4/6M.
deal-colour-green = 🟩 Green
    .code = Gr
    .what = A set is 3 cards; rent 2/4/7M.
deal-colour-dark_blue = 🟦 Dark blue
    .code = DB
    .what = A set is 2 cards; rent 3/8M.
deal-colour-railroad = 🚂 Railroad
    .code = RR
    .what = A set is 4 cards; rent 1/2/3/4M.
deal-colour-utility = 💡 Utility
    .code = Ut
    .what = A set is 2 cards; rent 1/2M.

## Properties

deal-card-brown_1 = Mediterranean Avenue ({ deal-colour-brown })
    .brief = Mediterranean Avenue
    .what = { deal-colour-brown.what }
deal-card-brown_2 = Baltic Avenue ({ deal-colour-brown })
    .brief = Baltic Avenue
    .what = { deal-colour-brown.what }
deal-card-light_blue_1 = Oriental Avenue ({ deal-colour-light_blue })
    .brief = Oriental Avenue
    .what = { deal-colour-light_blue.what }
deal-card-light_blue_2 = Vermont Avenue ({ deal-colour-light_blue })
    .brief = Vermont Avenue
    .what = { deal-colour-light_blue.what }
deal-card-light_blue_3 = Connecticut Avenue ({ deal-colour-light_blue })
    .brief = Connecticut Avenue
    .what = { deal-colour-light_blue.what }
deal-card-pink_1 = St. Charles Place ({ deal-colour-pink })
    .brief = St. Charles Place
    .what = { deal-colour-pink.what }
deal-card-pink_2 = States Avenue ({ deal-colour-pink })
    .brief = States Avenue
    .what = { deal-colour-pink.what }
deal-card-pink_3 = Virginia Avenue ({ deal-colour-pink })
    .brief = Virginia Avenue
    .what = { deal-colour-pink.what }
deal-card-orange_1 = St. James Place ({ deal-colour-orange })
    .brief = St. James Place
    .what = { deal-colour-orange.what }
deal-card-orange_2 = Tennessee Avenue ({ deal-colour-orange })
    .brief = Tennessee Avenue
    .what = { deal-colour-orange.what }
deal-card-orange_3 = New York Avenue ({ deal-colour-orange })
    .brief = New York Avenue
    .what = { deal-colour-orange.what }
deal-card-red_1 = Kentucky Avenue ({ deal-colour-red })
    .brief = Kentucky Avenue
    .what = { deal-colour-red.what }
deal-card-red_2 = Indiana Avenue ({ deal-colour-red })
    .brief = Indiana Avenue
    .what = { deal-colour-red.what }
deal-card-red_3 = Illinois Avenue ({ deal-colour-red })
    .brief = Illinois Avenue
    .what = { deal-colour-red.what }
deal-card-yellow_1 = Atlantic Avenue ({ deal-colour-yellow })
    .brief = Atlantic Avenue
    .what = { deal-colour-yellow.what }
deal-card-yellow_2 = Ventnor Avenue ({ deal-colour-yellow })
    .brief = Ventnor Avenue
    .what = { deal-colour-yellow.what }
deal-card-yellow_3 = Marvin Gardens ({ deal-colour-yellow })
    .brief = Marvin Gardens
    .what = { deal-colour-yellow.what }
deal-card-green_1 = Pacific Avenue ({ deal-colour-green })
    .brief = Pacific Avenue
    .what = { deal-colour-green.what }
deal-card-green_2 = North Carolina Avenue ({ deal-colour-green })
    .brief = North Carolina Avenue
    .what = { deal-colour-green.what }
deal-card-green_3 = Pennsylvania Avenue ({ deal-colour-green })
    .brief = Pennsylvania Avenue
    .what = { deal-colour-green.what }
deal-card-dark_blue_1 = Park Place ({ deal-colour-dark_blue })
    .brief = Park Place
    .what = { deal-colour-dark_blue.what }
deal-card-dark_blue_2 = Boardwalk ({ deal-colour-dark_blue })
    .brief = Boardwalk
    .what = { deal-colour-dark_blue.what }
deal-card-railroad_1 = Reading Railroad (🚂)
    .brief = Reading Railroad
    .what = { deal-colour-railroad.what }
deal-card-railroad_2 = Pennsylvania Railroad (🚂)
    .brief = Pennsylvania Railroad
    .what = { deal-colour-railroad.what }
deal-card-railroad_3 = B. & O. Railroad (🚂)
    .brief = B. & O. Railroad
    .what = { deal-colour-railroad.what }
deal-card-railroad_4 = Short Line Railroad (🚂)
    .brief = Short Line Railroad
    .what = { deal-colour-railroad.what }
deal-card-utility_1 = Electric Company ({ deal-colour-utility })
    .brief = Electric Company
    .what = { deal-colour-utility.what }
deal-card-utility_2 = Water Works ({ deal-colour-utility })
    .brief = Water Works
    .what = { deal-colour-utility.what }

## Wilds and rents

deal-card-wild_brown_light_blue = Wild ({ deal-colour-brown } / { deal-colour-light_blue })
    .what = Counts as either colour; you may change it on your turn.
deal-card-wild_light_blue_railroad = Wild ({ deal-colour-light_blue } / { deal-colour-railroad })
    .what = Counts as either colour; you may change it on your turn.
deal-card-wild_pink_orange = Wild ({ deal-colour-pink } / { deal-colour-orange })
    .what = Counts as either colour; you may change it on your turn.
deal-card-wild_red_yellow = Wild ({ deal-colour-red } / { deal-colour-yellow })
    .what = Counts as either colour; you may change it on your turn.
deal-card-wild_green_dark_blue = Wild ({ deal-colour-green } / { deal-colour-dark_blue })
    .what = Counts as either colour; you may change it on your turn.
deal-card-wild_green_railroad = Wild ({ deal-colour-green } / { deal-colour-railroad })
    .what = Counts as either colour; you may change it on your turn.
deal-card-wild_railroad_utility = Wild ({ deal-colour-railroad } / { deal-colour-utility })
    .what = Counts as either colour; you may change it on your turn.
deal-card-wild_any = Wild (🌈 any colour)
    .brief = Wild
    .what = Counts as any colour; has no value as payment.
deal-card-rent_brown_light_blue = Rent ({ deal-colour-brown } / { deal-colour-light_blue })
    .what = Everyone else pays you rent for one of these colours.
deal-card-rent_pink_orange = Rent ({ deal-colour-pink } / { deal-colour-orange })
    .what = Everyone else pays you rent for one of these colours.
deal-card-rent_red_yellow = Rent ({ deal-colour-red } / { deal-colour-yellow })
    .what = Everyone else pays you rent for one of these colours.
deal-card-rent_green_dark_blue = Rent ({ deal-colour-green } / { deal-colour-dark_blue })
    .what = Everyone else pays you rent for one of these colours.
deal-card-rent_railroad_utility = Rent ({ deal-colour-railroad } / { deal-colour-utility })
    .what = Everyone else pays you rent for one of these colours.
deal-card-rent_any = Rent (🌈 any colour)
    .brief = Rent
    .what = One player pays you rent for a colour of your choice.

## Actions

deal-card-deal_breaker = Deal Breaker
    .brief = Deal Breaker
    .what = Take a complete set from a player, with its buildings.
deal-card-just_say_no = Just Say No
    .brief = Just Say No
    .what = Cancels an action played against you, or another Just Say No.
deal-card-sly_deal = Sly Deal
    .brief = Sly Deal
    .what = Take one property that is not in a complete set.
deal-card-forced_deal = Forced Deal
    .brief = Forced Deal
    .what = Swap one of your properties for another player’s; no complete sets.
deal-card-debt_collector = Debt Collector
    .brief = Debt Collector
    .what = One player pays you 5M.
deal-card-birthday = It’s My Birthday
    .brief = It’s My Birthday
    .what = Everyone else pays you 2M.
deal-card-pass_go = Pass Go
    .brief = Pass Go
    .what = Draw 2 cards.
deal-card-double_the_rent = Double the Rent
    .brief = Double the Rent
    .what = Play it along with a rent card to double the rent.
deal-card-house = House
    .brief = House
    .what = Put it on a complete set: rent +3M. Not on railroads or utilities.
deal-card-hotel = Hotel
    .brief = Hotel
    .what = Put it on a complete set that has a house: rent +4M.

## Money

deal-card-money_1 = 1M
    .what = Money for your bank.
deal-card-money_2 = 2M
    .what = Money for your bank.
deal-card-money_3 = 3M
    .what = Money for your bank.
deal-card-money_4 = 4M
    .what = Money for your bank.
deal-card-money_5 = 5M
    .what = Money for your bank.
deal-card-money_10 = 10M
    .what = Money for your bank.

## The table

deal-table-turn = ▶️ { $seat } · { $plays ->
    [0] no plays left
    [one] 1 play left
   *[other] { $plays } plays left
}
deal-table-discarding = ▶️ { $seat } is giving up cards (hand limit 7)
deal-table-piles = 🎴 Draw pile { $draw } · used { $used }, on top: { $top }
deal-table-piles-unused = 🎴 Draw pile { $draw } · used 0
deal-table-charge = ⚡ { $seat } played { $card }
deal-table-owes = • { $seat } owes { $amount }M
deal-table-threatened = • { $seat } has yet to answer
deal-table-refused = • { $seat } said no · { $asked } may answer that
deal-table-placing = 📥 { $seat } is placing { $card }
deal-table-seat = { $seat } · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · sets { $sets }/{ $goal }
deal-table-left = { $seat } · left the match
deal-table-bank = 💰 { $total }M: { LIST($notes, style: "commas") }
deal-table-bank-total = 💰 { $total }M
deal-table-loose = 🧱 Beside the sets: { $cards }
deal-table-complete = ✔ { $colour } { $count }/{ $size } · rent { $rent }M
deal-table-growing = { $colour } { $count }/{ $size } · rent { $rent }M
deal-table-brief = { $colour } { $count }/{ $size } ({ $rent }M)
deal-table-several = { LIST($stacks, style: "commas") }
deal-table-with = { $line } · { $more }
deal-table-wilds = { $count ->
    [one] 1 wild
   *[other] { $count } wilds
}

deal-note = { $value }M
deal-notes = { $count }×{ $value }M

## Pictures

deal-picture-more = +{ $value }M
deal-picture-draw = draw
deal-picture-used = used
deal-picture-turn = turn

deal-standing = { $sets }/{ $goal } sets · bank { $bank }M · { $properties ->
    [one] 1 property
   *[other] { $properties } properties
} · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand
deal-standing-left = left the match
deal-wealth = Money, properties and buildings on the table in M; a complete set counts 10M more

## A hand

deal-hand-title = { $count ->
    [one] Your hand: 1 card
   *[other] Your hand: { $count } cards
}
deal-hand-turn = Your turn · { $plays ->
    [0] no plays left
    [one] 1 play left
   *[other] { $plays } plays left
} · { $count } in hand
deal-hand-waiting = { $seat }’s turn · { $count } in your hand
deal-hand-discarding = Your turn is ending · { $count } in hand, 7 may stay
deal-hand-over = The match is over · { $count } in your hand
deal-hand-money = Money
deal-hand-notes = { LIST($notes, style: "commas") } (together { $total }M)
deal-hand-properties = Properties
deal-hand-actions = Actions
deal-hand-card = { $card } · worth { $value }M
deal-hand-cards = { $count }× { $card } · worth { $value }M
deal-hand-lettered = { $letters } · { $line }
deal-hand-what = -# { $what }

## How to play

deal-guide-play = How to play
deal-guide-goal = 🏆 { $sets ->
    [one] Whoever has a complete set of properties wins.
   *[other] Whoever has { $sets } complete sets of different colours wins.
}
deal-guide-draw = 1. Your turn begins with 2 new cards, with 5 when your hand is empty.
deal-guide-turn = 2. Play up to 3 cards: bank them as money, lay down properties, or use what they do.
deal-guide-end = 3. End your turn. At most 7 cards may stay in your hand.
deal-guide-pay = 💰 You pay with cards that lie in front of you, never from your hand. There is no change.
deal-guide-move = ↔️ On your turn you may move your properties between sets; that costs no play.
deal-guide-no = ✋ A Just Say No helps on anybody’s turn and costs no play then.
deal-guide-wilds = Wilds
deal-guide-rents = Rents

## The log

deal-log-turn = ▶️ { $seat }’s turn
deal-log-reshuffled = 🔀 The used pile is shuffled into a new draw pile ({ $count ->
    [one] 1 card
   *[other] { $count } cards
})
deal-log-returned = { $seat } puts { $count ->
    [one] 1 card
   *[other] { $count } cards
} under the draw pile
deal-log-discarded = { $seat } discards { $cards }
deal-log-banked = { $seat } banks { $value }M
deal-log-banked-card = { $seat } banks { $card } as { $value }M
deal-log-laid = { $seat } lays { $card }
deal-log-laid-wild = { $seat } lays { $card } as { $colour }
deal-log-built = { $seat } builds on { $colour }: { $card }
deal-log-pass-go = { $seat } plays { deal-card-pass_go } and draws 2
deal-log-charged = { $seat } plays { $card }: { $targets } each owe { $amount }M
deal-log-charged-one = { $seat } plays { $card }: { $targets } owes { $amount }M
deal-log-rent = { $seat } charges rent for { $colour }: { $amount }M from { $targets }
deal-log-rent-doubled = { $seat } charges rent for { $colour }, ×{ $times }: { $amount }M from { $targets }
deal-log-wants = { $seat } plays { $card } on { $target }: wants { $take }
deal-log-wants-swap = { $seat } plays { $card } on { $target }: wants { $take }, gives { $give }
deal-log-wants-set = { $seat } plays { $card } on { $target }: wants the { $colour } set
deal-log-no = ✋ { $seat }: Just Say No
deal-log-no-again = ✋ { $seat } answers { $defender } with another Just Say No
deal-log-no-again-play = ✋ { $seat } answers { $defender } with another Just Say No, which costs a play
deal-log-doubling-cancelled = ✋ The doubling is off for { $seat }, who owes { $amount }M
deal-log-target-cancelled = { $seat } gets away: nothing happens to them
deal-log-target-nothing = { $seat } has nothing to pay with
deal-log-paid = { $seat } pays { $collector } { $paid }M: { $cards }
deal-log-paid-over = { $seat } pays { $collector } { $paid }M for { $owed }M: { $cards }
deal-log-paid-short = { $seat } pays { $collector } all there is, { $paid }M of { $owed }M: { $cards }
deal-log-took = { $seat } takes { $card } from { $victim }
deal-log-swapped = { $seat } gets { $take }, { $victim } gets { $give }
deal-log-took-set = { $seat } takes the { $colour } set from { $victim }
deal-log-placed = { $seat } places { $card } as { $colour }
deal-log-moved = { $seat } moves { $card } to { $colour }
deal-log-exchanged = { $seat } exchanges { $cards } between sets
deal-log-building-moved = { $seat } moves { $card } to another set
deal-log-fell-bank = { $card } goes to { $seat }’s bank: its set is broken
deal-log-fell-discard = { $card } of { $seat } is discarded: its set is broken
deal-log-fell-loose = { $card } of { $seat } now lies beside the sets
deal-log-left = { $seat } leaves; their cards go to the used pile

## Editions and options

ruleset-monopoly_deal = Monopoly Deal
    .what = Collect three complete property sets. Charge rent, steal, swap, and just say no.

deal-preset-classic = Classic
    .what = The first leaflet: win on your own turn, surplus cards go under the draw pile.
deal-preset-modern2018 = Modern (2018)
    .what = Win the moment the sets are there; surplus cards are discarded openly.
deal-preset-refresh2024 = Refresh (2024)
    .what = As Modern; a Just Say No on your own turn costs a play, fallen buildings are discarded.
deal-preset-quick = Quick
    .what = One complete set wins; the others are ranked by what they own.

deal-option-sets_to_win = Sets to win
    .what = How many complete sets of different colours win.
deal-option-discard_to = Surplus cards
    .what = Where cards above the hand limit of 7 go at the end of a turn.
deal-option-discard_to-draw_bottom = under the draw pile, face down
deal-option-discard_to-discard_pile = on the used pile, face up
deal-option-win_timing = When you win
    .what = Whether the last set must lie there on your own turn.
deal-option-win_timing-own_turn = on your own turn
deal-option-win_timing-instant = at once, on any turn
deal-option-jsn_own_turn_costs_play = Just Say No costs a play
    .what = Whether answering a Just Say No on your own turn uses one of your plays.
deal-option-broken_set_buildings = Buildings of a broken set
    .what = Where house and hotel go when their set is no longer complete.
deal-option-broken_set_buildings-bank = into their owner’s bank
deal-option-broken_set_buildings-discard = to the used pile
deal-option-broken_set_buildings-loose = beside the sets, to be built again
deal-option-move_buildings = Move buildings
    .what = Whether house and hotel may move between your own complete sets.
deal-option-paid_building_goes_to = Buildings paid
    .what = Where a house or hotel goes that somebody pays with.
deal-option-paid_building_goes_to-bank = into the bank
deal-option-paid_building_goes_to-properties = among the properties
deal-option-jsn_on_doubled_rent = Just Say No to doubled rent
    .what = What one Just Say No cancels when the rent was doubled.
deal-option-jsn_on_doubled_rent-whole = the whole rent
deal-option-jsn_on_doubled_rent-double_only = only the doubling
deal-option-ranking_by_assets = Rank everybody
    .what = Whether the others are ranked too, by sets and by what they own.
deal-option-reshuffle_cap = Reshuffles
    .what = After so many reshuffles what everybody owns decides; 0 means no end.

## Questions

deal-ask-play = Your turn. { $plays ->
    [0] No plays left: rearrange, or end the turn.
    [one] You may play 1 more card.
   *[other] You may play { $plays } more cards.
}
deal-ask-arrange = Rearranging your properties costs no play.
deal-ask-discard = { $count ->
    [one] You hold 1 card too many. Which one goes?
   *[other] You hold { $count } cards too many. Which ones go?
}
deal-ask-place = { $count ->
    [one] You received a wild. Where does it go?
   *[other] You received { $count } wilds. Where does each of them go?
}
deal-ask-counter = { $seat } says no to your { $card }. Answer with a Just Say No of your own, or let it be?
deal-ask-answered = { $nos ->
    [0] { "" }
   *[other] { " " }Your Just Say No was answered.
}
deal-ask-charge-rent = { $seat } charges you { $amount }M rent.{ deal-ask-answered }
deal-ask-charge-debt_collector = { $seat } collects a debt: you owe { $amount }M.{ deal-ask-answered }
deal-ask-charge-birthday = It is { $seat }’s birthday: you owe { $amount }M.{ deal-ask-answered }
deal-ask-charge-sly_deal = { $seat } wants to take { $card } from you.{ deal-ask-answered }
deal-ask-charge-forced_deal = { $seat } wants your { $card } and gives you { $give } for it.{ deal-ask-answered }
deal-ask-charge-deal_breaker = { $seat } wants to take your complete { $colour } set.{ deal-ask-answered }

## Buttons

deal-form-bank = Bank it
deal-form-lay = Lay it down
deal-form-build = Build
deal-form-pass_go = Draw 2 cards
deal-form-rent = Charge rent
deal-form-debt_collector = Collect 5M
deal-form-birthday = Collect 2M from everyone
deal-form-sly_deal = Steal a property
deal-form-forced_deal = Swap properties
deal-form-deal_breaker = Take a complete set
deal-form-end_turn = End turn
deal-form-discard = { $count ->
    [one] Give up 1 card
   *[other] Give up { $count } cards
}
deal-form-move = Move a card
deal-form-move_built = Move a card off a built set
deal-form-swap = Exchange two cards
deal-form-move_building = Move a building
deal-form-place = Place it
deal-form-pay = Pay { $owed }M
deal-form-let_happen = Let it happen
deal-form-say_no = Use Just Say No

## What to choose

deal-prompt-card = Choose a card
deal-prompt-target = Choose a player
deal-prompt-colour = As which colour?
deal-prompt-stack = Onto which set?
deal-prompt-build-stack = On which complete set?
deal-prompt-rent-stack = Rent for which set?
deal-prompt-doublers = Double the rent? (each costs a play)
deal-prompt-take = Which property do you take?
deal-prompt-give = Which property do you give for it?
deal-prompt-take-set = Which complete set do you take?
deal-prompt-pay = Pay { $seat } at least { $owed }M. There is no change.
deal-prompt-received = Which card do you place?
deal-prompt-defender = Against whose answer?
deal-prompt-discard = { $count ->
    [one] Choose 1 card to discard
   *[other] Choose { $count } cards to discard
}
deal-prompt-discard-bottom = { $count ->
    [one] Choose 1 card to go under the draw pile
   *[other] Choose { $count } cards in order; the last goes lowest under the draw pile
}
deal-prompt-move = Which card do you move?
deal-prompt-move-building = Which building do you move?
deal-prompt-swap = Exchange which card…
deal-prompt-swap-other = …with which one?

deal-label-seat = { $seat }
deal-label-everyone = everyone else
deal-label-chain = { $seat }
deal-label-stack = { $colour } { $count }/{ $size }
deal-label-stack-complete = ✔ { $colour } { $count }/{ $size }
deal-label-new-stack = { $colour }: start a new set

deal-detail-value = Worth { $value }M
deal-detail-rent = Rent { $amount }M
deal-detail-contents = { $cards }
deal-detail-in-stack = In { $stack }
deal-detail-loose = Beside the sets
deal-detail-received = From { $seat }
deal-detail-pay-bank = { $value }M from your bank
deal-detail-pay-property = { $value }M · property, { $colour }
deal-detail-pay-breaks = { $value }M · breaks your complete set { $colour }
deal-detail-pay-building = { $value }M · building on { $colour }
deal-detail-pay-loose = { $value }M · building beside the sets

## What you lose for good

deal-lose-set = Your complete { $colour } set breaks up, and it need not.
deal-lose-building = You give up { $cards }, and you need not.
deal-lose-change = You give { $paid }M for { $owed }M, and there is no change.
deal-lose-built = Your { $colour } set breaks up, and what is built on it comes off: { $cards }.
deal-lose-strong = One of the strongest cards goes: { $cards }.
deal-lose-no = Your Just Say No is used up.
deal-lose-chance = You hold a Just Say No and leave it unused.
deal-lose-turn = You have not played a card this turn.

## Refusals

deal-refuse-over = The match is over. Open a new table to play again.
deal-refuse-seat = That seat has left the match, so it cannot play. You can go on watching.
deal-refuse-turn = It is not your turn. Wait until the table names you.
deal-refuse-turn-over = Your turn is ending: first give up the cards above the hand limit.
deal-refuse-pending = Something is still being answered. Go on when everybody has answered.
deal-refuse-plays = You have no plays left. Rearrange your properties, or end your turn.
deal-refuse-hand = That card is not in your hand any more. Choose one of those you see now.
deal-refuse-target = Choose another player who is still in the match.
deal-refuse-kind = That card cannot be used like this. Choose what it offers, or bank it.
deal-refuse-own = That is not on your table. Choose one of your own cards.
deal-refuse-same-place = It lies there already. Choose another set or colour.
deal-refuse-swap = These two cannot change places. Choose two cards that may each be the other’s colour.
deal-refuse-bank-property = Properties cannot be banked. Lay it down among your properties.
deal-refuse-not-property = That card is no property. Bank it, or play it for what it does.
deal-refuse-colour = { $card } cannot be that colour. Choose one of its own colours.
deal-refuse-stack = It does not fit there. Choose a set of its colour with room, or start a new one.
deal-refuse-build-incomplete = Buildings need a complete set. Complete one first, or bank the card.
deal-refuse-build-colour = Nothing can be built on { $colour }. Choose a set of another colour.
deal-refuse-build-house = That set has a house already. Choose another set.
deal-refuse-build-hotel = A hotel needs a set with a house and no hotel. Build a house there first.
deal-refuse-move-building = Buildings stay where they stand at this table. Only properties may be moved.
deal-refuse-rent-colour = You have no set of that colour to charge for. Choose another, or bank the card.
deal-refuse-rent-wild = Wilds of any colour earn nothing by themselves. Add another property of that colour first.
deal-refuse-rent-everyone = This rent card charges everyone; do not choose a player.
deal-refuse-doubler = Only different Double the Rent cards of your hand can be added. Choose again.
deal-refuse-doubler-plays = You have too few plays for that. Add fewer doublers.
deal-refuse-not-there = That card is not there any more. Look at the table and choose again.
deal-refuse-complete-set = Cards of a complete set cannot be taken or given singly. Choose a card outside complete sets.
deal-refuse-incomplete-set = That set is not complete. Choose a complete one.
deal-refuse-not-asked = Nothing is being asked of you just now. Look at your hand for what is.
deal-refuse-pay-cards = Pay with cards that lie in front of you and have a value, each of them once.
deal-refuse-pay-little = That is { $paid }M, but { $owed }M are owed. Add more cards.
deal-refuse-must-pay = You can pay, so you must: choose cards, or use Just Say No.
deal-refuse-not-received = That card is not waiting to be placed. Choose one that you have just received.
deal-refuse-place-first = First place the cards you have received.
deal-refuse-no-discard = There is nothing to give up now. Cards go only at the end of your turn, above 7.
deal-refuse-discard-count = { $count ->
    [one] Choose exactly 1 card.
   *[other] Choose exactly { $count } cards.
}

## The end

deal-outcome-sets = 🏆 Enough sets are complete!
deal-outcome-last_seat = 🏆 Everybody else has left.
deal-outcome-stalemate = 🏁 No cards are left to play; what everybody owns decides.
deal-outcome-reshuffle_cap = 🏁 The agreed reshuffles are used up; what everybody owns decides.

## The coach of the lesson

deal-coach-welcome = Welcome! Whoever has { $sets } complete sets of different colours wins. On your turn you get 2 new cards and may play up to 3.
deal-coach-lay = Properties count only once they lie in front of you, and rent can only be charged for those. A new colour is a start.
deal-coach-grow = The fuller a set, the higher its rent, and the nearer you are to winning. Add to what you have.
deal-coach-completes = This card completes a set. A complete set can no longer be stolen card by card; only a Deal Breaker takes it.
deal-coach-wild = A wild counts as either of its colours, and on your turn you may move it to the other one for free.
deal-coach-bank = You pay only with what lies in front of you. Without money in the bank you would have to pay with properties.
deal-coach-bank-action = Any action card may be banked as money instead. That is right when it would do little now and your bank is thin. It stays money then.
deal-coach-build = A house or hotel on a complete set raises its rent. It stays there as long as the set is complete.
deal-coach-pass-go = This card costs one play and brings two new cards. Play it first: perhaps they are better than what you hold.
deal-coach-rent = A rent card makes others pay for one of your sets: choose the one with the highest rent.
deal-coach-double = You may double this rent. It costs one more play, and it pays when the rent is high.
deal-coach-collect = Money for your bank, and others grow poorer. Whoever has too little money in front of them must pay with properties.
deal-coach-steal = You may take a property that is in no complete set. Take what fills a set of yours or breaks up theirs.
deal-coach-swap = You swap a property of yours for one of theirs. Give what you need least, take what fills a set.
deal-coach-breaker = The strongest card of all: it takes a whole complete set.
deal-coach-end = You have used all your plays. You may still move your properties between sets; then the turn goes on to the next player.
deal-coach-end-early = You need not play three cards. What is left is better kept for later.
deal-coach-discard = At most 7 cards may stay in the hand. Give up what helps you least.
deal-coach-arrange = Moving your own properties between sets costs no play. This way they serve you better.
deal-coach-place = You received a wild. Lay it where it fills a set most.
deal-coach-pay = Pay with money first, never with a complete set if you can help it. There is no change, so come close to the sum.
deal-coach-spare-no = You could stop this with your Just Say No. It is worth more against a theft, so rather pay.
deal-coach-no = This would hurt. Your Just Say No stops it, at no cost of a play.
deal-coach-accept = There is nothing to be done about this one, or it is not worth a card. It happens to everybody.
deal-coach-counter = Your card was answered with a Just Say No. Only another Just Say No could answer that.
deal-coach-nearly = You are one set short of winning. Look for the card that fills a set, and beware of thieves.
deal-coach-keep-no = Keep your Just Say No in the hand: it works on the others’ turns, when they want something of you.
