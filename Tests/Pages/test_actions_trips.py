"""Making trips and what belongs to them, as a person does it, with scripts and without them."""

import json
import re

import pytest
from playwright.sync_api import expect

from test_actions import activity, undo


@pytest.fixture(params=["scripts", "no-scripts"])
def scripts(request):
    return request.param == "scripts"


def test_a_trip_is_made_renamed_archived_and_deleted(scripts, own, open_tab):
    tab = open_tab(own, java_script_enabled=scripts)
    tab.goto(own.origin + "/trips")
    tab.get_by_role("link", name="New trip …").click()
    tab.get_by_label("Name").fill("Lisbon & <Sintra>")
    tab.get_by_label("First day").fill("2027-05-09")
    tab.get_by_label("Last day").fill("2027-05-01")
    tab.get_by_label("Who travels").fill("Ada Winter, Zoe <zoe@winter.example>")
    tab.get_by_role("button", name="Make the trip").click()
    # It ends before it begins: nothing is made, and nothing that was typed is lost.
    expect(tab.get_by_role("alert")).to_contain_text("Nothing is saved yet")
    expect(tab.get_by_label("Name")).to_have_value("Lisbon & <Sintra>")
    tab.get_by_label("Last day").fill("2027-05-19")
    tab.get_by_role("button", name="Make the trip").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Lisbon & <Sintra>")
    tab.get_by_role("link", name="About the trip").click()
    tab.get_by_label("Name").fill("Lisbon")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Lisbon")
    tab.get_by_role("link", name="About the trip").click()
    tab.get_by_role("link", name="Travellers", exact=True).click()
    expect(tab.get_by_role("link", name="Zoe")).to_have_count(1)
    tab.get_by_role("link", name="Name and dates").click()
    tab.get_by_role("button", name="Archive it").click()
    expect(tab.get_by_role("status").first).to_contain_text("archive the trip Lisbon")
    tab.goto(own.origin + "/trips?which=upcoming")
    expect(tab.get_by_role("link", name="Lisbon")).to_have_count(0)
    tab.get_by_role("link", name="archived").click()
    tab.get_by_role("link", name="Lisbon").click()
    tab.get_by_role("link", name="About the trip").click()
    expect(tab.get_by_role("button", name="Archive it")).to_have_count(0)
    tab.get_by_role("link", name="Delete the trip …").click()
    tab.get_by_role("link", name="Keep it").click()
    tab.get_by_role("link", name="Delete the trip …").click()
    tab.get_by_role("button", name="Delete").click()
    expect(tab.get_by_role("link", name="Lisbon")).to_have_count(0)
    undo(tab)
    expect(tab.get_by_role("button", name="Undo")).to_have_count(0)
    tab.goto(own.origin + "/trips?which=archived")
    expect(tab.get_by_role("link", name="Lisbon")).to_have_count(1)


def test_travellers_join_look_and_leave(scripts, own, open_tab):
    tab = open_tab(own, java_script_enabled=scripts)
    people = own.origin + own.trip() + "/people"
    tab.goto(people)
    tab.get_by_label("Name").fill("Max <max@winter.example>")
    tab.get_by_label("Role").select_option("only looks at it")
    tab.get_by_role("button", name="Let them join").click()
    row = tab.get_by_role("listitem").filter(has=tab.get_by_role("link", name="Max"))
    expect(row).to_contain_text("max@winter.example · only looks at it")
    tab.get_by_role("button", name="Let Max travel").click()
    expect(row).not_to_contain_text("only looks at it")
    tab.get_by_role("button", name="Let Max only look at the trip").click()
    expect(row).to_contain_text("only looks at it")
    tab.get_by_role("button", name="Remove Max from the trip").click()
    expect(row).to_have_count(0)
    undo(tab)
    expect(tab.get_by_role("button", name="Undo")).to_have_count(0)
    tab.goto(people)
    expect(row).to_have_count(1)
    # Who travels now may take part.
    tab.get_by_role("button", name="Let Max travel").click()
    expect(row).not_to_contain_text("only looks at it")
    tab.goto(activity(own, "kayak"))
    expect(tab.locator("dd", has_text="Cleo Winter")).to_have_text("Cleo Winter, Dan Winter")
    tab.get_by_role("link", name="Edit").click()
    tab.get_by_label("with Max").check()
    tab.get_by_label("with Dan Winter").uncheck()
    tab.get_by_role("button", name="Save").click()
    expect(tab.locator("dd", has_text="Cleo Winter")).to_have_text("Cleo Winter, Max")


def test_files_links_and_notes_are_attached_and_detached(scripts, own, open_tab, tmp_path):
    tab = open_tab(own, java_script_enabled=scripts)
    (tmp_path / "seats <14A>.txt").write_text("14A and 14B\n")
    (tmp_path / "tool.pdf").write_bytes(b"\x7fELF" + bytes(60))
    tab.goto(activity(own, "kayak"))
    tab.get_by_role("link", name="Attach").click()
    tab.get_by_label("What it is").fill("Seats")
    tab.get_by_label("or a file").set_input_files([tmp_path / "tool.pdf"])
    tab.get_by_role("button", name="Attach").click()
    expect(tab.get_by_role("alert")).to_contain_text("Nothing is saved yet")
    expect(tab.get_by_label("What it is")).to_have_value("Seats")
    tab.get_by_label("or a file").set_input_files([tmp_path / "seats <14A>.txt"])
    tab.get_by_role("button", name="Attach").click()
    with tab.expect_download() as download:
        tab.get_by_role("link", name="Seats", exact=True).click()
    assert download.value.path().read_text() == "14A and 14B\n"
    assert download.value.suggested_filename.endswith(".txt")
    tab.get_by_label("A link").fill("javascript:alert(1)")
    tab.get_by_role("button", name="Attach").click()
    expect(tab.get_by_label("A link")).to_have_attribute("aria-invalid", "true")
    tab.get_by_label("A link").fill("https://kayaks.example/17")
    tab.get_by_role("button", name="Attach").click()
    expect(tab.get_by_role("link", name="https://kayaks.example/17")).to_have_count(1)
    tab.get_by_label("or a note").fill("The code\nof the shed")
    tab.get_by_role("button", name="Attach").click()
    expect(tab.locator("main")).to_contain_text("of the shed")
    tab.get_by_role("link", name="Delete Seats").click()
    tab.get_by_role("button", name="Delete").click()
    expect(tab.get_by_role("link", name="Seats", exact=True)).to_have_count(0)
    undo(tab)
    expect(tab.get_by_role("button", name="Undo")).to_have_count(0)
    tab.goto(f"{own.origin}{own.trip()}/files")
    expect(tab.get_by_role("link", name="Seats", exact=True)).to_have_count(1)


def test_a_person_is_renamed_and_organizations_are_made_merged_and_deleted(scripts, own_household, open_tab):
    own = own_household
    tab = open_tab(own, java_script_enabled=scripts)
    tab.goto(own.origin + "/settings")
    tab.get_by_role("link", name="Rosa Winter").click()
    tab.get_by_label("Home").fill("Middle/Earth")
    tab.get_by_label("Name").fill("Rosa <Sommer>")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_label("Home")).to_have_attribute("aria-invalid", "true")
    tab.get_by_label("Home").fill("Lisbon")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("status").first).to_contain_text("edit the person")
    tab.goto(f"{own.origin}{own.trip()}/who")
    expect(tab.get_by_role("row", name=re.compile("^Rosa <Sommer> .*Lisbon"))).to_have_count(1)
    tab.goto(own.origin + "/organizations")
    tab.get_by_role("link", name="New organization …").click()
    tab.get_by_label("Name").fill("Quell Air")
    tab.get_by_role("button", name="Add").click()
    # There is one of this name.
    expect(tab.get_by_label("Name")).to_have_attribute("aria-invalid", "true")
    tab.get_by_label("Name").fill("Quellair")
    tab.get_by_label("Telephone").fill("+49 30 123456")
    tab.get_by_role("button", name="Add").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Quellair")
    tab.goto(own.origin + "/organizations")
    tab.get_by_role("link", name="Sounds Lodge").click()
    tab.get_by_label("The one that stays").select_option("Quellair")
    tab.get_by_role("button", name="Merge into it").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Quellair")
    expect(tab.get_by_role("link", name="Hotel: Sounds Lodge")).to_have_count(1)
    expect(tab.get_by_label("Town")).to_have_value("Picton")
    tab.get_by_role("link", name="Delete …").click()
    expect(tab.locator("main")).to_contain_text("its 1 activity goes to nobody")
    tab.get_by_role("button", name="Delete").click()
    expect(tab.get_by_role("link", name="Quellair")).to_have_count(0)
    undo(tab)
    expect(tab.get_by_role("button", name="Undo")).to_have_count(0)
    tab.goto(own.origin + "/organizations")
    expect(tab.get_by_role("link", name="Quellair")).to_have_count(1)


def test_what_moved_is_accepted_and_the_backup_brings_all_of_it_back(own_household, open_tab, tmp_path):
    own = own_household
    tab = open_tab(own, java_script_enabled=False)
    tab.goto(own.origin + "/drift")
    expect(tab.locator("main")).to_contain_text("1 h earlier: Thu 16 December 03:00 in Europe/Berlin, not 04:00")
    tab.get_by_role("button", name="Write today's offsets down").click()
    expect(tab.locator("main")).to_contain_text("nothing moved")
    assert "nothing moved" in own.store.meridian("drift")
    undo(tab)
    expect(tab.get_by_role("button", name="Undo")).to_have_count(0)
    tab.goto(own.origin + "/drift")
    expect(tab.get_by_role("button", name="Write today's offsets down")).to_have_count(1)
    tab.get_by_role("group").filter(has_text="More").locator("summary").click()
    tab.get_by_role("link", name="Backup").click()
    with tab.expect_download() as download:
        tab.get_by_role("link", name="Download the backup").click()
    file, other = tmp_path / "downloaded.json", ["--db", tmp_path / "restored.db"]
    download.value.save_as(file)
    assert "trips" in json.loads(file.read_text())
    own.store.meridian("restore", file, "--yes", *other)
    for words in [("trip", "list"), ("attachments", "list"), ("organization", "list"), ("expense", "list"), ("agenda", "--trip", "Around the Pacific")]:
        assert own.store.meridian(*words, *other) == own.store.meridian(*words), words
    # What no backup holds are the accounts.
    assert "ada" not in own.store.meridian("account", "list", *other)
