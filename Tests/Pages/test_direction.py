"""The pages in a language from right to left: every message of the sources, in Hebrew letters."""

import json
import re

import pytest

import server
from test_looks import BROKEN, SIDEWAYS, WIDTHS, found_by_axe

MESSAGE = re.compile(r'tr\(\s*"((?:[^"\\]|\\\((?:[^()"]|\([^()"]*\))*\)|\\")*)"(?:,\s*as:\s*"([^"]*)")?\s*\)')
VALUE = re.compile(r"\\\((?:[^()]|\([^()]*\))*\)")
LETTERS = str.maketrans({letter: "אבגדהוזחטיכלמנסעפצקרשתאהונ"[ord(letter.lower()) - 97]
                         for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"})


def messages():
    """The messages of the pages with their translations; one that is put together of several literals has none."""
    found = {}
    for file in [*server.ROOT.glob("Sources/TripWeb/**/*.swift"), *server.ROOT.glob("Sources/Rendering/**/*.swift"),
                 *server.ROOT.glob("Sources/TripWorkflows/**/*.swift")]:
        for text, sense in MESSAGE.findall(file.read_text()):
            parts = [part.replace('\\"', '"') for part in VALUE.split(text)]
            key = "".join(part + (f"{{{number}}}" if number < len(parts) - 1 else "") for number, part in enumerate(parts))
            said = "".join(part.translate(LETTERS) + (f"{{{number}}}" if number < len(parts) - 1 else "") for number, part in enumerate(parts))
            found[f"{sense} :: {key}" if sense else key] = said
    return found


@pytest.fixture(scope="module")
def hebrew(household_store, tmp_path_factory):
    store = household_store.copied(tmp_path_factory.mktemp("he"))
    (store.folder / "he.json").write_text(json.dumps({"language": "he", "messages": messages()}, ensure_ascii=False))
    store.environment |= {"MERIDIAN_LOCALES": str(store.folder), "LANG": "he_IL.UTF-8", "LC_ALL": "he_IL.UTF-8"}
    running = server.Server(store)
    yield running
    assert running.end() == ""


# What stands beside something else in a line has the next one to its left.
FORWARD = """() => {
  const found = [];
  for (const [whole, parts] of [['ul.tabs', ':scope > li'], ['.entry', ':scope > .time, :scope > .title'], ['form.clocks', ':scope > *'],
      ['.bar', ':scope > *'], ['thead tr', ':scope > th'], ['.scale', ':scope > *']])
    for (const node of document.querySelectorAll(whole)) {
      const boxes = [...node.querySelectorAll(parts)].filter(part => part.checkVisibility()).map(part => part.getClientRects()[0])
        .filter(box => box && box.width > 1);
      for (let at = 1; at < boxes.length; at++)
        if (boxes[at].top < boxes[at - 1].bottom - 4 && boxes[at].bottom > boxes[at - 1].top + 4 && boxes[at].left > boxes[at - 1].left)
          found.push(whole + ': ' + node.textContent.trim().replace(/\\s+/g, ' ').slice(0, 60));
    }
  return found;
}"""
# Names and titles of the family's calendar that could turn what stands beside them.
OPEN = """() => {
  const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();)
    if (/Winter|Pacific\\b(?!\\/)|Flight|Kayaks|Ponsonby/.test(node.data) && !node.parentElement.closest('bdi, option, textarea, label, .hidden'))
      found.push(node.data);
  return found;
}"""


@pytest.mark.parametrize("path", [
    "/trips", "{trip}", "{trip}/day/2027-04-04?beside=home%2CAsia%2FTokyo", "{trip}/week/2027-03-28", "{trip}/month/2027-04",
    "{trip}/findings", "{trip}/who", "{trip}/activity?uid=family-kayak%40winter.example", "{trip}/add", "{trip}/people", "/feeds"])
def test_pages_of_a_language_from_right_to_left(path, hebrew, tab):
    assert tab.goto(hebrew.origin + path.replace("{trip}", hebrew.trip())).ok
    assert tab.evaluate("[document.documentElement.lang, document.documentElement.dir]") == ["he", "rtl"]
    for width in WIDTHS:
        tab.set_viewport_size({"width": width, "height": 800})
        assert tab.evaluate(SIDEWAYS) == [], width
        assert tab.evaluate(BROKEN) == [], width
        assert tab.evaluate(FORWARD) == [], width
    assert tab.evaluate(OPEN) == []
    assert found_by_axe(tab) == []


@pytest.fixture(scope="module")
def tab(hebrew, chromium):
    """One tab for all pages."""
    context = chromium.new_context()
    context.add_cookies([hebrew.cookie()])
    yield context.new_page()
    context.close()


def test_what_is_written_from_the_left_is_found(hebrew, tab):
    tab.goto(hebrew.origin + hebrew.trip())
    assert tab.evaluate(FORWARD) == []
    tab.evaluate("document.documentElement.dir = 'ltr'")
    assert {line.split(":")[0] for line in tab.evaluate(FORWARD)} == {"ul.tabs", ".entry", "form.clocks", ".bar"}
    tab.evaluate("document.querySelector('h1').textContent = 'Around the Pacific'")
    assert tab.evaluate(OPEN) == ["Around the Pacific"]
