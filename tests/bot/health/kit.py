"""Reading what Prometheus reads, and a line to Discord that is as the test wants it."""

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from prometheus_client.parser import text_string_to_metric_families

from bot.version import version


@dataclass
class FakeLine:
    """A gateway."""

    ready: bool = True
    shard_latencies: Mapping[int, float] = field(default_factory=dict)


def told(*, gateway: bool, database: bool) -> bytes:
    """What /healthz says."""
    return json.dumps({"gateway": gateway, "database": database, "version": version()}).encode()


def samples(exposition: bytes) -> dict[tuple[str, ...], float]:
    """Every sample by its name and the values of its labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(exposition.decode())
        for sample in family.samples
    }
