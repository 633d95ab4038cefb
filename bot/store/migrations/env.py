"""Run by Alembic for each migration. The connection, and with it the transaction, is the caller's."""

from alembic import context

from bot.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter most things in place
    transactional_ddl=False,  # the caller's transaction holds all of them
)
context.run_migrations()
