"""The catalogues as syntax trees, for tests."""

from functools import cache

from fluent.syntax import FluentParser, ast

from bot.text.bundles import catalogue_files
from bot.text.locales import Locale

Part = ast.Message | ast.Attribute


@cache
def messages(locale: Locale) -> dict[str, ast.Message]:
    parser = FluentParser()
    found: dict[str, ast.Message] = {}
    for file in catalogue_files(locale):
        for entry in parser.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = entry
    return found


@cache
def parts(locale: Locale) -> dict[str, ast.Pattern]:
    """Every pattern by the key that says it: `deal-card-house`, `deal-card-house.what`."""
    found: dict[str, ast.Pattern] = {}
    for key, message in messages(locale).items():
        if message.value is not None:
            found[key] = message.value
        found.update({f"{key}.{attribute.id.name}": attribute.value for attribute in message.attributes})
    return found


def nodes(pattern: ast.BaseNode) -> list[ast.BaseNode]:
    """The node and all below it."""
    found: list[ast.BaseNode] = [pattern]
    for value in vars(pattern).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                found.extend(nodes(child))
    return found


@cache
def placeholders(pattern: ast.Pattern) -> frozenset[str]:
    return frozenset(node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference))


def references(pattern: ast.Pattern) -> frozenset[str]:
    """The messages that it is made of."""
    return frozenset(node.id.name for node in nodes(pattern) if isinstance(node, ast.MessageReference))


def cases_asked(pattern: ast.Pattern) -> frozenset[str]:
    """The grammatical forms that `NAME` and `LIST` ask for."""
    return frozenset(
        argument.value.value
        for node in nodes(pattern)
        if isinstance(node, ast.NamedArgument)
        for argument in [node]
        if argument.name.name == "case" and isinstance(argument.value, ast.StringLiteral)
    )


def family(key: str) -> str:
    """Keys of one family stand in the same places of sentences: `deal-card` of `deal-card-house`."""
    return "-".join(key.partition(".")[0].split("-")[:2])
