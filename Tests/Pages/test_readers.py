"""Larger text, other colours, no motion, and writing from right to left."""

import re

import pytest

import pages
import server
from test_looks import SIDEWAYS, WIDTHS


def test_text_may_be_twice_as_large_and_wide_apart(page, look):
    """WCAG 1.4.4 and 1.4.12."""
    tab = look(page, bypass_csp=True)
    tab.add_style_tag(content="html { font-size: 200% }")
    assert tab.evaluate(SIDEWAYS) == []
    tab.add_style_tag(content="html { font-size: 100% } * { line-height: 1.5 !important; letter-spacing: .12em !important; "
                              "word-spacing: .16em !important } p { margin-block-end: 2em !important }")
    for width in WIDTHS:
        tab.set_viewport_size({"width": width, "height": 800})
        assert tab.evaluate(SIDEWAYS) == [], width


def test_forced_colours_keep_the_edges(page, look):
    """Where a system paints all surfaces alike, an activity still has an edge, and a button a border."""
    tab = look(page, forced_colors="active")
    assert tab.evaluate("matchMedia('(forced-colors: active)').matches")
    bare = """[...document.querySelectorAll('.entry, button, input:not([type=hidden], [type=checkbox]), select, textarea, .findings strong')]
        .filter(node => parseFloat(getComputedStyle(node).borderTopWidth) == 0 && node.type != 'file').map(node => node.outerHTML)"""
    assert tab.evaluate(bare) == []


def test_nothing_moves_for_those_who_asked_for_it(page, look):
    tab = look(page, reduced_motion="reduce")
    assert tab.evaluate("document.getAnimations().length") == 0
    assert tab.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
    assert tab.evaluate("[...document.querySelectorAll('*')].every(node => parseFloat(getComputedStyle(node).transitionDuration) == 0)")


RIGHT_TO_LEFT = """BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Test//EN
X-WR-CALNAME:טיול לירושלים (2027)
BEGIN:VEVENT
UID:dinner@rtl.example
DTSTAMP:20270101T000000Z
DTSTART;TZID=Asia/Jerusalem:20270328T193000
DTEND;TZID=Asia/Jerusalem:20270328T211500
SUMMARY:ארוחת ערב 12:30 (קפה)
LOCATION:رام الله\\, 7 شارع
DESCRIPTION:مرحبا 9:41
END:VEVENT
BEGIN:VEVENT
UID:flight@rtl.example
DTSTAMP:20270101T000000Z
DTSTART;TZID=Asia/Jerusalem:20270329T080000
DTEND;TZID=Europe/Berlin:20270329T111500
SUMMARY:رحلة 815 إلى برلين
LOCATION:תל אביב
END:VEVENT
END:VCALENDAR
"""

# Text from right to left that could turn what stands beside it, and times whose letters do not follow each other.
TURNED = """() => {
  const found = [], range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();) {
    if (/[\\u0590-\\u06ff]/.test(node.data) && !node.parentElement.closest('bdi, option, textarea')) found.push('not isolated: ' + node.data);
    if (node.parentElement.closest('bdi, .hidden')) continue;
    for (const time of node.data.matchAll(/\\d\\d:\\d\\d(–\\d\\d:\\d\\d)?/g)) {
      let before = null;
      for (let at = time.index; at < time.index + time[0].length; at++) {
        range.setStart(node, at); range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (before && box.width && Math.abs(box.top - before.top) < 3 && box.left < before.left) { found.push('turned: ' + time[0]); break; }
        before = box;
      }
    }
  }
  for (const field of document.querySelectorAll('input, textarea'))
    if (/[\\u0590-\\u06ff]/.test(field.value) && field.type != 'hidden' && getComputedStyle(field).direction != 'rtl') found.push('written from left: ' + field.value);
  return found;
}"""


@pytest.fixture(scope="module")
def jerusalem(tmp_path_factory):
    store = server.Store(tmp_path_factory.mktemp("rtl"))
    (store.folder / "rtl.ics").write_text(RIGHT_TO_LEFT.replace("\n", "\r\n"))
    store.meridian("import", "rtl.ics", cwd=store.folder)
    store.meridian("todo", "add", "לקנות מים 2", "--due", "2027-03-27")
    store.meridian("person", "add", "نور")
    running = server.Server(store)
    yield running
    assert running.end() == ""


@pytest.mark.parametrize("path", [
    "/trips", "{trip}", "{trip}/day/2027-03-28", "{trip}/week/2027-03-28", "{trip}/month/2027-03", "{trip}/findings", "{trip}/who",
    "{trip}/activity?uid=dinner%40rtl.example", "{trip}/edit?uid=dinner%40rtl.example", "{trip}/delete?uid=flight%40rtl.example",
    "{trip}/todos", "/history", "/feeds"])
def test_words_from_right_to_left_turn_nothing_else(path, jerusalem, open_tab):
    tab = open_tab(jerusalem)
    assert tab.goto(jerusalem.origin + path.replace("{trip}", jerusalem.trip())).ok
    assert re.search("[\u0590-\u06ff]", tab.content())
    assert tab.evaluate(TURNED) == []
    assert tab.evaluate(SIDEWAYS) == []


def test_a_time_stands_before_a_title_from_right_to_left(jerusalem, open_tab):
    tab = open_tab(jerusalem)
    tab.goto(f"{jerusalem.origin}{jerusalem.trip()}/day/2027-03-28")
    time, title = tab.locator(".entry .time").first.bounding_box(), tab.locator(".entry .title bdi").first.bounding_box()
    assert time["x"] + time["width"] <= title["x"]


def test_the_names_of_a_map_can_be_read_on_a_phone(look):
    tab = look(next(page for page in pages.PAGES if page.name == "map"))
    tab.set_viewport_size({"width": 320, "height": 800})
    sizes = tab.locator(".map .name").evaluate_all("""nodes => nodes.map(node =>
        parseFloat(getComputedStyle(node).fontSize) * node.ownerSVGElement.getBoundingClientRect().width / node.ownerSVGElement.viewBox.baseVal.width)""")
    assert sizes and min(sizes) > 9
