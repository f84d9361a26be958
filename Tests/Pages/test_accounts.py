"""People with passwords and roles, and the sessions of their browsers."""

import re

import pytest
from playwright.sync_api import expect

import server
from test_actions import activity
from test_looks import found_by_axe


def sign_in(tab, name, password=server.PASSWORD):
    tab.get_by_label("Name").fill(name)
    tab.get_by_label("Password").fill(password)
    tab.get_by_role("button", name="Sign in").click()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_password_leads_to_the_page_that_was_asked_for(scripts, own_household, open_tab):
    own = own_household
    tab = open_tab(own, signed_in=False, java_script_enabled=scripts)
    assert tab.goto(activity(own, "kayak")).status == 403
    expect(tab.get_by_text("Kayaks")).to_have_count(0)
    if scripts:
        sign_in(tab, "ada", "tulips and snow")
        expect(tab.get_by_role("alert")).to_contain_text("The name or the password is not right.")
        expect(tab.get_by_label("Name")).to_have_value("ada")
        expect(tab.get_by_label("Password")).to_have_value("")
        assert found_by_axe(tab) == []
    sign_in(tab, "ada")
    expect(tab.get_by_role("heading", level=1)).to_have_text("Kayaks to Kaipupu")
    assert "tulips" not in tab.url
    if scripts:
        return
    # What is typed when the session has ended is there again after the sign-in.
    tab.get_by_role("link", name="Edit").click()
    tab.get_by_label("Title").fill("Kayaks at <dawn>")
    terminal = open_tab(own)
    terminal.goto(own.origin + "/sessions")
    terminal.get_by_role("listitem").filter(has_text="ada").get_by_role("button").click()
    expect(terminal.get_by_role("listitem").filter(has_text="ada")).to_have_count(0)
    tab.get_by_role("button", name="Save").click()
    expect(tab.locator("main")).to_contain_text("What you typed is kept on this page")
    sign_in(tab, "ada")
    expect(tab.get_by_label("Title")).to_have_value("Kayaks at <dawn>")
    tab.get_by_role("button", name="Save").click()
    expect(tab.get_by_role("heading", level=1)).to_have_text("Kayaks at <dawn>")


def test_who_may_read_or_edit_is_shown_that_and_refused_the_rest(own_household, open_tab):
    own = own_household
    ada, tom = open_tab(own), open_tab(own, account="tom")
    trip, kayak = own.origin + own.trip(), activity(own, "kayak")
    # Tom reads the one trip.
    tom.goto(own.origin + "/trips")
    expect(tom.get_by_role("link", name="Around the Pacific")).to_have_count(1)
    expect(tom.get_by_role("link", name=server.MOVED)).to_have_count(0)
    expect(tom.get_by_role("link", name="New trip …")).to_have_count(0)
    tom.goto(kayak)
    expect(tom.get_by_role("heading", level=1)).to_have_text("Kayaks to Kaipupu")
    for offer in [tom.get_by_role("link", name="Edit"), tom.get_by_role("button", name="1 h later"), tom.get_by_role("link", name="Add an activity")]:
        expect(offer).to_have_count(0)
    assert found_by_axe(tom) == []
    for path in [trip + "/add", kayak.replace("/activity", "/edit"), own.origin + "/import", own.origin + "/backup", own.origin + "/feeds"]:
        assert tom.goto(path).status == 403, path
        expect(tom.locator("main")).to_contain_text(re.compile("ada (and cleo )?can"))
    assert tom.goto(own.origin + own.trip(server.MOVED)).status == 404
    # Ada lets him edit: the next page that he opens has the forms.
    ada.goto(trip + "/people")
    ada.get_by_label("tom", exact=True).select_option("changes it")
    with ada.expect_navigation():
        ada.get_by_role("button", name="Set what tom may do").click()
    expect(ada.get_by_label("tom", exact=True).locator("option:checked")).to_have_text("changes it")
    tom.goto(kayak)
    tom.get_by_role("button", name="1 h later").click()
    expect(tom.locator("main")).to_contain_text("11:00")
    assert tom.goto(trip + "/remove").status == 403
    tom.goto(trip + "/add")
    tom.get_by_label("Title").fill("Walk along the pier")
    # And takes it back while he writes.
    ada.goto(trip + "/people")
    ada.get_by_label("tom", exact=True).select_option("sees nothing")
    with ada.expect_navigation():
        ada.get_by_role("button", name="Set what tom may do").click()
    expect(ada.get_by_label("tom", exact=True).locator("option:checked")).to_have_text("sees nothing")
    tom.get_by_label("Starts or departs").fill("2027-04-02 08:00")
    with tom.expect_navigation() as refused:
        tom.get_by_role("button", name="Add").click()
    assert refused.value.status == 404
    assert "pier" not in own.get(own.trip())[1]
    tom.goto(own.origin + "/trips")
    expect(tom.get_by_role("link", name="Around the Pacific")).to_have_count(0)


def test_sessions_are_listed_and_ended(own_household, open_tab):
    own = own_household
    here, there, third = open_tab(own), open_tab(own, account="tom"), own.signed_in(name="tom", password=server.PASSWORD)
    # Each account sees and ends its own.
    there.goto(own.origin + "/sessions")
    rows = there.locator("main").get_by_role("listitem")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="this browser")).to_have_count(1)
    there.get_by_role("button", name="End all but this one").click()
    expect(rows).to_have_count(1)
    other = here.context.browser.new_context()
    other.add_cookies([third])
    gone = other.new_page()
    assert gone.goto(own.origin + "/trips").status == 403
    other.close()
    here.goto(own.origin + "/sessions")
    expect(here.locator("main").get_by_role("listitem").filter(has_text="tom")).to_have_count(1)
    with here.expect_navigation():
        here.get_by_role("listitem").filter(has_text="tom").get_by_role("button", name=re.compile("^End it: the session")).click()
    assert there.goto(own.origin + own.trip()).status == 403
    expect(there.get_by_label("Password")).to_have_count(1)
    # One's own ends like any other, and its button says what that is.
    with here.expect_navigation():
        here.get_by_role("listitem").filter(has_text="this browser").get_by_role("button", name="Sign out: this browser").click()
    assert here.goto(own.origin + "/trips").status == 403
