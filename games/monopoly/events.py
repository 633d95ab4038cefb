"""What happened in a turn, on the board and to cash. Trades, auctions and ends are in `events_deals`.

Every change of cash is a fact with its reason, the sum and what is left (T70). Squares are numbers 0–39; seats below
zero are the bank and the free square (`BANK`, `POT`).
"""

from typing import ClassVar, Literal

from msgspec.structs import replace

from games.core.asks import Seat
from games.core.game import Event
from games.monopoly.cards import Deck
from games.monopoly.state import BuyOrder, JailOrder, Reason


class CashDealt(Event, frozen=True):
    """Every seat got its first cash (R2)."""

    amount: int
    reason: Reason = "start"


class DecksShuffled(Event, frozen=True):
    """The cards that nobody has seen yet, top first per deck, in a new order (R3)."""

    reversible: ClassVar[bool] = False
    unseen: tuple[tuple[str, ...], ...]
    counts: tuple[int, ...]

    def seen_by(self, seat: Seat | None) -> Event:
        """How many, to everybody."""
        del seat
        return replace(self, unseen=())


class OpeningRolled(Event, frozen=True):
    """Who begins was rolled for; `seats` rolled `dice`, and the highest begin or roll again (R5)."""

    reversible: ClassVar[bool] = False
    seats: tuple[Seat, ...]
    dice: tuple[tuple[int, ...], ...]


class FirstChosen(Event, frozen=True):
    """The seat begins the match."""

    seat: Seat


class DeedDealt(Event, frozen=True):
    """A deed dealt at the start, for its price or for nothing (R6)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    square: int
    price: int
    balance: int
    reason: Reason = "purchase"


class TurnBegan(Event, frozen=True):
    """It is the seat's turn."""

    seat: Seat
    round: int


class JailTurnBegan(Event, frozen=True):
    """The same for a prisoner; `order` is what its standing order answers."""

    reversible: ClassVar[bool] = False
    seat: Seat
    round: int
    order: JailOrder


class DiceRolled(Event, frozen=True):
    """The white dice and, with the speed die, its face. doubles: so many in this turn with this roll; 0 for none.

    again: another roll follows. total: what utilities count.
    """

    reversible: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, ...]
    total: int
    doubles: int
    again: bool
    face: str = ""


class Moved(Event, frozen=True):
    """The token went to a square; the salary it got on the way, and the cash it has then (R17)."""

    seat: Seat
    square: int
    by: Literal["dice", "card", "back", "bus", "guide", "anywhere"]
    salary: int
    balance: int
    reason: Reason = "salary"


class SentToJail(Event, frozen=True):
    """The seat is a prisoner (R65); by square 30, a card or three doubles."""

    seat: Seat
    by: Literal["square", "card", "doubles"]


class JailMissed(Event, frozen=True):
    """No double: the seat stays in jail after so many tries, or must pay before it moves (R68, R69)."""

    seat: Seat
    tries: int
    must_pay: bool


class JailLeft(Event, frozen=True):
    """The seat left jail; a used card goes under its deck (R54)."""

    seat: Seat
    by: Literal["fine", "card", "double", "miss"]
    deck: Deck | None = None


class RollAgain(Event, frozen=True):
    """After a double the seat must roll again (R10)."""

    seat: Seat


class EndAsked(Event, frozen=True):
    """Nothing is left for the seat but to end its turn (R16)."""

    seat: Seat


class MoveAsked(Event, frozen=True):
    """The speed die lets the seat choose where to go (R139, R140)."""

    seat: Seat
    choice: Literal["bus", "anywhere"]


class FollowUp(Event, frozen=True):
    """What waited for this in the turn is under way: the move after a third miss, or the guide's."""

    seat: Seat
    then: Literal["", "forced_move", "guide"]


class PurchaseOffered(Event, frozen=True):
    """The seat stands on a deed of the bank (R22); `order` is what its standing order answers."""

    reversible: ClassVar[bool] = False
    seat: Seat
    square: int
    order: BuyOrder


class DeedBought(Event, frozen=True):
    """The seat bought the deed it stands on."""

    seat: Seat
    square: int
    price: int
    balance: int
    reason: Reason = "purchase"


class PurchaseDeclined(Event, frozen=True):
    """It did not; `kept`: the deed stays with the bank, without an auction (R25)."""

    seat: Seat
    square: int
    kept: bool


class TaxAsked(Event, frozen=True):
    """The seat chooses how to pay income tax (R62)."""

    seat: Seat


class TaxChosen(Event, frozen=True):
    """It chose; a tenth is of so much."""

    seat: Seat
    tenth: bool
    wealth: int


class CardDrawn(Event, frozen=True):
    """The top card, which goes to the bottom, or to the seat that keeps it (R53, R54)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    card: str


class ThrownAnew(Event, frozen=True):
    """Dice for the rent of a utility that a card led to; they move nobody (R48)."""

    reversible: ClassVar[bool] = False
    seat: Seat
    dice: tuple[int, ...]


class Paid(Event, frozen=True):
    """Cash from one to the other, and what each has then (0 for the bank). subject: the square or card it is for."""

    reversible: ClassVar[bool] = False
    payer: Seat
    payee: Seat
    amount: int
    reason: Reason
    subject: str
    payer_balance: int
    payee_balance: int


class DebtOpened(Event, frozen=True):
    """The seat owes more than it has (R110), or after a debt of its own. `front`: it is next (R121)."""

    reversible: ClassVar[bool] = False
    debtor: Seat
    creditor: Seat
    amount: int
    reason: Reason
    subject: str
    front: bool = False


class DebtPaid(Event, frozen=True):
    """The first debt was paid whole (R113)."""

    reversible: ClassVar[bool] = False
    debtor: Seat
    creditor: Seat
    amount: int
    reason: Reason
    subject: str
    debtor_balance: int
    creditor_balance: int


class Built(Event, frozen=True):
    """One building more on each of these lots, for so much together. `hotels` of them are hotels."""

    seat: Seat
    squares: tuple[int, ...]
    hotels: int
    price: int
    balance: int
    reason: Reason = "building"


class BuildingsSold(Event, frozen=True):
    """The lots of a group have these levels now; the bank paid half price for the rest (R91, R108)."""

    seat: Seat
    squares: tuple[int, ...]
    before: tuple[int, ...]
    levels: tuple[int, ...]
    amount: int
    balance: int
    reason: Reason = "sale"


class Mortgaged(Event, frozen=True):
    """The bank lent half the price (R96)."""

    seat: Seat
    square: int
    amount: int
    balance: int
    reason: Reason = "mortgage"


class Redeemed(Event, frozen=True):
    """The seat paid a mortgage back; `fee` of the amount is interest (R97, R106, R120)."""

    seat: Seat
    square: int
    amount: int
    fee: int
    balance: int
    reason: Reason = "redemption"


class PotTaken(Event, frozen=True):
    """The free square's money, where that is agreed (R64)."""

    seat: Seat
    amount: int
    balance: int
    reason: Reason = "pot"


class BonusPaid(Event, frozen=True):
    """Two ones, where that is agreed."""

    seat: Seat
    amount: int
    balance: int
    reason: Reason = "snake_eyes"


class TurnKept(Event, frozen=True):
    """The seat ends its turns by hand from now on, or no longer (R16)."""

    seat: Seat
    keeps: bool


TURN_EVENTS: tuple[type[Event], ...] = (
    CashDealt,
    DecksShuffled,
    OpeningRolled,
    FirstChosen,
    DeedDealt,
    TurnBegan,
    JailTurnBegan,
    DiceRolled,
    Moved,
    SentToJail,
    JailMissed,
    JailLeft,
    RollAgain,
    EndAsked,
    MoveAsked,
    FollowUp,
    PurchaseOffered,
    DeedBought,
    PurchaseDeclined,
    TaxAsked,
    TaxChosen,
    CardDrawn,
    ThrownAnew,
    Paid,
    DebtOpened,
    DebtPaid,
    Built,
    BuildingsSold,
    Mortgaged,
    Redeemed,
    PotTaken,
    BonusPaid,
    TurnKept,
)
