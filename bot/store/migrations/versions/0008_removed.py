"""Whom the host of a lobby has removed from it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("removed", sa.Text, nullable=False, server_default=""))
