"""What a page says is the same in every browser: its zone, its language and its scripts change nothing."""

import re

import pytest

import pages

PLACES = [("en-US", "Pacific/Apia"), ("ar-EG", "America/Los_Angeles"), ("en-US", "Asia/Kathmandu")]


def settled(text):
    """Without what is new on every visit: the UID of a new activity, and the secret of a review."""
    text = text.replace(' tabindex="-1"', "")  # of a notice, which a script focuses a moment later
    text = re.sub(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", "UUID", text)
    return re.sub(r"\b[0-9a-z]{26,64}\b", "SECRET", text)


def said(tab):
    tab.wait_for_function(pages.READY)
    return settled(tab.evaluate("document.documentElement.outerHTML")), settled(tab.evaluate("document.body.innerText"))


@pytest.fixture(scope="module")
def tabs(chromium, shown, household):
    """Two tabs in each place: one is signed in at both servers, the other at none."""
    contexts = {(place, signed_in): chromium.new_context(
                    locale=place[0], timezone_id=place[1], viewport={"width": 1280, "height": 800})
                for place in PLACES for signed_in in (True, False)}
    for (_, signed_in), context in contexts.items():
        if signed_in:
            context.add_cookies([shown.cookie(), household.cookie()])
    yield {known: context.new_page() for known, context in contexts.items()}
    for context in contexts.values():
        context.close()


# One attempt more at a passphrase has another answer: that of having to wait.
@pytest.mark.parametrize("shown_page", [page for page in pages.PAGES if not page.account and page.name != "protected-refused"],
                         ids=lambda page: page.name)
def test_zone_and_language_of_the_browser_change_nothing(shown_page, tabs, server_of):
    first = None
    for place in PLACES:
        tab = tabs[place, shown_page.signed_in]
        shown_page.show(tab, server_of(shown_page))
        first = first or said(tab)
        assert said(tab) == first, place


def lines(tab):
    """What the page says, without what only scripts can do: its keys, and copying."""
    added = {line for box in tab.locator("details.keys, [data-copy]").all() for line in box.inner_text().splitlines()}
    return [line for line in settled(tab.locator("main").inner_text()).splitlines() if line.strip() and line not in added]


def test_every_page_says_the_same_without_scripts(page, look):
    tab = look(page)
    tab.wait_for_function(pages.READY)
    assert lines(look(page, java_script_enabled=False)) == lines(tab)


def test_a_language_that_is_asked_for_changes_nothing(shown, open_tab):
    tab = open_tab(shown, locale="de-DE")
    tab.goto(shown.origin + shown.trip())
    assert "Thu 18 March 2027" in tab.locator("main").inner_text()
