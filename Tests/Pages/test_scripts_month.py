"""The keys of a month, and those of days and weeks."""

import pytest

FOCUS = "() => document.activeElement.querySelector('time')?.dateTime ?? document.activeElement.textContent.trim()"
ROLES = "() => [...document.querySelectorAll('table.month, table.month td')].map(node => node.getAttribute('role'))"


def month(open_tab, shown, path="/month/2027-03", **options):
    tab = open_tab(shown, **options)
    tab.goto(shown.origin + shown.trip() + path)
    tab.locator("table[role=grid]").wait_for()
    return tab


def press(tab, *keys):
    for key in keys:
        tab.keyboard.press(key)
    return tab.evaluate(FOCUS)


def enter(tab):
    """Tabs from the switch of clocks to the grid; returns how many stops that took."""
    tab.locator("#zone").focus()
    for count in range(1, 20):
        tab.keyboard.press("Tab")
        if tab.evaluate("() => document.activeElement.matches('table.month td')"):
            return count
    raise AssertionError("the grid was not reached")


def test_arrows_go_from_day_to_day(shown, open_tab):
    tab = month(open_tab, shown)
    enter(tab)
    # Today is where one comes in: Sunday, the last day of its week.
    assert tab.evaluate(FOCUS) == "2027-03-28"
    assert press(tab, "ArrowRight") == "2027-03-28"
    assert press(tab, "ArrowLeft") == "2027-03-27"
    assert press(tab, "ArrowUp") == "2027-03-20"
    assert press(tab, "ArrowDown", "ArrowDown") == "2027-04-03"
    assert press(tab, "ArrowDown") == "2027-04-03"
    assert press(tab, "Home") == "2027-03-29"
    assert press(tab, "End") == "2027-04-04"
    assert press(tab, "Control+Home") == "2027-03-01"
    assert press(tab, "ArrowUp", "ArrowLeft") == "2027-03-01"
    assert press(tab, "Control+End") == "2027-04-04"
    assert tab.evaluate("() => document.querySelectorAll('table.month [tabindex=\"0\"]').length") == 1


def test_tab_leaves_the_grid_at_once(shown, open_tab):
    tab = month(open_tab, shown)
    enter(tab)
    tab.keyboard.press("Tab")
    assert not tab.evaluate("() => document.activeElement.closest('table.month') != null")
    tab.keyboard.press("Shift+Tab")
    assert tab.evaluate(FOCUS) == "2027-03-28"


def test_pages_are_months_and_keep_the_day(shown, open_tab):
    tab = month(open_tab, shown)
    enter(tab)
    press(tab, "ArrowDown", "Home")
    press(tab, "ArrowRight", "ArrowRight")  # 31 March
    for key, path, date in [("PageDown", "/month/2027-04", "2027-04-30"), ("PageUp", "/month/2027-03", "2027-03-30")]:
        tab.keyboard.press(key)
        tab.wait_for_url("**" + path)
        tab.locator("td:focus").wait_for()
        assert tab.evaluate(FOCUS) == date


def test_enter_opens_the_day_and_F2_its_activities(shown, open_tab):
    tab = month(open_tab, shown)
    enter(tab)
    press(tab, "ArrowLeft", "ArrowLeft", "ArrowLeft")
    assert tab.evaluate(FOCUS) == "2027-03-25"
    press(tab, "F2")
    assert tab.evaluate("() => document.activeElement.matches('a.day')")
    titles = [press(tab, "ArrowDown") for _ in range(4)]
    assert any("Waitomo" in title for title in titles), titles
    assert press(tab, "Escape") == "2027-03-25"
    tab.keyboard.press("Enter")
    tab.wait_for_url("**/day/2027-03-25")


def test_arrows_follow_the_direction_of_the_script(shown, open_tab):
    tab = open_tab(shown)
    tab.route("**/month/*", lambda route: route.fulfill(
        response=(answer := route.fetch()), body=answer.text().replace('dir="ltr"', 'dir="rtl"')))
    tab.goto(shown.origin + shown.trip() + "/month/2027-03")
    tab.locator("table[role=grid]").wait_for()
    enter(tab)
    assert press(tab, "ArrowRight") == "2027-03-27"
    assert press(tab, "ArrowLeft") == "2027-03-28"


def test_without_scripts_it_is_a_table(shown, open_tab):
    tab = open_tab(shown, java_script_enabled=False)
    tab.goto(shown.origin + shown.trip() + "/month/2027-03")
    assert tab.locator("[role=grid], [role=gridcell]").count() == 0
    for hidden in ["details.keys", "button[data-copy]", "#kept"]:
        assert not tab.locator(hidden).is_visible(), hidden


@pytest.mark.parametrize("view", ["", "/day/2027-03-25", "/week/2027-03-25", "/month/2027-03", "/findings"])
def test_with_and_without_scripts_the_page_is_the_same(shown, open_tab, view):
    found = []
    for is_on in [True, False]:
        tab = open_tab(shown, java_script_enabled=is_on)
        answer = tab.goto(shown.origin + shown.trip() + view)
        html = answer.text()
        tab.wait_for_timeout(300)
        found.append((html, tab.locator("header h1").inner_text(), tab.locator("main form, main a").count(),
                      tab.locator("main section, main table, main ul").first.inner_text()))
    assert found[0] == found[1]


@pytest.mark.parametrize("view, before, after", [
    ("day/2027-03-25", "day/2027-03-24", "day/2027-03-26"), ("week/2027-03-25", "week/2027-03-15", "week/2027-03-29")])
def test_arrows_lead_to_other_days_and_weeks(shown, open_tab, view, before, after):
    tab = open_tab(shown)
    for key, path in [("ArrowLeft", before), ("ArrowRight", after)]:
        tab.goto(f"{shown.origin}{shown.trip()}/{view}")
        tab.locator("details.keys").wait_for()
        tab.keyboard.press(key)
        tab.wait_for_url("**/" + path)


def test_arrows_in_a_field_or_switched_off_lead_nowhere(shown, open_tab):
    tab = open_tab(shown)
    address = f"{shown.origin}{shown.trip()}/day/2027-03-25"
    tab.goto(address)
    keys = tab.locator("details.keys")
    keys.wait_for()
    for field in ["#zone", "#clock", "#date", "details.keys summary"]:
        tab.locator(field).focus()
        tab.keyboard.press("ArrowLeft")
    for key in ["Control+ArrowLeft", "Alt+ArrowUp", "Shift+ArrowLeft"]:
        tab.keyboard.press(key)
    assert tab.url == address
    keys.locator("summary").click()
    keys.get_by_role("checkbox").uncheck()
    tab.reload()
    tab.locator("details.keys").wait_for()
    assert not tab.locator("details.keys input").is_checked()
    tab.keyboard.press("ArrowLeft")
    tab.wait_for_timeout(300)
    assert tab.url == address
    # The choice is no secret, and outlives what is dropped with a session.
    assert "meridian-keys=off" in tab.evaluate("() => document.cookie")


def test_a_date_is_jumped_to(shown, open_tab):
    tab = open_tab(shown)
    tab.goto(f"{shown.origin}{shown.trip()}/day/2027-03-25?clock=home")
    tab.get_by_label("Date", exact=True).fill("2027-04-02")
    tab.get_by_role("button", name="Go there").click()
    assert "Fri 2 April 2027" in tab.locator("h1").inner_text()
    assert tab.locator("#clock").input_value() == "home"
