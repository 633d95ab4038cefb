"""Who ended a match; lobbies close by themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("matches", sa.Column("ended_by", sa.Text))
    op.execute(
        "INSERT INTO dues (match_id, key, at) SELECT id, 'lobby', created_at FROM matches WHERE status = 'lobby'"
    )
