"""Who came where, who wants none of it counted, and which match is the rematch of which."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("match_id", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger, nullable=False),
        sa.Column("ruleset", sa.String(64), nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("user_id", sa.BigInteger),
        sa.Column("user_name", sa.Text),
        sa.Column("policy", sa.String(64)),
    )
    op.create_index("results_by_server", "results", ["guild_id", "ended_at"])
    op.create_index("results_by_user", "results", ["user_id"])
    op.add_column("matches", sa.Column("rematch", sa.String(8)))
    op.add_column("matches", sa.Column("rematch_of", sa.String(8)))
    op.add_column("user_preferences", sa.Column("in_stats", sa.Boolean, nullable=False, server_default="1"))
