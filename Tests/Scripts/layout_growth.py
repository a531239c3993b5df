#!/usr/bin/env python3
"""Counts the instructions of first layouts, and fails where they grow faster than the views.

    swift build -c release --product AutoScaleBenchmarks
    python3 Tests/Scripts/layout_growth.py .build/release/AutoScaleBenchmarks

Needs valgrind. Instructions are the same on a busy machine, which times are not.
"""

import re
import subprocess
import sys
import tempfile

TREES = ["flat", "column", "nested"]
SIZES = [500, 5000, 50000]
# Lists that double, and deeper searches by bisection, take a few in a hundred more.
LIMIT = 1.1


def stripped(program, folder):
    """Copies a program without debug information, which valgrind cannot read in all forms."""
    copy = folder + "/program"
    subprocess.run(["strip", "-g", program, "-o", copy], check=True)
    return copy


def instructions(program, name, count):
    """Counts the instructions of a program that makes a tree and lays it out some times."""
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", program]
    result = subprocess.run(
        command + ["--count", str(count), name], capture_output=True, text=True, check=True)
    return int(re.search(r"Collected : (\d+)", result.stderr).group(1))


def main():
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        program = stripped(sys.argv[1], folder)
        for tree in TREES:
            costs = []
            for size in SIZES:
                name = f"layout/{tree}/{size}"
                # The difference leaves out what makes the tree and starts the program.
                cost = instructions(program, name, 2) - instructions(program, name, 1)
                costs.append(cost / size)
            growth = max(costs) / costs[0]
            failed = failed or growth > LIMIT
            figures = ", ".join(f"{size}: {cost:.0f}" for size, cost in zip(SIZES, costs))
            print(f"{tree}: instructions a view {figures}; {growth:.2f} times")
    if failed:
        sys.exit(f"error: a layout grows more than {LIMIT} times as fast as its views")


if __name__ == "__main__":
    main()
