"""A store made by the command `meridian`, and `meridian serve` on it."""

import contextlib
import os
import pathlib
import queue
import re
import signal
import sqlite3
import subprocess
import threading
import urllib.parse
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
MERIDIAN = os.environ.get("MERIDIAN_BINARY", str(ROOT / ".build/debug/meridian"))
DEMO = ROOT / "docs/demo"
LONGEST = 60.0  # seconds for anything, also on a busy machine


class NoRedirects(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


class Store:
    """A store in a folder, at a moment that stands still."""

    def __init__(self, folder, now="2027-03-28T07:45:00Z", home="Europe/Berlin", language="C"):
        self.folder, self.share = pathlib.Path(folder), None
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(folder), "LANG": language, "LC_ALL": language,
            "MERIDIAN_DB": str(self.folder / "trips.db"), "MERIDIAN_HOME": home, "MERIDIAN_NOW": now,
            "TZDIR": str(ROOT / "tzfixtures/2026f/zoneinfo"),
        }

    def meridian(self, *words, text=None, cwd=None, status=0, rules="2026f"):
        """What a command prints; its status may be another one where a file has faults, and its rules of time zones older ones."""
        environment = {**self.environment, "TZDIR": str(ROOT / "tzfixtures" / rules / "zoneinfo")}
        done = subprocess.run([MERIDIAN, *map(str, words)], env=environment, capture_output=True, text=True,
                              timeout=LONGEST, input=text, cwd=cwd)
        assert done.returncode in (0, status), (done.returncode, words, done.stdout, done.stderr)
        return done.stdout

    def copied(self, folder):
        """A store of its own with the same content, also while a server that ends tidies up beside this one."""
        target = pathlib.Path(folder) / "trips.db"
        target.touch(0o600)
        with contextlib.closing(sqlite3.connect(self.environment["MERIDIAN_DB"])) as own, \
                contextlib.closing(sqlite3.connect(target)) as other:
            own.backup(other)
        copy = Store(folder)
        copy.share = self.share
        copy.environment = {**self.environment, "HOME": str(folder), "MERIDIAN_DB": str(pathlib.Path(folder) / "trips.db")}
        return copy


def family(folder):
    """The family of docs/demo on 28 March 2027, with to-dos, a feed, and a trip under a passphrase."""
    store = Store(folder)
    # First: to protect a trip deletes the history.
    protect(store)
    store.meridian("import", "family.ics", cwd=DEMO / "family")
    store.meridian("person", "edit", "Rosa Winter", "--home", "Europe/Berlin")
    store.meridian("todo", "add", "Pay the kayaks", "--due", "2027-04-02 18:00 Pacific/Auckland", "--notes", "Bring cash")
    store.meridian("todo", "add", "Renew the passports", "--due", "2027-02-01")
    store.meridian("todo", "done", "passports")
    store.meridian("feed", "add", "Grandparents", "--all", "--expires", "2027-05-01")
    return store


# What those of `household` sign in with.
PASSWORD = "tulips and rain"


def household(family_store, folder):
    """The same family with all that a household may have: accounts and roles, an organization, money, files, a page for a friend,
    and a trip to where a government has moved the clock since it was planned."""
    store = family_store.copied(folder)
    trip = ["--trip", "Around the Pacific"]
    moved(store)
    accounts(store)
    store.meridian("organization", "add", "Sounds Lodge", "--phone", "+64 3 555 0142", "--website", "https://sounds.example/",
                   "--street", "3 Waikawa Road", "--city", "Picton", "--country", "New Zealand")
    store.meridian("edit", "Hotel: Sounds Lodge", "--organization", "Sounds Lodge", "--cost", "612 NZD")
    store.meridian("organization", "add", "Quell Air")
    store.meridian("expense", "add", "Groceries in Picton", *trip, "--amount", "84.50 NZD", "--date", "2027-03-31", "--paid-by",
                   "Ben Winter", "--split", "all")
    store.meridian("expense", "add", "Night train", *trip, "--amount", "238 EUR", "--date", "2027-01-09", "--paid-by", "Ada Winter")
    (store.folder / "insurance.txt").write_text("Policy 4711\n")
    store.meridian("attach", *trip, "insurance.txt", "--about", "Travel insurance", cwd=store.folder)
    store.meridian("attach", "Kayaks to Kaipupu", "https://kayaks.example/booking/17")
    store.meridian("attach", "Kayaks to Kaipupu", "--note", "The code of the shed is 4711")
    store.share = store.meridian("feed", "add", "Tom", *trip).split()[-1]
    synced(store)
    return store


def synced(store):
    """A calendar of a server whose event was changed here and there, and one that is followed: no server runs beside these tests."""
    def event(title):
        return "".join(line + "\r\n" for line in [
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Phone//EN", "BEGIN:VEVENT", "UID:family-kayak@winter.example",
            "DTSTAMP:20270320T090000Z", "DTSTART;TZID=Pacific/Auckland:20270401T093000", "DURATION:PT4H", f"SUMMARY:{title}",
            "END:VEVENT", "END:VCALENDAR"])

    with contextlib.closing(sqlite3.connect(store.environment["MERIDIAN_DB"])) as database, database:
        (trip,) = database.execute("SELECT uuid FROM trip WHERE name = 'Around the Pacific'").fetchone()
        database.execute(
            "INSERT INTO syncAccount (name, address, user, hasPassword, preference, allowsPlain, createdAt, failures, problem, notBefore)"
            " VALUES ('home', 'https://dav.example/ada/', 'ada', 1, 'ask', 0, 1806000000, 1,"
            " 'https://dav.example/ada/: cannot do it now (503 Service Unavailable)', 1806222600)")
        calendar = database.execute(
            "INSERT INTO syncCalendar (uuid, account, address, label, trip, run, syncedAt) VALUES ('c', 'home',"
            " 'https://dav.example/ada/pacific/', 'Pacific', ?, 3, 1806217200)", (trip,)).lastrowid
        base = event("Kayaks to Kaipupu")
        database.execute(
            "INSERT INTO syncItem (calendarId, href, uid, etag, remote, local, state, mine, theirs, theirsTag) VALUES"
            " (?, '/ada/pacific/1.ics', 'family-kayak@winter.example', '\"1\"', ?, ?, 'conflict', ?, ?, '\"2\"')",
            (calendar, base, base, event("Kayaks to Kaipupu, with lunch"), event("Kayaks, from the town jetty")))
        database.execute(
            "INSERT INTO subscription (uuid, address, trip, allowsPrivate, missing, createdAt, failures, checkedAt) VALUES"
            " ('s', 'https://club.example/secret/matches.ics', ?, 0, 'keep', 1806000000, 0, 1806217200)", (trip,))


MOVED = "Vancouver in December"


def moved(store):
    """A trip that was planned before Vancouver stopped to turn its clocks back: its dinner is an hour earlier elsewhere."""
    store.meridian("trip", "new", MOVED, "--start", "2027-12-14", "--end", "2027-12-18", "--traveller", "Ada Winter", rules="2025b")
    store.meridian("add", "restaurant", "Dinner at the harbour", "--trip", MOVED, "--start", "2027-12-15 19:00 America/Vancouver",
                   "--end", "2027-12-15 21:00 America/Vancouver", rules="2025b")


def accounts(store):
    """Ada owns the household, Cleo may edit the trip around the Pacific, and Tom may read it."""
    file = store.folder / "password"
    file.write_text(PASSWORD + "\n")
    file.chmod(0o600)
    store.meridian("account", "add", "ada", "--password-file", file)
    for name, role in [("cleo", "editor"), ("tom", "viewer")]:
        store.meridian("account", "add", name, "--role", "none", "--password-file", file)
        store.meridian("account", "role", name, role, "--trip", "Around the Pacific")


PASSPHRASE = "correct horse battery"


def protect(store):
    """One more trip, under a passphrase."""
    store.meridian("trip", "new", "Surprise for Rosa", "--start", "2027-06-12", "--end", "2027-06-14")
    store.meridian("add", "restaurant", "Dinner on the lake", "--trip", "Surprise for Rosa", "--start",
                   "2027-06-12 19:00 Europe/Berlin", "--end", "2027-06-12 22:00 Europe/Berlin")
    file = store.folder / "passphrase"
    file.write_text(PASSPHRASE + "\n")
    file.chmod(0o600)
    store.meridian("protect", "Surprise for Rosa", "--passphrase-file", file)


class Server:
    """A running `meridian serve`, with a session."""

    def __init__(self, store, *options):
        self.store = store
        self.start([MERIDIAN, "serve", "--listen", "127.0.0.1:0", *options], store.environment)

    def start(self, command, environment, **options):
        """Runs the command that serves, until it has printed the link."""
        self.process = subprocess.Popen(command, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
                                        **options)
        self.lines = queue.Queue()
        threading.Thread(target=lambda: [self.lines.put(line) for line in self.process.stdout], daemon=True).start()
        self.link = self.next_link()
        self.origin = self.link.split("/sign-in/")[0]
        self.session = None
        self.sessions = {}  # of accounts

    def next_link(self):
        """The link to sign in that is printed next."""
        while True:
            line = self.lines.get(timeout=LONGEST)
            if "/sign-in/" in line:
                return line.split()[-1]

    def cookie(self):
        """The session cookie as Playwright takes it; the first call uses the link up."""
        if self.session is None:
            self.session = self.signed_in(secret=self.link.rsplit("/", 1)[1])
            self.link = self.next_link()
        return self.session

    def cookie_of(self, account):
        """The session cookie of an account of `household`, or of the link."""
        if account and account not in self.sessions:
            self.sessions[account] = self.signed_in(name=account, password=PASSWORD)
        return self.sessions[account] if account else self.cookie()

    def signed_in(self, **by):
        """A new session."""
        fields = {"Origin": self.origin, "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0"}
        request = urllib.request.Request(self.origin + "/sign-in", urllib.parse.urlencode(by).encode(), fields)
        try:
            urllib.request.build_opener(NoRedirects).open(request, timeout=LONGEST)
        except urllib.error.HTTPError as answer:
            name, value = answer.headers["Set-Cookie"].split(";")[0].split("=", 1)
        return {"name": name, "value": value, "url": self.origin}

    def get(self, path):
        """The status and the text of a page."""
        cookie = self.cookie()
        request = urllib.request.Request(self.origin + path, headers={"Cookie": f"{cookie['name']}={cookie['value']}"})
        try:
            with urllib.request.urlopen(request, timeout=LONGEST) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.read().decode()

    def trip(self, name=""):
        """The path of the first trip in the list, or of the one with this name."""
        return re.search(r'href="(/trips/[0-9a-f-]{36})"><bdi>' + re.escape(name), self.get("/trips")[1]).group(1)

    def end(self):
        """Ends it; what it said that is an error is returned."""
        self.process.terminate()
        self.process.wait(LONGEST)
        return self.process.stderr.read()


class PageDemo(Server):
    """`make page-demo` as a newcomer types it, at a free port; what it throws away is in a folder."""

    def __init__(self, folder):
        self.session, self.folder = None, pathlib.Path(folder)
        kept = ["PATH", "HOME", "LANG", "LC_ALL", "TZDIR"]
        environment = {name: value for name, value in Store(folder).environment.items() if name in kept}
        self.start(["make", "--no-print-directory", "-C", ROOT, "page-demo", "LISTEN=:0"],
                   {**environment, "MERIDIAN_BINARY": MERIDIAN, "TMPDIR": folder}, start_new_session=True)

    def end(self):
        """Interrupts it as a terminal does: whoever is in its group."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.process.wait(LONGEST)
        return self.process.stderr.read()
