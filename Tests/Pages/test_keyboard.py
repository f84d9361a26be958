"""Everything by keys alone: nothing here clicks."""

import re
import urllib.request

import pytest

import pages
import server
from test_looks import found_by_axe

# Where the keyboard is: its name as a screen reader has it, and whether a person sees it.
FOCUS = """() => {
  const node = document.activeElement, boxes = [...node.getClientRects()];
  const seen = box => box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  // A link may go on in a second line, of which a part is enough.
  const box = boxes.find(seen) || node.getBoundingClientRect(), style = getComputedStyle(node);
  const label = node.getAttribute('aria-label') || (node.labels && node.labels[0] && node.labels[0].textContent) || node.textContent;
  const over = document.elementFromPoint(box.left + Math.min(box.width / 2, 8), box.top + Math.min(box.height / 2, 8));
  return {name: label.trim().replace(/\\s+/g, ' '), tag: node.tagName.toLowerCase(), id: node.id,
    outlined: style.outlineStyle != 'none' && parseFloat(style.outlineWidth) >= 2,
    inside: seen(box),
    covered: over !== null && over !== node && !node.contains(over) && !over.contains(node)};
}"""
# A grid is one stop, and what a script has not shown, or what is shut, is none.
STOPS = """[...document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"]')]
  .filter(node => node.tabIndex >= 0 && node.checkVisibility()).length"""


class Keys:
    """A person who has a keyboard alone."""

    def __init__(self, tab):
        self.tab = tab

    def press(self, *keys):
        for key in keys:
            self.tab.keyboard.press(key)

    def reach(self, tag, name, backwards=False):
        """Goes on with Tab until the focus is on an element with a name."""
        seen = []
        for _ in range(150):
            self.press("Shift+Tab" if backwards else "Tab")
            focus = self.tab.evaluate(FOCUS)
            if focus["tag"] == tag and re.search(name, focus["name"]):
                return
            seen.append(focus["name"])
        raise AssertionError(f"no {tag} named {name} is reached: {[text[:40] for text in seen[-40:]]}")

    def follow(self, tag, name):
        """Presses Enter on an element, and waits for the page that it leads to."""
        self.reach(tag, name)
        with self.tab.expect_navigation(wait_until="load"):
            self.press("Enter")

    def write(self, label, text):
        self.reach("input", label)
        self.press("Control+a")
        self.tab.keyboard.type(text)

    def heading(self):
        return self.tab.locator("h1").inner_text()


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("main", [page for page in pages.PAGES if page.golden and page.signed_in], ids=lambda page: page.name)
def test_tab_goes_through_everything_and_is_seen(main, width, look):
    tab = look(main, reduced_motion="reduce")
    tab.set_viewport_size({"width": width, "height": 800})
    tab.evaluate("document.body.setAttribute('tabindex', '-1'), document.body.focus()")
    missed = []
    for count in range(tab.evaluate(STOPS) + 12):
        tab.keyboard.press("Tab")
        focus = tab.evaluate(FOCUS)
        # Behind the last element it leaves the page, or begins anew where there is nothing else.
        if focus["tag"] == "body" or count and focus["name"] == "Skip to the content":
            break
        if not focus["outlined"] or not focus["inside"] or focus["covered"]:
            missed.append(focus)
    assert not missed, str(missed)
    # A date has some fields inside, so that there may be more stops than elements; never a trap.
    assert focus["tag"] == "body" or focus["name"] == "Skip to the content", focus
    assert count >= tab.evaluate(STOPS)


def test_skip_link_leads_to_the_content(shown, open_tab):
    tab = open_tab(shown)
    tab.goto(shown.origin + shown.trip())
    keys = Keys(tab)
    keys.reach("a", "^Skip to the content$")
    assert tab.locator(".skip").bounding_box()["height"] > 20
    keys.press("Enter")
    keys.reach("a", "^Thu 18 March 2027$")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_whole_trip_is_planned(scripts, tmp_path, open_tab):
    store = server.Store(tmp_path)
    running = server.Server(store)
    tab = open_tab(running, signed_in=False, java_script_enabled=scripts)
    keys = Keys(tab)
    # From now on the system is not asked for a file.
    tab.on("filechooser", lambda _: None)
    tab.goto(running.link)
    keys.follow("button", "^Sign in$")
    # Import, with a look before anything is written.
    keys.follow("a", "^Import$")
    keys.reach("input", "^Files$")
    with tab.expect_file_chooser() as chooser:
        keys.press("Enter")
    chooser.value.set_files(server.DEMO / "family/family.ics")
    keys.follow("button", "^Show what it would change$")
    assert "24 new" in tab.locator("main").inner_text()
    keys.follow("button", "^Import$")
    assert keys.heading() == "Around the Pacific"
    # Two clocks.
    keys.reach("select", "^Clock$")
    keys.press("ArrowDown", "ArrowDown")
    keys.follow("button", "^Show$")
    assert "clock=home" in tab.url and "19:20" in tab.locator("main").inner_text()
    # A finding, and what mends it: a bed in Dubai.
    keys.follow("a", "^Findings$")
    assert "You have no bed for the night of 27 March 2027" in tab.locator("main").inner_text()
    keys.follow("a", "^Add an activity$")
    keys.reach("select", "^What it is$")
    keys.press("End", *["ArrowUp"] * 5)
    keys.write("^Title$", "Airport hotel")
    keys.write("^Starts or departs$", "2027-03-28 00:30")
    keys.write("^on the clock of$", "Asia/Dubai")
    keys.write("^Ends or arrives$", "2027-03-28 08:00")
    keys.write("^Place, or from$", "DXB")
    # All four are ticked at first.
    for name in ["Ada", "Ben"]:
        keys.reach("input", f"^with {name} Winter$")
        keys.press("Space")
    keys.follow("button", "^Add$")
    assert keys.heading() == "Airport hotel" and "lodging" in tab.locator("main").inner_text()
    keys.follow("a", "^Findings$")
    assert "You have no bed" not in tab.locator("main").inner_text()
    # Moving, and taking it back.
    keys.follow("a", "Flight QJ 60")
    keys.follow("button", "^1 h earlier$")
    assert "12:00" in tab.locator("main").inner_text()
    assert not scripts or found_by_axe(tab) == []
    keys.follow("button", "^Undo$")
    assert "13:00" in tab.locator("main").inner_text()
    # A to-do that another program wrote meanwhile.
    store.meridian("todo", "add", "Book the ferry")
    keys.follow("a", "^To-dos$")
    keys.follow("button", "^Done: Book the ferry$")
    assert "1 of 1 done" in tab.locator("main").inner_text()
    # And one by its form.
    keys.follow("a", "^Add a to-do$")
    keys.write("^What is to be done$", "Pay the kayaks")
    keys.follow("button", "^Add$")
    assert "1 of 2 done" in tab.locator("main").inner_text()
    keys.follow("a", "^About the trip$")
    keys.follow("a", "^Costs$")
    keys.follow("a", "^Add an expense$")
    keys.write("^What it was for$", "Taxi")
    keys.write("^How much$", "31.50 NZD")
    keys.follow("button", "^Add$")
    assert "31.50 NZD" in tab.locator("main").inner_text()
    # The friend gets the trip without the codes.
    keys.follow("a", "^Share$")
    keys.follow("a", "^Make an address, or revoke one$")
    keys.write("^For whom$", "Tom")
    keys.follow("button", "^Make the address$")
    assert not scripts or found_by_axe(tab) == []
    address = tab.locator("code.address", has_text=".ics").inner_text()
    with urllib.request.urlopen(address) as answer:
        calendar = answer.read().decode()
    assert calendar.count("BEGIN:VEVENT") == 25 and "H4TR7W" not in calendar
    keys.follow("button", "^Revoke the feed for Tom$")
    keys.follow("button", "^Sign out$")
    assert keys.heading() == "You are signed out"
    assert running.end() == ""
