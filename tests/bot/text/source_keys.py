"""Finds, by syntax tree, which catalogue keys the program mentions."""

import ast
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[3]
TEXT_MAKERS = {"Text", "Name", "IllegalMove", "worded"}
LOGGERS = {"debug", "info", "warning", "error", "exception", "report"}
SPEAKERS = {"say", "label"}
"""Methods of the edge that take a key and its values."""
KEY = re.compile(r"[a-z]+(-[a-z0-9_]+)+(\.[a-z]+)?")


@dataclass(frozen=True)
class Mention:
    """A key, or the pattern of keys that an f-string can make.

    A pattern that begins with a gap says nothing about which keys are in use: those are not mentions.
    `given` are the placeholders passed with it, None where that cannot be seen. `made`: it is made into a text here.
    """

    where: str
    pattern: str
    literal: bool
    made: bool
    given: frozenset[str] | None

    def among(self, keys: Mapping[str, object]) -> list[str]:
        """Those of the keys that it can mean."""
        if self.literal:
            written = self.pattern.replace("\\", "")
            return [written] if written in keys else []
        return [key for key in keys if re.fullmatch(self.pattern, key)]


def source_files() -> list[Path]:
    folders = [ROOT / "games", ROOT / "bot", ROOT / "cogs"]
    return [file for folder in folders for file in sorted(folder.rglob("*.py")) if "sandbox" not in file.parts]


@cache
def mentions() -> tuple[Mention, ...]:
    return tuple(
        mention for file in source_files() for mention in mentions_in(file.read_text(), str(file.relative_to(ROOT)))
    )


def mentions_in(source: str, name: str) -> Iterator[Mention]:
    tree = ast.parse(source)
    made: dict[int, ast.Call] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and node.args and _called(node) in TEXT_MAKERS:
            made.update((id(key), node) for key in _keys_of(node.args[0]))
        elif isinstance(node, ast.Call) and node.args and _called(node) in SPEAKERS:
            made.update((id(key), node) for key in _keys_of(node.args[0]) if _looks_like_key(key))
    logged = {id(n.args[0]) for n in ast.walk(tree) if isinstance(n, ast.Call) and n.args and _called(n) in LOGGERS}
    pieces = {id(piece) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for piece in node.values}
    for node in ast.walk(tree):
        if id(node) in pieces | logged:
            continue
        pattern = _pattern(node)
        if pattern is not None and (id(node) in made or _looks_like_key(node)):
            call = made.get(id(node))
            yield Mention(
                where=f"{name}:{getattr(node, 'lineno', 0)}",
                pattern=pattern,
                literal=isinstance(node, ast.Constant),
                made=call is not None,
                given=_given(call),
            )


def _called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def _keys_of(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.IfExp):
        yield from _keys_of(node.body)
        yield from _keys_of(node.orelse)
    else:
        yield node


def _given(call: ast.Call | None) -> frozenset[str] | None:
    if call is None or any(keyword.arg is None for keyword in call.keywords):
        return None
    return frozenset(keyword.arg for keyword in call.keywords if keyword.arg)


def _pattern(node: ast.AST) -> str | None:
    match node:
        case ast.Constant(value=str(value)):
            return re.escape(value)
        case ast.JoinedStr(values=[ast.Constant(), *_] as values):
            return "".join(re.escape(str(v.value)) if isinstance(v, ast.Constant) else "[a-z0-9_-]+" for v in values)
        case _:
            return None


def _looks_like_key(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=str(value)):
            return KEY.fullmatch(value) is not None
        case ast.JoinedStr(values=[ast.Constant(value=str(value)), *_]):
            return re.match(r"[a-z]+-[a-z0-9_-]*", value) is not None and " " not in value
        case _:
            return False
