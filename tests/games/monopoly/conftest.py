"""What the tests of Monopoly share."""

import pytest

from bot.text import Texts, load_texts


@pytest.fixture(scope="session")
def texts() -> Texts:
    """The four catalogues, which take seconds to read."""
    return load_texts()
