"""What the commands that open tables offer to choose from."""

import pytest
from discord import app_commands

from bot.matches.paces import PACES
from bot.ui.game_cog import GameCog
from cogs.machi_koro import MachiKoroCog
from cogs.monopoly import MonopolyCog
from cogs.monopoly_deal import MonopolyDealCog
from games.registry import rulesets


def offered(cog: type[GameCog]) -> dict[str, dict[str | int | float, str]]:
    """What each option of the cog's `new` offers: what is sent, with what readers of no language of ours see."""
    (group,) = cog.__cog_app_commands__
    assert isinstance(group, app_commands.Group)
    (new,) = group.walk_commands()
    assert isinstance(new, app_commands.Command)
    listed = {parameter.name: parameter.choices for parameter in new.parameters if parameter.choices}
    return {name: {choice.value: choice.name for choice in choices} for name, choices in listed.items()}


@pytest.mark.parametrize("cog", [MonopolyDealCog, MachiKoroCog, MonopolyCog])
def test_everything_that_can_be_chosen_is_offered_by_a_name(cog: type[GameCog]) -> None:
    options = offered(cog)
    own = [ruleset for ruleset in rulesets().values() if ruleset.game.words == cog.words]
    assert set(options["clock"]) == set(PACES)
    if "ruleset" in options:
        assert set(options["ruleset"]) == {ruleset.key for ruleset in own}
    if "preset" in options:
        assert all(set(options["preset"]) == set(ruleset.presets) for ruleset in own)
    keys = {key for choices in options.values() for key, name in choices.items() if key == name}
    assert keys == set()
