"""Quiet hours and what becomes of seats; what servers choose for their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("quiet_hours", sa.String(8), nullable=False, server_default="none"))
    op.add_column("matches", sa.Column("time_zone", sa.String(64), nullable=False, server_default="UTC"))
    op.add_column("matches", sa.Column("leaving", sa.String(16), nullable=False, server_default="concede"))
    op.add_column("server_preferences", sa.Column("quiet_hours", sa.String(8)))
    op.add_column("server_preferences", sa.Column("time_zone", sa.String(64)))
    op.add_column("server_preferences", sa.Column("moderator_role", sa.BigInteger))
    op.add_column("server_preferences", sa.Column("channels", sa.Text, nullable=False, server_default=""))
    op.add_column("server_preferences", sa.Column("one_a_channel", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("server_preferences", sa.Column("threads", sa.Boolean, nullable=False, server_default="0"))
