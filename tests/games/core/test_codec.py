import json

import msgspec
import pytest

from games.core.asks import TABLE, Command, Concede
from games.core.chance import Chance
from games.core.codec import StepCodec
from games.core.game import Event, Step
from tests.games.toy import BAZAAR
from tests.games.toy import commands as cmd
from tests.games.toy import events as ev

GAME = BAZAAR.game
CODEC = StepCodec(GAME)
START = GAME.start(3, BAZAAR.options(), Chance.from_seed(1))


def test_the_setup_has_no_command() -> None:
    command, events = CODEC.decode(CODEC.encode(START))
    assert command is None
    assert events == START.events
    assert GAME.replay(GAME.blank(3, BAZAAR.options()), command, events) == START.state


@pytest.mark.parametrize(
    ("command", "events"),
    [
        (cmd.EndTurn(2, ("fig.1", "tea.2")), (ev.Buried(2, ("fig.1", "tea.2")), ev.TurnBegan(0, 2))),
        (cmd.StartRaid(0, 1, "silk.3"), (ev.RaidBegan(0, 1, "silk.3"),)),
        (cmd.CloseAuction(TABLE), (ev.AuctionClosed(),)),
        (Concede(1), ()),
    ],
)
def test_a_step_survives_storing(command: Command, events: tuple[Event, ...]) -> None:
    stored = CODEC.encode(Step(command, events, START.state))
    assert CODEC.decode(stored) == (command, events)
    assert type(CODEC.decode(stored)[0]) is type(command)


def test_a_stored_step_says_its_types_and_not_its_state() -> None:
    stored = json.loads(CODEC.encode(Step(cmd.Bid(1, 4), (ev.BidMade(1, 4),), START.state)))
    assert stored == {
        "command": {"type": "Bid", "seat": 1, "amount": 4},
        "events": [{"type": "BidMade", "seat": 1, "amount": 4}],
    }


@pytest.mark.parametrize(
    "body",
    [
        b'{"command":{"type":"Chess","seat":0},"events":[]}',
        b'{"command":null,"events":[{"type":"BidMade","seat":"one","amount":4}]}',
        b'{"command":null}',
        b"not json",
    ],
)
def test_a_body_of_another_game_is_refused(body: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        CODEC.decode(body)
