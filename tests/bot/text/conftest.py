from collections.abc import Callable
from pathlib import Path

import pytest

from bot.text import LOCALES, Texts, load_texts

MakeTexts = Callable[..., Texts]


@pytest.fixture(scope="session")
def texts() -> Texts:
    return load_texts()


@pytest.fixture
def texts_with(tmp_path: Path) -> MakeTexts:
    """The catalogues plus messages given by language."""

    def make(**catalogues: str) -> Texts:
        for locale in LOCALES:
            (tmp_path / f"{locale}.ftl").write_text(catalogues.get(locale, "") + "\n", encoding="utf-8")
        return load_texts([tmp_path])

    return make
