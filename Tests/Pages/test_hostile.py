"""Every text of an imported file tries to become a script: none does, on any page that a crawler finds."""

import json
import re
import urllib.parse

import pytest
from playwright.sync_api import Error, expect

import server
from hostile_files import Texts, booking, calendar, mail, snails

# What a page may not have, wherever it came from.
BAD = """() => [...document.querySelectorAll('*')].flatMap(node => [
    ...[...node.attributes].filter(a => a.name.startsWith('on')).map(a => node.tagName + ' ' + a.name),
    ...['href', 'src', 'action', 'formaction'].filter(name => node.hasAttribute(name) &&
        !/^(\\/(?!\\/)|#|\\?|mailto:|tel:|https?:|data:,$)/i.test(node.getAttribute(name))).map(name => name + '=' + node.getAttribute(name)),
    ...(/^(iframe|object|embed|base|style|img)$/i.test(node.tagName) ? [node.tagName] : []),
    ...(node.tagName == 'SCRIPT' && !node.src.startsWith(location.origin + '/') ? ['script'] : []),
    ...(node.hasAttribute('style') ? ['style of ' + node.tagName] : [])])"""


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    """A server with what the command line let in; more comes by the page itself."""
    store, text = server.Store(tmp_path_factory.mktemp("hostile")), Texts()
    numbers = {}
    for name, make, options in [("a.ics", calendar, ["--trip", text()]), ("b.html", booking, ["--trip", text()]),
                                ("c.eml", mail, ["--trip", text()]), ("d.json", snails, ["--currency", "EUR"])]:
        before, content = text.count, make(text)
        numbers[name] = range(before + 1, text.count + 1)
        (store.folder / name).write_bytes(content if isinstance(content, bytes) else content.encode())
        assert " added" in store.meridian("import", name, *options, cwd=store.folder, status=65)
    for name in [text(), text()]:
        store.meridian("person", "add", name)
        store.meridian("feed", "add", name[:150], "--all")
        trip = json.loads(store.meridian("trip", "list", "--json"))["trips"][0]["id"]
        store.meridian("expense", "add", text(), "--amount", "9 EUR", "--notes", text(), "--trip", trip)
        store.meridian("todo", "add", text(), "--notes", text(), "--place", text(), "--trip", trip)
    running = server.Server(store)
    running.text, running.numbers = text, numbers
    yield running
    assert running.end() == ""


def judge(tab, where):
    assert tab.evaluate("window.pwned") is None, where
    assert tab.evaluate(BAD) == [], where


def crawl(tab, running, start, most):
    """Visits every page of ours that a link leads to; returns how many, and the numbers of the breakouts that they show."""
    waiting, known, visited, shown = [start], {start}, 0, set()
    kinds = {}
    while waiting and visited < most:
        path = waiting.pop(0)
        # Of pages of a trip that differ in their date or activity alone, two are enough.
        kind = re.sub(r"/\d{4}-\d\d(-\d\d)?|=[^&]*", "*", path)
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] > 2 or any(file in path for file in ["/trip.ics", "/file?", "/backup.json"]):
            continue
        tab.goto(running.origin + path)
        visited += 1
        judge(tab, path)
        shown |= set(map(int, re.findall(r"pwned=(\d+)", tab.content())))
        for href in tab.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href'))"):
            if href.startswith("/") and not href.startswith("//") and href not in known:
                known.add(href)
                waiting.append(href)
    return visited, shown


def test_no_text_of_a_file_is_executed(hostile, open_tab):
    tab = open_tab(hostile)
    visited, shown = crawl(tab, hostile, "/trips", 300)
    assert visited > 200
    # The files are read, and what they hold is shown.
    seen = {name: len(shown.intersection(numbers)) for name, numbers in hostile.numbers.items()}
    assert seen["a.ics"] > 50 and seen["b.html"] > 5 and seen["c.eml"] > 100 and seen["d.json"] > 150, seen


def test_no_text_of_an_upload_is_executed(hostile, open_tab, tmp_path):
    tab, text = open_tab(hostile), hostile.text
    files = []
    for ending, content in [(".ics", calendar(text)), (".html", booking(text)), (".eml", mail(text)), (".json", snails(text)),
                            (".json", snails(text, version=text())), (".json", "{" + text()), (".ics", "BEGIN:VCALENDAR\r\n" + text()),
                            (".eml", f"Subject: {text()}\r\n\r\n{text()}")]:
        name = (text().replace("/", "") + ending)[-200:]
        files.append({"name": name, "mimeType": "text/calendar", "buffer": content if isinstance(content, bytes) else content.encode()})
    imported = []
    for chosen in [*([file] for file in files), files]:
        tab.goto(hostile.origin + "/import")
        tab.set_input_files("input[type=file]", chosen)
        tab.locator("main form button").click()
        judge(tab, "review")
        if tab.get_by_role("button", name="Import", exact=True).count():
            tab.get_by_role("button", name="Import", exact=True).click()
            judge(tab, "after the import")
            expect(tab.get_by_role("status").first).to_contain_text("Done: import")
            imported.append(files.index(chosen[0]))
    # The whole ones; with one of a version that is not known, all are refused.
    assert imported == [0, 1, 2, 3]
    crawl(tab, hostile, "/trips", 60)


def test_nothing_typed_is_executed(hostile, open_tab):
    tab, trip, text = open_tab(hostile), hostile.trip(), hostile.text
    for path in ["/feeds", trip + "/add", "/trips", trip, trip + "/who"]:
        for _ in range(2):
            tab.goto(hostile.origin + path)
            for field in tab.query_selector_all("main input:not([type]), main textarea, main input[type=search], header input:not([type])"):
                field.fill(text())
            button = tab.query_selector("main form.fields button, main form.search button, form.clocks button")
            button.click()
            judge(tab, path)


def test_no_parameter_is_executed(hostile, open_tab):
    tab, trip, text = open_tab(hostile), hostile.trip(), hostile.text
    for path in ["/trips?which=", "/trips?q=", trip + "?clock=", trip + "?zone=", trip + "?clock=person:", trip + "/who?at=", trip + "/day/",
                 trip + "/activity?uid=", trip + "/edit?occurrence=x&uid=", "/import?trip=", "/import/", "/f/", "/s/", "/sign-in/", "/"]:
        # Three for each place, and other ones for the next.
        for breakout in [text() for _ in range(3)]:
            try:
                tab.goto(hostile.origin + path + urllib.parse.quote(breakout, safe=""))
            except Error as error:
                assert "download" in str(error).lower()
            judge(tab, path)


def test_the_watch_sees_what_is_forbidden(hostile, chromium):
    from conftest import Watch
    context = chromium.new_context()
    context.add_cookies([hostile.cookie()])
    tab, watch = context.new_page(), Watch(hostile.origin)
    watch.look_at(tab)
    tab.goto(hostile.origin + "/trips")
    tab.evaluate("""() => { const planted = (tag, set) => document.body.appendChild(Object.assign(document.createElement(tag), set));
      planted('script', {textContent: 'window.pwned = 1'}); planted('img', {src: 'https://elsewhere.example/x.png'});
      document.querySelector('main').insertAdjacentHTML('beforeend', '<p style="color: red" onclick="pwned()">x</p><a href="javascript:x()">x</a>'); }""")
    tab.wait_for_timeout(200)
    context.close()
    assert sum("Content Security Policy" in text for text in watch.wrong) >= 3, watch.wrong
