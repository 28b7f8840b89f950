from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.core.playing import play_out, sit_down

ROOT = Path(__file__).parents[2]
GAME = "from tests.core.playing import play_out, sit_down; print(play_out(sit_down(4, key=3), 3).chain)"


def test_the_same_game_has_the_same_hashes_under_every_hash_seed():
    chains = set()
    for seed in ("0", "1", "4711"):
        environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
        run = subprocess.run(
            [sys.executable, "-c", GAME], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
        )
        chains.add(run.stdout.strip())
    assert chains == {play_out(sit_down(4, key=3), 3).chain}
