"""Reading a trip without a connection, and that nothing of it is left when a session ends."""

import urllib.parse

import pytest

DAY = "/day/2027-03-25"
KEPT = """async () => { const found = [];
  for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys())
    found.push(name.split(' ')[0] + ' ' + new URL(request.url).pathname);
  return found.sort(); }"""


def looked_at(tab, running, *paths):
    """Opens pages until the worker has kept the last one."""
    tab.goto(running.origin + running.trip())
    tab.evaluate("() => navigator.serviceWorker.ready.then(() => {})")
    # A page that came while the worker began may be without it until the next load.
    tab.reload()
    tab.wait_for_function("() => navigator.serviceWorker.controller")
    for path in paths:
        tab.goto(running.origin + running.trip() + path)
        wait_until_kept(tab, running.trip() + path.split("?")[0])


def wait_until_kept(tab, path):
    for _ in range(200):
        if any(line.endswith(" " + path) for line in tab.evaluate(KEPT)):
            return
        tab.wait_for_timeout(50)
    raise AssertionError(f"{path} is not kept: {tab.evaluate(KEPT)}")


def offline(tab):
    tab.context.set_offline(True)


def sign_in(tab, running):
    """Signs in as a person does, with the link that the terminal shows."""
    running.cookie()
    tab.goto(running.link)
    tab.get_by_role("button", name="Sign in").click()
    tab.wait_for_url("**/trips")
    running.link = running.next_link()


def test_a_page_that_was_kept_says_when(shown, open_tab):
    tab = open_tab(shown, timezone_id="Pacific/Apia")
    looked_at(tab, shown, DAY)
    assert not tab.locator("#kept").is_visible()
    online = tab.locator("main").inner_text()
    offline(tab)
    tab.reload()
    bar = tab.locator("#kept")
    # The clock of the household, not that of the browser.
    assert bar.inner_text() == ("You are offline. This page was kept on Sun 28 March 2027 09:45 (Europe/Berlin); "
                                "what has changed since is not on it.")
    assert tab.locator("main").inner_text() == online
    assert tab.evaluate("() => getComputedStyle(document.body).maxInlineSize") != "none"
    tab.locator("#said", has_text="You are offline").wait_for()


def test_the_trip_is_kept_with_its_days_and_activities(shown, open_tab):
    tab = open_tab(shown)
    looked_at(tab, shown)
    for path in ["", "/findings", DAY, "/activity", "/timeline", "/map", "/paper", "/files"]:
        wait_until_kept(tab, shown.trip() + path)
    offline(tab)
    tab.goto(shown.origin + shown.trip())
    tab.get_by_role("link", name="Thu 25 March 2027", exact=True).click()
    assert tab.locator("#kept").is_visible()
    assert "Waitomo" in tab.locator("main").inner_text()


def test_what_is_not_kept_says_so_and_leads_to_the_trip(shown, open_tab):
    tab = open_tab(shown)
    looked_at(tab, shown, DAY)
    wait_until_kept(tab, shown.trip())
    offline(tab)
    for path in ["/trips", "/feeds", "/history", "/import", shown.trip() + "/day/2031-01-01"]:
        tab.goto(shown.origin + path)
        assert tab.locator("h1").inner_text() == "You are offline", path
    tab.get_by_role("link", name="The trip that was kept").click()
    assert tab.locator("#kept").is_visible()
    assert tab.url == shown.origin + shown.trip()


def test_the_network_comes_first(own, open_tab):
    tab = open_tab(own)
    looked_at(tab, own, DAY)
    own.store.meridian("edit", "Waitomo", "--title", "Caves with glow-worms")
    tab.reload()
    assert "Caves with glow-worms" in tab.locator("main").inner_text()


def test_a_form_on_a_kept_page_is_refused_and_nothing_typed_is_lost(own, open_tab):
    tab = open_tab(own)
    looked_at(tab, own, DAY)
    tab.get_by_role("link", name="Waitomo").first.click()
    tab.wait_for_url("**/activity?*")
    wait_until_kept(tab, own.trip() + "/activity")
    offline(tab)
    tab.reload()
    tab.locator("#kept").wait_for()
    tab.wait_for_timeout(500)
    address = tab.url
    tab.get_by_role("button", name="1 day later").click()
    tab.locator("#said", has_text="Nothing was changed").wait_for()
    assert tab.url == address
    assert tab.evaluate("() => document.activeElement.id") == "kept"


def test_what_is_secret_is_never_kept(own, open_tab):
    tab = open_tab(own)
    looked_at(tab, own, DAY)
    feed = own.store.meridian("feed", "add", "Ben", "--all")
    secret = next(word for word in feed.split() if "/f/" in word).split("/f/")[1]
    tab.goto(own.origin + own.trip() + "/add")
    for path in ["/feeds", "/import", "/history", "/trips"]:
        tab.goto(own.origin + path)
    for path in ["/f/" + secret, own.trip() + "/trip.ics"]:
        with tab.expect_download(), pytest.raises(Exception, match="Download is starting|ERR_ABORTED"):
            tab.goto(own.origin + path)
    tab.wait_for_timeout(500)
    for line in tab.evaluate(KEPT):
        path = line.split(" ")[1]
        assert path == "/offline" or path.startswith((own.trip(), "/style-", "/script-")), path
        assert not path.endswith(("/add", ".ics", "/edit", "/delete")), path


@pytest.mark.parametrize("is_online", [True, False])
def test_nothing_is_left_after_signing_out(own, open_tab, is_online):
    tab = open_tab(own, signed_in=False)
    sign_in(tab, own)
    looked_at(tab, own, DAY)
    if not is_online:
        offline(tab)
        tab.reload()
    button = tab.get_by_role("button", name="Sign out")
    if is_online:
        button.click()
        tab.wait_for_url("**/signed-out")
    else:
        with tab.expect_event("requestfailed"):
            button.click()
        tab.wait_for_timeout(500)
    offline(tab)
    for path in ["", DAY]:
        try:
            answer = tab.goto(own.origin + own.trip() + path)
        except Exception as error:  # the browser's own page: not even the worker is left
            assert "ERR_INTERNET_DISCONNECTED" in str(error)
        else:
            assert answer.status == 503 and "Waitomo" not in tab.content()


def test_nothing_is_left_when_the_session_ends(own, open_tab):
    tab = open_tab(own, signed_in=False)
    sign_in(tab, own)
    looked_at(tab, own, DAY)
    cookies = tab.context.cookies()
    tab.context.clear_cookies()
    tab.goto(own.origin + own.trip() + DAY)
    assert "You are not signed in" in tab.locator("h1").inner_text()
    tab.wait_for_timeout(500)
    tab.context.add_cookies(cookies)
    offline(tab)
    try:
        tab.goto(own.origin + own.trip() + DAY)
    except Exception as error:
        assert "ERR_INTERNET_DISCONNECTED" in str(error)
    else:
        assert "Waitomo" not in tab.content()


def test_another_session_takes_the_place_of_what_was_kept(own, open_tab):
    tab = open_tab(own, signed_in=False)
    sign_in(tab, own)
    looked_at(tab, own, DAY)
    # Another person signs in with this browser, without that the first one has signed out.
    sign_in(tab, own)
    tab.wait_for_timeout(500)
    assert not [line for line in tab.evaluate(KEPT) if line.startswith("meridian ")]


def test_another_trip_takes_the_place_of_the_one_before(own, open_tab):
    own.store.meridian("trip", "new", "Weekend in Rome")
    tab = open_tab(own)
    looked_at(tab, own, DAY)
    first, second = own.trip("Around"), own.trip("Weekend in Rome")
    tab.goto(own.origin + second)
    wait_until_kept(tab, second)
    assert not [line for line in tab.evaluate(KEPT) if first in line]


def test_a_trip_that_is_protected_is_forgotten(own, open_tab):
    tab = open_tab(own)
    looked_at(tab, own, DAY)
    trip = own.trip()
    own.store.meridian("protect", "Around the Pacific", "--passphrase-file", "-", text="correct horse battery staple\n")
    assert tab.goto(own.origin + trip + DAY).status == 404
    tab.wait_for_timeout(500)
    assert not [line for line in tab.evaluate(KEPT) if trip in line]


def test_a_page_of_another_session_takes_the_place_of_all_that_was_kept(own, open_tab):
    tab = open_tab(own)
    looked_at(tab, own, DAY)
    # As behind a proxy that says who it is: no form of ours tells of the change.
    own.session = None
    tab.context.add_cookies([own.cookie()])
    tab.goto(own.origin + own.trip() + "/findings")
    wait_until_kept(tab, own.trip() + "/findings")
    names = tab.evaluate("async () => (await caches.keys()).filter(name => name.startsWith('meridian '))")
    assert len(names) == 1
    assert f"meridian {own.trip()}{DAY}" not in tab.evaluate(KEPT)


def test_a_form_of_another_site_drops_nothing(shown, open_tab):
    tab = open_tab(shown)
    looked_at(tab, shown, DAY)
    kept = [line for line in tab.evaluate(KEPT) if line.startswith("meridian ")]
    form = f'<form method="post" action="{shown.origin}/sign-out"><button>Go</button></form>'
    tab.goto("data:text/html," + urllib.parse.quote(form))
    tab.get_by_role("button", name="Go").click()
    assert tab.locator("h1").inner_text() != "Signed out"
    tab.goto(shown.origin + shown.trip() + DAY)
    assert set(kept) <= set(tab.evaluate(KEPT))
