"""What the README promises, the command line has; what the command line has, the README tells."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boardwright.cli.app import app

README = Path(__file__).parents[2] / "README.md"


def commands():
    """All commands, those in groups as `edition check`."""
    return [name_of(command) for command in app.registered_commands] + [
        f"{group.name} {name_of(command)}"
        for group in app.registered_groups
        if group.typer_instance is not None
        for command in group.typer_instance.registered_commands
    ]


def name_of(command):
    return command.name or command.callback.__name__


@pytest.mark.parametrize("name", commands())
def test_every_command_is_in_the_readme(name):
    assert re.search(rf"\bboardwright {name}\b", README.read_text(encoding="utf-8")), f"README.md lacks {name}"


def test_the_readme_names_no_command_that_is_not_there():
    first = {name.split()[0] for name in commands()}
    code = "\n".join(re.findall(r"```.*?```|`[^`]+`", README.read_text(encoding="utf-8"), re.DOTALL))
    assert set(re.findall(r"(?:^|[`$ ])boardwright ([a-z]+)", code, re.MULTILINE)) <= first
