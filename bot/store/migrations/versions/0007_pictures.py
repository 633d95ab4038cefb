"""Whether tables and hands are shown as pictures too, of matches and as servers choose it for new ones."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("matches", "server_preferences"):
        op.add_column(table, sa.Column("pictures", sa.Boolean, nullable=False, server_default="1"))
