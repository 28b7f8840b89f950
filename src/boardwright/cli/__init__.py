"""The command line. Importing this costs nothing; each command imports what it needs when it is given."""

from __future__ import annotations


def main() -> None:
    """Run the command that the program was called with, and leave with its exit code."""
    import sys

    from boardwright.cli.app import run

    sys.exit(run(sys.argv[1:]))
