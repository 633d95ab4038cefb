"""Computer players. They get their seat's view and asks, nothing more, as a person does."""

from collections.abc import Mapping

from games.core.game import Policy
from games.core.policy import random_policy

POLICIES: Mapping[str, Policy] = {"random": random_policy}
"""From the weakest to the strongest."""
