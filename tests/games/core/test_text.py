from games.core.errors import IllegalMove
from games.core.text import Listing, Name, SeatName, Text


def test_texts_are_equal_by_key_and_values() -> None:
    assert Text("paid", seat=SeatName(1), sum=3) == Text("paid", sum=3, seat=SeatName(1))
    assert Text("paid", sum=3) != Text("paid", sum=4)
    assert Text("paid") != Text("owed")
    assert Text("paid") != "paid"


def test_equal_texts_have_equal_hashes() -> None:
    one = Text("paid", seat=SeatName(1), cards=Listing((Name("a"), Name("b"))))
    two = Text("paid", cards=Listing((Name("a"), Name("b"))), seat=SeatName(1))
    assert one == two
    assert len({one, two}) == 1


def test_a_value_may_be_called_key() -> None:
    assert Text("opens", key=Name("lock")).values == {"key": Name("lock")}


def test_repr_shows_key_and_values() -> None:
    assert repr(Text("paid", sum=3, to=SeatName(0))) == "Text('paid', sum=3, to=SeatName(seat=0))"


def test_an_illegal_move_carries_its_text() -> None:
    refusal = IllegalMove("too-dear", cost=5)
    assert refusal.text == Text("too-dear", cost=5)
    assert str(refusal) == "too-dear"
