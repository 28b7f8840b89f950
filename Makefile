# Two things for a user: `make play` and `make test`. Each does all its own set-up; a second call finds it done.
.DEFAULT_GOAL := help
.PHONY: help play test test-long setup check fast bench lock clean

# The first Python that is new enough; say `make PYTHON=... play` to choose another.
PYTHON ?= $(shell for p in python3 python3.13 python3.12 python3.11 python3.14; do \
    "$$p" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null && echo "$$p" && break; done)
export PYTHON
ready := $(if $(PYTHON),$(PYTHON) tools/setup.py,@echo "Python 3.11 to 3.14 is needed, and none was found"; false)
run := .venv/bin/python
# A browser on a busy machine can be late: what failed beside others is tried once more alone, and then counts.
browser = $(run) -m pytest -n 2 -m "$(1)" tests/browser || $(run) -m pytest -m "$(1)" --last-failed tests/browser

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

play: ## open a table in the browser: play against bots or with friends (the terminal: boardwright play)
	@$(ready) play
	@.venv/bin/boardwright serve

test: ## run all quick tests; with a C compiler also the engine's on the compiled build
	@$(ready) test
	@$(run) -m tools.browser
	$(run) -m pytest -n 2 -m "rule and not slow" --ignore=tests/browser --cov=boardwright.games --cov-context=test --cov-report=
	@$(run) -m tools.rule_map
	$(run) -m pytest -n 2 -m "not rule and not slow" --ignore=tests/browser
	@$(run) -m tools.fast test
	$(call browser,not slow)

test-long: ## run the long tests: many whole games, everything checked at every question
	@$(ready) test
	$(run) -m pytest -n 2 -m slow --ignore=tests/browser
	$(call browser,slow)

setup: ## install everything a contributor needs, in the locked versions
	@$(ready) all

check: ## ruff, formatting, mypy --strict, budgets of style
	@$(ready) all
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	$(run) -m tools.budgets

fast: ## compile the engine with mypyc, into .venv-fast
	@$(ready) test
	@$(run) -m tools.fast build

bench: ## measure the engine, plain and, where it is there, compiled
	@$(ready) test
	.venv/bin/boardwright bench evolution
	@if [ -x .venv-fast/bin/boardwright ]; then $(run) -m tools.fast build && .venv-fast/bin/boardwright bench evolution; \
	    else echo "Not measured: the compiled build (make fast makes it)."; fi

lock: ## make requirements/*.txt anew with the newest versions
	@$(ready) all
	tools/lock.sh

clean: ## remove environments, builds and caches
	rm -rf .venv .venv-* build dist .coverage* .mypy_cache .pytest_cache .ruff_cache
