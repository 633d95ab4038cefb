"""Computer players. They get their seat's view and asks, nothing more, as a person does."""

from collections.abc import Mapping

from games.core.game import Plan, Policy
from games.core.policy import random_policy
from games.monopoly.policies.greedy import greedy_policy
from games.monopoly.policies.steady import steady_plan, steady_policy

POLICIES: Mapping[str, Policy] = {"random": random_policy, "greedy": greedy_policy, "steady": steady_policy}
"""From the weakest to the strongest."""
PLANS: Mapping[Policy, Plan] = {steady_policy: steady_plan}
"""Those of them that see from the table what they are asked."""
