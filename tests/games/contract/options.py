"""Every way to set the options of a ruleset."""

import operator
from typing import Any, Literal, get_args, get_origin

from hypothesis import strategies as st
from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from games.core.errors import IllegalMove
from games.core.game import Ruleset


def options_of(model: type[BaseModel]) -> st.SearchStrategy[BaseModel]:
    """Options that the model accepts; first the defaults."""
    fields = {name: _values_of(name, info) for name, info in model.model_fields.items()}
    drawn = st.fixed_dictionaries({}, optional=fields).map(lambda values: _built(model, values))
    return drawn.filter(lambda built: built is not None).map(lambda built: built or model())


def options_for(ruleset: Ruleset[Any, Any], seats: int) -> st.SearchStrategy[BaseModel]:
    """Options that the ruleset can be played with by so many."""
    return options_of(ruleset.options).filter(lambda options: _playable(ruleset, seats, options))


def _playable(ruleset: Ruleset[Any, Any], seats: int, options: BaseModel) -> bool:
    try:
        ruleset.game.check_table(seats, options)
    except IllegalMove:
        return False
    return True


def _built(model: type[BaseModel], values: dict[str, Any]) -> BaseModel | None:
    try:
        return model(**values)
    except ValidationError:
        return None


def _values_of(name: str, info: FieldInfo) -> st.SearchStrategy[Any]:
    if get_origin(info.annotation) is Literal:
        return st.sampled_from(get_args(info.annotation))
    if info.annotation is bool:
        return st.booleans()
    if info.annotation is int:
        least, most = _bound(name, info, "ge"), _bound(name, info, "le")
        return st.integers(least, most)
    raise TypeError(f"option {name} is neither a Literal, a bool nor a bounded int")


def _bound(name: str, info: FieldInfo, side: str) -> int:
    for constraint in info.metadata:
        if hasattr(constraint, side):
            return operator.index(getattr(constraint, side))
    raise TypeError(f"option {name} has no bound {side}")
