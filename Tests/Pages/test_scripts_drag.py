"""Dragging an activity to another time sends the form of its buttons."""

CAVES = "Waitomo"


def board(open_tab, own, path):
    tab = open_tab(own, viewport={"width": 1280, "height": 2000})
    tab.goto(own.origin + own.trip() + path)
    # The script is there when the browser's own dragging is stopped.
    tab.wait_for_function("""() => !document.querySelector('[data-move] a').dispatchEvent(
        new DragEvent('dragstart', {bubbles: true, cancelable: true}))""")
    return tab


def caves(tab):
    return tab.locator("[data-move]", has_text=CAVES)


def drag(tab, entry, x, y, *held):
    box = entry.bounding_box()
    start = (box["x"] + 4, box["y"] + 8)
    tab.mouse.move(*start)
    tab.mouse.down()
    tab.mouse.move(start[0] + x / 2, start[1] + y / 2)
    for key in held:
        tab.keyboard.down(key)
    tab.mouse.move(start[0] + x, start[1] + y)


def let_go(tab):
    with tab.expect_navigation():
        tab.mouse.up()


def row(tab):
    """The height of a row."""
    return tab.evaluate("() => parseFloat(getComputedStyle(document.querySelector('.hours')).gridTemplateRows.split(' ')[20])")


def test_an_hour_down_is_an_hour_later_and_undo_takes_it_back(own, open_tab):
    tab = board(open_tab, own, "/day/2027-03-25")
    before = caves(tab).locator(".time").inner_text()
    assert before.startswith("08:00")
    drag(tab, caves(tab), 0, 2 * row(tab))
    assert caves(tab).locator("output").inner_text() == "+60min"
    let_go(tab)
    assert "/day/2027-03-25?done=" in tab.url
    assert caves(tab).locator(".time").inner_text().startswith("09:00")
    # What was done has the focus, and the button is the next stop.
    tab.locator("form.done [role=status]:focus").wait_for()
    tab.keyboard.press("Tab")
    assert tab.evaluate("() => document.activeElement.textContent") == "Undo"
    tab.get_by_role("button", name="Undo").click()
    assert caves(tab).locator(".time").inner_text() == before


def test_steps_are_of_15_minutes_and_with_shift_of_5(own, open_tab):
    tab = board(open_tab, own, "/day/2027-03-25")
    height = row(tab)
    drag(tab, caves(tab), 0, height * 0.55)
    assert caves(tab).locator("output").inner_text() == "+15min"
    tab.keyboard.press("Escape")
    tab.mouse.up()
    assert caves(tab).locator("output").count() == 0
    drag(tab, caves(tab), 0, height * 0.65, "Shift")
    assert caves(tab).locator("output").inner_text() == "+20min"
    let_go(tab)
    assert caves(tab).locator(".time").inner_text().startswith("08:20")


def test_in_a_week_it_goes_to_another_day(own, open_tab):
    tab = board(open_tab, own, "/week/2027-03-25")
    there = tab.locator("#day-2027-03-26").locator("xpath=ancestor::section").bounding_box()
    box = caves(tab).bounding_box()
    drag(tab, caves(tab), there["x"] - box["x"] + 30, 0)
    assert caves(tab).locator("output").inner_text() == "+1d"
    let_go(tab)
    assert "/week/2027-03-25?done=" in tab.url
    assert caves(tab).locator("xpath=ancestor::section").locator("h2").get_attribute("id") == "day-2027-03-26"


def test_a_click_is_no_drag_and_a_drag_is_no_click(own, open_tab):
    tab = board(open_tab, own, "/day/2027-03-25")
    address = tab.url
    drag(tab, caves(tab).locator("a"), 0, 0.1)
    tab.mouse.up()
    tab.wait_for_url("**/activity?*")
    tab.goto(address)
    tab.wait_for_timeout(500)
    drag(tab, caves(tab).locator("a"), 0, row(tab))
    tab.keyboard.press("Escape")
    tab.mouse.up()
    tab.wait_for_timeout(300)
    assert tab.url == address


def test_what_was_changed_meanwhile_is_a_conflict(own, open_tab):
    tab = board(open_tab, own, "/day/2027-03-25")
    own.store.meridian("edit", CAVES, "--notes", "Bring a torch")
    drag(tab, caves(tab), 0, 2 * row(tab))
    let_go(tab)
    assert "It was changed meanwhile" in tab.locator("h1").inner_text()
    assert "08:00" in own.store.meridian("show", CAVES)


def test_a_list_is_not_dragged(own, open_tab):
    tab = open_tab(own, viewport={"width": 390, "height": 800})
    tab.goto(own.origin + own.trip() + "/day/2027-03-25")
    tab.wait_for_timeout(500)
    address = tab.url
    drag(tab, caves(tab), 0, 100)
    tab.mouse.up()
    tab.wait_for_timeout(300)
    assert tab.url == address
