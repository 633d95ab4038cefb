"""A whole match in each language over the wire: nothing anybody sees is in another one, a key, or a wrong plural."""

from collections.abc import Iterator, Sequence
from itertools import product
from random import Random

import pytest

from bot.text import LOCALES
from bot.text.locales import Locale
from games.registry import rulesets
from tests.bot.text.wording import faults
from tests.support.person import Person
from tests.support.reading import Json, buttons, is_ephemeral, selects, walk
from tests.wire.house import House
from tests.wire.new_tables import NEW_TABLES
from tests.wire.party import Party
from tests.wire.player import Rover, control

NAMES = ("Ann", "Bob", "Parlour", "Lounge")
PRESSES = 60
GAMES = [ruleset.game.words for ruleset in rulesets().values()]
ROUND = [
    (key, LOCALES[(number + step) % len(LOCALES)])
    for number, (key, ruleset) in enumerate(sorted(rulesets().items()))
    for step in range(len(LOCALES) if GAMES.count(ruleset.game.words) == 1 else 2)
]
"""Rulesets of one game share most of their words, so each of them is played in two languages."""
SHOWN = ("content", "label", "placeholder", "description", "title")


def words_in(part: Json) -> Iterator[str]:
    """Whatever a message or modal shows: text, labels, placeholders, options and their descriptions."""
    for component in [part, *walk(part.get("components"))]:
        for piece in [component, *component.get("options", ())]:
            yield from (piece[name] for name in SHOWN if isinstance(piece.get(name), str))


def words_seen(person: Person) -> set[str]:
    """All that was ever shown to somebody, every state of every message."""
    parts = (event.get("message") or event.get("modal") for event in person.events)
    return {words for part in parts if part for words in words_in(part)}


async def look_around(person: Person, party: Party) -> None:
    """Open what can be opened in a lobby: every form of the rules panel, settings, refusals."""
    await person.press(party.table, custom_id=control(party.table, "rules"))
    panel = person.ephemerals()[-1]["id"]
    for form in [b["custom_id"] for b in buttons(person.message(panel))]:
        await person.press(person.message(panel), custom_id=form)
        if form.split(":")[5] == "option":
            await each_rule(person, panel, form)
        back = buttons(person.message(panel))[-1]
        await person.press(person.message(panel), custom_id=back["custom_id"])
    for command in ("hand", "settings server", "match list", "match end"):
        await person.slash(command)
    await read_rules(person)
    await person.press(party.table, custom_id=control(party.table, "rules"))


async def read_rules(person: Person) -> None:
    """Turn every page of `/rules`."""
    await person.slash("rules")
    pages = person.ephemerals()[-1]["id"]
    for page in [b["custom_id"] for b in buttons(person.message(pages)) if not b.get("disabled")]:
        await person.press(person.message(pages), custom_id=page)


async def each_rule(person: Person, panel: str, form: str) -> None:
    """Choose each rule to see its values, and go back."""
    for option in selects(person.message(panel))[0]["options"]:
        menu = selects(person.message(panel))[0]
        await person.press(person.message(panel), custom_id=menu["custom_id"], values=[option["value"]])
        back = buttons(person.message(panel))[-1]
        await person.press(person.message(panel), custom_id=back["custom_id"])
        await person.press(person.message(panel), custom_id=form)


async def choose_language(person: Person, locale: Locale) -> None:
    await person.slash("settings me")
    menu = selects(person.ephemerals()[-1])[0]
    await person.press(person.ephemerals()[-1], custom_id=menu["custom_id"], values=[locale])
    switch = buttons(person.ephemerals()[-1])[0]
    await person.press(person.ephemerals()[-1], custom_id=switch["custom_id"])
    person.events.clear()  # what came before was in the language of their Discord


def test_every_game_is_played_in_every_language() -> None:
    assert {(rulesets()[key].game.words, locale) for key, locale in ROUND} == {*product(GAMES, LOCALES)}


@pytest.mark.parametrize(("key", "locale"), ROUND)
async def test_a_whole_match_is_in_one_language(
    house: House, ann: Person, bob: Person, locale: Locale, key: str
) -> None:
    """Each language plays another edition. People who have not won by then give up: computer players end the match."""
    party, ruleset, new = Party(house, ann, bob), rulesets()[key], NEW_TABLES[key]
    for person in party.people:
        await choose_language(person, locale)
    await party.open(new.command, **new.options(key), seats=4, computers=1, clock="off")
    await look_around(ann, party)
    await choose_preset(ann, list(ruleset.presets)[LOCALES.index(locale) % len(ruleset.presets)])
    await bob.refresh()
    await bob.press(bob.message(party.table_id), custom_id=control(party.table, "add"))
    await party.settle()
    await party.sit_and_start()
    assert await play_to_the_end(party, Random(LOCALES.index(locale))), ann.describe()
    seen = words_seen(ann) | words_seen(bob)
    assert len(seen) > 100
    assert {fault for words in seen for fault in faults(words, locale, NAMES)} == set()


async def choose_preset(host: Person, preset: str) -> None:
    """Take an edition in the panel that is open."""
    panel = host.ephemerals()[-1]
    await host.press(panel, custom_id=control_of_form(panel, "preset"))
    panel = host.message(panel["id"])
    await host.press(panel, custom_id=selects(panel)[0]["custom_id"], values=[preset])


def control_of_form(panel: Json, form: str) -> str:
    """The id of the button that opens a form."""
    return next(str(b["custom_id"]) for b in buttons(panel) if b["custom_id"].split(":")[5] == form)


async def play_to_the_end(party: Party, rng: Random) -> bool:
    """Some presses, a look at everything that can be looked at meanwhile, some more; then the people leave."""
    ann, bob = party.people
    if await party.play_on(rng, presses=PRESSES, kind=Rover):
        return True
    for person in party.people:
        await person.press(party.table, custom_id=control(party.table, "hand"))
        await person.slash("leave")
        await read_rules(person)
    for command in ("match show", "match reset", "match end", "export"):
        await ann.slash(command)
    await bob.slash("table")
    await party.settle()
    party.table_id = next(m["id"] for m in ann.messages() if not is_ephemeral(m) and buttons(m))
    if await party.play_on(rng, presses=PRESSES, kind=Rover):
        return True
    for person in party.people:
        await person.slash("leave")
        asked_twice = person.ephemerals()[-1]
        if buttons(asked_twice):  # else a computer player has won meanwhile
            await person.press(asked_twice, custom_id=control(asked_twice, "concede"))
            await party.settle()
    await ann.wait_for(lambda _: party.over)
    return True


@pytest.mark.parametrize("locale", LOCALES)
async def test_commands_have_names_of_their_own_in_each_language(house: House, ann: Person, locale: Locale) -> None:
    assert house.app.client.is_ready()
    await ann.refresh()
    found = {fault for path, siblings in families(ann.world["commands"]) for fault in misnamed(path, siblings, locale)}
    assert found == set()


def families(commands: Sequence[Json], path: str = "/") -> Iterator[tuple[str, Sequence[Json]]]:
    """Things that are chosen from one list: commands, the options of one, the choices of an option."""
    yield path, commands
    for command in commands:
        for name in ("options", "choices"):
            if command.get(name):
                yield from families(command[name], f"{path} {command['name']}")


def misnamed(path: str, siblings: Sequence[Json], locale: Locale) -> Iterator[tuple[str, object]]:
    """What is wrong with the names and descriptions of one list in one language."""
    shown = [localised(thing, "name", locale) for thing in siblings]
    if len(set(shown)) != len(shown):
        yield path, tuple(shown)
    for thing, name in zip(siblings, shown, strict=True):
        described = localised(thing, "description", locale) if "description" in thing else None
        if not name or described == "":
            yield f"{path} {thing['name']}", "not translated"
        limit = 100 if described is None else 32
        if len(name) > limit or len(described or "") > 100:
            yield f"{path} {thing['name']}", "too long"
        for fault in (*faults(described or "", locale), *(faults(name, locale) if described is None else ())):
            yield f"{path} {thing['name']}", fault


def localised(thing: Json, part: str, locale: Locale) -> str:
    """The name or description that people of this language see; "" where it is missing."""
    return str(thing[part] if locale == "en" else (thing.get(f"{part}_localizations") or {}).get(locale, ""))
