"""Browsers, servers and tabs for the tests. Every tab is watched: see `Watch`."""

import pytest
from playwright.sync_api import sync_playwright

import pages
import server


def pytest_generate_tests(metafunc):
    """A test with a parameter `page` runs for each page."""
    if "page" in metafunc.fixturenames:
        metafunc.parametrize("page", pages.PAGES, ids=lambda page: page.name)


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        # Root has no sandbox.
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def family_store(tmp_path_factory):
    return server.family(tmp_path_factory.mktemp("family"))


@pytest.fixture(scope="session")
def shown(family_store):
    """A server for tests that change nothing."""
    running = server.Server(family_store)
    yield running
    assert running.end() == ""


@pytest.fixture(scope="session")
def household_store(family_store, tmp_path_factory):
    return server.household(family_store, tmp_path_factory.mktemp("household"))


@pytest.fixture(scope="session")
def household(household_store, tmp_path_factory):
    """A server with all that a household may have, for tests that change nothing."""
    running = server.Server(household_store.copied(tmp_path_factory.mktemp("shown-household")))
    yield running
    assert running.end() == ""


@pytest.fixture(scope="session")
def server_of(request):
    """The server of a page of the list."""
    return lambda page: request.getfixturevalue(page.server)


@pytest.fixture
def own(family_store, tmp_path):
    """A server with the same trip, for a test that changes it."""
    running = server.Server(family_store.copied(tmp_path))
    yield running
    assert running.end() == ""


@pytest.fixture
def own_household(household_store, tmp_path):
    """A server with the same household, for a test that changes it."""
    running = server.Server(household_store.copied(tmp_path))
    yield running
    assert running.end() == ""


class Watch:
    """What must not happen in any tab: a script that fails or opens a dialog, a request elsewhere, a rule broken."""

    def __init__(self, origin):
        self.origin, self.wrong = origin, []

    def look_at(self, tab):
        tab.on("pageerror", lambda error: self.wrong.append(f"script: {error}"))
        tab.on("console", self.heard)
        tab.on("dialog", lambda dialog: (self.wrong.append(f"dialog: {dialog.message}"), dialog.dismiss()))
        tab.on("request", self.asked)

    def heard(self, message):
        # Chromium reports the status of a page that is meant to be refused.
        if message.type in ("error", "warning") and "the server responded with a status of" not in message.text:
            self.wrong.append(f"console: {message.text}")

    def asked(self, request):
        if not request.url.startswith((self.origin + "/", "data:")):
            self.wrong.append(f"request: {request.url}")


@pytest.fixture(scope="session")
def kept_tabs():
    """The tabs of `look`, by what they were opened with; closed with the browser."""
    return {}


@pytest.fixture
def look(chromium, server_of, kept_tabs):
    """Shows a page of the list in a tab that is kept for the next test: `look(page, **options of new_context)`."""
    used = []

    def show(page, **options):
        running = server_of(page)
        known = (running.origin, page.signed_in, page.account, *sorted(options.items()))
        if known not in kept_tabs:
            context = chromium.new_context(locale="en-GB", timezone_id="Europe/London", **options)
            context.set_default_timeout(20_000)
            if page.signed_in:
                context.add_cookies([running.cookie_of(page.account)])
            kept_tabs[known] = context.new_page(), Watch(running.origin)
            kept_tabs[known][1].look_at(kept_tabs[known][0])
        tab, watch = kept_tabs[known]
        used.append(watch)
        tab.set_viewport_size({"width": 1280, "height": 800})
        tab.emulate_media(color_scheme="light")
        page.show(tab, running)
        return tab

    yield show
    wrong = [text for watch in used for text in watch.wrong]
    for watch in used:
        watch.wrong.clear()
    assert wrong == []


@pytest.fixture
def open_tab(chromium):
    """Opens a tab on a server: `open_tab(running, signed_in=True, account=None, **options of Playwright's new_context)`."""
    contexts, watches = [], []

    def open_one(running, signed_in=True, account=None, **options):
        context = chromium.new_context(**{"viewport": {"width": 1280, "height": 800}, "locale": "en-GB",
                                          "timezone_id": "Europe/London", **options})
        context.set_default_timeout(20_000)
        contexts.append(context)
        if signed_in:
            context.add_cookies([running.cookie_of(account)])
        tab, watch = context.new_page(), Watch(running.origin)
        watch.look_at(tab)
        watches.append(watch)
        return tab

    yield open_one
    for context in contexts:
        context.close()
    wrong = [text for watch in watches for text in watch.wrong]
    assert wrong == []
