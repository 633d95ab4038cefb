from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.text import Texts, load_texts
from bot.text.bundles import BrokenCatalogue
from games.core.text import Listing, Name, SeatName, Text
from tests.bot.text.conftest import MakeTexts

NAMES = {0: "Ann", 1: "Bob"}


def test_a_message_is_said_in_the_language_of_the_reader(texts: Texts) -> None:
    said = [texts.say(Text("seat-number", number=2), locale) for locale in ("en-US", "vi", "ko", "el", "fr")]
    assert said == ["Player 2", "Người chơi 2", "플레이어 2", "Παίκτης 2", "Player 2"]


def test_english_and_greek_have_a_singular(texts_with: MakeTexts) -> None:
    one_or_more = "t-plays = { $n ->\n    [one] { $n } S\n   *[other] { $n } P\n}"
    texts = texts_with(en=one_or_more, el=one_or_more, vi="t-plays = { $n } P", ko="t-plays = { $n } P")
    said = {locale: [texts.say(Text("t-plays", n=n), locale) for n in (0, 1, 2)] for locale in ("en", "el", "vi", "ko")}
    assert said == {
        "en": ["0 P", "1 S", "2 P"],
        "el": ["0 P", "1 S", "2 P"],
        "vi": ["0 P", "1 P", "2 P"],
        "ko": ["0 P", "1 P", "2 P"],
    }


def test_greek_names_are_declined_and_other_languages_need_not(texts_with: MakeTexts) -> None:
    texts = texts_with(
        en="t-house = House\nt-take = takes { NAME($card, case: 'acc') }".replace("'", '"'),
        el="t-house = Σπίτι\n    .acc = το Σπίτι\n    .gen = του Σπιτιού\n"
        't-take = { NAME($card, case: "acc") } { $card }',
    )
    taken = Text("t-take", card=Name("t-house"))
    assert [texts.say(taken, "el"), texts.say(taken, "en")] == ["το Σπίτι Σπίτι", "takes House"]


def test_korean_particles_follow_names_and_people(texts_with: MakeTexts) -> None:
    texts = texts_with(
        en="t-house = House\nt-hotel = x\nt-say = { $who } { $card }",
        ko='t-house = 집\nt-hotel = 호텔\nt-say = { JOSA($who, "이/가") } { JOSA($card, "을/를") }',
    )
    said = [
        texts.say(Text("t-say", who=SeatName(s), card=Name(c)), "ko", NAMES)
        for s, c in ((0, "t-house"), (1, "t-hotel"))
    ]
    assert said == ["Ann이 집을", "Bob이 호텔을"]


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("en", ["Ann", "Ann and Bob", "Ann, Bob, and Ann"]),
        ("vi", ["Ann", "Ann và Bob", "Ann, Bob và Ann"]),
        ("ko", ["Ann", "Ann, Bob", "Ann, Bob, Ann"]),
        ("el", ["Ann", "Ann και Bob", "Ann, Bob και Ann"]),
    ],
)
def test_lists_are_joined_as_the_language_joins_them(texts_with: MakeTexts, locale: str, expected: list[str]) -> None:
    texts = texts_with(**{"en": "t-who = x", locale: "t-who = { $who }"})
    lists = [Listing(tuple(SeatName(seat) for seat in seats)) for seats in ((0,), (0, 1), (0, 1, 0))]
    assert [texts.say(Text("t-who", who=who), locale, NAMES) for who in lists] == expected


def test_a_list_may_hold_texts_and_take_a_case_and_a_style(texts_with: MakeTexts) -> None:
    texts = texts_with(
        en="t-a = A\nt-b = B\nt-all = { $all }\nt-n = { $n }x",
        el="t-a = Α\n    .acc = τον Α\nt-b = Β\n    .acc = τον Β\nt-n = { $n }x\n"
        't-all = { LIST($all, style: "or", case: "acc") }',
    )
    all_of = Listing((Name("t-a"), Name("t-b"), Text("t-n", n=3)))
    assert texts.say(Text("t-all", all=all_of), "el") == "τον Α, τον Β ή 3x"
    assert texts.say(Text("t-all", all=Listing(())), "en") == ""


def test_texts_stand_in_texts_and_keys_may_name_an_attribute(texts_with: MakeTexts) -> None:
    texts = texts_with(en="t-in = in { $n }\n    .what = about { $n }\nt-out = out ({ $inner })")
    assert texts.say(Text("t-out", inner=Text("t-in", n=1)), "en") == "out (in 1)"
    assert texts.say(Text("t-in.what", n=2), "en") == "about 2"


def test_a_string_can_be_selected_by(texts_with: MakeTexts) -> None:
    texts = texts_with(en="t-why = { $why ->\n    [left] gone\n   *[other] here\n}")
    assert [texts.say(Text("t-why", why=why), "en") for why in ("left", "x")] == ["gone", "here"]


def test_what_a_catalogue_lacks_is_said_in_english_and_logged_once(texts_with: MakeTexts) -> None:
    texts = texts_with(en="t-only = only English")
    with capture_logs() as logs:
        assert [texts.say(Text("t-only"), "ko") for _ in range(2)] == ["only English"] * 2
    assert [(entry["key"], entry["locale"]) for entry in logs] == [("t-only", "ko")]


def test_what_english_lacks_is_said_by_its_key(texts: Texts) -> None:
    with capture_logs() as logs:
        assert texts.say(Text("t-nowhere", n=1), "el") == "t-nowhere"
    assert [entry["locale"] for entry in logs] == ["el", "en"]


def test_a_missing_placeholder_falls_back_to_english_and_never_raises(texts_with: MakeTexts) -> None:
    texts = texts_with(en="t-paid = paid { $sum }", vi="t-paid = trả { $amount }")
    with capture_logs():
        assert texts.say(Text("t-paid", sum=3), "vi") == "paid 3"
        assert texts.say(Text("t-paid"), "vi") == "trả amount"


def test_a_missing_name_is_shown_by_its_key(texts_with: MakeTexts) -> None:
    texts = texts_with(en="t-take = { $card }")
    with capture_logs():
        assert texts.say(Text("t-take", card=Name("t-unknown")), "en") == "t-unknown"


def test_seats_are_named_by_a_function_a_mapping_or_their_number(texts_with: MakeTexts) -> None:
    texts = texts_with(en="t-who = { $who }")
    who = Text("t-who", who=SeatName(4))
    assert [texts.say(who, "en", "abcde".__getitem__), texts.say(who, "en", {4: "E"}), texts.say(who, "en")] == [
        "e",
        "E",
        "Player 5",
    ]


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("{ $card } { seat-number }", "{ $card } { seat-number }"),  # Fluent syntax is not read again
        ("\\*\\*Bob\\*\\*", "\\*\\*Bob\\*\\*"),  # the edge escapes markdown; nothing is undone here
        ("a\n# b\tc", "a # b c"),  # one line, so that no name starts a heading or a list
        ("x\u202etxt.exe", "xtxt.exe"),  # no override
        ("a\u2069\u2069b", "ab"),  # no way out of an isolate
        ("דנה", "\u2068דנה\u2069"),
        ("x" * 5000, "x" * 500),
    ],
)
def test_hostile_names(texts_with: MakeTexts, name: str, shown: str) -> None:
    texts = texts_with(en="t-who = <{ $who }>")
    assert texts.say(Text("t-who", who=SeatName(0)), "en", {0: name}) == f"<{shown}>"
    assert texts.say(Text("t-who", who=name), "en") == f"<{shown}>"


def test_plain_text_has_no_isolation_marks(texts_with: MakeTexts) -> None:
    texts = texts_with(en="t-who = { $who }!")
    assert texts.say(Text("t-who", who=SeatName(0)), "en", {0: "דנה"}, plain=True) == "דנה!"


def test_further_catalogues_can_be_loaded(tmp_path: Path) -> None:
    """A game outside `games/`, such as the toy of the tests, brings its own."""
    (tmp_path / "en.ftl").write_text("toy-hello = Hello\n", encoding="utf-8")
    assert load_texts([tmp_path]).say(Text("toy-hello"), "en") == "Hello"


@pytest.mark.parametrize("broken", ["t-bad = { $x", "seat-number = a second one"])
def test_a_broken_catalogue_is_found_at_the_start(texts_with: MakeTexts, broken: str) -> None:
    with pytest.raises(BrokenCatalogue, match=r"el\.ftl"):
        texts_with(el=broken)
