"""The keyboard in WebKitGTK, the engine that is nearest to that of phones by Apple."""

import contextlib
import os
import subprocess
import time

import pytest
from selenium import webdriver
from selenium.common.exceptions import InvalidSessionIdException, WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.options import Options
from selenium.webdriver.webkitgtk.service import Service

import server
from test_keyboard import FOCUS

# MiniBrowser crashes now and then by itself. A page that crashes it each time fails.
TRIES = 3


@pytest.fixture
def webkit(monkeypatch):
    """Starts browsers on a screen that is not there."""
    reading, writing = os.pipe()
    screen = subprocess.Popen(["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x900x24", "-nolisten", "tcp"],
                              pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as numbers:
        monkeypatch.setenv("DISPLAY", ":" + numbers.readline().strip())
    # Root has no sandbox, and a machine without a graphics card no acceleration.
    monkeypatch.setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
    monkeypatch.setenv("WEBKIT_DISABLE_COMPOSITING_MODE", "1")
    options = Options()
    options.binary_location = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser"
    if not os.path.exists(options.binary_location):
        options.binary_location = f"/usr/lib/{os.uname().machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser"
    options.add_argument("--automation")
    browsers = []

    def start():
        browsers.append(webdriver.WebKitGTK(options=options, service=Service("/usr/bin/WebKitWebDriver")))
        return browsers[-1]

    yield start
    for browser in browsers:
        with contextlib.suppress(WebDriverException):
            browser.quit()
    screen.terminate()
    screen.wait()


class Walk:
    def __init__(self, browser):
        self.browser = browser

    def press(self, *keys):
        for key in keys:
            webdriver.ActionChains(self.browser).send_keys(key).perform()

    def reach(self, tag, name):
        seen = []
        for _ in range(120):
            self.press(Keys.TAB)
            focus = self.browser.execute_script(f"return ({FOCUS})()")
            if focus["tag"] == tag and focus["name"].startswith(name):
                # It scrolls there in its own time.
                WebDriverWait(self.browser, 5).until(lambda browser: browser.execute_script(f"return ({FOCUS})().inside"))
                assert focus["outlined"], focus
                return
            seen.append(focus["name"])
        raise AssertionError(f"no {tag} named {name} is reached: {seen}")

    def follow(self, tag, name):
        self.reach(tag, name)
        page = self.browser.find_element(By.TAG_NAME, "html")
        self.press(Keys.ENTER)
        WebDriverWait(self.browser, server.LONGEST).until(lambda browser: browser.find_element(By.TAG_NAME, "html") != page)
        WebDriverWait(self.browser, server.LONGEST).until(
            lambda browser: browser.execute_script("return document.readyState") == "complete")
        # The driver loses a page that it is asked about too soon.
        time.sleep(1)

    def write(self, label, text):
        self.reach("input", label)
        self.press(text)

    def text(self):
        # The element of a page that is just being left is none any more.
        return self.browser.execute_script("return document.body.innerText")


def test_a_trip_is_planned_by_keys_in_webkit(family_store, tmp_path, webkit):
    for number in range(TRIES):
        folder = tmp_path / str(number)
        folder.mkdir()
        running = server.Server(family_store.copied(folder))
        crash = None
        try:
            plan_a_trip(running, webkit())
        except InvalidSessionIdException as error:
            crash = error
            print(f"the browser crashed in try {number + 1}: {error.msg}")
        finally:
            assert running.end() == ""
        if crash is None:
            return
    raise crash


def plan_a_trip(own, browser):
    walk = Walk(browser)
    browser.get(own.link)
    walk.follow("button", "Sign in")
    walk.follow("a", "Around the Pacific")
    assert "Thu 18 March 2027" in walk.text()
    walk.follow("a", "Calendar")
    walk.follow("a", "Week")
    walk.follow("a", "Add an activity")
    walk.write("Title", "Walk on the pier")
    walk.write("Starts or departs", "2027-04-03 18:00")
    walk.write("on the clock of", "Pacific/Auckland")
    walk.write("Ends or arrives", "+1h")
    walk.follow("button", "Add")
    assert "Walk on the pier" in walk.text()
    walk.follow("button", "Undo")
    assert "Walk on the pier" not in walk.text().replace("Done", "")
    walk.follow("a", "Share")
    walk.follow("a", "Make an address, or revoke one")
    walk.write("For whom", "Tom")
    walk.follow("button", "Make the address")
    assert own.origin + "/f/" in walk.text()
    walk.follow("button", "Sign out")
    assert "You are signed out" in walk.text()
