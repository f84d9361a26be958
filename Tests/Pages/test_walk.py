"""The whole way of a newcomer: `make page-demo`, the link, a booking, two clocks, a finding, a feed for two other programs.

What the mail of the booking means, by hand: Japan is at +09:00 all year and Germany at +01:00 in December, eight hours behind.

    QJ 714   leaves FRA on  3 December 12:40 +01:00 = 11:40Z           lands in HND on 4 December 09:55 +09:00 = 00:55Z, 01:55 at home
    QJ 1503  leaves HND on  4 December 10:25 +09:00 = 01:25Z, 02:25 at home   lands in CTS 12:00 +09:00 = 03:00Z, 04:00 at home

That is half an hour to change, also through the border. The airline offers a later flight:

    QJ 1503  leaves HND on  4 December 17:00 +09:00 = 08:00Z, 09:00 at home   lands in CTS 18:35 +09:00 = 09:35Z, 10:35 at home
"""

import re
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

import server
import subscribers

MAIL = server.ROOT / "Tests/Pages/sapporo.eml"
TOKYO, SAPPORO = "Flight QJ 714 from FRA to HND", "Flight QJ 1503 from HND to CTS"
# The text of each tick of each scale of hours, and how far down it stands.
TICKS = """() => [...document.querySelectorAll('.hours > ul')].map(scale => Object.fromEntries(
    [...scale.querySelectorAll('li')].map(tick => [tick.textContent.trim(), Math.round(tick.getBoundingClientRect().top)])))"""


@pytest.fixture
def demo(tmp_path):
    running = server.PageDemo(tmp_path)
    yield running
    assert running.end() == ""
    assert list(tmp_path.glob("tmp.*")) == []


def test_a_newcomer_walks_the_whole_way(demo, open_tab, tmp_path):
    tab = open_tab(demo, signed_in=False)
    sign_in(tab, demo.link)
    import_the_booking(tab)
    trip = tab.url.split("?")[0]
    look_at_two_clocks(tab, trip, ("10:25–12:00", "02:25–04:00"), ("10:00", "02:00"))
    mend_the_finding(tab, trip)
    look_at_two_clocks(tab, trip, ("17:00–18:35", "09:00–10:35"), ("17:00", "09:00"))
    calendar, page = make_a_feed(tab, trip)
    assert urllib.request.urlopen(page, timeout=server.LONGEST).status == 200
    khal = subscribers.Khal(tmp_path / "khal", calendar, "Europe/Berlin")
    with subscribers.Evolution(tmp_path / "evolution", calendar) as evolution:
        follow_with_khal(khal, "09:00:00", "10:35:00")
        follow_with_evolution(evolution, "2027-12-04T08:00:00Z")
        # Both follow what changes.
        change(tab, trip, "1 h later")
        evolution.say("refresh")
        follow_with_khal(khal, "10:00:00", "11:35:00")
        follow_with_evolution(evolution, "2027-12-04T09:00:00Z")
        no_code_has_left(khal, evolution)
        revoke(tab, calendar, page)
        change(tab, trip, "15 min later")
        nothing_comes_any_more(khal, evolution)


def sign_in(tab, link):
    tab.goto(link)
    tab.get_by_role("button", name="Sign in").click()
    expect(tab.get_by_role("link", name="Around the Pacific")).to_have_count(1)


def import_the_booking(tab):
    tab.get_by_role("link", name="Import", exact=True).click()
    tab.get_by_label("Files").set_input_files(MAIL)
    tab.get_by_role("button", name="Show what it would change").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Review of the import")
    for title, times in [(TOKYO, "Fri 3 December 2027 12:40 Europe/Berlin – Sat 4 December 2027 09:55 Asia/Tokyo"),
                         (SAPPORO, "Sat 4 December 2027 10:25 Asia/Tokyo – Sat 4 December 2027 12:00 Asia/Tokyo")]:
        item = tab.get_by_role("listitem").filter(has_text=title)
        expect(item).to_contain_text("new")
        expect(item).to_contain_text(times)
    # Nothing is written yet.
    review = tab.url
    tab.get_by_role("link", name="Trips", exact=True).click()
    expect(tab.get_by_role("link", name="Around the Pacific")).to_have_count(1)
    expect(tab.get_by_role("link", name="sapporo")).to_have_count(0)
    tab.goto(review)
    tab.get_by_role("button", name="Import", exact=True).click()
    expect(tab.get_by_role("status").first).to_contain_text("Done: import sapporo.eml")


def title(place):
    """The link of the flight, not that of its finding."""
    return place.get_by_role("link", name=SAPPORO).and_(place.locator("a:not(.sign)"))


def look_at_two_clocks(tab, trip, times, hours):
    """In the itinerary, on its own page, in the day with its two scales, in the week, and with the other clock first."""
    there, home = times
    tab.goto(trip)
    day = tab.get_by_role("region", name="Sat 4 December 2027")
    expect(day.get_by_role("listitem").filter(has_text=TOKYO)).to_contain_text("at home: arrives 01:55")
    expect(day.get_by_role("listitem").filter(has_text=SAPPORO)).to_contain_text(re.compile(f"{there}.*at home: {home}", re.DOTALL))
    title(day).click()
    main = tab.locator("main")
    for time in there.split("–"):
        expect(main).to_contain_text(f"Sat 4 December 2027 {time} +09:00 Asia/Tokyo")
    expect(main).to_contain_text(f"Sat 4 December 2027 {home.replace('–', ' to ')} · Europe/Berlin")
    # To the one who may see everything, the code and the seat are shown.
    expect(main).to_contain_text("X4KD7P")
    expect(main).to_contain_text("12C")
    tab.get_by_role("link", name="Its day").click()
    entry = tab.get_by_role("listitem").filter(has_text=SAPPORO)
    expect(entry).to_contain_text(re.compile(f"{there}.*at home: {home}", re.DOTALL))
    place, beside = tab.evaluate(TICKS)
    assert "Berlin (home)" in beside and place[hours[0]] == beside[hours[1]], (place, beside)
    assert there[:5] not in place or abs(entry.bounding_box()["y"] - place[there[:5]]) <= 2
    tab.get_by_role("link", name="Week", exact=True).click()
    expect(entry).to_contain_text(re.compile(f"{there}.*at home: {home}", re.DOTALL))
    tab.get_by_label("Clock", exact=True).select_option("at home")
    tab.get_by_role("button", name="Show").click()
    expect(entry).to_contain_text(home)


def mend_the_finding(tab, trip):
    tab.goto(trip)
    tab.get_by_role("link", name="Found on this trip: 1 warning").click()
    warning = tab.get_by_role("listitem").filter(has_text="tight-connection")
    expect(warning).to_contain_text(f"{SAPPORO} leaves 30 min after {TOKYO} arrives")
    warning.get_by_role("link", name=SAPPORO).click()
    tab.get_by_role("link", name="Edit …").click()
    tab.get_by_label("Starts or departs").fill("2027-12-04 17:00")
    tab.get_by_label("Ends or arrives").fill("2027-12-04 18:35")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("status").first).to_contain_text("Done: ")
    tab.get_by_role("link", name="Findings", exact=True).click()
    expect(tab.locator("main")).to_have_text("2 activities, nothing to report")
    tab.get_by_role("link", name="Itinerary", exact=True).click()
    expect(tab.get_by_text("Found on this trip")).to_have_count(0)


def make_a_feed(tab, trip):
    tab.goto(trip)
    tab.get_by_role("link", name="Share", exact=True).click()
    tab.get_by_role("link", name="Make an address, or revoke one").click()
    tab.get_by_label("For whom").fill("My calendars")
    tab.get_by_role("button", name="Make the address").click()
    expect(tab.locator("main")).to_contain_text("the trip sapporo · without codes, seats and notes · never fetched")
    return [tab.locator("code.address", has_text=text).inner_text() for text in ["/f/", "/s/"]]


def follow_with_khal(khal, start, end):
    status, said = khal.sync()
    assert status == 0, said
    assert f"{start}-{end} {SAPPORO}" in " ".join(khal.list("2027-12-04")), khal.list("2027-12-04")


def follow_with_evolution(evolution, start):
    evolution.wait(lambda: evolution.list().get(SAPPORO) == [start, "Asia/Tokyo"])
    assert evolution.list()[TOKYO] == ["2027-12-03T11:40:00Z", "Europe/Berlin"]
    assert set(evolution.answers()) <= {200, 304}


def no_code_has_left(khal, evolution):
    files = "\n".join(khal.fetched().values())
    assert files.count("BEGIN:VEVENT") == 2 and files.count("SUMMARY:Flight QJ") == 2
    kept = evolution.fetched()
    assert SAPPORO.encode() in kept
    for secret in ["X4KD7P", "34K", "12C", "Booking reference", "Mara"]:
        assert secret not in files and secret.encode() not in kept, secret


def change(tab, trip, button):
    tab.goto(trip)
    title(tab).click()
    tab.get_by_role("button", name=button, exact=True).click()
    expect(tab.get_by_role("status").first).to_contain_text("Done: ")


def revoke(tab, *addresses):
    tab.get_by_role("link", name="Share", exact=True).click()
    tab.get_by_role("link", name="Make an address, or revoke one").click()
    expect(tab.locator("main")).to_contain_text("the trip sapporo · without codes, seats and notes · last fetched")
    tab.get_by_role("button", name="Revoke the feed for My calendars").click()
    expect(tab.get_by_text("My calendars")).to_have_count(0)
    for address in addresses:
        with pytest.raises(urllib.error.HTTPError) as refused:
            urllib.request.urlopen(address, timeout=server.LONGEST)
        assert refused.value.code == 404


def nothing_comes_any_more(khal, evolution):
    before, kept = khal.fetched(), evolution.list()
    status, said = khal.sync()
    assert status == 1 and "Not Found" in said, (status, said)
    evolution.say("refresh")
    evolution.wait(lambda: evolution.answers()[-1] == 404)
    # What they had stays theirs, and nothing is added to it.
    assert khal.fetched() == before
    assert evolution.list() == kept
