"""Who changed a server's settings last, and when."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("server_preferences", sa.Column("changed_by", sa.BigInteger))
    op.add_column("server_preferences", sa.Column("changed_at", sa.BigInteger))
