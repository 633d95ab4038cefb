"""Which Parlour this is."""

import os
from collections.abc import Mapping

from bot import __version__

COMMIT = "PARLOUR_COMMIT"
"""The variable in which an image keeps the commit it was built from (Dockerfile)."""
SHORT = 12
"""Characters of a commit that tell it from others."""


def version(environment: Mapping[str, str] = os.environ) -> str:
    """Such as 0.1.0, or 0.1.0+4f0c2d91aa37 where the commit is known (a local version as of PEP 440)."""
    commit = environment.get(COMMIT, "")[:SHORT]
    return f"{__version__}+{commit}" if commit else __version__
