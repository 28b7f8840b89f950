#!/usr/bin/env bash
# Make requirements/*.txt anew: the newest versions that pyproject.toml allows, for every system and Python, with hashes.
# play and test are cut from all, so an environment can grow from one to the next without changing a version.
set -euo pipefail
cd "$(dirname "$0")/.."
lock() {
    .venv/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
        --no-emit-index-url --no-header --no-annotate pyproject.toml requirements/build.in "$@"
}
lock --extra table --extra test --extra fast --extra dev -o requirements/all.txt
lock --extra table --extra test --extra fast -c requirements/all.txt -o requirements/test.txt
lock --extra table -c requirements/all.txt -o requirements/play.txt
