"""Asks the pages of `meridian serve` for the same month as Radicale serves, with wrk; called by scripts/bench.

    race_pages.py MERIDIAN [EVENTS]

Prints a section as BenchmarkKit does. Both servers run on this machine, one after the other is asked, in turns. Radicale has
no page that shows a month: it is asked for the month's events, and for the whole collection as an .ics file.
"""

import base64
import datetime
import http.client
import json
import pathlib
import random
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.parse

sys.dont_write_bytecode = True
import race_store

RADICALE = "3.9.0"
TOOLS = race_store.TOOLS.with_name("page-tools")
SEED = 20261126
ROUNDS, SECONDS, CONNECTIONS = 5, 8, 4
REQUESTS = 100_000
# A feed is given out sixty times an hour, so that they are asked for in turn.
FEEDS = 250
# What a server may grow by in those, after its first tenth.
GROWTH = 1.1
LONGEST = 60
# Radicale reads each event's file when it is first asked for them.
FIRST = 300
USER = "life"
ZONES = ["Europe/Berlin", "Asia/Tokyo", "America/New_York", "Europe/London"]

REPORT = """\
<?xml version="1.0"?><C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><D:prop><D:getetag/>
<C:calendar-data/></D:prop><C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
<C:time-range start="20270301T000000Z" end="20270401T000000Z"/></C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>"""

# Asks for the paths in turn, and prints what became of it as JSON.
LUA = """\
local paths, number = %s, 0
wrk.method, wrk.body = %s, %s
for name, value in pairs(%s) do wrk.headers[name] = value end
request = function()
    number = number %% #paths + 1
    return wrk.format(nil, paths[number])
end
done = function(summary, latency)
    local errors = summary.errors
    io.write(string.format('RESULT {"requests":%%d,"p50":%%f,"p99":%%f,"errors":%%d}\\n', summary.requests,
        latency:percentile(50) / 1000, latency:percentile(99) / 1000,
        errors.connect + errors.read + errors.write + errors.status + errors.timeout))
end
"""


def write_month(path, events):
    """A month of one person's meetings, the same for the same number of events."""
    chance = random.Random(SEED)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Pages 1.0//EN"]
    for number in range(events):
        start = datetime.datetime(2027, 3, 1, 6) + datetime.timedelta(
            days=chance.randrange(31), minutes=15 * chance.randrange(60))
        zone = chance.choice(ZONES)
        end = start + datetime.timedelta(minutes=chance.choice([15, 30, 45, 60]))
        lines += ["BEGIN:VEVENT", f"UID:{number}@pages.example", "DTSTAMP:20261101T080000Z",
                  f"DTSTART;TZID={zone}:{start:%Y%m%dT%H%M%S}", f"DTEND;TZID={zone}:{end:%Y%m%dT%H%M%S}",
                  f"SUMMARY:Meeting {number}", f"LOCATION:Room {number % 40}", "END:VEVENT"]
    path.write_text("\r\n".join([*lines, "END:VCALENDAR", ""]), encoding="utf-8")


class Target:
    """Something that a server is asked for."""

    def __init__(self, origin, paths, headers, method="GET", body=None):
        self.origin, self.paths, self.headers, self.method, self.body = origin, paths, headers, method, body
        lua = lambda value: json.dumps(value) if value is not None else "nil"
        table = "{" + ", ".join(f"[{json.dumps(name)}]={json.dumps(value)}" for name, value in headers.items()) + "}"
        listed = "{" + ", ".join(map(json.dumps, paths)) + "}"
        self.script = LUA % (listed, lua(method), lua(body), table)

    def ask_once(self):
        """Waits for one answer, however long the first one takes."""
        connection = http.client.HTTPConnection(urllib.parse.urlsplit(self.origin).netloc, timeout=FIRST)
        connection.request(self.method, self.paths[0], self.body, self.headers)
        answer = connection.getresponse()
        answer.read()
        connection.close()
        if answer.status >= 300:
            sys.exit(f"race_pages: {self.method} {self.paths[0]} was answered with {answer.status}")

    def ask(self, folder, seconds=SECONDS, connections=CONNECTIONS):
        script = folder / "ask.lua"
        script.write_text(self.script, encoding="utf-8")
        done = subprocess.run(
            ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--timeout", "30s", "-s", script, self.origin], check=True,
            text=True, stdout=subprocess.PIPE)
        return json.loads(re.search(r"^RESULT (.*)$", done.stdout, re.MULTILINE).group(1))


class Server:
    """A process that answers on a port of this machine."""

    def __init__(self, command, ground, **options):
        self.process = subprocess.Popen(
            [str(word) for word in command], env=ground.environment, cwd=ground.folder, text=True, stderr=subprocess.DEVNULL,
            **options)

    def memory(self):
        """What it has of memory now, in MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"^VmRSS:\s+(\d+)", status, re.MULTILINE).group(1)) / 1024

    def end(self):
        """Nothing that it has is wanted any more; Radicale would first answer those who have gone."""
        self.process.kill()
        self.process.wait(timeout=LONGEST)


class Pages(Server):
    """`meridian serve`, signed in."""

    def __init__(self, ground, program, store):
        super().__init__([program, "serve", "--listen", "127.0.0.1:0", "--db", store], ground, stdout=subprocess.PIPE)
        for line in self.process.stdout:
            if "/sign-in/" in line:
                break
        link = urllib.parse.urlsplit(line.split()[-1])
        self.origin = f"http://{link.netloc}"
        status, headers, _ = self.get("/sign-in", "POST", f"secret={link.path.rpartition('/')[2]}", {
            "Content-Type": "application/x-www-form-urlencoded", "Origin": self.origin})
        if status != 303:
            sys.exit(f"race_pages: signing in was answered with {status}")
        self.cookie = {"Cookie": headers["Set-Cookie"].split(";")[0]}

    def get(self, path, method="GET", body=None, headers=None):
        connection = http.client.HTTPConnection(urllib.parse.urlsplit(self.origin).netloc, timeout=LONGEST)
        connection.request(method, path, body, headers if headers is not None else self.cookie)
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, answer.headers, text


def radicale(ground, file):
    """Radicale with one collection of the same events, in an environment of its own."""
    program = TOOLS / "bin" / "python"
    if not program.exists():
        subprocess.run([sys.executable, "-m", "venv", TOOLS], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([TOOLS / "bin" / "pip", "-q", "install", f"radicale=={RADICALE}"], check=True)
    collection = ground.folder / "radicale" / "collection-root" / USER / "month"
    collection.parent.mkdir(parents=True)
    race_store.write_vdir(file, collection)
    (collection / ".Radicale.props").write_text('{"tag": "VCALENDAR", "D:displayname": "Month"}', encoding="utf-8")
    with tempfile.TemporaryFile() as log:
        port = free_port()
        server = Server([program, "-m", "radicale", "--config", "", "--server-hosts", f"127.0.0.1:{port}",
                         "--auth-type", "none", "--storage-filesystem-folder", ground.folder / "radicale",
                         "--logging-level", "error"], ground, stdout=log)
    server.origin = f"http://127.0.0.1:{port}"
    for _ in range(LONGEST * 10):
        try:
            http.client.HTTPConnection("127.0.0.1", port, timeout=1).connect()
            return server
        except OSError:
            time.sleep(0.1)
    sys.exit("race_pages: Radicale does not answer")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def race(ground, program):
    checks, events = [], ground.events
    file, store = ground.folder / "month.ics", ground.folder / "month.db"
    write_month(file, events)
    ground.run([program, "import", file, "--trip", "Month", "--db", store])
    feeds = []
    for number in range(FEEDS):
        made, _ = ground.run([program, "feed", "add", f"Everyone {number}", "--redact", "full", "--db", store], keep=True)
        feeds.append(re.search(r"/f/\S+\.ics", made).group(0))
    pages = Pages(ground, program, store)
    other = radicale(ground, file)
    trip = re.search(r'href="(/trips/[^"?/]+)', pages.get("/trips")[2]).group(1)
    style = re.search(r'href="(/style-[^"]+)"', pages.get("/trips")[2]).group(1)
    month, day = f"{trip}/month/2027-03", f"{trip}/day/2027-03-10"
    user = {"Authorization": "Basic " + base64.b64encode(f"{USER}:x".encode()).decode()}
    collection = f"/{USER}/month/"
    targets = {
        ("the month", "Meridian, the page"): Target(pages.origin, [month], pages.cookie),
        ("the month", f"Radicale {RADICALE}, `calendar-query`"): Target(
            other.origin, [collection], {**user, "Depth": "1", "Content-Type": "application/xml"}, "REPORT", REPORT),
        ("the whole as .ics", "Meridian, the feed"): Target(pages.origin, feeds, {}),
        ("the whole as .ics", f"Radicale {RADICALE}, GET"): Target(other.origin, [collection], user),
        ("a file", "Meridian, its style sheet"): Target(pages.origin, [style], {}),
    }
    found = {name: [] for name in targets}
    for target in targets.values():
        target.ask_once()
    for number in range(ROUNDS + 1):
        for name, target in targets.items():
            result = target.ask(ground.folder)
            if not result["requests"]:
                sys.exit(f"race_pages: {name[1]} has answered nothing in {SECONDS} seconds")
            if result["errors"]:
                ground.failures.append(f"{name[1]}: {result['errors']} of {result['requests']} requests went wrong")
            if number:
                found[name].append(result)
    other.end()
    tables = [table(found, "p50", "median of a round"), table(found, "p99", "99th percentile of a round"),
              of_a_day(ground, program, store, Target(pages.origin, [day], pages.cookie))]
    whole = Target(
        pages.origin, [path for feed in feeds for path in (trip, feed, f"{trip}/findings")], pages.cookie)
    short = Target(pages.origin, ["/trips", day, style], pages.cookie)
    checks.append(memory(ground, pages, whole, short))
    pages.end()
    return {"title": "The page", "method": METHOD, "tables": tables, "checks": checks, "failures": ground.failures, "data": {},
            "facts": [{"name": "events", "value": f"{events} in March 2027, {file.stat().st_size / 1e3:.0f} kB"},
                      {"name": "wrk", "value": race_store.version("wrk")}, {"name": "Radicale", "value": f"{RADICALE} (PyPI)"}]}


def table(found, part, name):
    rows = []
    for (what, who), results in found.items():
        values = sorted(result[part] for result in results)
        median = values[len(values) // 2]
        if who.startswith("Meridian"):
            ours = median
        rows.append({"what": what, "who": who, "best": values[0], "median": median, "target": None, "ratio": median / ours})
    return {"title": f"An answer to one of {CONNECTIONS} clients, {name}", "unit": "ms", "rows": rows}


def of_a_day(ground, program, store, target):
    """The page of a day beside what the agenda of that day takes by itself, without the start of its process."""
    commands = {"agenda": [program, "agenda", "2027-03-10", "--db", store], "start": [program, "--version"]}
    costs = race_store.in_turns(ground, commands, race_store.ROUNDS)
    whole, start = (sorted(cost.wall for cost in costs[name]) for name in ("agenda", "start"))
    agenda = whole[len(whole) // 2] - start[len(start) // 2]
    answers = sorted(target.ask(ground.folder, connections=1)["p50"] for _ in range(ROUNDS))
    page = answers[len(answers) // 2]
    return {"title": "A day, to one client", "unit": "ms", "rows": [
        {"what": "a day", "who": "Meridian, the page", "best": answers[0], "median": page, "target": None, "ratio": 1.0},
        {"what": "a day", "who": "Meridian, `agenda` without its start", "best": whole[0] - start[0], "median": agenda,
         "ratio": agenda / page, "target": 1 / 3}]}


def memory(ground, pages, whole, short):
    """Whether the server grows with the requests that it has answered: some for a whole trip, and the others in between."""
    done, early = 0, None
    while done < REQUESTS:
        for target in (whole, short, short, short, short):
            done += target.ask(ground.folder)["requests"]
        if early is None and done >= REQUESTS / 10:
            early = pages.memory()
    late = pages.memory()
    said = f"memory of the server: {early:.0f} MiB after {REQUESTS // 10} requests, {late:.0f} MiB after {done}"
    if late > early * GROWTH:
        ground.failures.append(said)
    return said


METHOD = [
    f"A month of meetings in four zones is generated (seed {SEED}); Meridian imports it, and Radicale gets a file for each "
    f"event. wrk asks with one thread and {CONNECTIONS} connections, {SECONDS} seconds for each in turn, {ROUNDS} rounds after "
    "one that does not count; it runs on the same machine as the servers. Radicale has no page of a month; it is asked "
    "for the same events by `calendar-query`, and sends them as XML. Ratios compare the medians with Meridian's "
    "answer to the same question.",
]


if __name__ == "__main__":
    sys.exit(race_store.written(race, "pages", 1000))
