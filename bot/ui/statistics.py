"""The messages of `/stats`: what somebody did in each game of a server, and who leads a game."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass

from discord import ButtonStyle, SelectOption, ui

from bot.stats.ratings import BEGINNING
from bot.stats.standings import LEAST, Ranked, Record, Standings, leaderboard, shown_of
from bot.ui.accents import DONE
from bot.ui.ids import Address, Place
from bot.ui.layout import Block, Button, Divider, Menu, Words, message
from bot.ui.pages import Group, pages_of
from bot.ui.speaker import Speaker, escaped
from games.core.text import Text

WORDS = "stats"
"""Begins the component ids: `stats:<user>:person`, `stats:games:board`."""
PERSON, BOARD, GAMES = "person", "board", "games"


@dataclass(frozen=True, slots=True)
class Reader:
    """Who reads the statistics, and where.

    Args:
        server: what the server is called.
        hidden: the ids of those who keep themselves out of statistics.
    """

    user_id: int
    server: str
    hidden: Collection[int]


def person_view(
    found: Standings, user_id: int, name: str, reader: Reader, say: Speaker, page: int = 0
) -> ui.LayoutView:
    """What somebody did in each game, the one played most first; nothing of whoever keeps themselves out."""
    mine, server = user_id == reader.user_id, escaped(reader.server)
    shown = mine or user_id not in reader.hidden
    records = [(key, people[user_id]) for key, people in found.items() if shown and user_id in people]
    records.sort(key=lambda entry: -entry[1].matches)
    groups = [Group(say.say(f"ruleset-{key}"), tuple(_lines(record, say))) for key, record in records]
    title = "stats-title-mine" if mine else "stats-title-of"
    blocks: list[Block] = [Words(say.say(title, name=escaped(name), server=server))]
    if mine and user_id in reader.hidden:
        blocks.append(Words(say.say("stats-hidden")))
    if not records:
        blocks.append(Words(say.say("stats-none-mine" if mine else "stats-none-of", name=escaped(name))))
        return message([*blocks, *_games(found, say, None)], DONE)
    pages = pages_of(groups)
    page = min(page, len(pages) - 1)
    blocks += [Divider(), *(Words(paragraph) for paragraph in pages[page].paragraphs), Divider()]
    blocks.append(Words(say.say("stats-explained", begin=BEGINNING)))
    return message([*blocks, *_turns(user_id, page, len(pages), say), *_games(found, say, None)], DONE)


def board_view(found: Standings, ruleset: str, reader: Reader, say: Speaker) -> ui.LayoutView:
    """Who leads a game, and where the reader stands."""
    people = found.get(ruleset, {})
    board = leaderboard(record for user_id, record in people.items() if user_id not in reader.hidden)
    top, below = shown_of(board, reader.user_id)
    title = say.say("stats-board-title", game=Text(f"ruleset-{ruleset}"), server=escaped(reader.server))
    lines = [_line(line, reader, say) for line in top] or [say.say("stats-board-empty", least=LEAST)]
    blocks: list[Block] = [Words(title), Words("\n".join(lines))]
    if below is not None:
        blocks.append(Words(f"…\n{_line(below, reader, say)}"))
    elif reader.user_id in reader.hidden:
        blocks.append(Words(say.say("stats-board-hidden")))
    elif (missing := LEAST - _matches(people.get(reader.user_id))) > 0:
        blocks.append(Words(say.say("stats-board-missing", count=missing)))
    blocks += [Divider(), Words(say.say("stats-explained", begin=BEGINNING))]
    mine = Button(say.label("stats-mine"), str(Address(WORDS, str(reader.user_id), PERSON)), ButtonStyle.primary)
    return message([*blocks, *_games(found, say, ruleset), (mine,)], DONE)


def _matches(record: Record | None) -> int:
    return 0 if record is None else record.matches


def _lines(record: Record, say: Speaker) -> Iterable[str]:
    rating = "stats-rating" if record.rating.settled else "stats-rating-settling"
    yield say.say(rating, points=record.rating.points)
    yield say.say("stats-record", matches=record.matches, wins=record.wins)
    places = {"whole": record.place_tenths // 10, "tenth": record.place_tenths % 10}
    sizes = {"of": record.size_tenths // 10, "oftenth": record.size_tenths % 10}
    yield say.say("stats-places", **places, **sizes)
    yield say.say("stats-form", places=" · ".join(f"{place}/{size}" for place, size in record.form))


def _line(line: Ranked, reader: Reader, say: Speaker) -> str:
    record = line.record
    key = "stats-board-line" if record.rating.settled else "stats-board-line-settling"
    said = say.say(key, rank=line.rank, name=escaped(record.name), points=record.rating.points, matches=record.matches)
    return f"{said} 👈" if record.user_id == reader.user_id else said


def _turns(user_id: int, page: int, pages: int, say: Speaker) -> Sequence[Block]:
    found = tuple(
        Button(say.label(key, page=to + 1, pages=pages), str(Address(WORDS, str(user_id), PERSON, Place(to, "page"))))
        for to, key in ((page - 1, "ui-page-back"), (page + 1, "ui-page-on"))
        if 0 <= to < pages
    )
    return [found] if found else []


def _games(found: Standings, say: Speaker, chosen: str | None) -> Sequence[Block]:
    """A menu of the leaderboards there are."""
    options = tuple(
        SelectOption(label=say.label(f"ruleset-{key}"), value=key, default=key == chosen) for key in sorted(found)
    )
    return [Menu(str(Address(WORDS, GAMES, BOARD)), say.label("stats-choose"), options)] if options else []
