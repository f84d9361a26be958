"""Pages on paper: A4, without what only a screen can do, and nothing over the text beside it."""

import re

import pytest

import pages
from test_looks import BROKEN, SIDEWAYS

NAMED = {page.name: page for page in pages.PAGES}
# CSS has 96 px in 25.4 mm: A4 less its margins, and a month on the long side.
UPRIGHT, LONG = 680, 1047
# Texts of a table that reach over their own cell.
OVER = """() => [...document.querySelectorAll('main td *, main th *')].filter(node =>
  node.getBoundingClientRect().right > node.closest('td, th').getBoundingClientRect().right + 1).map(node => node.outerHTML.slice(0, 120))"""
SHOWN = "nodes => nodes.filter(node => node.checkVisibility()).map(node => node.outerHTML.slice(0, 120))"


def printed(look, name):
    tab = look(NAMED[name])
    tab.emulate_media(media="print")
    tab.set_viewport_size({"width": LONG if name == "month" else UPRIGHT, "height": 960})
    return tab


@pytest.fixture(autouse=True)
def on_screen_again(request):
    """The tabs of `look` are kept for the next test."""
    yield
    for tab, _ in request.getfixturevalue("kept_tabs").values():
        tab.emulate_media(media="null")


READ = ["itinerary", "itinerary-home", "day", "day-long", "day-beside", "week", "week-beside", "month", "timeline", "map", "costs", "findings",
        "who", "activity", "todos", "files", "travellers", "paper", "paper-bare", "history", "trip-history"]

LISTED = {"todos": "Pay the kayaks", "travellers": "Ben", "history": "import family.ics"}


@pytest.mark.parametrize("name", READ)
def test_it_can_be_read_on_paper(name, look):
    tab = printed(look, name)
    assert tab.evaluate(SIDEWAYS) == []
    assert tab.evaluate(OVER) == []
    assert tab.evaluate(BROKEN) == []
    assert tab.locator("button, nav, select, input, .bar").evaluate_all(SHOWN) == []
    # What the page is about is on the paper.
    assert LISTED.get(name, "") in tab.locator("main").inner_text()
    # The smallest letters that are read without a glass have about 7 points.
    small = tab.evaluate("""() => [...document.querySelectorAll('h1, h2, p, li, td, th, dt, dd, span')].filter(node =>
        node.checkVisibility() && node.textContent && parseFloat(getComputedStyle(node).fontSize) < 9.3).map(node => node.outerHTML.slice(0, 120))""")
    assert small == []


@pytest.mark.parametrize("name, most", [("month", 2), ("day", 1), ("week", 3), ("findings", 1), ("activity", 1)])
def test_it_takes_few_sheets(name, most, look, tmp_path):
    tab = printed(look, name)
    tab.pdf(path=tmp_path / "page.pdf", prefer_css_page_size=True)
    content = (tmp_path / "page.pdf").read_bytes()
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert 1 <= len(boxes) <= most
    assert all((float(width) > float(height)) == (name == "month") for width, height in boxes)


def test_a_picture_of_weeks_is_no_print(look):
    """Its letters would be two pixels high; the list below it tells the same. That of the map is as wide as the sheet."""
    assert printed(look, "timeline").locator("main .picture").evaluate_all(SHOWN) == []
    assert printed(look, "map").locator("main .picture").evaluate_all(SHOWN) != []
