"""Each action of the pages as a person takes it, with scripts and without them."""

import re
import urllib.request

import pytest
from playwright.sync_api import expect

import server


@pytest.fixture(params=["scripts", "no-scripts"])
def tab(request, own, open_tab):
    return open_tab(own, java_script_enabled=request.param == "scripts")


def activity(own, name):
    return f"{own.origin}{own.trip()}/activity?uid=family-{name}%40winter.example"


def undo(tab):
    tab.get_by_role("button", name="Undo").first.click()


def test_trips_are_filtered_and_searched(tab, own):
    tab.goto(own.origin)
    tab.get_by_role("link", name="past").click()
    expect(tab.get_by_role("link", name="Around the Pacific")).to_have_count(0)
    tab.get_by_role("link", name="current").click()
    expect(tab.get_by_role("link", name="Around the Pacific")).to_have_count(1)
    tab.get_by_label("Search in trips").fill("pacific")
    tab.get_by_role("button", name="Search").click()
    expect(tab).to_have_url(re.compile("which=current&q=pacific$"))
    tab.get_by_role("link", name="Around the Pacific").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Around the Pacific")


def test_the_clock_is_chosen_and_typed(tab, own):
    tab.goto(f"{own.origin}{own.trip()}/day/2027-03-28")
    tab.get_by_label("Clock", exact=True).select_option("at home")
    tab.get_by_role("button", name="Show").click()
    expect(tab.get_by_role("link", name=re.compile("^Video call with Rosa"))).to_have_text(re.compile("Sun 28 March 2027, Europe/Berlin"))
    expect(tab).to_have_url(re.compile("clock=home"))
    tab.get_by_role("link", name="Week", exact=True).click()
    expect(tab).to_have_url(re.compile("/week/2027-03-28.clock=home$"))
    tab.get_by_label("or a zone").fill("Middle/Earth")
    tab.get_by_role("button", name="Show").click()
    expect(tab.get_by_label("or a zone")).to_have_value("Middle/Earth")
    expect(tab.get_by_label("or a zone")).to_have_accessible_description(re.compile("no zone, no airport's code and no city"))


def test_days_weeks_and_months_follow_each_other(tab, own):
    tab.goto(f"{own.origin}{own.trip()}/day/2027-04-05")
    tab.get_by_role("link", name="Day after").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Tue 6 April 2027")
    tab.get_by_role("link", name="Month", exact=True).click()
    tab.get_by_role("link", name="Month before").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("March 2027")
    tab.get_by_role("link", name="23 Mar", exact=True).click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Tue 23 March 2027")


def test_who_is_where_at_another_time(tab, own):
    tab.goto(f"{own.origin}{own.trip()}/who")
    tab.get_by_label(re.compile("At this time")).fill("2027-04-03T02:30")
    tab.get_by_role("button", name="Show").click()
    expect(tab.get_by_role("row", name=re.compile("^Rosa Winter Sat 02:30 Berlin"))).to_have_count(1)


def test_a_finding_leads_to_its_activity(tab, own):
    tab.goto(f"{own.origin}{own.trip()}/findings")
    tab.get_by_role("link", name="Flight QJ 18 Berlin - Dubai").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Flight QJ 18 Berlin - Dubai")


def test_an_activity_is_added_and_taken_back(tab, own):
    tab.goto(own.origin + own.trip())
    tab.get_by_role("link", name="Add an activity").click()
    tab.get_by_label("What it is").select_option("restaurant")
    tab.get_by_label("Title").fill("Breakfast <b>by</b> the sea")
    tab.get_by_label("Starts or departs").fill("2027-04-02 08:00")
    tab.get_by_label("on the clock of").first.fill("Pacific/Auckland")
    tab.get_by_label("Ends or arrives").fill("+1h")
    tab.get_by_label("Place, or from").fill("Picton")
    tab.get_by_label("with Cleo Winter").check()
    tab.locator("form.fields").get_by_role("button").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Breakfast <b>by</b> the sea")
    expect(tab.get_by_role("status").first).to_contain_text("Done: ")
    undo(tab)
    expect(tab.get_by_role("heading", level=1)).not_to_have_text("Breakfast <b>by</b> the sea")
    tab.goto(own.origin + own.trip())
    expect(tab.get_by_role("link", name=re.compile("Breakfast <b>"))).to_have_count(0)


def test_what_is_refused_is_said_beside_its_field_and_nothing_typed_is_lost(tab, own):
    tab.goto(own.origin + own.trip() + "/add")
    tab.get_by_label("What it is").select_option("tour")
    tab.get_by_label("Title").fill("Glow-worms & \"caves\"")
    tab.get_by_label("Starts or departs").fill("2027-02-30 08:00")
    tab.get_by_label("Notes").fill("one\n\n  two")
    tab.get_by_label("with Ben Winter").uncheck()
    tab.locator("form.fields").get_by_role("button").click()
    expect(tab.get_by_label("Starts or departs")).to_have_accessible_description(re.compile("2027-02-30"))
    expect(tab.get_by_label("Starts or departs")).to_have_attribute("aria-invalid", "true")
    expect(tab.get_by_label("Starts or departs")).to_have_value("2027-02-30 08:00")
    expect(tab.get_by_label("Title")).to_have_value("Glow-worms & \"caves\"")
    expect(tab.get_by_label("Notes")).to_have_value("one\n\n  two")
    expect(tab.get_by_label("What it is")).to_have_value("tour")
    expect(tab.get_by_label("with Ada Winter")).to_be_checked()
    expect(tab.get_by_label("with Ben Winter")).not_to_be_checked()
    tab.get_by_role("alert").get_by_role("link").click()
    expect(tab.get_by_label("Starts or departs")).to_be_in_viewport()


def test_an_activity_is_edited_moved_marked_and_deleted(tab, own):
    tab.goto(activity(own, "kayak"))
    tab.get_by_role("link", name="Edit").click()
    tab.get_by_label("Title").fill("Kayaks to Allports Island")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Kayaks to Allports Island")
    undo(tab)
    tab.goto(activity(own, "kayak"))
    expect(tab.get_by_role("heading", level=1)).to_have_text("Kayaks to Kaipupu")
    tab.get_by_role("button", name="15 min later").click()
    expect(tab.locator("main")).to_contain_text("10:15")
    tab.get_by_role("button", name="1 day earlier").click()
    expect(tab.locator("main")).to_contain_text("Fri 2 April 2027 10:15")
    undo(tab)
    expect(tab.locator("main")).to_contain_text("Sat 3 April 2027 10:15")
    tab.get_by_role("button", name="Redo").click()
    expect(tab.locator("main")).to_contain_text("Fri 2 April 2027 10:15")
    undo(tab)
    expect(tab.locator("main")).to_contain_text("Sat 3 April 2027 10:15")
    tab.get_by_role("button", name="Mark as cancelled").click()
    expect(tab.get_by_role("button", name="Mark as confirmed")).to_have_count(1)
    undo(tab)
    expect(tab.get_by_role("button", name="Mark as cancelled")).to_have_count(1)
    tab.get_by_role("link", name="Delete").click()
    tab.get_by_role("button", name="Delete").click()
    expect(tab.get_by_role("link", name=re.compile("^Kayaks"))).to_have_count(0)
    undo(tab)
    expect(tab.get_by_role("link", name=re.compile("^Kayaks"))).to_have_count(1)


def test_two_who_edit_the_same_get_the_conflict(tab, own):
    tab.goto(activity(own, "kayak").replace("/activity", "/edit"))
    own.store.meridian("edit", "Kayaks to Kaipupu", "--title", "Kayaks at noon")
    tab.get_by_label("Title").fill("Kayaks in the evening")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("alert")).to_contain_text("Another person or program has changed it")
    expect(tab.get_by_label("Title")).to_have_value("Kayaks in the evening")
    expect(tab.get_by_label("Title")).to_have_accessible_description(re.compile("stored now: Kayaks at noon"))
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Kayaks in the evening")


def test_todos_are_ticked_off(tab, own):
    tab.goto(f"{own.origin}{own.trip()}/todos")
    tab.get_by_role("button", name="Done: Pay the kayaks").click()
    expect(tab.locator("main")).to_contain_text("2 of 2 done")
    undo(tab)
    expect(tab.locator("main")).to_contain_text("1 of 2 done")
    tab.get_by_role("button", name="Open again: Renew the passports").click()
    expect(tab.locator("main")).to_contain_text("0 of 2 done")


def test_a_todo_is_added_edited_and_deleted(tab, own):
    tab.goto(f"{own.origin}{own.trip()}/todos")
    tab.get_by_role("link", name="Add a to-do").click()
    tab.get_by_label("What is to be done").fill("Book the <b>ferry</b>")
    tab.get_by_label("By when").fill("2027-04-01 18:00")
    tab.get_by_label("on the clock of").fill("Middle/Earth")
    tab.get_by_label("Reminders").fill("1d; 2h")
    tab.get_by_role("button", name="Add", exact=True).click()
    expect(tab.get_by_label("on the clock of")).to_have_accessible_description(re.compile("Middle/Earth"))
    expect(tab.get_by_label("Reminders")).to_have_value("1d; 2h")
    tab.get_by_role("alert").get_by_role("link").click()
    expect(tab.get_by_label("on the clock of")).to_be_in_viewport()
    tab.get_by_label("on the clock of").fill("Pacific/Auckland")
    tab.get_by_role("button", name="Add", exact=True).click()
    expect(tab.locator("main")).to_contain_text("1 of 3 done")
    expect(tab.locator("main")).to_contain_text("Thu 1 April 2027 18:00 (Pacific/Auckland)")
    undo(tab)
    expect(tab.locator("main")).to_contain_text("1 of 2 done")
    tab.get_by_role("link", name="Edit Pay the kayaks").click()
    own.store.meridian("todo", "edit", "kayaks", "--notes", "Bring coins")
    tab.get_by_label("Notes").fill("Bring a card")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("alert")).to_contain_text("Another person or program has changed it")
    expect(tab.get_by_label("Notes")).to_have_accessible_description(re.compile("stored now: Bring coins"))
    tab.get_by_role("button", name="Save").click()
    expect(tab.locator("main")).to_contain_text("Bring a card")
    undo(tab)
    expect(tab.locator("main")).to_contain_text("Bring coins")
    tab.get_by_role("link", name="Delete Pay the kayaks").click()
    tab.get_by_role("button", name="Delete").click()
    expect(tab.locator("main")).to_contain_text("1 of 1 done")
    undo(tab)
    expect(tab.locator("main")).to_contain_text("1 of 2 done")


def test_an_expense_is_added_edited_and_deleted(tab, own):
    tab.goto(activity(own, "kayak"))
    tab.get_by_role("link", name="Add an expense").click()
    tab.get_by_label("What it was for").fill("A <b>deposit</b>")
    tab.get_by_label("How much").fill("90 Taler")
    tab.get_by_label("Paid on").fill("2027-03-27")
    tab.get_by_label("What it was spent on").select_option("activities")
    tab.get_by_label("Who paid").select_option("Ada Winter")
    tab.get_by_label("Who bears it").fill("Ada Winter=2, Ben Winter=1")
    tab.get_by_role("button", name="Add", exact=True).click()
    expect(tab.get_by_label("How much")).to_have_accessible_description(re.compile("Taler"))
    expect(tab.get_by_label("Who paid")).to_have_value(re.compile("."))
    expect(tab.get_by_label("Who bears it")).to_have_value("Ada Winter=2, Ben Winter=1")
    tab.get_by_role("alert").get_by_role("link").click()
    expect(tab.get_by_label("How much")).to_be_in_viewport()
    tab.get_by_label("How much").fill("90 NZD")
    tab.get_by_role("button", name="Add", exact=True).click()
    expect(tab.locator("main")).to_contain_text("for Ada Winter 60.00 NZD, Ben Winter 30.00 NZD")
    expect(tab.get_by_role("link", name="Kayaks to Kaipupu")).to_have_count(1)
    tab.get_by_role("link", name="Edit A <b>deposit</b>").click()
    own.store.meridian("expense", "edit", "deposit", "--notes", "by card")
    tab.get_by_label("Notes").fill("in cash")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("alert")).to_contain_text("Another person or program has changed it")
    expect(tab.get_by_label("Notes")).to_have_accessible_description(re.compile("stored now: by card"))
    tab.get_by_role("button", name="Save").click()
    expect(tab.locator("main")).to_contain_text("in cash")
    undo(tab)
    expect(tab.locator("main")).to_contain_text("by card")
    tab.get_by_role("link", name="Delete A <b>deposit</b>").click()
    tab.get_by_role("button", name="Delete").click()
    expect(tab.get_by_role("link", name="Edit A <b>deposit</b>")).to_have_count(0)
    undo(tab)
    expect(tab.get_by_role("link", name="Edit A <b>deposit</b>")).to_have_count(1)


def test_the_history_takes_the_newest_change_back(tab, own):
    tab.goto(own.origin + "/history")
    undo(tab)
    items = tab.locator("main").get_by_role("listitem")
    expect(items.nth(0)).to_contain_text("Taken back: finish the to-do \"Renew the passports\"")
    expect(items.nth(1)).to_contain_text("add the to-do \"Renew the passports\"")
    items.nth(0).get_by_role("button", name="Redo").click()
    expect(tab.locator("main")).not_to_contain_text("Taken back:")
    expect(items.nth(0)).to_contain_text("finish the to-do \"Renew the passports\"")


def test_an_import_is_reviewed_first(tab, own):
    tab.goto(own.origin + "/import")
    tab.get_by_label("Files").set_input_files([server.DEMO / "restaurant.ics"])
    tab.get_by_label("Trip", exact=True).select_option("Around the Pacific")
    tab.get_by_role("button", name="Show what it would change").click()
    expect(tab.locator("main")).to_contain_text("Pacific Standard Time")
    assert "Tule" not in own.get(own.trip())[1]
    tab.get_by_label("Trip", exact=True).select_option("the one that each file names or fits")
    tab.get_by_role("button", name="Show again").click()
    expect(tab.locator("main")).to_contain_text("new trip")
    tab.get_by_role("button", name="Import", exact=True).click()
    expect(tab.get_by_role("status").first).to_contain_text("Done: ")
    expect(tab.get_by_role("link", name=re.compile("Dinner reservation"))).to_have_count(1)
    undo(tab)
    tab.goto(own.origin + "/trips")
    expect(tab.get_by_role("link", name="restaurant")).to_have_count(0)


def test_a_file_that_is_no_calendar_is_said_so(tab, own, tmp_path):
    (tmp_path / "photo.ics").write_bytes(bytes(range(256)))
    tab.goto(own.origin + "/import")
    tab.get_by_label("Files").set_input_files([tmp_path / "photo.ics"])
    tab.get_by_role("button", name="Show what it would change").click()
    expect(tab.locator("main")).to_contain_text("photo.ics")
    expect(tab.get_by_role("button", name="Import", exact=True)).to_have_count(0)


def test_a_feed_is_made_fetched_and_revoked(tab, own):
    tab.goto(own.origin + own.trip())
    tab.get_by_role("link", name="Share", exact=True).click()
    tab.get_by_role("link", name="Make an address, or revoke one").click()
    tab.get_by_label("For whom").fill("Tom")
    tab.get_by_role("button", name="Make the address").click()
    address = tab.locator("code.address", has_text=".ics").inner_text()
    assert address.startswith(own.origin + "/f/")
    with urllib.request.urlopen(address) as answer:
        calendar = answer.read().decode()
    assert calendar.count("BEGIN:VEVENT") == 24 and "H4TR7W" not in calendar
    tab.goto(own.origin + "/feeds")
    expect(tab.get_by_text(address)).to_have_count(0)
    expect(tab.locator("main")).to_contain_text("last fetched")
    tab.get_by_role("button", name="Revoke the feed for Tom").click()
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(address)
    assert refused.value.code == 404


def test_the_calendar_file_has_no_codes(tab, own):
    tab.goto(own.origin + own.trip())
    tab.get_by_role("link", name="Share", exact=True).click()
    with tab.expect_download() as download:
        tab.get_by_role("button", name="Download the calendar file").click()
    text = download.value.path().read_text()
    assert text.startswith("BEGIN:VCALENDAR") and "H4TR7W" not in text


def unlock(tab, own, passphrase=server.PASSPHRASE):
    tab.goto(own.origin + "/trips")
    tab.get_by_role("link", name="Unlock protected trips").click()
    tab.get_by_label(re.compile("^Passphrase of")).fill(passphrase)
    tab.get_by_role("button", name=re.compile("^Unlock")).click()


def test_a_protected_trip_is_unlocked_read_and_closed(tab, own):
    tab.goto(own.origin + "/trips")
    expect(tab.locator("main")).to_contain_text("protected trip · since 2027-03-28")
    expect(tab.get_by_role("link", name="Surprise for Rosa")).to_have_count(0)
    unlock(tab, own, "correct horse")
    field = tab.get_by_label(re.compile("^Passphrase of"))
    expect(field).to_have_accessible_description("This passphrase does not open it.")
    expect(field).to_have_value("")
    expect(field).to_have_attribute("autocomplete", "off")
    field.fill(server.PASSPHRASE)
    field.press("Enter")
    expect(tab.get_by_role("heading", level=1)).to_have_text("Surprise for Rosa")
    assert "passphrase" not in tab.url
    trip = tab.url
    tab.get_by_role("link", name=re.compile("^Dinner on the lake")).click()
    expect(tab.get_by_text("Protected; shown in this browser until you close it")).to_have_count(1)
    expect(tab.get_by_role("button", name="Mark as cancelled")).to_have_count(0)
    assert tab.goto(trip + "/add").status == 409
    expect(tab.locator("main")).to_contain_text("makes it changeable")
    # Another session sees nothing of it.
    assert own.get(trip.removeprefix(own.origin))[0] == 200
    other = open_session(own, tab)
    assert other.goto(trip).status in (403, 404)
    other.context.close()
    tab.goto(trip)
    tab.get_by_role("button", name="Close it").click()
    expect(tab.get_by_label(re.compile("^Passphrase of"))).to_have_count(1)
    assert tab.goto(trip).status == 404


def open_session(own, tab):
    """A tab of another browser, signed in by the next link."""
    other = tab.context.browser.new_context().new_page()
    own.cookie()
    other.goto(own.link)
    other.get_by_role("button", name="Sign in").click()
    other.wait_for_url("**/trips")
    own.link = own.next_link()
    return other


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_protected_trip_is_shut_and_forgotten_at_sign_out(scripts, own, open_tab):
    tab = open_tab(own, java_script_enabled=scripts)
    unlock(tab, own)
    trip = tab.url
    tab.get_by_role("link", name="Calendar", exact=True).click()
    expect(tab.get_by_text("Protected; shown in this browser until you close it")).to_have_count(1)
    if scripts:
        kept = """async () => { const found = [];
            for (const name of await caches.keys()) for (const one of await (await caches.open(name)).keys()) found.push(one.url);
            return found; }"""
        tab.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
        tab.reload()
        assert [url for url in tab.evaluate(kept) if "/trips/" in url] == []
    tab.get_by_role("button", name="Sign out").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("You are signed out")
    assert tab.goto(trip).status == 403
    tab.go_back()
    expect(tab.get_by_text("Dinner on the lake")).to_have_count(0)
    # Signed in again, it is shut.
    own.session = None
    tab.context.add_cookies([own.cookie()])
    assert tab.goto(trip).status == 404
    tab.goto(own.origin + "/trips")
    expect(tab.get_by_role("link", name="Surprise for Rosa")).to_have_count(0)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_the_link_signs_one_browser_in_until_it_signs_out(scripts, own, open_tab):
    tab, link = open_tab(own, signed_in=False, java_script_enabled=scripts), own.link
    tab.goto(own.origin + "/trips")
    expect(tab.get_by_role("link", name="Around the Pacific")).to_have_count(0)
    tab.goto(link)
    tab.get_by_role("button", name="Sign in").click()
    expect(tab.get_by_role("link", name="Around the Pacific")).to_have_count(1)
    other = open_tab(own, signed_in=False)
    other.goto(link)
    other.get_by_role("button", name="Sign in").click()
    expect(other.get_by_role("link", name="Around the Pacific")).to_have_count(0)
    tab.get_by_role("button", name="Sign out").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("You are signed out")
    tab.goto(own.origin + "/trips")
    expect(tab.get_by_role("link", name="Around the Pacific")).to_have_count(0)
