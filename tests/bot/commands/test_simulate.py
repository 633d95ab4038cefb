import json
from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

import pytest

from bot.__main__ import main
from bot.commands import simulate as sut
from games.core.asks import Ask, Command
from games.core.game import Game, Ruleset
from games.registry import rulesets
from tests.games.contract.faults import CardLost
from tests.games.toy import BAZAAR
from tests.games.toy.commands import Accept
from tests.games.toy.game import Bazaar


def cheat(view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
    del view, rng
    return Accept(asks[0].seat)


def idle(view: Any, asks: tuple[Ask, ...], rng: Random) -> Command:
    del view, rng
    return next(ask.default for ask in asks if ask.default is not None)


class Rigged(Bazaar):
    policies: ClassVar[Mapping[str, Any]] = {**Bazaar.policies, "cheat": cheat, "idle": idle}


def ruleset_of(game: Game[Any, Any]) -> Ruleset[Any, Any]:
    return Ruleset(BAZAAR.key, game, BAZAAR.options, BAZAAR.seats, 1, BAZAAR.presets)


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sut, "rulesets", lambda: {"bazaar": ruleset_of(Rigged()), "leaky": ruleset_of(CardLost())})


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, dict[str, Any], str]:
    status = main(["simulate", *arguments])
    captured = capsys.readouterr()
    assert captured.out.count("\n") == 1
    return status, json.loads(captured.out), captured.err


def test_simulate_prints_one_line_and_no_faults(capsys: pytest.CaptureFixture[str]) -> None:
    status, line, errors = run(capsys, "bazaar", "--seats", "3", "--matches", "6", "--seed", "4")
    assert status == 0
    assert list(line) == ["ruleset", "seats", "matches", "steps", "steps_per_second", "faults", "longest"]
    assert (line["ruleset"], line["seats"], line["matches"], line["faults"]) == ("bazaar", 3, 6, 0)
    assert 0 < line["longest"] <= line["steps"] <= 6 * line["longest"]
    assert line["steps_per_second"] > 0
    assert errors == ""


def test_simulate_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    steps = [run(capsys, "bazaar", "--matches", "5", "--seed", seed)[1]["steps"] for seed in ("1", "1", "2")]
    assert steps[0] == steps[1] != steps[2]


def test_simulate_shows_the_seed_of_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    status, line, errors = run(capsys, "bazaar", "--matches", "3", "--seed", "7", "--policy", "cheat")
    assert status == 1
    assert line["faults"] == 3
    assert "seed 9, seats cheat, cheat: IllegalMove: toy-refuse-not-now" in errors
    again = errors.splitlines()[-1].split("python -m bot simulate ")[1].split()
    assert run(capsys, *again)[1]["faults"] == 1


def test_simulate_counts_lost_cards_as_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    status, line, errors = run(capsys, "leaky", "--matches", "2")
    assert status == 1
    assert line["faults"] == 2
    assert "Lost" in errors


def test_a_tournament_swaps_seats_and_gives_an_interval(capsys: pytest.CaptureFixture[str]) -> None:
    status, line, _ = run(capsys, "bazaar", "--matches", "20", "--policy", "random", "idle")
    assert status == 0
    assert set(line["wins"]) == {"random", "idle"}
    assert sum(line["wins"].values()) + line["ties"] == 20
    low, high = line["interval"]["random"]
    assert 0 <= low <= line["wins"]["random"] / 20 <= high <= 1


def test_policies_rotate_over_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    sat: list[tuple[int, list[str]]] = []

    def watch(_ruleset: object, _options: object, sitting: list[str], seed: int, _turn: int) -> tuple[int, Any]:
        sat.append((seed, sitting))
        return 1, type("Won", (), {"winners": (0,)})

    monkeypatch.setattr(sut, "_play_one", watch)
    result = sut.simulate(ruleset_of(Rigged()), BAZAAR.options(), 3, 4, 10, ["random", "idle"])
    assert sat == [
        (10, ["random", "idle", "random"]),
        (10, ["idle", "random", "idle"]),
        (11, ["random", "idle", "random"]),
        (11, ["idle", "random", "idle"]),
    ]
    assert result.wins == {"random": 2, "idle": 2}


def test_a_match_won_by_two_is_a_tie() -> None:
    result = sut.Result()
    result.add(10, ["random", "idle"])
    result.add(30, ["idle"])
    assert (result.wins, result.ties, result.steps, result.longest) == ({"idle": 1}, 1, 40, 30)


@pytest.mark.parametrize(
    ("wins", "matches", "low", "high"),
    # The first is the 39 of 65 of monopoly_deal.md E6, the others from Wilson's formula worked out by hand.
    [(39, 65, 0.479, 0.710), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (0, 0, 0.0, 1.0)],
)
def test_wilson_interval(wins: int, matches: int, low: float, high: float) -> None:
    assert sut.wilson(wins, matches) == pytest.approx((low, high), abs=0.0005)


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["chess"], "There are: bazaar, leaky"),
        (["bazaar", "--seats", "6"], "for 2 to 5 seats"),
        (["bazaar", "--policy", "clever"], "There are: random"),
        (["bazaar", "--preset", "odd"], "There are: market, fair"),
    ],
)
def test_what_is_not_there_is_answered_with_what_is(
    arguments: list[str], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == 2
    assert hint in capsys.readouterr().err


def test_rulesets_prints_the_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rulesets"]) == 0
    assert capsys.readouterr().out.splitlines() == sorted(rulesets())
