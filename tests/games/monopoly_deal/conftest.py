"""What the tests of Monopoly Deal's words share."""

import pytest

from bot.text import Texts, load_texts


@pytest.fixture(scope="session")
def texts() -> Texts:
    return load_texts()
