"""What somebody asks who has never seen the pages: it is answered where they look first, on a phone too."""

import pytest
from playwright.sync_api import expect

PHONE = {"viewport": {"width": 390, "height": 844}}


def test_when_does_the_flight_land_for_the_one_at_home(shown, open_tab):
    tab = open_tab(shown, **PHONE)
    tab.goto(shown.origin + shown.trip())
    # QJ 101 lands in Auckland at 2027-03-22T18:20:00Z.
    day = tab.get_by_role("region", name="Tue 23 March 2027")
    expect(day.get_by_role("listitem").filter(has_text="Flight QJ 101")).to_contain_text("at home: arrives 19:20 on Mon 22 March")
    day.get_by_role("link", name="Flight QJ 101").click()
    expect(tab.locator("main")).to_contain_text("at home")
    expect(tab.locator("main")).to_contain_text("Mon 22 March 2027 06:30 to 19:20")


def test_what_is_wrong_with_the_trip(shown, open_tab):
    tab = open_tab(shown, **PHONE)
    tab.goto(shown.origin + shown.trip())
    expect(tab.get_by_role("link", name="Found on this trip: 2 warnings")).to_be_in_viewport(ratio=1)
    tab.get_by_role("link", name="Found on this trip: 2 warnings").click()
    expect(tab.get_by_text("You have no bed for the night of 27 March 2027")).to_be_in_viewport()


@pytest.mark.parametrize("path", ["{trip}", "{trip}/findings", "{trip}/day/2027-03-25"])
def test_how_do_i_give_the_trip_to_a_friend_without_codes(path, shown, open_tab):
    tab = open_tab(shown, **PHONE)
    tab.goto(shown.origin + path.replace("{trip}", shown.trip()))
    expect(tab.get_by_role("link", name="Share", exact=True)).to_be_in_viewport(ratio=1)
    tab.get_by_role("link", name="Share", exact=True).click()
    tab.get_by_role("link", name="Make an address, or revoke one").click()
    expect(tab.get_by_label("What it has").locator("option:checked")).to_have_text("Around the Pacific")
    # The careful choice is the one that nobody has to make.
    expect(tab.get_by_label("What it shows").locator("option:checked")).to_have_text("without codes, seats and notes")
    expect(tab.get_by_role("button", name="Make the address")).to_be_in_viewport(ratio=1)
