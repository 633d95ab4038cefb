"""What every test shares: catalogues read once, and a collector of garbage that leaves alone what stays anyway."""

import gc
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable

import pytest
from aiohttp import web_app
from fluent.runtime import FluentBundle

from bot.text import texts
from bot.text.bundles import load_bundles
from bot.text.locales import Locale


@cache
def _read_once(more: tuple[Traversable, ...]) -> Mapping[Locale, FluentBundle]:
    return load_bundles(more)


def _bundles(more: Sequence[Traversable] = ()) -> Mapping[Locale, FluentBundle]:
    return _read_once(tuple(more))


def pytest_configure(config: pytest.Config) -> None:
    """Reading the catalogues takes longer than most tests do. Each `Texts` still remembers and reports for itself."""
    patched = pytest.MonkeyPatch()
    patched.setattr(texts, "load_bundles", _bundles)
    config.add_cleanup(patched.undo)


def pytest_collection_finish() -> None:
    """Modules and collected tests stay; looking at them again at each collection takes a tenth of the time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="module")
def _servers_go() -> Iterator[None]:
    """Aiohttp keeps the handlers of its last thousand routes, and with them whole local Discords."""
    yield
    web_app._cached_build_middleware.cache_clear()
