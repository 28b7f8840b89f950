"""How Alembic reaches the database: by the connection it is given."""

from __future__ import annotations

from alembic import context

from boardwright.web.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
context.run_migrations()
