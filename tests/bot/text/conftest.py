from collections.abc import Callable
from pathlib import Path

import pytest

from bot.text import LOCALES, Texts, load_texts
from bot.text.bundles import make_bundle

MakeTexts = Callable[..., Texts]
CORE = Path(__file__).parents[3] / "games/core/text"


@pytest.fixture(scope="session")
def texts() -> Texts:
    return load_texts()


@pytest.fixture
def texts_with(tmp_path: Path) -> MakeTexts:
    """The core's catalogues plus messages given by language."""

    def make(**catalogues: str) -> Texts:
        bundles = {}
        for locale in LOCALES:
            file = tmp_path / f"{locale}.ftl"
            file.write_text(catalogues.get(locale, "") + "\n", encoding="utf-8")
            bundles[locale] = make_bundle(locale, [CORE / file.name, file])
        return Texts(bundles)

    return make
