"""Messages stay inside Discord's limits whatever is put into them."""

import pytest
from discord import SelectOption

from bot.ui.layout import Button, Divider, Menu, Words, clip, digest, message


def text_length(blocks: list[Words]) -> int:
    return message(blocks).content_length()


def test_text_that_fits_is_left_alone() -> None:
    assert text_length([Words("a" * 3000), Words("b" * 1000)]) == 4000


def test_spare_lines_go_first_and_the_oldest_of_them() -> None:
    view = message([Words("a" * 3000), Words("\n".join(f"line {n}" * 50 for n in range(9)), spare=True)])
    container: dict[str, list[dict[str, str]]] = view.to_components()[0]  # type: ignore[no-untyped-call]
    first, log = (item["content"] for item in container["components"])
    assert first == "a" * 3000
    assert "line 0" not in log
    assert "line 8" in log
    assert len(first) + len(log) <= 4000


def test_text_that_cannot_fit_is_cut_where_it_is_longest() -> None:
    assert text_length([Words("a" * 9000), Words("b" * 500)]) == 4000


def test_what_is_too_long_is_cut_alike() -> None:
    view = message([Words("a" * 9000), Words("b" * 500), Words("c" * 3000)])
    container: dict[str, list[dict[str, str]]] = view.to_components()[0]  # type: ignore[no-untyped-call]
    assert [len(item["content"]) for item in container["components"]] == [1750, 500, 1750]


def test_nothing_empty_is_sent() -> None:
    view = message([Words(""), Words("x"), Divider()])
    assert view.total_children_count == 3  # the container, the text, the divider


def test_more_than_five_buttons_take_several_rows() -> None:
    view = message([tuple(Button(f"b{n}", f"id{n}") for n in range(7))])
    assert view.total_children_count == 1 + 2 + 7


def test_labels_are_cut() -> None:
    assert clip("x" * 81, 80) == "x" * 79 + "…"
    assert clip("x" * 80, 80) == "x" * 80


def test_a_menu_never_asks_for_more_than_it_has() -> None:
    options = (SelectOption(label="a", value="a"),)
    component: dict[str, list[dict[str, list[dict[str, int]]]]] = message(
        [Menu("id", "which?", options, 0, 9)]
    ).to_components()[0]  # type: ignore[no-untyped-call]
    assert component["components"][0]["components"][0]["max_values"] == 1


async def test_the_view_is_finished_so_that_discord_keeps_none() -> None:
    assert message([Words("x")]).is_finished()


@pytest.mark.parametrize("other", [Words("b"), Words("a "), Divider()])
def test_the_digest_tells_messages_apart(other: Words | Divider) -> None:
    assert digest(message([Words("a")])) == digest(message([Words("a")]))
    assert digest(message([Words("a")])) != digest(message([other]))


def test_the_digest_is_the_same_where_the_message_linked_to_has_moved() -> None:
    links = [f"[there](https://discord.com/channels/{end})" for end in ("1/2", "1/2/3", "1/2/4", "1/3/4", "@me/2/5")]
    digests = [digest(message([Words(link)])) for link in links]
    assert len(set(digests[:3])) == 1
    assert len(set(digests)) == 3
