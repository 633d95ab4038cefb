"""Lessons: dealt the same every time, explained a few times, and won by whoever does what the coach says."""

from collections import Counter
from datetime import timedelta

import msgspec
import pytest

from bot.matches.coaching import TIMES
from bot.matches.errors import NoSuchRuleset
from bot.matches.logfile import read, write
from bot.matches.model import MatchInfo, NewMatch, Place, Press, Snapshot
from bot.matches.verifying import verify
from bot.store.records import IDLE_KEY
from games.core.asks import Ask, Command, Form
from games.core.coach import Hint
from games.core.walk import admits
from games.registry import rulesets
from tests.bot.matches.kit import ANN, World

LESSONS = sorted(key for key, ruleset in rulesets().items() if ruleset.lesson)
QUICK = 30
"""Questions that are answered in some three minutes."""


@pytest.fixture
def school(world: World) -> World:
    return world.restarted(rulesets=rulesets())


async def begun(school: World, key: str) -> MatchInfo:
    lesson = school.rulesets[key].lesson
    policy = lesson.policy if lesson else "random"
    place = Place(None, "", 55)
    new = NewMatch(key, None, 2, (policy,), "off", "en", ANN, place, lesson=True)
    info = await school.service.open(new, school.iid)
    return await school.service.start_lesson(info.id, ANN)


def answered_by(asks: tuple[Ask, ...], command: Command) -> tuple[Ask, Form]:
    return next((ask, form) for ask in asks for form in ask.forms if admits(form, command))


async def follow(school: World, snapshot: Snapshot, hint: Hint) -> None:
    """Do what the coach says."""
    own = tuple(ask for ask in snapshot.asks if ask.seat == hint.command.seat)
    ask, form = answered_by(own, hint.command)
    filled = msgspec.structs.astuple(hint.command)[1 + len(form.given) :]
    count = next(n for n in range(len(filled) + 1) if form.next_field(filled[:n]) is None)
    await school.press(snapshot.info.id, ANN, Press(ask.kind, ask.since, form.key, filled[:count]))


async def played(school: World, info: MatchInfo) -> tuple[Snapshot, list[Hint]]:
    """The lesson after its end, and what the coach said."""
    hints: list[Hint] = []
    while (snapshot := await school.service.snapshot(info.id)).outcome is None:
        seat = info.seat_of(ANN.id)
        if any(ask.required and ask.seat == seat for ask in snapshot.asks):
            assert snapshot.hint is not None, "the coach always knows what to press"
            hints.append(snapshot.hint)
            await follow(school, snapshot, snapshot.hint)
        else:
            await school.pass_deadline(snapshot)
    return snapshot, hints


@pytest.mark.parametrize("key", LESSONS)
async def test_whoever_does_what_the_coach_says_wins_soon(school: World, key: str) -> None:
    """When the rules or a policy have changed so that it is not so, look for another seed of the lesson."""
    info = await begun(school, key)
    first = await school.service.snapshot(info.id)
    seat = info.seat_of(ANN.id)
    assert seat is not None
    assert [ask.seat for ask in first.asks if ask.required] == [seat], "the learner begins"
    assert first.hint is not None
    assert first.hint.text is not None
    assert first.hint.text.key.endswith("-coach-welcome")
    last, hints = await played(school, info)
    assert last.outcome is not None
    assert last.outcome.places[seat] == 1
    assert len(hints) <= QUICK
    told = Counter(hint.text.key for hint in hints if hint.text is not None)
    assert len(told) >= 9
    assert max(told.values()) <= TIMES


@pytest.mark.parametrize("key", LESSONS)
async def test_a_lesson_takes_the_same_course_every_time(school: World, key: str) -> None:
    courses = [await played(school, await begun(school, key)) for _ in range(2)]
    states = [last.state for last, _ in courses]
    assert states[0] == states[1]
    assert courses[0][1] == courses[1][1]


async def test_the_log_of_a_lesson_is_verified_as_any_other(school: World) -> None:
    info = await begun(school, "machi_koro")
    await played(school, info)
    file = await school.service.archive.log(info.id, ANN.id)
    assert verify(read(write(file)), school.rulesets).judged


async def test_a_hint_stays_with_its_question_over_restarts(school: World) -> None:
    info = await begun(school, "monopoly_deal")
    for _ in range(6):
        snapshot = await school.service.snapshot(info.id)
        again = await school.restarted().service.snapshot(info.id)
        assert (again.hint, again.state) == (snapshot.hint, snapshot.state)
        if snapshot.hint is None:
            await school.pass_deadline(snapshot)
        else:
            await follow(school, snapshot, snapshot.hint)


async def test_what_is_taken_back_is_explained_once_more(school: World) -> None:
    info = await begun(school, "monopoly_deal")
    before = await school.service.snapshot(info.id)
    assert before.hint is not None
    await follow(school, before, before.hint)
    await school.service.undo(info.id, ANN, school.iid)
    after = await school.service.snapshot(info.id)
    assert after.hint is not None
    assert after.hint.command == before.hint.command
    assert after.hint.text == before.hint.text


async def test_a_match_with_others_has_no_coach(school: World) -> None:
    info = await school.match(ANN, ruleset="monopoly_deal", policies=("greedy",))
    assert not info.is_tutorial
    assert (await school.service.snapshot(info.id)).hint is None


async def test_an_abandoned_lesson_is_called_off(school: World) -> None:
    info = await begun(school, "machi_koro")
    snapshot = await school.service.snapshot(info.id)
    assert set(snapshot.deadlines) == {IDLE_KEY}, "nothing else waits for the learner"
    school.clock.at = snapshot.deadlines[IDLE_KEY] + timedelta(seconds=1)
    assert await school.service.play_due(info.id, IDLE_KEY)
    assert (await school.service.info(info.id)).status == "cancelled"


async def test_there_is_no_lesson_of_a_ruleset_without_one(school: World) -> None:
    with pytest.raises(NoSuchRuleset):
        await begun(school, "machi_koro_harbor")
