"""Which match somebody means: the one they name, else the nearest; and which game, by its name."""

from discord import app_commands

from bot.matches.errors import NoSuchRuleset, Refusal
from bot.matches.model import MatchInfo
from bot.matches.new_commands import new_commands
from bot.ui.answers import Interaction
from bot.ui.edge import Edge
from bot.ui.speaker import Speaker, match_name
from bot.ui.translator import worded
from bot.ui.which import Which

MATCH = {"match": worded("cmd-match", "match")}
MATCH_WHAT = {"match": worded("cmd-match.desc", "Which of your matches")}
"""How commands name and describe the option that names a match."""
CHOICES = 25
"""Suggestions of an autocomplete."""


class WhichMatch(Which):
    """Several matches could be meant."""

    key = "refuse-which-match"
    option = "match"


class NoMatch(Refusal):
    """The person sits at no table. Value: commands (which open one)."""

    key = "refuse-no-match"


class NoMatchCalledSo(Refusal):
    """The person sits in matches, in none of that name."""

    key = "refuse-no-match-called-so"


async def find_match(edge: Edge, interaction: Interaction, named: str | None, *, anybody: bool = False) -> MatchInfo:
    """The match named, else the person's only one in this channel, else their only one at all.

    anybody: also this channel's matches in which the person does not sit; its only one goes before theirs elsewhere.

    Raises `NoMatch`, `NoMatchCalledSo`, and `WhichMatch` when several could be meant.
    """
    own, here = await _known(edge, interaction, anybody=anybody)
    found = (*own, *here)
    if not found:
        raise NoMatch(commands=new_commands(edge.rulesets.values()))
    if named is not None:
        found = called(edge.speaker(interaction), found, named)
        if not found:
            raise NoMatchCalledSo
        meant = nearest(interaction, found)
    else:
        meant = nearest(interaction, own, here)
    if meant is None:
        raise WhichMatch(suggestions(edge.speaker(interaction), found))
    return meant


async def _known(
    edge: Edge, interaction: Interaction, *, anybody: bool
) -> tuple[tuple[MatchInfo, ...], tuple[MatchInfo, ...]]:
    """The person's matches; and, if anybody's will do, the others of this channel."""
    own = await edge.service.matches_of(interaction.user.id)
    if not anybody or interaction.channel_id is None:
        return own, ()
    ids = {info.id for info in own}
    here = await edge.service.matches_in(interaction.channel_id)
    return own, tuple(info for info in here if info.id not in ids)


def nearest(
    interaction: Interaction, own: tuple[MatchInfo, ...], others: tuple[MatchInfo, ...] = ()
) -> MatchInfo | None:
    """The only one of the own matches that is in this channel, else the only other one, else the only own one."""
    here = tuple(info for info in own if info.place.channel_id == interaction.channel_id)
    return next((found[0] for found in (here, () if here else others, own) if len(found) == 1), None)


async def suggested_matches(
    edge: Edge, interaction: Interaction, typed: str, *, anybody: bool = False
) -> list[app_commands.Choice[str]]:
    """The matches that the person may name, by their short names, for an autocomplete."""
    own, here = await _known(edge, interaction, anybody=anybody)
    return suggestions(edge.speaker(interaction), (*own, *here), typed)


def suggestions(say: Speaker, infos: tuple[MatchInfo, ...], typed: str = "") -> list[app_commands.Choice[str]]:
    """Those of the matches whose names contain what is typed."""
    wanted = typed.casefold()
    named = [(_label(say, info), info.id) for info in infos]
    found = [(label, match_id) for label, match_id in named if wanted in label.casefold()]
    return [app_commands.Choice(name=label, value=match_id) for label, match_id in found[:CHOICES]]


def called(say: Speaker, infos: tuple[MatchInfo, ...], named: str) -> tuple[MatchInfo, ...]:
    """Those of the matches that are named so, by id or by their short name in the person's language."""
    wanted = named.strip().casefold()
    return tuple(info for info in infos if info.id == named or match_name(say, info).casefold() == wanted)


def suggested_games(edge: Edge, interaction: Interaction, typed: str = "") -> list[app_commands.Choice[str]]:
    """The games whose names contain what is typed, for an autocomplete."""
    say = edge.speaker(interaction)
    choices = [app_commands.Choice(name=_game(say, key), value=key) for key in edge.rulesets]
    return [choice for choice in choices if typed.casefold() in choice.name.casefold()][:CHOICES]


def game_called(edge: Edge, interaction: Interaction, named: str) -> str:
    """The key of the ruleset of that name or key. Raises `NoSuchRuleset`."""
    say, wanted = edge.speaker(interaction), named.strip().casefold()
    for key in edge.rulesets:
        if wanted in (key, _game(say, key).casefold()):
            return key
    raise NoSuchRuleset


def _game(say: Speaker, key: str) -> str:
    return say.label(f"ruleset-{key}")


def _label(say: Speaker, info: MatchInfo) -> str:
    return f"{match_name(say, info)} · {_game(say, info.ruleset)}"
