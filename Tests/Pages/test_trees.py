"""The accessible trees of the main pages, as a screen reader meets them: golden files.

UPDATE_GOLDENS=1 scripts/check-browser -k trees writes them anew.
"""

import os
import pathlib
import re

import pytest

import pages

GOLDENS = pathlib.Path(__file__).parent / "goldens"


@pytest.mark.parametrize("main", [page for page in pages.PAGES if page.golden], ids=lambda page: page.name)
def test_trees(main, look):
    tab = look(main)
    tab.wait_for_function(pages.READY)
    # What stands around every page of a trip is in the trees of three alone.
    place = "body" if main.name in ("itinerary", "trips", "undo") else "main"
    tree = re.sub(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "TRIP", tab.locator(place).aria_snapshot()) + "\n"
    golden = GOLDENS / f"{main.name}.yaml"
    if os.environ.get("UPDATE_GOLDENS") == "1":
        golden.write_text(tree)
    assert tree == golden.read_text()


def test_trees_have_no_golden_left_over():
    assert {file.stem for file in GOLDENS.glob("*.yaml")} == {page.name for page in pages.PAGES if page.golden}
