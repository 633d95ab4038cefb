"""Reading what Prometheus reads, and a line to Discord that is as the test wants it."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from prometheus_client.parser import text_string_to_metric_families


@dataclass
class FakeLine:
    """A gateway."""

    ready: bool = True
    shard_latencies: Mapping[int, float] = field(default_factory=dict)


def samples(exposition: bytes) -> dict[tuple[str, ...], float]:
    """Every sample by its name and the values of its labels."""
    return {
        (sample.name, *sample.labels.values()): sample.value
        for family in text_string_to_metric_families(exposition.decode())
        for sample in family.samples
    }
