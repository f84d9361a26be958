"""Every text of an imported file tries to become a script: none does, on any page that a crawler finds."""

import html
import re
import urllib.parse

import pytest
from playwright.sync_api import Error

import server

# Breaks out of text, of an attribute with either quotation mark, of fields, of a script, of a style and of a template.
BREAKOUTS = [
    "<script>window.pwned=%d</script>",
    "\"'><img src=x onerror=window.pwned=%d>",
    "</textarea></title></option></select></style><svg onload=window.pwned=%d>",
    "\" autofocus onfocus=\"window.pwned=%d",
    "' onmouseover='window.pwned=%d' style='position:fixed;inset:0",
    "{{{frame.style}}}{{#.}}<iframe srcdoc=\"<script>parent.pwned=%d</script>\">",
    "\"\u0301><script>window.pwned=%d</script>\u202e",
    "&lt;script&gt;window.pwned=%d&#x3c;/script&#x3e;",
]
SCHEMES = ["javascript:window.pwned=1", "JaVaScRiPt:window.pwned=1", "data:text/html,<script>window.pwned=1</script>",
           "vbscript:window.pwned=1", "//elsewhere.example/x.js"]
# What a page may not have, wherever it came from.
BAD = """() => [...document.querySelectorAll('*')].flatMap(node => [
    ...[...node.attributes].filter(a => a.name.startsWith('on')).map(a => node.tagName + ' ' + a.name),
    ...['href', 'src', 'action', 'formaction'].filter(name => node.hasAttribute(name) &&
        !/^(\\/(?!\\/)|#|\\?|mailto:|tel:|https?:|data:,$)/i.test(node.getAttribute(name))).map(name => name + '=' + node.getAttribute(name)),
    ...(/^(iframe|object|embed|base|style|img)$/i.test(node.tagName) ? [node.tagName] : []),
    ...(node.tagName == 'SCRIPT' && !node.src.startsWith(location.origin + '/') ? ['script'] : []),
    ...(node.hasAttribute('style') ? ['style of ' + node.tagName] : [])])"""


class Texts:
    """One breakout after the other, each with a number of its own."""

    def __init__(self):
        self.count = 0

    def __call__(self):
        self.count += 1
        return BREAKOUTS[self.count % len(BREAKOUTS)] % self.count


def escaped(text):
    return text.replace("\\", "\\\\").replace(",", "\\,").replace(";", "\\;").replace("\n", "\\n")


def quoted(text):
    return '"' + text.replace('"', "^'") + '"'  # RFC 6868


def calendar(text):
    """A calendar with a breakout in every property and parameter that holds text."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", f"PRODID:{text()}", f"X-WR-CALNAME:{escaped(text())}", f"X-WR-CALDESC:{escaped(text())}",
             f"NAME:{escaped(text())}"]
    for number in range(2 * len(BREAKOUTS)):
        lines += ["BEGIN:VEVENT", f"UID:{text()}-{number}", "DTSTAMP:20270101T000000Z",
                  f"DTSTART;TZID=Europe/Berlin:20270{3 + number % 2}{10 + number}T080000",
                  f"DTEND;TZID=Asia/Dubai:20270{3 + number % 2}{10 + number}T180000"]
        lines += [f"{name}:{escaped(text())}" for name in [
            "SUMMARY", "LOCATION", "DESCRIPTION", "COMMENT", "CONTACT", "CATEGORIES", "RESOURCES", "X-ALT-DESC", "X-MERIDIAN-PLACE",
            "X-APPLE-STRUCTURED-LOCATION", "X-KDE-KITINERARY-RESERVATION"]]
        lines += [f"URL:{SCHEMES[number % len(SCHEMES)]}", f"ATTACH:{SCHEMES[(number + 1) % len(SCHEMES)]}",
                  f"CONFERENCE;VALUE=URI;LABEL={quoted(text())}:{SCHEMES[(number + 2) % len(SCHEMES)]}",
                  f"ORGANIZER;CN={quoted(text())}:mailto:{urllib.parse.quote(text())}@x.example",
                  f"ATTENDEE;CN={quoted(text())};ROLE={quoted(text())}:mailto:{number}@x.example",
                  f"LOCATION;ALTREP={quoted(SCHEMES[0])}:{escaped(text())}",
                  "BEGIN:VALARM", f"ACTION:{text()}", f"DESCRIPTION:{escaped(text())}", "TRIGGER:-PT1H", "END:VALARM", "END:VEVENT"]
    lines += ["BEGIN:VEVENT", f"UID:{text()}", f"DTSTART;TZID={quoted(text())}:20270312T080000", f"SUMMARY:{escaped(text())}",
              f"RRULE:FREQ={text()}", f"DTEND:{text()}", f"STATUS:{text()}", f"GEO:{text()}", "END:VEVENT",
              "BEGIN:VTODO", f"UID:{text()}-todo", f"SUMMARY:{escaped(text())}", f"DESCRIPTION:{escaped(text())}", "DUE;VALUE=DATE:20270311",
              f"LOCATION:{escaped(text())}", "END:VTODO", "END:VCALENDAR", ""]
    return "\r\n".join(lines)


def booking(text):
    """A web page with the reservation of a flight and of a hotel."""
    values = {name: '"' + text().replace("\\", "\\\\").replace('"', '\\"').replace("</", "<\\/") + '"' for name in "abcdefghijk"}
    return """<html><head><title>%s</title><script type="application/ld+json">[
      {"@context": "http://schema.org", "@type": "FlightReservation", "reservationNumber": %s, "underName": {"@type": "Person", "name": %s},
       "reservationFor": {"@type": "Flight", "flightNumber": "815", "airline": {"@type": "Airline", "name": %s, "iataCode": "QJ"},
         "departureAirport": {"@type": "Airport", "name": %s, "iataCode": "FRA"}, "departureTime": "2027-03-20T10:00:00+01:00",
         "arrivalAirport": {"@type": "Airport", "name": %s, "iataCode": "DXB"}, "arrivalTime": "2027-03-20T18:00:00+04:00"},
       "airplaneSeat": %s, "url": "javascript:window.pwned=1"},
      {"@context": "http://schema.org", "@type": "LodgingReservation", "reservationNumber": %s,
       "reservationFor": {"@type": "LodgingBusiness", "name": %s, "address": %s, "telephone": %s, "url": "javascript:window.pwned=2"},
       "checkinTime": "2027-03-20T20:00:00+04:00", "checkoutTime": "2027-03-22T10:00:00+04:00", "modifyReservationUrl": %s}]
      </script></head></html>""" % (html.escape(text()), *[values[name] for name in "abcdefghij"], values["k"])


@pytest.fixture(scope="module")
def hostile(tmp_path_factory):
    """A server with what the command line let in; more comes by the page itself."""
    store, text = server.Store(tmp_path_factory.mktemp("hostile")), Texts()
    (store.folder / "a.ics").write_bytes(calendar(text).encode())
    (store.folder / "b.html").write_text(booking(text))
    store.meridian("import", "a.ics", "--trip", text(), cwd=store.folder, status=65)
    store.meridian("import", "b.html", "--trip", text(), cwd=store.folder, status=65)
    for name in [text(), text()]:
        store.meridian("person", "add", name)
        store.meridian("feed", "add", name[:150], "--all")
    running = server.Server(store)
    running.text = text
    yield running
    assert running.end() == ""


def judge(tab, where):
    assert tab.evaluate("window.pwned") is None, where
    assert tab.evaluate(BAD) == [], where


def crawl(tab, running, start, most):
    """Visits every page of ours that a link leads to; returns how many."""
    waiting, known, visited = [start], {start}, 0
    kinds = {}
    while waiting and visited < most:
        path = waiting.pop(0)
        # Of pages that differ in their date or activity alone, some are enough.
        kind = re.sub(r"[0-9a-f-]{36}|\d{4}-\d\d(-\d\d)?|=[^&]*", "*", path)
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] > 12 or any(file in path for file in ["/trip.ics", "/file?", "/backup.json"]):
            continue
        tab.goto(running.origin + path)
        visited += 1
        judge(tab, path)
        for href in tab.evaluate("[...document.querySelectorAll('a[href]')].map(a => a.getAttribute('href'))"):
            if href.startswith("/") and not href.startswith("//") and href not in known:
                known.add(href)
                waiting.append(href)
    return visited


def test_no_text_of_a_file_is_executed(hostile, open_tab):
    tab = open_tab(hostile)
    assert crawl(tab, hostile, "/trips", 150) > 60


def test_no_text_of_an_upload_is_executed(hostile, open_tab, tmp_path):
    tab, text = open_tab(hostile), hostile.text
    files = []
    for number, content in enumerate([calendar(text), booking(text), "{" + text(), "BEGIN:VCALENDAR\r\n" + text()]):
        name = (text().replace("/", "") + [".ics", ".html", ".json", ".ics"][number])[-200:]
        files.append({"name": name, "mimeType": "text/calendar", "buffer": content.encode()})
    for chosen in [files[:1], files[1:2], files]:
        tab.goto(hostile.origin + "/import")
        tab.set_input_files("input[type=file]", chosen)
        tab.locator("main form button").click()
        judge(tab, "review")
        if tab.get_by_role("button", name="Import", exact=True).count():
            tab.get_by_role("button", name="Import", exact=True).click()
            judge(tab, "after the import")
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
