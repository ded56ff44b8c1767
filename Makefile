# Every target sets up what it needs in .venv, from PyPI.

.DEFAULT_GOAL := help
.PHONY: help play test check lock clean setup-run setup-dev

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: setup-run ## Play Três Cartas in the terminal
	.venv/bin/facedown play tres-cartas

test: check ## Run everything: make check, then the slow tests
	.venv/bin/pytest -n 2 -m slow

check: setup-dev ## Run format, lint, types, import contracts and fast tests
	.venv/bin/ruff format --check
	.venv/bin/ruff check
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/pytest -n 2 -m 'not slow'

# dev.txt first: run.txt takes its versions from it, so both install the same ones.
COMPILE = UV_CUSTOM_COMPILE_COMMAND='make lock' .venv/bin/uv pip compile --quiet \
	--universal --python-version 3.11 --generate-hashes --no-emit-index-url $(ARGS) pyproject.toml

lock: setup-dev ## Pin the dependencies again (newest versions: make lock ARGS=--upgrade)
	$(COMPILE) --extra testing --group build --group dev --output-file requirements/dev.txt
	$(COMPILE) --constraint requirements/dev.txt --group build --output-file requirements/run.txt

clean: ## Remove .venv and everything that was generated
	rm -rf .venv build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache \
		.import_linter_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

setup-run setup-dev: setup-%:
	@tools/setup $*
