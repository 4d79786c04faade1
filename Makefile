# make run    install what is missing, build, show the gallery (or render it where there is no display)
# make test   install what is missing, run every test
# See CONTRIBUTING.md for the rest.

SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
.DEFAULT_GOAL := build

PREFIX ?= /usr/local
SWIFT_FLAGS ?=
PROGRAM := .build/release/tocsin
# At a fixed address, as nothing has to be moved then at each start: 143,000 places in a program that
# brings Swift's libraries along, which take a megabyte and a fifth of the time to the first frame.
RELEASE := -c release --static-swift-stdlib -Xswiftc -Xclang-linker -Xswiftc -no-pie

.PHONY: run build test check soak bench docs format lint install packages test-packages clean

packages:
	@Scripts/install-packages.sh build run

test-packages:
	@Scripts/install-packages.sh build run test

build: packages
	swift build $(RELEASE) --product tocsin $(SWIFT_FLAGS)

run: build
	@if [ -n "$${DISPLAY:-}$${WAYLAND_DISPLAY:-}" ]; then \
	  $(PROGRAM) gallery; \
	else \
	  $(PROGRAM) gallery -o build/gallery && echo "No display: the gallery was rendered to $$PWD/build/gallery"; \
	fi

test: test-packages
	Scripts/run-tests.sh $(SWIFT_FLAGS)

# Random sequences of everything that can happen to alerts, ten times as long as in the tests.
SOAK_STEPS ?= 1000000
soak: test-packages
	SOAK_STEPS=$(SOAK_STEPS) swift test --no-parallel --filter SoakTests $(SWIFT_FLAGS)

check:
	.ci/run

lint:
	Scripts/gather-differences.py --check
	swift format lint --strict --recursive --parallel Package.swift Sources Examples Tests Benchmarks

format:
	swift format --in-place --recursive --parallel Package.swift Sources Examples Tests Benchmarks

bench: build
	@Scripts/install-packages.sh bench test
	Benchmarks/run

docs: packages
	Scripts/make-docs.sh

install: build
	install -D -m 755 $(PROGRAM) $(DESTDIR)$(PREFIX)/bin/tocsin

clean:
	rm -rf .build build Benchmarks/.build
