"""What a seat may ask for. The fields after `seat` are the fields of its form, in order."""

from games.core.asks import TABLE, Command, Seat


class BankCard(Command, frozen=True):
    """Lay a card of the hand into the bank (17–19)."""

    card: str


class LayProperty(Command, frozen=True):
    """Lay a property or wild of the hand on a stack, or as a new one (21)."""

    card: str
    colour: str
    stack: str


class PlaceBuilding(Command, frozen=True):
    """Put a house or hotel of the hand on an own complete set (53)."""

    card: str
    stack: str


class PlayPassGo(Command, frozen=True):
    """Draw two cards (11)."""

    card: str


class PlayRent(Command, frozen=True):
    """Charge rent for one own stack (36–42). `target` is `TABLE` (everyone) for a two-colour card."""

    card: str
    stack: str
    target: Seat = TABLE
    doublers: tuple[str, ...] = ()


class PlayDebtCollector(Command, frozen=True):
    """Ask one opponent for 5M (71)."""

    card: str
    target: Seat


class PlayBirthday(Command, frozen=True):
    """Ask every opponent for 2M (71)."""

    card: str


class PlaySlyDeal(Command, frozen=True):
    """Take one property that is not in a complete set (64)."""

    card: str
    target: Seat
    take: str


class PlayForcedDeal(Command, frozen=True):
    """Swap properties, neither in a complete set (65)."""

    card: str
    target: Seat
    take: str
    give: str


class PlayDealBreaker(Command, frozen=True):
    """Take a complete set with its buildings (66)."""

    card: str
    target: Seat
    stack: str


class EndTurn(Command, frozen=True):
    """End the own turn; above the hand limit a discard is asked for first (13)."""


class Discard(Command, frozen=True):
    """Give up the surplus of the hand; under `draw_bottom` the last card named lies lowest (14, 15)."""

    cards: tuple[str, ...]


class MoveCard(Command, frozen=True):
    """Move an own tabled property to another stack or colour; no play (29)."""

    card: str
    colour: str
    stack: str


class SwapCards(Command, frozen=True):
    """Exchange two own tabled properties of different stacks at once (94)."""

    card: str
    other: str


class MoveBuilding(Command, frozen=True):
    """Put an own loose building on a set, or, where agreed, move one between own sets (62)."""

    card: str
    stack: str


class Pay(Command, frozen=True):
    """Pay what the seat is charged, with cards from its table (43–52)."""

    cards: tuple[str, ...]


class SayNo(Command, frozen=True):
    """Play a Just Say No in the chain of `defender`, the seat that was charged (74–78)."""

    card: str
    defender: Seat


class LetHappen(Command, frozen=True):
    """Answer nothing in the chain of `defender`: what was played last takes effect."""

    defender: Seat


class PlaceReceived(Command, frozen=True):
    """Lay a wild that came from another seat (33, 34)."""

    card: str
    colour: str
    stack: str


COMMANDS: tuple[type[Command], ...] = (
    BankCard,
    LayProperty,
    PlaceBuilding,
    PlayPassGo,
    PlayRent,
    PlayDebtCollector,
    PlayBirthday,
    PlaySlyDeal,
    PlayForcedDeal,
    PlayDealBreaker,
    EndTurn,
    Discard,
    MoveCard,
    SwapCards,
    MoveBuilding,
    Pay,
    SayNo,
    LetHappen,
    PlaceReceived,
)
