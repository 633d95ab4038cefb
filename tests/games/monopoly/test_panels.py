"""The table, a seat's panel and the guide as a player reads them, and the limits of a message."""

import re
from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from bot.text import LOCALES, Texts
from bot.ui.controls import Controls
from bot.ui.hand_screen import SPARE
from bot.ui.layout import COMPONENTS, Block, Words, components, message
from bot.ui.speaker import Speaker
from bot.ui.walker import Overview
from games.core.asks import Seat
from games.core.panel import Panel, Section
from games.core.text import Text
from games.monopoly import commands as c
from games.monopoly.cards import CARDS
from games.monopoly.names import card_text
from games.monopoly.options import CLASSIC_PRESETS, HOI_AN_PRESETS, Edition, agreed
from games.monopoly.present import guide
from games.monopoly.squares import DEEDS, GROUPS, RENTS, SQUARES
from games.monopoly.state import Auction, Bid, Contest, Debt, Offer, Orders, Request, Throw, Vote
from tests.games.monopoly.match import Match
from tests.games.monopoly.positions import CLASSIC, HOI_AN, but, position

A, B, C = 0, 1, 2
NAMES = {0: "Ann", 1: "Bob", 2: "Cem", 3: "Dee"}
EIGHT = {seat: f"{'W' * 31}{seat}" for seat in range(8)}
ROOM = 800
"""Characters of a message left for its title, whom it waits for, and a few lines of the log."""


def read(texts: Texts, sections: Iterable[Section], locale: str = "en", names: dict[int, str] = NAMES) -> list[str]:
    lines = []
    for section in sections:
        if section.heading is not None:
            lines.append(texts.say(section.heading, locale, names))
        lines += [texts.say(line, locale, names) for line in section.lines]
    return lines


def table_of(texts: Texts, match: Match) -> list[str]:
    return read(texts, match.game.table(match.game.view(match.state, None)).sections)


def hand_of(texts: Texts, match: Match, seat: Seat) -> list[str]:
    return read(texts, hand_panel(match, seat).sections)


def hand_panel(match: Match, seat: Seat) -> Panel:
    return match.game.hand(match.game.view(match.state, seat), match.asks(seat))


def test_the_table_shows_cash_places_deeds_and_what_the_bank_has(texts: Texts) -> None:
    match = position("1200 @18 orange=3 rail_1 rail_2~", "90 jail 39 +chest", "1500 @0")
    assert table_of(texts, match) == [
        "▶️ Ann rolls · round 3 of 100",
        "Ann · 💰 1,200đ · 📍 Hue",
        "🟧✔ Vinh 🏠×3, Hue 🏠×3, Da Lat 🏠×3",
        "🚉 Can Tho, Saigon 🔒",
        "Bob · 💰 90đ · ⛓️ in jail · 🎫×1",
        "🟦 Hanoi",
        "Cem · 💰 1,500đ · 📍 Start",
        "🏦 Bank",
        "🏠 house: 23 · 🏨 hotel: 12",
        "Free: 🟫 2, 🔹 3, 🌸 3, 🟥 3, 🟨 3, 🟩 3, 🟦 1, 🚉 2, 💡 2",
        "-# ✔: whole group · 🔒: mortgaged",
    ]


def test_the_table_of_hoi_an_uses_its_own_words(texts: Texts) -> None:
    match = position("1200 @24 brown=4 37~", "1500 @10", options=but(HOI_AN, houses_before_hotel=3))
    assert table_of(texts, match)[1:8] == [
        "Ann · 💰 1,200đ · 📍 Sông Hoài",
        "🟫✔ Thanh Hà 🏭, Kim Bồng 🏭",
        "🟦 An Hội 🔒",
        "Bob · 💰 1,500đ · 📍 Thăm Tù",
        "🏦 Bank",
        "🏮 Tiệm (shop): 32 · 🏭 Xưởng (workshop): 10",
        "Free: 🔹 3, 🌸 3, 🟧 3, 🟥 3, 🟨 3, 🟩 3, 🟦 1, ⛵ 4, 🎏 2",
    ]


def test_the_table_shows_an_auction_and_who_leads(texts: Texts) -> None:
    match = position("500", "400", "300").roll(2, 4).decline()
    assert table_of(texts, match)[1] == "🔨 Kon Tum (price 100đ) · bids from 10đ"
    match.bid(B, 60).pass_by(C)
    assert table_of(texts, match)[1:3] == ["🔨 Kon Tum (price 100đ) · Bob leads: **60đ**", "Passed: Cem"]


def test_what_may_be_bought_is_named_explained_and_counted(texts: Texts) -> None:
    match = position("500 @0 1", "400", options=HOI_AN).roll(1, 2)
    assert table_of(texts, match)[0].startswith("▶️ Ann may buy Làng mộc Kim Bồng (woodcarving village) for 60đ · 🎲")
    (prompt,) = (ask.prompt for ask in match.asks(A) if ask.kind == "buy")
    said = "Free: Làng mộc Kim Bồng (woodcarving village), 60đ · 🟫 Brown, you have 1 of 2 · your cash 500đ"
    assert texts.say(prompt, "en") == said


def test_a_private_bid_is_on_nobody_elses_panel(texts: Texts) -> None:
    match = position("500", "400", "300", options=but(CLASSIC, auction_style="sealed")).roll(2, 4).decline()
    match.do(c.Bid(B, 237))
    assert table_of(texts, match)[1:3] == ["🔨 Kon Tum (price 100đ) · private bids from 10đ", "Answered: Bob"]
    seen = "\n".join(line for seat in (A, C) for line in hand_of(texts, match, seat))
    assert "237" not in seen + "\n".join(table_of(texts, match))


def test_a_debt_says_to_whom_how_much_and_what_can_be_raised(texts: Texts) -> None:
    match = position("20 @10 rail_1 rail_2", "500 orange=3").roll(2, 4)
    line = "⚠️ Ann owes Bob 550đ: rent for Vinh · has 20đ, can raise 220đ"
    assert line in table_of(texts, match)
    assert line in hand_of(texts, match, A)
    assert line not in hand_of(texts, match, B)


def test_a_panel_says_what_each_deed_earns_and_what_it_can_bring(texts: Texts) -> None:
    match = position("1200 @18 orange=3 1 util_1 rail_1 rail_2~ +chance", "90")
    assert hand_of(texts, match, A) == [
        "💰 **1,200đ** · 📍 Hue",
        "-# You could raise 2,135đ · worth 3,170đ",
        "🎫 Jail card · Opportunity",
        "Your deeds · 🔒 mortgage",
        "🟫 Brown 1/2",
        "▫️ Ca Mau · rent 2đ · 🔒 30đ",
        "🟧 Orange ✔ · house 100đ",
        "▫️ Vinh 🏠×3 · rent 550đ",
        "▫️ Hue 🏠×3 · rent 550đ",
        "▫️ Da Lat 🏠×3 · rent 600đ",
        "🚉 Stations 2/4",
        "▫️ Can Tho · rent 50đ · 🔒 100đ",
        "🔒 Saigon · redeem 110đ",
        "💡 Plants 1/2",
        "▫️ Power · 4 × dice · 🔒 75đ",
    ]
    assert hand_of(texts, match, B)[0] == "Ann’s turn"


def test_a_panel_tells_its_owner_the_standing_orders_and_nobody_else(texts: Texts) -> None:
    buying = ("ask", "buy", *("ask",) * 8)
    orders = Orders(buying, (-1, 300, *(-1,) * 8), "pay")  # type: ignore[arg-type]
    match = position("500", "500")
    match.state = replace(match.state, orders=(orders, Orders()))
    assert hand_of(texts, match, A)[-3:] == [
        "Your standing orders",
        "🔹 Light blue: always buy · bid up to 300đ",
        "⛓️ In jail: pay",
    ]
    assert "300" not in "\n".join((*hand_of(texts, match, B), *table_of(texts, match)))


@pytest.mark.parametrize(
    ("dice", "answers"),
    [((2, 4), [c.Buy]), ((1, 3), []), ((3, 4), [])],
    ids=["buy", "pay tax", "draw a card"],
)
def test_the_commonest_turns_take_at_most_three_presses_on_the_table(
    dice: tuple[int, int], answers: list[type]
) -> None:
    match = position("1500", "1500", chance="ch08")
    commands = [c.Roll(A), *(answer(A) for answer in answers)]
    for command in commands:
        assert type(command) in pressed_on_the_table(match, A)
        match.do(command, dice=(dice,) if isinstance(command, c.Roll) else ())
    assert len(commands) <= 3
    assert match.asked() == "b roll", "the turn ended by itself"


def test_a_turn_that_is_kept_open_ends_on_the_table_too() -> None:
    match = position("1500 keeps", "1500").roll(2, 4).buy()
    assert c.EndTurn in pressed_on_the_table(match, A)


def pressed_on_the_table(match: Match, seat: Seat) -> list[type]:
    return [
        form.command
        for ask in match.asks(seat)
        if ask.public
        for form in ask.forms
        if form.next_field(()) is None and form.confirm(()) is None
    ]


def crowded(edition: Edition) -> Match:
    """Eight seats with long names, everything owned and built, and more pending at once than ever can be."""
    options = CLASSIC if edition == "classic" else HOI_AN
    streets = [f"{group.id}={1 + number % 5}" for number, group in enumerate(GROUPS) if group.house]
    extra = ("rail_1~ util_1", "rail_2 util_2~ +chance", "rail_3 +chest", "rail_4~", "", "", "", "")
    seats = [
        f"12345 @{number * 4 + 1} {street} {more}"
        for number, (street, more) in enumerate(zip(streets, extra, strict=True))
    ]
    match = position(*seats, options=but(options, parking_pot=True))
    items = tuple(SQUARES[square].id for square in DEEDS)
    offers = tuple(Offer(n, n % 8, (n + 1) % 8, items[:14], items[14:], 900, 0, (), (), 10, 1) for n in range(24))
    everybody = tuple(range(8))
    match.state = replace(
        match.state,
        throw=Throw((6, 6)),
        pot=12_345,
        auction=Auction(39, 20, 10, 10, bids=(Bid(0, 1_234),), passed=everybody[1:]),
        contest=Contest("house", tuple(Request(seat, (1, 3)) for seat in everybody), everybody, 10),
        debts=tuple(Debt(seat, 0, 2_000, "rent", "darkblue_2") for seat in everybody[1:]),
        heir=3,
        estate=DEEDS[:9],
        offers=offers,
        vote=Vote(0, everybody, 10),
    )
    return match


@pytest.mark.parametrize("edition", ["classic", "hoi_an"])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_table_fits_into_a_message(texts: Texts, locale: str, edition: Edition) -> None:
    match = crowded(edition)
    said = "\n".join(read(texts, match.game.table(match.game.view(match.state, None)).sections, locale, EIGHT))
    assert len(said) < 4_000 - ROOM
    for square in DEEDS:
        name = f"mono-place-{edition}-{square}"
        short = f"{name}.short" if texts.has(f"{name}.short", "en") else name
        assert texts.say(Text(short), locale) in said


@pytest.mark.parametrize("edition", ["classic", "hoi_an"])
@pytest.mark.parametrize("locale", LOCALES)
def test_the_fullest_panel_fits_into_a_message(texts: Texts, locale: str, edition: Edition) -> None:
    """Somebody with nearly all deeds, a turn to begin, three offers and a vote to answer, and standing orders."""
    for owner in (True, False):
        match = hoarder(edition, owner=owner)
        seat_panel = hand_panel(match, A)
        say = Speaker(texts, locale, EIGHT)
        blocks: list[Block] = [Words("\n".join(read(texts, [s], locale, EIGHT))) for s in seat_panel.sections]
        room = COMPONENTS - components(blocks) - SPARE - len(("title", "notice"))
        blocks += Controls("mono", "m" * 10, say).blocks(Overview(match.asks(A)), room)
        said = sum(len(block.text) for block in blocks if isinstance(block, Words))
        assert said < 4_000 - ROOM / 2
        assert components(blocks) <= COMPONENTS - SPARE - 2
        assert message(blocks).total_children_count == components(blocks) + 1


def hoarder(edition: Edition, *, owner: bool) -> Match:
    board = but(CLASSIC if edition == "classic" else HOI_AN, auction_style="sealed")
    built = " ".join(f"{group.id}=1" for group in GROUPS if group.house)
    plain = "rail_1 rail_2~ rail_3 rail_4 util_1 util_2~ +chance +chest"
    poor = " ".join(str(square) if square % 2 else f"{square}~" for square in DEEDS)
    seats = (f"12345 jail {built if owner else poor} {plain if owner else '+chance +chest'}", *("900",) * 7)
    match = position(*seats, options=board)
    limits = Orders(("decline",) * 10, (12_345,) * 10, "card")
    offers = tuple(
        Offer(n + 1, n + 1, A, (), ("rail_1", "util_1", "jail_chest"), 900, 0, (), (0, 0), 10, match.state.turns)
        for n in range(3)
    )
    own = tuple(Offer(n + 4, A, n + 4, ("rail_1",), (), 0, 9, (), (0,), 10, match.state.turns) for n in range(3))
    match.state = replace(
        match.state, orders=(limits, *match.state.orders[1:]), offers=(*offers, *own), vote=Vote(1, (1,), 10)
    )
    assert sorted({ask.kind for ask in match.asks(A)}) == [
        "jail",
        "manage",
        "offer_1",
        "offer_2",
        "offer_3",
        "orders",
        "stop",
    ]
    return match


@pytest.mark.parametrize("edition", ["classic", "hoi_an"])
@pytest.mark.parametrize("locale", LOCALES)
def test_what_a_card_says_has_the_numbers_of_its_rule(texts: Texts, locale: str, edition: Edition) -> None:
    for card in CARDS.values():
        said = texts.say(card_text(edition, card.id), locale)
        numbers = {int(number) for number in re.findall(r"(?<!Bến Hội An )\b\d+(?=đ)", said)}
        money = {"collect", "pay", "pay_each", "collect_each", "repairs"}
        assert numbers == ({card.amount, card.hotel} - {0} if card.effect in money else set()), said
        if card.effect == "move_to":
            assert texts.say(Text(f"mono-place-{edition}-{card.amount}"), locale) in said


@pytest.mark.parametrize("locale", LOCALES)
def test_places_of_hoi_an_stay_vietnamese_and_are_explained(texts: Texts, locale: str) -> None:
    for square in range(40):
        name, vietnamese = (texts.say(Text(f"mono-place-hoi_an-{square}"), each) for each in (locale, "vi"))
        assert name.startswith(vietnamese)
        assert square not in DEEDS or texts.say(Text(f"mono-place-hoi_an-{square}.gloss"), locale) not in name


@pytest.mark.parametrize("edition", ["classic", "hoi_an"])
@pytest.mark.parametrize("locale", LOCALES)
def test_no_two_deeds_and_no_two_groups_are_called_the_same(texts: Texts, locale: str, edition: Edition) -> None:
    deeds = [texts.say(Text(f"mono-place-{edition}-{square}"), locale) for square in DEEDS]
    assert len(set(deeds)) == 28
    keys = [f"mono-group-{group.id}" if group.house else f"mono-group-{edition}-{group.id}" for group in GROUPS]
    for attribute in ("", ".sign"):
        assert len({texts.say(Text(key + attribute), locale) for key in keys}) == 10
    for key in keys:
        assert texts.say(Text(key), locale).startswith(texts.say(Text(f"{key}.sign"), locale)), "a sign has a word"


@pytest.mark.parametrize("locale", LOCALES)
def test_nothing_bears_a_name_of_the_boxed_game(texts: Texts, locale: str) -> None:
    """No street, space, mascot or maker of the trademarked edition."""
    others = "boardwalk|park place|marvin|mediterranean|community chest|free parking|electric company|hasbro|parker"
    said = " ".join(read(texts, (*guide(4, agreed(CLASSIC, "classic")), *guide(4, agreed(HOI_AN, "hoi_an"))), locale))
    assert not re.search(others, said.casefold())


def test_the_guide_has_every_deed_with_its_rents_and_every_card(texts: Texts) -> None:
    said = read(texts, guide(4, agreed(CLASSIC, "classic")))
    assert "**Hanoi** 400đ · rent 50đ, 200đ, 600đ, 1,400đ, 1,700đ, 2,000đ" in said
    assert "**Can Tho Station** 200đ" in said
    assert sum(line.startswith("**") for line in said) == 28
    assert sum(line.startswith("• ") for line in said) == 32
    quick = read(texts, guide(4, agreed(HOI_AN_PRESETS["quick"], "hoi_an")))
    assert "**Phố Cổ Hội An** 400đ · rent 50đ, 200đ, 600đ, 1,400đ, 2,000đ" in quick
    assert RENTS[3][39] == (50, 200, 600, 1400, 2000)
    assert "-# the Old Town" in quick


def test_the_guide_says_what_this_match_plays_by(texts: Texts) -> None:
    said = {key: "\n".join(read(texts, guide(4, agreed(preset, "classic")))) for key, preset in CLASSIC_PRESETS.items()}
    assert "Everybody begins with 2,500đ" in said["quick"]
    assert "up to 3 × house" in said["quick"]
    assert "The last one left wins" in said["standard"]
    assert "Out of jail on your next turn" in said["short"]
    assert "When time is up" in said["timed"]
