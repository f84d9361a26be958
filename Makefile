# Meridian. `make` alone lists the targets.

SWIFT   ?= swift
PREFIX  ?= /usr/local
DESTDIR ?=

FORMATTED := Sources Snippets Tests Fuzz Package.swift Benchmarks/Sources Benchmarks/Package.swift
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: $(shell sed -n 's/^\([a-z-]*\):.*\#\# .*/\1/p' $(firstword $(MAKEFILE_LIST)))

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

setup: ## Install what the build needs (Debian and Ubuntu; sudo when not root)
	@scripts/setup

build: setup ## Build the modules and the program
	$(SWIFT) build

test: setup ## Run the tests
	$(SWIFT) test

demo: setup ## Import sample bookings, show the trip and write trip.ics
	@scripts/demo

check: ## Everything that must hold before a commit lands: what CI runs
	@scripts/setup $(if $(MERIDIAN_REQUIRE_PYTHON),--checks)
	@$(MAKE) --no-print-directory lint check-imports
	$(SWIFT) build
	@scripts/check-days --trips 4000
	@$(MAKE) --no-print-directory check-exports check-first-run check-crashes check-zones test

lint: ## Check format and style
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@scripts/check-generated
	@if command -v python3 >/dev/null || [ -n "$$MERIDIAN_REQUIRE_PYTHON" ]; then \
		scripts/doc-examples --check && \
		scripts/check-functions --self-test && scripts/check-functions && \
		scripts/messages --self-test && scripts/messages --check && \
		scripts/limits --self-test && scripts/limits --check && scripts/coverage --self-test && \
		scripts/growth --self-test; fi

format: ## Format the sources in place
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

check-imports: ## Check who imports whom
	@scripts/check-imports --self-test
	@scripts/check-imports

interop: build ## Run other calendar programs on what we export, and write docs/interop.md (needs Python, apt-get)
	@scripts/interop

check-exports: ## Read what we export with parsers that are not ours (needs Python)
	@scripts/check-exports

check-first-run: ## Walk the way of a new user in a pseudo-terminal and compare the screen (needs Python)
	@scripts/check-first-run

newcomer: ## Walk the way of a newcomer on a clean Debian 12 (needs root, debootstrap and the network; an hour)
	@scripts/newcomer

check-crashes: ## Kill the program while it writes, two hundred times, and look at the store (needs Python)
	$(SWIFT) build --product meridian
	@scripts/check-crashes

check-zones: ## Compare every zone of the machine with zdump and CPython (needs Python and zic)
	$(SWIFT) build --product zone-probe
	@scripts/check-zones

check-newest-rules: ## Put other releases in the place of the system's zones, and compare the answers with CPython (needs root)
	$(SWIFT) build --product meridian
	@scripts/check-newest-rules

check-days: ## Compare the dates of 20,000 random trips with a reading of the rule in Python (needs Python)
	$(SWIFT) build --product day-probe
	@scripts/check-days

check-completions: setup ## Load the completions in bash, zsh and fish, and read the manual page (needs apt)
	$(SWIFT) build --product meridian
	@scripts/check-completions

check-sealing: ## Have sealed boxes opened by CPython, and CPython's by us (needs Python's package cryptography)
	$(SWIFT) build --product sealing-probe
	@scripts/check-sealing

check-recurrence: ## Compare recurrence with libical's and dateutil's tables and a slow reading (needs apt and pip)
	@scripts/setup --checks
	$(SWIFT) build --product calendar-probe
	@scripts/check-recurrence

check-vtimezone: ## Have our VTIMEZONEs of every zone and year read by libical and icalendar (needs pip; 3 minutes)
	@scripts/setup --checks
	$(SWIFT) build --product calendar-probe
	@scripts/check-vtimezone

check-threads: setup ## Run the tests of what threads share under ThreadSanitizer (a build of its own; ten minutes)
	@scripts/check-threads

fuzz: setup ## Try the readers with inputs that nobody would think of: five minutes and a build of its own
	@SWIFT='$(SWIFT)' scripts/fuzz

bad-input: setup ## Give the program bad calendar files with little time and memory, and write docs/bad-input.md (needs Python)
	$(SWIFT) build -c release --product meridian
	@scripts/bad-input

coverage: setup ## Count the lines that the tests reach, and write docs/coverage.md (a build of its own; needs Python)
	@SWIFT='$(SWIFT)' scripts/coverage

corpora: ## Gather the calendars of other projects into .build/corpora (needs apt, pip and the network)
	@scripts/corpora

check-roundtrip: setup ## Import and export every calendar of the corpora and compare (after `make corpora`)
	$(SWIFT) build --product meridian
	@python3 scripts/roundtrip_tests.py
	@scripts/check-roundtrip
	@scripts/check-roundtrip --store

install: setup ## Build for release and install the program, its manual and completions under PREFIX (/usr/local)
	@SWIFT='$(SWIFT)' DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' scripts/install

uninstall: ## Remove what was installed
	cd '$(DESTDIR)$(PREFIX)' && rm -f bin/meridian share/man/man1/meridian.1 \
		share/bash-completion/completions/meridian share/zsh/site-functions/_meridian \
		share/fish/vendor_completions.d/meridian.fish && rm -rf share/meridian/locale

goldens: setup ## Write the golden files of the tests anew
	UPDATE_GOLDENS=1 $(SWIFT) test

bench: ## Measure against other engines and write docs/benchmarks.md (minutes; a quiet machine)
	@scripts/setup --bench
	@SWIFT='$(SWIFT)' scripts/bench

growth: setup ## Measure how costs grow up to a million activities, and write docs/growth.md (half an hour; needs Python)
	$(SWIFT) build -c release --product meridian
	@scripts/growth

tzfixtures: ## Write tzfixtures/ anew (needs Python, zdump, zic and the network)
	@scripts/update-tzfixtures

embedded-zones: ## Write the zones that are part of the program anew (from tzfixtures/)
	@scripts/update-embedded-zones
	@scripts/check-generated --stamp

windows-zones: ## Write the table of Windows zone names anew (from unicode-cldr-core)
	@scripts/update-windows-zones
	@scripts/check-generated --stamp

charset-tables: ## Write the tables of character sets that mails name anew (from Python's codecs)
	@scripts/update-charset-tables
	@scripts/check-generated --stamp

currencies: ## Write the table of currencies anew (from unicode-cldr-core and the package iso4217 of PyPI)
	@scripts/update-currencies
	@scripts/check-generated --stamp

rendering-tables: ## Write the widths of characters and the habits of territories anew (from Debian's packages)
	@scripts/update-rendering-tables
	@scripts/check-generated --stamp

places: ## Write the tables of places anew
	@scripts/update-places
	@scripts/check-generated --stamp

docs: setup ## Write anew what commands print in README and docs, and build the modules' documentation into .build/docs
	UPDATE_GOLDENS=1 $(SWIFT) test --filter 'DocumentationTests|GalleryTests|ManualTests'
	@SWIFT='$(SWIFT)' scripts/docc

check-api: setup ## Compare the public API with that of the tag 0.1.0, and list what breaks (a build of each)
	@SWIFT='$(SWIFT)' scripts/check-api

sealed-boxes: ## Write the sealed boxes of the tests anew (needs Python and its package cryptography)
	@scripts/sealed_box.py vectors
	@scripts/check-generated --stamp

messages: ## Write the catalogue of what is said to people anew (needs Python)
	@scripts/messages

limits: ## Write docs/limits.md, the bounds of what is read, anew (needs Python)
	@scripts/limits

doc-examples: ## Write the tests of the examples in the documentation anew (needs Python)
	@scripts/doc-examples
	@scripts/check-generated --stamp

hooks: ## Check each commit before it is made
	git config core.hooksPath scripts/hooks

clean: ## Remove what was built; keep the fetched packages
	$(SWIFT) package clean
	rm -rf .build/checks .build-fuzz
