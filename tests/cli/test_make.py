"""`make play`: a web table that says where it is and ends calmly, at a terminal and without one."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import httpx2
import pytest

from tests.cli.keyboard import Keyboard

ROOT = Path(__file__).parents[2]
AT = "Boardwright is at "


@pytest.fixture
def environment(tmp_path):
    """As somebody has it who has just opened a shell: no make above, no screen."""
    own = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "MFLAGS", "GNUMAKE"))}
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "BOARDWRIGHT_DATABASE_URL"):
        own.pop(name, None)
    return own | {"BOARDWRIGHT_DATA": str(tmp_path)}


def healthy(url):
    return httpx2.get(f"{url}api/health", timeout=60).json()["status"] == "ok"


def made(environment) -> tuple[subprocess.Popen[str], str]:
    """`make play` without a terminal, and the address that it says."""
    make = subprocess.Popen(
        ["make", "-C", str(ROOT), "play"],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert make.stdout is not None
    line = next(line for line in make.stdout if AT in line)
    return make, line.partition(AT)[2].split()[0]


def test_at_a_terminal_it_serves_until_ctrl_c_and_ends_with_0(environment):
    with Keyboard(["-C", str(ROOT), "play"], environment, program=["make"]) as keys:
        keys.expect(AT)
        assert healthy(keys.expect("/ ").strip())
        keys.press("C")
        assert keys.ends() == 0
    assert "***" not in keys.text  # make has nothing to complain of


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_without_a_terminal_it_serves_too_until_the_server_is_stopped(environment, sign):
    make, url = made(environment)
    assert healthy(url)
    os.kill(children(make.pid)[0], sign)
    _, err = make.communicate(timeout=60)

    assert make.returncode == 0
    assert err == ""


def test_stopping_make_itself_stops_the_server(environment):
    """Make then ends by the signal, as it always does; the server behind it is gone and has not complained."""
    make, url = made(environment)
    make.terminate()
    _, err = make.communicate(timeout=60)

    assert "Traceback" not in err
    with pytest.raises(httpx2.TransportError):
        healthy(url)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
