# Each of these works as the only command after cloning: what is missing is installed first.
# How, stands in packaging/prepare.py, which Windows calls directly (see README.md).

# Any Python that answers may read that file; it looks itself for the one to play with. PYTHON=… chooses that one.
READER := $(or $(wildcard .venv/bin/python),$(shell \
	for name in "$$PYTHON" python3 python3.14 python3.13 python3.12 python3.11 python; do \
		[ -n "$$name" ] && "$$name" -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null \
			&& echo "$$name" && break; \
	done))

# More words for the task: make test ARGS="tests/cards -k sight"
ARGS ?=

TASKS := play test check style types records faults evenings fuzz bench gallery screenshots words tables bundle deb run-file \
	windows-installer installers-try check-release release

.PHONY: help clean lock $(TASKS)
.DEFAULT_GOAL := help

help:  ## say what can be asked for
	@awk -F ':.*##  *' '/^[a-z-]+:.*##/ { printf "  make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play:  ## open the table (without a display: First Contact plays itself and leaves pictures)
test:  ## run the tests
check:  ## style, types, tests and records
style:  ## formatting and lint alone
types:  ## strict types alone
records:  ## replay the games in tests/records alone
faults:  ## break the program in every way, in full, and write docs/faults.md (an hour; goes on where it was stopped)
evenings:  ## play six evenings in both languages at four sizes, reading every word, and First Contact by pointer (hours)
fuzz:  ## look for files that break a reader, acts that break a window and words without room (a minute for each reader, then 36 tables)
bench:  ## measure start, drag, engine and saving beside peers, as ratios (docs/performance.md)
gallery:  ## take pictures of every window and state, in three themes and up to four sizes, into build/gallery/
screenshots:  ## take the six pictures in docs/ anew
words:  ## gather all texts into resources/words/ and build the languages
tables:  ## write the tables of fields in docs/packs.md
bundle:  ## build the program as one folder in dist/ and try it
deb:  ## build the package for Debian and Ubuntu in dist/, from the bundle
run-file:  ## build the file that installs for one user on any Linux, from the bundle
windows-installer:  ## build the installer for Windows, from a program that was built on Windows
installers-try:  ## install, play with, update and remove what is in dist/, in fresh Debians and in Wine (needs root)
check-release:  ## try every step of a release that Linux can do
release:  ## make a version of what is unreleased, with its tag: make release ARGS=1.2.3

$(TASKS):
	@test -n "$(READER)" || { echo "Gattai Desktop needs Python 3.11 to 3.14; none was found."; exit 1; }
	@$(READER) packaging/prepare.py $@ $(ARGS)

lock:  ## choose the newest versions for requirements.lock (needs uv)
	uv pip compile pyproject.toml --quiet --upgrade --universal --python-version 3.11 --all-extras \
		--generate-hashes --no-annotate --no-header --no-emit-index-url --output-file build-lock
	{ sed -n '/^#/p' requirements.lock; cat build-lock; } > build-lock-headed
	mv build-lock-headed requirements.lock && rm build-lock

clean:  ## remove what was built and remembered here; the environment in .venv stays
	rm -rf build dist demo .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find . -path ./.venv -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +
