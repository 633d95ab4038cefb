"""Component ids say everything and stay within Discord's 100 characters."""

import pytest

from bot.ui.ids import Address, Place, parse


@pytest.mark.parametrize(
    "address",
    [
        Address("deal", "k3m9x2qa", "join"),
        Address("deal", "k3m9x2qa", "w"),
        Address("deal", "k3m9x2qa", "w", Place(12, "play")),
        Address("deal", "k3m9x2qa", "w", Place(12, "play", "rent", "1.x1f", ("rent_any_1", "k7", "2"))),
    ],
    ids=str,
)
def test_an_id_says_what_it_was_made_from(address: Address) -> None:
    assert parse(str(address)) == address


@pytest.mark.parametrize("text", ["", "deal", "deal:", "deal:abc", "deal::w", "somebody else's"])
def test_what_is_not_ours_is_none(text: str) -> None:
    assert parse(text) is None


@pytest.mark.parametrize(
    "text", ["deal:m:w:x:play:rent:", "deal:m:w:3", "deal:m:w:3:play", "deal:m:w:-3:play::", "deal:m:w:²:play::"]
)
def test_a_malformed_place_is_none(text: str) -> None:
    address = parse(text)
    assert address is not None
    assert address.place is None


def test_an_id_beyond_the_limit_is_a_fault_of_ours() -> None:
    assert len(str(Address("deal", "k3m9x2qa", "w" * 86))) == 100
    with pytest.raises(ValueError, match="deal"):
        str(Address("deal", "k3m9x2qa", "w" * 87))
