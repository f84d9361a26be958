"""Each page in narrow and wide windows, in light and dark, without scripts, for people who see, move and read otherwise."""

import pathlib

import axe_playwright_python
import pytest

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# What sticks out of the window, or scrolls, without being a named region that the keyboard reaches.
SIDEWAYS = """() => {
  const found = [], name = node => node.tagName.toLowerCase() + (node.className ? '.' + node.className : '');
  const inside = node => node && (node.scrollWidth > node.clientWidth && getComputedStyle(node).overflowX == 'auto'
    ? node : inside(node.parentElement));
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page is ' + document.documentElement.scrollWidth + ' wide');
  for (const node of document.body.querySelectorAll('*')) {
    const box = node.getBoundingClientRect(), style = getComputedStyle(node);
    if (box.width <= 1 || style.visibility == 'hidden' || node.closest('.hidden')) continue;
    const scroller = inside(node);
    if (scroller == node) {
      if (node.tabIndex != 0 || node.getAttribute('role') != 'region' || !node.getAttribute('aria-label')) found.push(name(node) + ' scrolls');
    } else if (!scroller && (box.right > innerWidth + 1 || box.left < -1)) found.push(name(node) + ' ends at ' + box.right);
  }
  return found;
}"""


# Short words that are broken within: nobody reads `Satur` and `day` as one. In the columns of a week a box is cut to its hours, and
# whole where the pointer or the keyboard is.
BROKEN = """() => {
  const found = [], range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();) {
    if (node.parentElement.closest('.hidden, .skip, option, .address, textarea, .week .entries')) continue;
    // Chinese and Japanese may be broken between any two characters.
    if (/[\\p{Script=Han}\\p{Script=Kana}\\p{Script=Hira}]/u.test(node.data)) continue;
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}:]{2,12}/gu)) {
      const around = node.data.slice(0, word.index).match(/\\S*$/)[0] + node.data.slice(word.index).match(/^\\S*/)[0];
      if (around.length > 13) continue;
      range.setStart(node, word.index); range.setEnd(node, word.index + word[0].length);
      const tops = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)));
      if (tops.size > 1) found.push(word[0]);
    }
  }
  return found;
}"""


def found_by_axe(tab, rules=RULES):
    """The violations of WCAG 2.2 AA, a line each."""
    if not tab.evaluate("'axe' in window"):
        tab.evaluate(AXE)
    done = tab.evaluate("rules => axe.run(document, {runOnly: rules, resultTypes: ['violations']})", rules)
    return [f"{rule['id']}: {node['html'][:200]} {node['failureSummary']}" for rule in done["violations"] for node in rule["nodes"]]


WIDTHS = [1280, 390, 320]


def test_nothing_sticks_out_and_no_word_is_broken(page, look):
    tab = look(page)
    for width in WIDTHS:
        tab.set_viewport_size({"width": width, "height": 800})
        assert tab.evaluate(SIDEWAYS) == [], width
        assert tab.evaluate(BROKEN) == [], width


def test_axe_finds_nothing(page, look):
    tab = look(page)
    assert found_by_axe(tab) == []
    tab.set_viewport_size({"width": 390, "height": 800})
    tab.emulate_media(color_scheme="dark")
    assert found_by_axe(tab) == []


def test_a_box_of_a_week_grows_within_the_window(shown, open_tab):
    """What is on at the same time has narrow boxes, which show all where the pointer or the keyboard is."""
    tab = open_tab(shown)
    for width in [1280, 1024]:
        tab.set_viewport_size({"width": width, "height": 800})
        for day in ["2027-03-21", "2027-03-28", "2027-04-05"]:
            tab.goto(f"{shown.origin}{shown.trip()}/week/{day}")
            boxes = tab.locator(".week .entries > .entry").all()
            assert boxes
            week = tab.locator(".week").bounding_box()
            left, right = week["x"], week["x"] + week["width"]
            for box in boxes:
                box.locator(".title").focus()
                assert tab.evaluate("document.documentElement.scrollWidth") <= width, (day, box.inner_text())
                # A week with more scales scrolls.
                seen = box.evaluate("""box => {
                  const shift = box.closest('.wide-week').scrollLeft, {left, right} = box.getBoundingClientRect();
                  return [left + shift, right + shift]; }""")
                assert left - 1 <= seen[0] and seen[1] <= right + 1, (day, box.inner_text())


@pytest.mark.parametrize("width", [1024, 1280, 1440, 1920])
def test_all_days_of_a_week_are_within_the_window(width, shown, open_tab):
    """Also where a date comes twice, with two strips and a clock at home beside each."""
    tab = open_tab(shown, viewport={"width": width, "height": 800})
    for day, torn in [("2027-03-28", False), ("2027-04-05", True)]:
        tab.goto(f"{shown.origin}{shown.trip()}/week/{day}")
        assert (tab.locator(".week.many").count() == 1) == torn
        edges = tab.locator(".week .board").evaluate_all("boards => boards.map(board => board.getBoundingClientRect().right)")
        assert len(edges) == 7 and max(edges) <= width
        assert tab.evaluate(SIDEWAYS) == [] and tab.evaluate(BROKEN) == []
        assert tab.evaluate("document.querySelector('.wide-week').scrollWidth <= document.querySelector('.wide-week').clientWidth")


def test_planted_faults_are_found(shown, open_tab):
    tab = open_tab(shown)
    tab.goto(shown.origin + "/trips")
    tab.evaluate("""() => { document.querySelector('main').innerHTML =
      '<p class=wide-one>x</p><div class=hidden-scroller><p class=wide-one>y</p></div><img src="data:,"><p class=pale>pale</p>';
      for (const node of document.querySelectorAll('.wide-one')) node.style.width = '2000px';
      document.querySelector('.hidden-scroller').style.overflowX = 'auto';
      document.querySelector('.pale').style.color = '#bbb'; }""")
    assert len(tab.evaluate(SIDEWAYS)) == 3
    assert [line.split(":")[0] for line in found_by_axe(tab)] == ["color-contrast", "image-alt"]


def test_a_long_word_does_not_stick_out(own, open_tab):
    """The address of a file, or a name without a blank."""
    word = "Donaudampfschifffahrtsgesellschaftskapitaensmuetzenabzeichenverleihungsfeier"
    own.store.meridian("trip", "new", word)
    own.store.meridian("add", "event", word, "--trip", word, "--start", "2027-05-02 10:00 Europe/Berlin", "--place", word)
    own.store.meridian("todo", "add", word, "--trip", word)
    own.store.meridian("organization", "add", word)
    own.store.meridian("feed", "add", word, "--trip", word)
    tab = open_tab(own, viewport={"width": 320, "height": 700})
    tab.goto(own.origin + "/trips?q=" + word[:20])
    trip = tab.locator("main a.title").first.get_attribute("href").split("?")[0]
    trip = "/".join(trip.split("/")[:3])
    for path in ["/trips", "/history", "/feeds", "/settings", "/organizations", "/sync", trip, trip + "/todos", trip + "/findings",
                 trip + "/people", trip + "/files", trip + "/costs"]:
        tab.goto(own.origin + path)
        wide = tab.evaluate("document.documentElement.scrollWidth")
        assert wide <= 320, (path, wide)
