"""Tables, entries, links, talk, snapshots, autos."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("branch", sa.Text),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("over", sa.Integer, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rematch", sa.String(24)),
    )
    _entries()
    _links()
    _around()


def _mine() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), primary_key=True)


def _entries() -> None:
    op.create_table(
        "entries",
        _mine(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("hash", sa.String(16), nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("key", sa.String(80)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "key", name="entries_key"),
    )
    op.create_table(
        "snapshots",
        _mine(),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("json", sa.Text, nullable=False),
    )


def _links() -> None:
    op.create_table(
        "links",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(24), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("seen", sa.Float),
    )
    op.create_index("ix_links_table_id", "links", ["table_id"])


def _around() -> None:
    op.create_table(
        "talk",
        _mine(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "autos",
        _mine(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(64), primary_key=True),
        sa.Column("own", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Records are never dropped."""
    raise NotImplementedError
