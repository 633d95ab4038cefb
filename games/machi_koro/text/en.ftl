# Machi Koro.
# A card's name is a message; .what says in our words what it does, .short the same in a few signs.
# For pictures, which have no signs and little room: .brief in place of .short, .title in place of a long name.
# Signs: 💰 coins, 🏛️ landmarks, 🚧 closed for renovation.

## Colours: whose roll lets a card act

machi-colour-blue = 🔷 Blue
    .sign = 🔷
machi-colour-green = 🟢 Green
    .sign = 🟢
machi-colour-red = 🔺 Red
    .sign = 🔺
machi-colour-purple = 🟪 Purple
    .sign = 🟪

## Icons: what other cards count

machi-icon-wheat = 🌾 wheat
    .sign = 🌾
machi-icon-cow = 🐄 cow
    .sign = 🐄
machi-icon-gear = ⚙️ gear
    .sign = ⚙️
machi-icon-bread = 🍞 bread
    .sign = 🍞
machi-icon-cup = ☕ cup
    .sign = ☕
machi-icon-factory = 🏭 factory
    .sign = 🏭
machi-icon-fruit = 🍎 fruit
    .sign = 🍎
machi-icon-boat = ⛵ boat
    .sign = ⛵
machi-icon-suitcase = 💼 suitcase
    .sign = 💼
machi-icon-major = 🗼 tower
    .sign = 🗼

## Establishments

machi-card-wheat_field = Wheat Field
    .what = The bank pays you 1.
    .short = +1
machi-card-sushi_bar = Sushi Bar
    .what = If you have a Harbor, the roller pays you 3.
    .short = takes 3 with Harbor
machi-card-ranch = Ranch
    .what = The bank pays you 1.
    .short = +1
machi-card-general_store = General Store
    .what = The bank pays you 2 if you have built fewer than 2 landmarks.
    .short = +2 below 2 🏛️
    .brief = +2 below 2 landmarks
machi-card-bakery = Bakery
    .what = The bank pays you 1.
    .short = +1
machi-card-cafe = Café
    .what = The roller pays you 1.
    .short = takes 1
machi-card-corn_field = Corn Field
    .what = The bank pays you 1 if you have built fewer than 2 landmarks.
    .short = +1 below 2 🏛️
    .brief = +1 below 2 landmarks
    .title = Corn Field
machi-card-convenience_store = Convenience Store
    .what = The bank pays you 3.
    .short = +3
machi-card-flower_orchard = Flower Orchard
    .what = The bank pays you 1.
    .short = +1
machi-card-demolition_company = Demolition Company
    .what = Tear down one of your landmarks; the bank pays you 8 for it. You may build it again.
    .short = gives up 🏛️: +8
    .brief = +8 for a landmark torn down
    .title = Demolition Company
machi-card-forest = Forest
    .what = The bank pays you 1.
    .short = +1
machi-card-french_restaurant = French Restaurant
    .what = The roller pays you 5 if they have built 2 landmarks or more.
    .short = takes 5 from 2🏛️
    .brief = takes 5 from 2 landmarks on
machi-card-loan_office = Loan Office
    .what = Building it brings you 5. Whenever it acts, you pay the bank 2.
    .short = −2
machi-card-flower_shop = Flower Shop
    .what = The bank pays you 1 for each of your Flower Orchards.
    .short = +1 per Flower Orchard
machi-card-stadium = Stadium
    .what = Everybody else pays you 2.
    .short = 2 from everybody
machi-card-tv_station = TV Station
    .what = A player of your choice pays you 5.
    .short = 5 from one player
machi-card-business_center = Business Center
    .what = Swap one of your cards for one of another player’s; no purple ones.
    .short = swaps a card
    .title = Business Center
machi-card-cheese_factory = Cheese Factory
    .what = The bank pays you 3 for each of your cow cards 🐄.
    .short = +3 per 🐄
    .brief = +3 per cow
machi-card-pizza_joint = Pizza Joint
    .what = The roller pays you 1.
    .short = takes 1
machi-card-vineyard = Vineyard
    .what = The bank pays you 3.
    .short = +3
machi-card-publisher = Publisher
    .what = Everybody else pays you 1 for each cup ☕ and bread 🍞 card they have.
    .short = 1 per ☕🍞 from everybody
    .brief = 1 per cup and bread from everybody
machi-card-furniture_factory = Furniture Factory
    .what = The bank pays you 3 for each of your gear cards ⚙️.
    .short = +3 per ⚙️
    .brief = +3 per gear
machi-card-hamburger_stand = Hamburger Stand
    .what = The roller pays you 1.
    .short = takes 1
    .title = Hamburger Stand
machi-card-mackerel_boat = Mackerel Boat
    .what = The bank pays you 3 if you have a Harbor.
    .short = +3 with Harbor
machi-card-tax_office = Tax Office
    .what = Everybody else who has 10 or more pays you half of it, rounded down.
    .short = half from 10💰 on
    .brief = half from 10 coins on
machi-card-renovation_company = Renovation Company
    .what = Choose a kind that is not purple: all its cards close, and for each of theirs the others pay you 1.
    .short = closes a kind, 1 per card
machi-card-mine = Mine
    .what = The bank pays you 5.
    .short = +5
machi-card-winery = Winery
    .what = The bank pays you 6 for each of your Vineyards; then this card closes for renovation.
    .short = +6 per Vineyard, then 🚧
    .brief = +6 per Vineyard, then closes
machi-card-family_restaurant = Family Restaurant
    .what = The roller pays you 2.
    .short = takes 2
machi-card-moving_company = Moving Company
    .what = Give one of your cards, not a purple one, to another player; the bank pays you 4 for it.
    .short = +4 for a card given
machi-card-apple_orchard = Apple Orchard
    .what = The bank pays you 3.
    .short = +3
machi-card-tech_startup = Tech Startup
    .what = At the end of your turns you may put 1 on it. When it acts, everybody else pays you as much as lies there.
    .short = its 💰 from everybody
    .brief = its coins from everybody
machi-card-exhibit_hall = Exhibit Hall
    .what = Let one other kind of yours act in its place; then it goes back to the market.
    .short = another kind acts
machi-card-soda_bottling_plant = Soda Bottling Plant
    .what = The bank pays you 1 for each cup card ☕ that anybody has.
    .short = +1 per ☕ of all
    .brief = +1 per cup of all
machi-card-fruit_vegetable_market = Fruit & Vegetable Market
    .what = The bank pays you 2 for each of your wheat cards 🌾.
    .short = +2 per 🌾
    .brief = +2 per wheat
    .title = Fruit & Veg Market
machi-card-park = Park
    .what = Everybody’s coins are put together and shared alike.
    .short = shares all 💰
    .brief = shares all coins alike
machi-card-food_warehouse = Food Warehouse
    .what = The bank pays you 2 for each of your cup cards ☕.
    .short = +2 per ☕
    .brief = +2 per cup
machi-card-tuna_boat = Tuna Boat
    .what = The roller rolls 2 more dice; if you have a Harbor, the bank pays you their sum.
    .short = +🎲🎲 with Harbor
    .brief = with Harbor, the sum of 2 dice
machi-card-members_only_club = Member’s Only Club
    .what = The roller pays you everything if they have built 3 landmarks or more.
    .short = takes all from 3🏛️
    .brief = takes all from 3 landmarks on

## Landmarks

machi-card-city_hall = City Hall
    .sign = 🏢
    .what = Stands from the start. If you have no coins before you build, you get 1.
    .short = 1 if you have none
machi-card-harbor = Harbor
    .sign = ⚓
    .what = From a roll of 10 on you may add 2. Boats and Sushi Bars need it.
    .short = +2 to a roll from 10 on
machi-card-train_station = Train Station
    .sign = 🚉
    .what = You may roll 2 dice.
    .short = 1 or 2 dice
machi-card-shopping_mall = Shopping Mall
    .sign = 🛍️
    .what = Each of your cup ☕ and bread 🍞 cards brings 1 more.
    .short = +1 for each ☕🍞
    .brief = +1 for each cup and bread
machi-card-amusement_park = Amusement Park
    .sign = 🎡
    .what = After a double you have another turn.
    .short = another turn after a double
machi-card-radio_tower = Radio Tower
    .sign = 📡
    .what = Once a turn you may roll again.
    .short = roll again once a turn
machi-card-airport = Airport
    .sign = ✈️
    .what = When you build nothing, the bank pays you 10.
    .short = +10 for building nothing

## Parts of lines

machi-range-one = { $total }
machi-range = { $least }–{ $most }
machi-price = { $cost }💰
machi-price-gain = +{ $gain }💰
machi-and = { $line } · { $more }
machi-dice-one = { $total }
machi-dice-two = { $first } + { $second } = { $total }
machi-dice-more = { $first } + { $second } + 2 = { $total }
machi-times = { $line } ×{ $count }
machi-shut = { $line } (🚧 { $count } closed)
machi-fund = { $line } ({ $coins }💰)

## The table

machi-phase-roll = ▶️ { $seat } rolls
machi-phase-reroll = ▶️ { $seat } may roll again
machi-phase-harbor = ▶️ { $seat } may add 2
machi-phase-order = ▶️ { $seat } says which card acts next
machi-phase-tuna = ▶️ { $seat } rolls for the boats
machi-phase-victim = ▶️ { $seat } chooses who pays
machi-phase-swap = ▶️ { $seat } may swap a card
machi-phase-demolish = ▶️ { $seat } tears down a landmark
machi-phase-give = ▶️ { $seat } gives a card away
machi-phase-renovate = ▶️ { $seat } may close a kind of card
machi-phase-exhibit = ▶️ { $seat } may let another card act
machi-phase-build = ▶️ { $seat } may build
machi-phase-invest = ▶️ { $seat } may put a coin on the Tech Startup
machi-table-by = { $line } ({ $card })
machi-table-dice = 🎲 { $dice }
machi-table-again = another turn follows
machi-table-boats = boats { $total }
machi-table-bank = 🏦 The bank has { $coins }💰
machi-table-seat = { $seat } · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-table-left = { $seat } · left the match
machi-table-built = ✔ { LIST($cards, style: "commas") }
machi-table-open = ▫️ { LIST($cards, style: "commas") }
machi-table-still = ▫️ { LIST($cards, style: "commas", case: "sign") }
machi-table-group = **{ $range }** { LIST($cards, style: "commas") }
machi-table-card = { NAME($colour, case: "sign") }{ $card }
machi-table-market = Market
machi-table-market-deck = Market · { $deck } face down
machi-table-stack = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } { $price } ×{ $count } · { $short }
machi-table-stack-brief = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } { $price } ×{ $count }
machi-table-legend = -# ×: left · 🔷 anybody’s roll · 🟢 own roll · 🔺 others’ rolls · 🟪 own roll, one of each
machi-table-landmarks = { LIST($marks, style: "commas") }
machi-table-landmark = { NAME($card, case: "sign") } { $card } { $price }

## Pictures, and the lines that stand beside them

machi-standing = { $coins }, { $built } of { $goal } landmarks, { $cards }
machi-standing-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
machi-standing-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
machi-standing-change = { $line } ({ $change })
machi-standing-left = left the match
machi-wealth = Coins, and what cards and landmarks cost

## A hand

machi-hand-title = Your city
machi-hand-turn = Your turn · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-waiting = { $seat }’s turn · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-over = The match is over · 💰 { $coins } · 🏛️ { $built }/{ $goal }
machi-hand-card = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } · { $short }
machi-hand-can = You can build
machi-hand-plan = **{ $range }** { NAME($colour, case: "sign") }{ NAME($icon, case: "sign") } { $card } · { $price } · { $short }
machi-hand-plan-owned = { $line } · you have { $count }
machi-hand-plan-landmark = { NAME($card, case: "sign") } { $card } · { $price } · { $short }
machi-hand-not = Not yet
machi-hand-missing = { $count }💰 short: { LIST($cards, style: "commas") }
machi-hand-reason = { LIST($cards, style: "commas") }: { $reason }
machi-hand-yields = 🎲 Your roll would bring { LIST($yields, style: "commas") }
machi-hand-yield = **{ $total }**: +{ $amount }
machi-hand-yield-loss = **{ $total }**: −{ $amount }

## How to play

machi-guide-play = How to play
machi-guide-goal = 🏆 { $goal ->
    [one] Whoever has built 1 landmark wins at once.
   *[other] Whoever has built { $goal } landmarks wins at once.
}
machi-guide-start = 1. Everybody begins with a Wheat Field, a Bakery and 3 coins.
machi-guide-roll = 2. On your turn you roll 1 die, with a Train Station also 2; cards with that number act.
machi-guide-order = 3. First the others’ red cards, from your right on; then all blue ones and your green ones; last your purple ones.
machi-guide-short = 4. Whoever has too little pays what they have, and owes nothing.
machi-guide-build = 5. Then you may build one establishment or one landmark.
machi-guide-closed = 🚧 A closed card opens again, without acting, on the next roll that would let it act.
machi-guide-colour-blue = 🔷 Blue: act on anybody’s roll
machi-guide-colour-green = 🟢 Green: act on your own roll
machi-guide-colour-red = 🔺 Red: act on others’ rolls
machi-guide-colour-purple = 🟪 Purple: act on your own roll; only one of each
machi-guide-landmarks = 🏛️ Landmarks: each once, for you alone
machi-guide-card = **{ $range }** { $card } · { $icon } · { $price } · ×{ $count }
machi-guide-landmark = { NAME($card, case: "sign") } { $card } · { $price }
machi-guide-what = -# { $what }

## The log

machi-log-began = ▶️ { $seat } begins
machi-log-rolled = 🎲 { $seat } rolls { $dice }
machi-log-rolled-again = 🎲 { $seat } rolls again: { $dice }
machi-log-kept = 🎲 { $seat } keeps the roll
machi-log-added = ⚓ { $seat } adds 2: { $total }
machi-log-declined-harbor = ⚓ { $seat } adds nothing
machi-log-declined-swap = { $seat } swaps no card
machi-log-declined-renovate = { $seat } closes nothing
machi-log-declined-exhibit = { $seat } lets no card act
machi-log-tuna = 🎣 { $seat } rolls { $dice } for the boats
machi-log-nothing = no card acts
machi-log-paid = { $card }: { $payer } → { LIST($owners, style: "commas") }
machi-log-paid-by = { $card }: { LIST($payers, style: "commas") } → { $owner }
machi-log-part = { $seat } { $amount }💰
machi-log-earned = { $card }: { LIST($gains, style: "commas") }
machi-log-gain = { $seat } +{ $amount }
machi-log-loss = { $seat } −{ $amount }
machi-log-of = { $line } (of { $asked })
machi-log-shared = { $card }: { LIST($changes, style: "commas") }
machi-log-change = { $seat } ({ $before } → { $after })
machi-log-closed = 🚧 { $card } closes: { LIST($owners, style: "commas") }
machi-log-reopened = 🔓 { $card } opens again: { LIST($owners, style: "commas") }
machi-log-owner = { $seat } ×{ $copies }
machi-log-swapped = 🔁 { $seat } gives { $target } { $give } for { $take }
machi-log-given = 📦 { $seat } gives { $target } { $card }
machi-log-demolished = 🧨 { $seat } tears down { $card }
machi-log-exhibited = { $seat } lets { $card } act
machi-log-returned = { $card } goes back to the market
machi-log-built = 🏗️ { $seat } builds { $card } ({ $price })
machi-log-built-landmark = 🏛️ { $seat } builds { $card } ({ $price })
machi-log-built-nothing = { $seat } builds nothing
machi-log-market = new: { LIST($cards, style: "commas") }
machi-log-removed = gone, because everybody has it: { $card }
machi-log-invested = 💡 { $seat } puts a coin on { $card }: { $total }
machi-log-again = 🎡 { $seat } has another turn
machi-log-left = { $seat } leaves; their cards and coins are out of play

## Rulesets, editions and options

ruleset-machi_koro = Machi Koro
    .what = Roll the dice, earn from your cards, and build your four landmarks first.
ruleset-machi_koro_harbor = Machi Koro: Harbor
    .what = With boats, sushi, a Harbor and an Airport: six landmarks, and ten kinds for sale at a time.
ruleset-machi_koro_millionaires_row = Machi Koro: Millionaire’s Row
    .what = With loans, wineries, demolition and renovation; on request with the Harbor as well.

machi-preset-classic = Classic
    .what = As the rule sheet of this box has it.
machi-preset-ten = Ten kinds
    .what = The base cards, but only ten kinds are for sale at a time.
machi-preset-short = Short
    .what = Fewer landmarks win.
machi-preset-deluxe = Deluxe
    .what = Five low, five high and two purple kinds are for sale; the Sushi Bar costs 2.
machi-preset-with_harbor = With Harbor
    .what = The Harbor’s cards and landmarks as well; five can play.
machi-preset-everything = Everything
    .what = All cards: base, Harbor, Millionaire’s Row and the Exhibit Hall.

machi-option-market = Market
    .what = Which cards are for sale at a time.
machi-option-market-all = all kinds
machi-option-market-ten_different = ten different kinds from one deck
machi-option-market-five_five_two = five low, five high, two purple kinds
machi-option-landmarks_to_win = Landmarks to win
    .what = How many built landmarks win.
machi-option-landmarks_to_win-all = all
machi-option-first_player = First player
    .what = Who begins: chance, or the chair with that number.
machi-option-first_player-random = by chance
machi-option-radio_tower_may_change_dice = Radio Tower changes dice
    .what = Whether a reroll may be made with another number of dice.
machi-option-business_center_optional = Business Center is optional
    .what = Whether you may do without the swap.
machi-option-simultaneous_order = Order of blue and green
    .what = Who says in which order blue and green cards act, where it matters.
machi-option-simultaneous_order-auto = a fixed order
machi-option-simultaneous_order-choose = whoever rolled
machi-option-purple_order = Order of purple
    .what = Who says in which order purple cards of one number act.
machi-option-purple_order-auto = a fixed order
machi-option-purple_order-choose = whoever rolled
machi-option-bank = Bank
    .what = Whether the bank can run out of coins.
machi-option-bank-unlimited = never runs out
machi-option-bank-finite = the 282 coins of the box
machi-option-exhibit_hall = Exhibit Hall
    .what = Whether the promo card Exhibit Hall is among the cards.
machi-option-sushi_bar_cost = Sushi Bar costs
    .what = 4 in the first edition, 2 in later ones.
machi-option-renovation_pays = Renovation Company
    .what = Who pays for the cards it closes.
machi-option-renovation_pays-opponents = the others, for their own cards
machi-option-renovation_pays-bank = the bank, for all cards
machi-option-park_remainder = Park
    .what = What happens to coins that cannot be shared alike.
machi-option-park_remainder-bank = the bank adds what is missing
machi-option-park_remainder-active = whoever rolled gets them
machi-option-park_remainder-discard = the bank gets them
machi-option-closed_cards_count = Closed cards count
    .what = Whether cards closed for renovation still count for others.
machi-option-harbor = With Harbor
    .what = Whether the Harbor’s cards and landmarks are in use too; five seats need them.

## Questions

machi-ask-roll = Your turn: roll.
machi-ask-reroll = You rolled { $total }. Keep it, or roll again with the Radio Tower?
machi-ask-harbor = You rolled { $total }. Add 2 with the Harbor?
machi-ask-order = Several cards act.
machi-ask-tuna = { $card }: roll the boats’ two dice.
machi-ask-victim = { $card }: somebody pays you 5.
machi-ask-swap = { $card }: swap one of your cards for somebody else’s.
machi-ask-demolish = { $card }: one of your landmarks has to go, for 8 coins.
machi-ask-give = { $card }: one of your cards has to go, for 4 coins.
machi-ask-renovate = { $card }: you may close a kind of card for renovation.
machi-ask-exhibit = { $card }: you may let another card of yours act in its place.
machi-ask-build = You have { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} to build with.
machi-ask-invest = { $card }: put a coin on it? { $invested } on it now, you have { $coins }.

## Buttons

machi-form-roll_one = 🎲 Roll 1 die
machi-form-roll_two = 🎲🎲 Roll 2 dice
machi-form-keep = Keep the roll
machi-form-reroll = Roll again
machi-form-reroll_one = Roll again: 1 die
machi-form-reroll_two = Roll again: 2 dice
machi-form-add_two = Add 2
machi-form-roll_tuna = 🎣 Roll for the boats
machi-form-next = Let it act
machi-form-take = Take 5
machi-form-swap = Swap cards
machi-form-demolish = Tear it down
machi-form-give = Give it away
machi-form-renovate = Close a kind
machi-form-exhibit = Let a card act
machi-form-build = Build
machi-form-build_nothing = Build nothing
machi-form-invest = Put a coin on it
machi-form-decline-harbor = Add nothing
machi-form-decline-swap = Swap nothing
machi-form-decline-renovate = Close nothing
machi-form-decline-exhibit = Do without
machi-form-decline-invest = Keep the coin

## What to choose

machi-prompt-target = Choose a player
machi-prompt-order = Which card acts next?
machi-prompt-swap-give = Which of your cards do you give?
machi-prompt-take = Which card do you get for it?
machi-prompt-demolish = Which landmark do you tear down?
machi-prompt-give = Which card do you give away?
machi-prompt-give-target = Who gets it?
machi-prompt-renovate = Which kind closes?
machi-prompt-exhibit = Which card acts?
machi-prompt-build = What do you build?

machi-label-seat = { $seat }
machi-label-closed = { $card } (🚧 closed)

machi-detail-coins = has { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
machi-detail-owned = { $range } · { $colour } · { $what } · ×{ $count }
machi-detail-build = { $cost }💰 · { $range } · { $colour } · { $what } · you have { $owned }
machi-detail-loan = +{ $gain }💰 now · { $range } · { $what } · you have { $owned }
machi-detail-landmark = { $cost }💰 · 🏛️ landmark · { $what }

## What you lose for good

machi-lose-landmark = { $card } no longer counts for winning, and building it again costs { $cost } coins.
machi-lose-card = { $card } goes to { $seat } for good.

## Refusals

machi-refuse-over = The match is over. Open a new table to play again.
machi-refuse-seat = That seat has left the match, so it cannot play. You can go on watching.
machi-refuse-turn = It is not your turn. Wait until the table names you.
machi-refuse-phase = That is not asked just now. Look at your hand for what is.
machi-refuse-target = Choose another player who is still in the match.
machi-refuse-choice = That cannot be chosen here any more. Choose one of those you see now.
machi-refuse-decline = This must be done. Choose one of the ways you are offered.
machi-refuse-station = Two dice need a Train Station. Roll 1 die, and build the Train Station for later.
machi-refuse-reroll-dice = { $count ->
    [one] Roll again with 1 die, as before.
   *[other] Roll again with { $count } dice, as before.
}
machi-refuse-built = You have built that landmark already. Choose another.
machi-refuse-market = That is not for sale now. Choose one of the cards of the market, or a landmark.
machi-refuse-owned = You have one already, and purple cards are one of each. Choose another.
machi-refuse-coins = That costs { $cost } and you have { $coins }: { $missing } short. Choose something cheaper, or build nothing.
machi-refuse-five_seats = Five players need the Harbor’s cards. Turn on “With Harbor” under Rules, or play with a chair less.

## The end

machi-outcome-landmarks = 🏆 The landmarks are built!
machi-outcome-last_seat = 🏆 Everybody else has left.
machi-outcome-idle = 🏁 Nobody has built anything for many rounds; what everybody has built decides.

## The coach of the lesson

machi-coach-welcome = Welcome! Whoever first builds { $goal } landmarks wins. Each turn: roll, collect what your cards bring, build one thing. A card acts when its number is rolled.
machi-coach-roll = Blue cards pay on anybody’s roll, green ones on yours alone. So blue ones earn while you wait.
machi-coach-beware-red = Red cards of others take coins from you when you roll their number. Spend coins before they are taken.
machi-coach-two-dice = With two dice 7 comes most often and 1 never. They pay when your best cards have high numbers.
machi-coach-one-die = You may roll two dice now. As long as your cards have numbers up to 6, one die is better.
machi-coach-reroll = With the Radio Tower you may roll again once a turn. Keep what pays more than a roll on average.
machi-coach-blue = Build something every turn you can. Blue cards pay on every roll of their number, whoever rolls.
machi-coach-green = Green cards pay on your own rolls, and some of them the more, the more cards of a kind you have.
machi-coach-red = Red cards take coins from whoever rolls their number on their own turn.
machi-coach-purple = Purple cards act on your own roll and take from everybody. You may own one of each.
machi-coach-same-again = Another { $card }: when its number comes, each of them pays. Many of one kind make one roll a big one.
machi-coach-landmark = You can afford a landmark. { $card } costs { $cost }, counts for winning and helps from now on.
machi-coach-last-landmark = This is the last landmark you need: build it and you win.
machi-coach-save = You need not build. Here it is better to save for a landmark.
machi-coach-broke = Without coins there is nothing to build. Coins come with the next rolls.
machi-coach-victim = Take from whoever has most: that is usually who is nearest to winning.
machi-coach-swap = Swap a card that earns you little for one that earns them much.
