"""First tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _create_matches()
    _create_steps()
    _create_surfaces()


def _create_matches() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(8), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("preset", sa.String(64)),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("guild_id", sa.BigInteger),
        sa.Column("guild_name", sa.Text, nullable=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("locale", sa.String(16), nullable=False),
        sa.Column("host_id", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("lobby_version", sa.Integer, nullable=False),
    )
    op.create_index("matches_by_channel", "matches", ["channel_id", "status"])
    op.create_index("matches_by_status", "matches", ["status"])
    op.create_table(
        "sitters",
        sa.Column("match_id", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("user_name", sa.Text),
        sa.Column("user_locale", sa.String(16)),
        sa.Column("policy", sa.String(64)),
    )
    op.create_index("sitters_by_user", "sitters", ["user_id"])


def _create_steps() -> None:
    op.create_table(
        "steps",
        sa.Column("match_id", sa.String(8), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("body_version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("interaction_id", sa.BigInteger),
        sa.UniqueConstraint("interaction_id", name="steps_by_interaction"),
    )
    op.create_table(
        "interactions",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("match_id", sa.String(8), nullable=False),
    )
    op.create_table(
        "dues",
        sa.Column("match_id", sa.String(8), primary_key=True),
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("dues_by_time", "dues", ["at"])
    op.create_table(
        "secrets",
        sa.Column("match_id", sa.String(8), primary_key=True),
        sa.Column("host_secret", sa.LargeBinary, nullable=False),
        sa.Column("message_id", sa.BigInteger),
    )


def _create_surfaces() -> None:
    op.create_table(
        "surfaces",
        sa.Column("match_id", sa.String(8), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("owner_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger, nullable=False),
        sa.Column("message_id", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("sent_at", sa.BigInteger, nullable=False),
        sa.Column("walk", sa.Text),
        sa.Column("closed", sa.Boolean, nullable=False),
    )
