"""The tables. `migrations/` builds them; a test compares the two."""

from datetime import UTC, datetime, timedelta

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)
from sqlalchemy.engine.interfaces import Dialect

EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
MILLISECOND = timedelta(milliseconds=1)


class UtcMilliseconds(TypeDecorator[datetime]):
    """A moment as whole milliseconds since 1970 in UTC. Naive datetimes are refused."""

    impl = BigInteger
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> int | None:
        """To the database."""
        del dialect
        return None if value is None else (value - EPOCH) // MILLISECOND

    def process_result_value(self, value: int | None, dialect: Dialect) -> datetime | None:
        """From the database."""
        del dialect
        return None if value is None else EPOCH + value * MILLISECOND


metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(8), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("revision", Integer, nullable=False),
    Column("preset", String(64)),
    Column("options", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("guild_id", BigInteger),
    Column("guild_name", Text, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("locale", String(16), nullable=False),
    Column("host_id", BigInteger, nullable=False),
    Column("size", Integer, nullable=False),
    Column("pace", String(16), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created_at", UtcMilliseconds, nullable=False),
    Column("lobby_version", Integer, nullable=False),
    Column("ended_by", Text),
    Column("quiet_hours", String(8), nullable=False, server_default="none"),
    Column("time_zone", String(64), nullable=False, server_default="UTC"),
    Column("leaving", String(16), nullable=False, server_default="concede"),
    Column("pictures", Boolean(create_constraint=False), nullable=False, server_default="1"),
    Column("removed", Text, nullable=False, server_default=""),
    Column("rematch", String(8)),
    Column("rematch_of", String(8)),
    Index("matches_by_channel", "channel_id", "status"),
    Index("matches_by_status", "status"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("match_id", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger),
    Column("user_name", Text),
    Column("user_locale", String(16)),
    Column("policy", String(64)),
    Index("sitters_by_user", "user_id"),
)

steps = Table(
    "steps",
    metadata,
    Column("match_id", String(8), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(64), nullable=False),
    Column("body_version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", UtcMilliseconds, nullable=False),
    Column("interaction_id", BigInteger),
    UniqueConstraint("interaction_id", name="steps_by_interaction"),
)

# Interactions that changed a match without a step: the lobby's.
interactions = Table(
    "interactions",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("match_id", String(8), nullable=False),
)

# Who came where, of every match that was played to its end: a row for each seat that counts. Statistics are folded from
# these rows alone; the match, the server and the moment are repeated so that no log has to be read for them.
results = Table(
    "results",
    metadata,
    Column("match_id", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("ruleset", String(64), nullable=False),
    Column("ended_at", UtcMilliseconds, nullable=False),
    Column("size", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("gone", Boolean(create_constraint=False), nullable=False),
    Column("user_id", BigInteger),
    Column("user_name", Text),
    Column("policy", String(64)),
    Index("results_by_server", "guild_id", "ended_at"),
    Index("results_by_user", "user_id"),
)

dues = Table(
    "dues",
    metadata,
    Column("match_id", String(8), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("at", UtcMilliseconds, nullable=False),
    Index("dues_by_time", "at"),
)

# Apart from `matches`, so that no query for a match can carry it along.
secrets = Table(
    "secrets",
    metadata,
    Column("match_id", String(8), primary_key=True),
    Column("host_secret", LargeBinary, nullable=False),
    Column("message_id", BigInteger),
)

surfaces = Table(
    "surfaces",
    metadata,
    Column("match_id", String(8), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("owner_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("sent_at", UtcMilliseconds, nullable=False),
    Column("walk", Text),
    Column("closed", Boolean(create_constraint=False), nullable=False),
)

user_preferences = Table(
    "user_preferences",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
    Column("pings", Boolean(create_constraint=False), nullable=False),
    Column("in_stats", Boolean(create_constraint=False), nullable=False, server_default="1"),
)

server_preferences = Table(
    "server_preferences",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("locale", String(16)),
    Column("quiet_hours", String(8)),
    Column("time_zone", String(64)),
    Column("moderator_role", BigInteger),
    Column("channels", Text, nullable=False, server_default=""),
    Column("one_a_channel", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("threads", Boolean(create_constraint=False), nullable=False, server_default="0"),
    Column("pictures", Boolean(create_constraint=False), nullable=False, server_default="1"),
    Column("changed_by", BigInteger),
    Column("changed_at", UtcMilliseconds),
)

# Servers that the bot has left. Their matches in play may still end by DM; all that is kept of them goes in the end.
departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("at", UtcMilliseconds, nullable=False),
)
