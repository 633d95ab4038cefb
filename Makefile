# Everything works from a bare Python 3.11+, git and make: the first target that needs it builds .venv.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.ready
# Apart, because it holds a yardstick under the GPL that must not reach anything else.
BENCH_VENV := .venv-bench
BENCH_STAMP := $(BENCH_VENV)/.ready
# Two workers suit the smallest machine we support; `make test JOBS=8` on a larger one.
JOBS ?= 2
# How often `make kills` kills the bot, and which people play meanwhile.
RUNS ?= 200
SEED ?= 1
# How long `make soak` plays over the wire, with how many kills at least, and how many matches its contract run has.
MINUTES ?= 10
KILLS ?= 0
MATCHES ?= 10000
# What `make bench` measures, e.g. BENCH="engine act"; everything when empty.
BENCH ?=

# Compiled files are kept whatever the surroundings say: each worker and each bot that the tests start would compile all anew.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup play test kills soak statistics samples bench check image-check image format lock clean
.DEFAULT_GOAL := help

help: ## this list
	@awk -F':.*## ' '/^[a-z-]+:.*## /{printf "make %-11s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

$(STAMP): requirements/dev.txt
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Parlour needs Python 3.11 or newer")'
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/dev.txt
	@touch $@

setup: $(STAMP) ## build .venv with every pinned dependency

play: $(STAMP) ## the bot on a local Discord, ready in a browser
	$(BIN)/python -m bot play

test: $(STAMP) ## every test
	$(BIN)/python -m pytest --numprocesses $(JOBS) --dist loadgroup

kills: $(STAMP) ## kill -9 the bot RUNS times in the middle of presses, and check that nothing is lost or doubled
	$(BIN)/python -W ignore -m tests.wire.kills --runs $(RUNS) --seed $(SEED)

soak: $(STAMP) ## MINUTES of random matches while everything goes wrong that can, then the contract on MATCHES of every ruleset and size
	$(BIN)/python -W ignore -m tests.wire.soak --minutes $(MINUTES) --kills $(KILLS) --seed $(SEED)
	test $(MATCHES) = 0 || CONTRACT_MATCHES=$(MATCHES) $(BIN)/python -m pytest --numprocesses $(JOBS) tests/games/contract/test_contract.py

statistics: $(STAMP) ## five million rolls of Monopoly beside the exact shares of all squares
	$(BIN)/python -W ignore -m tests.games.monopoly.landings --seed $(SEED)

samples: $(STAMP) ## pictures of every ruleset in four languages, in the folder samples, to look at
	$(BIN)/python -W ignore -m tests.samples samples

$(BENCH_STAMP): requirements/bench.txt
	$(PYTHON) -m venv $(BENCH_VENV)
	$(BENCH_VENV)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --requirement requirements/bench.txt
	@touch $@

bench: $(BENCH_STAMP) ## speed, size and calls beside yardsticks, in one table
	$(BENCH_VENV)/bin/python -W ignore -m tests.bench $(BENCH)

check: $(STAMP) ## the gate: format, lint, types, layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

image-check: $(STAMP) ## the steps of the Dockerfile in a folder, for a machine without Docker
	$(BIN)/python -m tests.image

image: ## the image for amd64 and arm64 (needs Docker with buildx)
	docker buildx build --platform linux/amd64,linux/arm64 --build-arg COMMIT=$$(git rev-parse HEAD) --tag parlour .

format: $(STAMP) ## let ruff mend what it can
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

lock: ## pin requirements/*.in again, with hashes and no index address
	$(PYTHON) -m venv .lock && .lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	cd requirements && for f in run dev bench; do ../.lock/bin/uv pip compile --quiet --universal \
	  --python-version 3.11 --generate-hashes --no-header --no-emit-index-url --upgrade $$f.in --output-file $$f.txt; done
	rm -r .lock

clean: ## remove what the targets above made
	rm -rf $(VENV) $(BENCH_VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache samples
