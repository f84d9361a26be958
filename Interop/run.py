"""Runs every program on what we export, and on what they make of it; see docs/interop.md."""

import argparse
import sys
import tempfile
from datetime import date
from pathlib import Path

from bench import Bench
from drivers import DRIVERS
from matrix import Column, Page, known_differences

HERE = Path(__file__).resolve().parent


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--meridian", required=True, type=Path, help="the program under test")
    parser.add_argument("--environments", required=True, type=Path, help="where the Python environments are")
    parser.add_argument("--out", required=True, type=Path, help="the page to write")
    parser.add_argument("--keep", type=Path, help="leave all files of the run in this directory, which must be new")
    parser.add_argument("--only", help="programs, with commas between; the page is then printed and nothing is judged")
    options = parser.parse_args()
    if options.keep:
        options.keep.mkdir(parents=True)
        return run(options, options.keep)
    with tempfile.TemporaryDirectory(prefix="interop-") as scratch:
        return run(options, Path(scratch))


def run(options, scratch):
    bench = Bench(scratch, options.environments.resolve(), options.meridian.resolve())
    bench.export()
    wanted = options.only.split(",") if options.only else None
    columns = []
    for driver in DRIVERS:
        if wanted and driver.key not in wanted:
            continue
        column = Column(driver, bench)
        column.run()
        state = column.missing or column.broken or "done"
        print(f"interop: {driver.name} {column.version}: {state}", file=sys.stderr)
        columns.append(column)
    known = known_differences(HERE / "differences.tsv")
    page = Page(columns, known, date.today())
    if wanted:
        print(page.text())
    else:
        options.out.write_text(page.text(), encoding="utf-8")
    return report(page, columns)


def report(page, columns):
    faults = []
    for column in columns:
        if column.broken:
            faults.append(f"{column.type.name} is installed and could not be driven: {column.broken}")
        if column.missing:
            faults.append(f"{column.type.name} was not run: {column.missing}")
    for each in page.unexplained:
        whose = "ours: their file has it" if each.ours else "not in differences.tsv"
        place = f"{each.program} {each.direction} {each.case}"
        faults.append(f"{place}: {each.field} is {each.got!r}, not {each.want!r} ({whose})")
    for each in page.ours:
        faults.append(f"{each.program} {each.direction} {each.case}: our fault: {each.reason}")
    for each in page.stale:
        place = f"{each.program} {each.direction} {each.case} {each.field}"
        faults.append(f"{place}: is in differences.tsv and did not differ")
    for fault in faults:
        print(f"interop: FAULT: {fault}", file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
