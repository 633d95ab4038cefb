"""The options of a ruleset as people set them, one at a time."""

from contextlib import suppress
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError

from bot.matches.errors import BadOption
from games.core.errors import IllegalMove
from games.core.game import Ruleset


def changed_option(options: BaseModel, name: str, value: str | int) -> BaseModel:
    """The options with one of them changed; the value comes as a form or a command gives it. Raises BadOption."""
    field = type(options).model_fields.get(name)
    if field is None:
        raise BadOption(option=name)
    try:
        return type(options).model_validate({**options.model_dump(), name: _as_declared(field.annotation, value)})
    except ValidationError as error:
        raise BadOption(option=name) from error


def preset_of(ruleset: Ruleset[Any, Any], options: BaseModel) -> str | None:
    """The preset that the options equal, if any."""
    return next((key for key, preset in ruleset.presets.items() if preset == options), None)


def preset_for(ruleset: Ruleset[Any, Any], size: int) -> str:
    """The first preset that is for so many, else the first. The Harbor's cards come with the fifth chair, say."""
    for key, options in ruleset.presets.items():
        with suppress(IllegalMove):
            ruleset.game.check_table(size, options)
            return key
    return next(iter(ruleset.presets))


def _as_declared(annotation: Any, value: str | int) -> Any:
    """A literal's own value for its text: "2" for the choice 2."""
    if get_origin(annotation) is Literal:
        return next((choice for choice in get_args(annotation) if str(choice) == str(value)), value)
    return value
