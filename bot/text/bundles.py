"""Finding, parsing and compiling the catalogues."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast

from bot.text.josa import JOSA
from bot.text.locales import LOCALES, Locale
from bot.text.shown import LIST, NAME

FUNCTIONS: Mapping[str, Callable[..., Any]] = {"NAME": NAME, "JOSA": JOSA, "LIST": LIST}


class BrokenCatalogue(Exception):  # noqa: N818 - the catalogue is at fault, not the call
    """A catalogue file that does not parse, or a key that stands in two files."""


def catalogue_files(locale: Locale, more: Sequence[Traversable] = ()) -> Iterator[Traversable]:
    """Every .ftl of a language: the bot's own, the core's, each game's, and `<locale>.ftl` in the folders of `more`."""
    own = files("bot.text").joinpath("catalogue", locale)
    yield from sorted((file for file in own.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    games = sorted(files("games").iterdir(), key=lambda folder: folder.name)
    for folder in (*(game.joinpath("text") for game in games), *more):
        file = folder.joinpath(f"{locale}.ftl")
        if file.is_file():
            yield file


def load_bundles(more: Sequence[Traversable] = ()) -> dict[Locale, FluentBundle]:
    """One bundle for each language. Raises `BrokenCatalogue`."""
    return {locale: make_bundle(locale, tuple(catalogue_files(locale, more))) for locale in LOCALES}


def make_bundle(locale: Locale, sources: Sequence[Traversable]) -> FluentBundle:
    """The messages of these files. Raises `BrokenCatalogue`."""
    # Isolation is ours (shown.py): Fluent would put two marks around every number and card name as well.
    bundle = FluentBundle([locale], functions=dict(FUNCTIONS), use_isolating=False)
    # Where in its file each node stands is asked by nobody, and a quarter of the time.
    parser = FluentParser(with_spans=False)
    seen: dict[str, str] = {}
    for source in sources:
        resource = parser.parse(source.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BrokenCatalogue(f"{locale}/{source.name} does not parse: {entry.content!r}")
            if isinstance(entry, ast.Message):
                key = entry.id.name
                if key in seen:
                    raise BrokenCatalogue(f"{locale}/{source.name} defines {key}, as {seen[key]} does")
                seen[key] = source.name
        bundle.add_resource(resource)
    return bundle
