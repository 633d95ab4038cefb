"""The picture of a hand, and the letters that it shares with the panel and the menus."""

from itertools import pairwise
from pathlib import Path

import pytest

from bot.text import LOCALES, Texts
from bot.ui.controls import Controls
from bot.ui.drafts import Draft
from bot.ui.ids import SUBJECT, Place
from bot.ui.layout import Menu, Words
from bot.ui.speaker import Speaker
from bot.ui.walker import Overview, Question, Verbs, subjects
from games.core.asks import Ask, Choice, Pick
from games.core.scene import WIDTH, Group, Label, Placed
from games.core.text import Text
from games.monopoly_deal.cards import CARDS, KIND, deck
from games.monopoly_deal.commands import BankCard, EndTurn
from games.monopoly_deal.lettering import in_order, letters, span
from games.monopoly_deal.present import hand
from games.monopoly_deal.present.card_parts import LARGE, SMALL, Cut
from games.monopoly_deal.present.faces import EXAMPLES, face
from games.monopoly_deal.present.minis import mini
from tests.games.monopoly_deal.positions import GAME, A, B, Match, position
from tests.games.monopoly_deal.scenes import hand_scene, icons, labels, overlaps, rectangles, spoilt
from tests.support.golden import assert_golden
from tests.support.scenes import described, faults

GOLDEN = Path(__file__).parent / "golden"
FAN = "sly_deal_1 money_5_1 green_1 pink_orange_1 rent_any_1 pass_go_1 light_blue_3"
MIXED = f"{FAN} pass_go_2 just_say_no_1 wild_any_1 rent_red_yellow_1 money_10_1"


def holding(cards: str, used: str = "") -> Match:
    """A match in which A holds these cards."""
    return position(f"hand: {cards} | brown: brown_1 | bank: money_1_1", "hand: money_2_1 | brown: brown_2", used=used)


@pytest.mark.parametrize(("name", "cards"), [("fan", FAN), ("rows", MIXED)])
def test_hands_look_as_they_were_found_good(name: str, cards: str) -> None:
    assert_golden(GOLDEN / f"hand-{name}.txt", described(hand_scene(holding(cards), A)))


@pytest.mark.parametrize("count", range(1, 21))
def test_any_hand_can_be_read(count: int) -> None:
    """Twelve are possible: seven and two drawn, three times Pass Go; the picture has room for more."""
    scene = hand_scene(holding(" ".join(deck(1)[9 : 9 + count])), A)
    assert not faults(scene)
    assert scene.height <= 1_200
    assert len(rectangles(scene)) == count
    assert (overlaps(rectangles(scene)) == []) or count <= 7


@pytest.mark.parametrize("count", range(2, 8))
def test_cards_of_a_fan_hide_no_more_than_an_edge_of_each_other(count: int) -> None:
    placed = rectangles(hand_scene(holding(" ".join(deck(1)[9 : 9 + count])), A))
    for one, other in pairwise(placed):
        assert one[2] - other[0] <= 8 or one[3] <= other[1]
    assert all(left >= 0 and right <= WIDTH for left, _, right, _ in placed)


@pytest.mark.parametrize("cut", [LARGE, SMALL])
def test_every_card_of_the_deck_has_a_face_with_its_value(cut: Cut) -> None:
    assert len(deck(1)) == 106
    for card in deck(1):
        shown = face(KIND[card], cut)
        assert not faults(Group(WIDTH, WIDTH, (Placed(0, 0, shown),)))
        assert f"{CARDS[card].value}M" in labels(shown)
        if CARDS[card].family != "money":
            assert any(key.endswith(".brief") for key in labels(shown))
            assert f"{CARDS[card].value}M" in labels(mini(KIND[card])), "the small card says it too"
        for colour in CARDS[card].colours:
            assert f"deal-colour-{colour}.code" in labels(shown)


def test_every_action_has_an_icon_of_its_own() -> None:
    kinds = [kind for kind, card in EXAMPLES.items() if card.family == "action"]
    assert len({tuple(icons(face(kind))) for kind in kinds}) == len(kinds) == 10


def test_letters_follow_the_order_of_panel_and_picture() -> None:
    """Properties, money, actions; the picture's cards carry them in turn."""
    match = holding(MIXED)
    shown = letters(match.state.hands[A])
    assert list(shown.values()) == list("ABCDEFGHIJKL")
    families = [CARDS[card].family for card in in_order(match.state.hands[A])]
    assert families[:4] == ["property", "property", "wild", "wild_any"]
    assert families[4:6] == ["money", "money"]
    scene = hand_scene(match, A)
    badges = [part.group.parts[-1] for part in scene.parts if isinstance(part, Placed)]
    assert [badge.words for badge in badges if isinstance(badge, Label)] == list("ABCDEFGHIJKL")


def test_every_menu_of_the_hand_shows_the_letters_of_the_panel() -> None:
    match = holding(MIXED)
    shown = letters(match.state.hands[A])
    seen = set()
    for ask in match.asks(A):
        for form in ask.forms if ask.kind == "play" else ():
            field = form.next_field(())
            for option in field.options if isinstance(field, Choice) else ():
                card = str(option.value)
                assert (option.mark, option.label) == (shown[card], Text(f"deal-card-{KIND[card]}"))
                seen.add(card)
    assert seen == set(shown), "every card can be chosen"
    lines = [line for section in hand(GAME.view(match.state, A), ()).sections for line in section.lines]
    assert "J–K" in [line.values.get("letters") for line in lines], "two Pass Go"


def test_the_menu_that_several_forms_share_is_in_order() -> None:
    offered = list[str | int]()
    for form in subjects(ask_of(holding(MIXED), "play"))["card"]:
        field = form.next_field(())
        assert isinstance(field, Choice)
        offered += [option.value for option in field.options]
    assert list(dict.fromkeys(offered)) == list(in_order(tuple(MIXED.split())))


def ask_of(match: Match, kind: str) -> Ask:
    return next(ask for ask in match.asks(A) if ask.kind == kind)


def test_controls_write_the_letters_in_front(texts: Texts) -> None:
    """Menu, the card chosen of it, the cards picked so far."""
    controls = Controls("deal", "k3m9x2qa", Speaker(texts, "en-US"))
    match = holding(f"{FAN} pass_go_2 just_say_no_1")
    play = ask_of(match, "play")
    (menu,) = (block for block in controls.blocks(Overview((play,))) if isinstance(block, Menu))
    assert [option.label[:4] for option in menu.options] == [f"{letter} · " for letter in "ABCDEFGHI"]
    forms = subjects(play)["card"]
    verbs = Verbs(play, Place(play.since, play.kind, SUBJECT), forms, menu.options[1].value)
    assert Words(f"**{menu.options[1].label}**") in controls.blocks(verbs)
    match.do(EndTurn(A))
    discard = ask_of(match, "discard")
    (form,) = discard.forms
    pick = form.next_field(())
    assert isinstance(pick, Pick)
    place = Place(discard.since, discard.kind, form.key, Draft(0, (2, 0)).write(pick))
    shown = [
        block.text for block in controls.blocks(Question(discard, form, place, pick, ())) if isinstance(block, Words)
    ]
    assert any("1. C · " in text and "2. A · " in text for text in shown)


def test_a_card_keeps_its_letter_until_one_before_it_goes() -> None:
    match = holding(FAN)
    before = letters(match.state.hands[A])
    match.do(BankCard(A, "money_5_1"))
    after = letters(match.state.hands[A])
    gone = before["money_5_1"]
    assert {card: letter for card, letter in after.items() if letter < gone} == {
        card: letter for card, letter in before.items() if letter < gone
    }


def test_letters_go_on_after_z() -> None:
    shown = list(letters(deck(1)[:30]).values())
    assert shown[25:28] == ["Z", "AA", "BB"]
    assert len(set(shown)) == 30
    assert (span(["C"]), span(["C", "D", "E"])) == ("C", "C–E")


def test_no_picture_of_an_empty_hand() -> None:
    match = position("bank: money_1_1", "hand: money_2_1")
    assert GAME.hand_picture(GAME.view(match.state, A)) is None
    assert GAME.hand_picture(GAME.view(match.state, None)) is None


def test_drawn_anew_when_the_hand_changes_only() -> None:
    match = holding(FAN)
    mine, theirs = (GAME.hand_picture(GAME.view(match.state, seat)) for seat in (A, B))
    match.do(BankCard(A, "money_5_1"))
    later = [GAME.hand_picture(GAME.view(match.state, seat)) for seat in (A, B)]
    marks = [picture.mark for picture in (mine, theirs, *later) if picture is not None]
    assert marks[0] != marks[2]
    assert marks[1] == marks[3]


@pytest.mark.parametrize("locale", LOCALES)
def test_words_on_cards_are_whole_and_hardly_smaller(locale: str, texts: Texts) -> None:
    """As they are drawn: nothing ends in an ellipsis, nothing is a fifth smaller than asked for."""
    for kind in EXAMPLES:
        for card in (face(kind), face(kind, SMALL), mini(kind)):
            assert spoilt(card, texts, locale) == []


def test_titles_fit_in_every_language(texts: Texts) -> None:
    """No title is a sentence: two lines of 22 on a card."""
    for kind, card in EXAMPLES.items():
        if card.family in {"property", "action"}:
            for locale in LOCALES:
                words = texts.say(Text(f"deal-card-{kind}.brief"), locale, plain=True)
                assert len(words) <= 30
                assert "(" not in words
