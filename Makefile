# Meridian. `make` alone lists the targets.

SWIFT   ?= swift
PREFIX  ?= /usr/local
DESTDIR ?=
# Options of the builds of `make check`: CI leaves out what only a debugger reads. MERIDIAN_OPTIMIZED=1 beside them compiles
# the product with optimization, which pays where all is built from nothing.
CHECKED ?=

FORMATTED := Sources Snippets Tests Fuzz Package.swift Benchmarks/Sources Benchmarks/Package.swift
.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help setup build test demo fleet-demo page-demo install deb uninstall clean check lint format interop fuzz newcomer docs generate bench measure

# A check that needs Python is skipped where there is none, unless MERIDIAN_REQUIRE_PYTHON=1.
python = @if command -v python3 >/dev/null || [ -n "$$MERIDIAN_REQUIRE_PYTHON" ]; then scripts/$(1); \
	else echo "$(firstword $(1)): SKIPPED: there is no python3" >&2; fi

# The program that answers for Meridian in a check, where it is not Meridian itself.
probe-dav := dav-probe
probe-days := day-probe
probe-recurrence := calendar-probe
probe-sealing := sealing-probe
probe-vtimezone := calendar-probe
probe-zones := zone-probe

help: ## List the targets
	@awk -F ':.*## ' '/^## / { printf "\n%s\n", substr($$0, 4) } \
		/^[a-z%-]+:.*## / { sub(/%/, "NAME", $$1); printf "  make %-11s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

## Use
setup: ## Install what the build needs (Debian and Ubuntu; sudo when not root)
	@scripts/setup

build: setup ## Build the modules and the program
	$(SWIFT) build

demo: setup ## Import sample bookings, show the trip and write trip.ics
	@scripts/demo

fleet-demo: setup ## Ask of 200,000 generated trips whom tz 2026f hits, and write a report and messages to .build/fleet-demo
	$(SWIFT) build -c release --product meridian
	@scripts/fleet-demo

page-demo: setup ## Serve a sample family trip as pages for the browser on this machine; LISTEN=:0 takes a free port
	@scripts/page-demo $(if $(LISTEN),--listen '$(LISTEN)')

install: setup ## Build for release and install the programs, its manual and completions under PREFIX (/usr/local)
	@SWIFT='$(SWIFT)' DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' scripts/install

deb: setup ## Build a Debian package and a tarball into .build/package; CHECK=1 tries them on a clean Debian 12 (root)
	@SWIFT='$(SWIFT)' scripts/package $(if $(CHECK),--check)

uninstall: ## Remove what was installed
	cd '$(DESTDIR)$(PREFIX)' && rm -f bin/meridian share/man/man1/meridian.1 \
		share/bash-completion/completions/meridian share/zsh/site-functions/_meridian \
		share/fish/vendor_completions.d/meridian.fish && rm -rf share/meridian/locale libexec/meridian

clean: ## Remove what was built; keep the fetched packages
	$(SWIFT) package clean
	rm -rf .build/checks .build-fuzz

## Change
test: setup ## Run the tests
	$(SWIFT) test

check: ## Everything that must hold before a commit lands: what CI runs
	@scripts/setup $(if $(MERIDIAN_REQUIRE_PYTHON),--checks)
	@$(MAKE) --no-print-directory lint
	$(SWIFT) build $(CHECKED)
	$(call python,check-days --trips 4000)
	$(call python,check-exports)
	$(call python,check-first-run)
	$(call python,check-page)
	$(call python,check-crashes --kills 80)
	$(call python,check-dav)
	$(call python,check-sync radicale --only conflicts)
	$(call python,check-fleet parallel dask --trips $(if $(filter 1,$(MERIDIAN_OPTIMIZED)),200000 --part 10000,1000) --build debug)
	$(call python,check-zones)
	$(SWIFT) test $(CHECKED)

lint: ## Check format, style, who imports whom, and generated files
	$(SWIFT) format lint --strict --parallel --recursive $(FORMATTED)
	@scripts/check-generated
	$(call python,check-imports)
	$(call python,check-folders)
	$(call python,check-functions)
	$(call python,doc-examples --check)

format: ## Format the sources in place
	$(SWIFT) format --in-place --parallel --recursive $(FORMATTED)

docs: setup ## Write anew what commands print in README and docs and the pictures, and build the modules' documentation into .build/docs
	UPDATE_GOLDENS=1 $(SWIFT) test --filter 'DocumentationTests|GalleryTests|ManualTests'
	$(SWIFT) build --product meridian-serve
	$(call python,check-browser screens.py)
	@SWIFT='$(SWIFT)' scripts/docc

generate: ## Write generated files anew, NAME=goldens, doc-examples, zones, places, …; without NAME it lists them
	@SWIFT='$(SWIFT)' scripts/generate $(NAME)

## Prove
check-sync: setup ## Keep trips in step with five servers of Debian and PyPI, and play 500 random runs of two devices
	$(SWIFT) build --product meridian
	$(call python,check-sync --all)
	SYNC_RUNS=500 $(SWIFT) test --filter SyncMachineTests

check-%: ## One check by its name: api, browser, crashes, dav, days, exports, fleet, imports, page, recurrence, roundtrip, vtimezone, zones, …
	@scripts/setup $(if $(filter fleet recurrence vtimezone,$*),--checks)
	$(if $(filter browser page,$*),$(SWIFT) build --product meridian-serve)
	$(if $(filter api folders functions imports threads,$*),,$(SWIFT) build $(if $(filter fleet,$*),-c release) --product $(or $(probe-$*),meridian))
	$(call python,check-$*)

interop: build ## Run other calendar programs on what we export, and write docs/interop.md (needs Python, apt-get)
	@scripts/interop

fuzz: setup ## Try the readers with inputs that nobody would think of: five minutes and a build of its own
	@SWIFT='$(SWIFT)' scripts/fuzz

newcomer: ## Walk the way of a newcomer on a clean Debian 12 (needs root, debootstrap and the network; an hour)
	@scripts/newcomer

## Measure
bench: ## Measure against other engines and write docs/benchmarks.md (minutes; a quiet machine)
	@scripts/setup --bench
	@SWIFT='$(SWIFT)' scripts/bench

measure: setup ## Write what was measured to its page: NAME=coverage, growth, bad-input or bookings
	$(if $(filter growth bad-input,$(NAME)),$(SWIFT) build -c release --product meridian)
	$(if $(filter bookings,$(NAME)),$(SWIFT) build --product meridian)
	@SWIFT='$(SWIFT)' scripts/$(or $(NAME),coverage)
