"""Drives each program: hands it our exports, asks what it understood, and takes back what it stores.

A driver has two answers. `read` gives {case: {"found": {UID: fields}} or {"error": text}}, with only those
fields that the program shows. `store` gives {case: file or {"error": text}}: what it writes again.
"""

import json
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
from base64 import b64encode
from datetime import date, datetime, timedelta, timezone
from pathlib import Path

import observe
from cases import AUTHORED, MACHINE_ZONE, When, ZoneInfo, instant_of, text_of

HERE = Path(__file__).resolve().parent
EXTRACTOR = "/usr/lib/{}/libexec/kf5/kitinerary-extractor"


class NotRun(Exception):
    """Why a program could not be run."""


def machine_instant(text):
    """An instant from the machine's wall clock."""
    return text_of(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(MACHINE_ZONE)))


class Driver:
    key = name = source = note = ""
    packages = []  # of Debian
    loses_uids = False  # events are then known by their titles
    reads = stores = True

    def __init__(self, bench):
        self.bench = bench  # the directories and the environment of this run
        self.work = bench.scratch / self.key
        self.work.mkdir(parents=True)

    def version(self):
        return self.debian_version(self.packages[0])

    def debian_version(self, package):
        result = subprocess.run(
            ["dpkg-query", "-W", "-f", "${db:Status-Status} ${Version}", package], capture_output=True, text=True)
        status, _, version = result.stdout.partition(" ")
        if result.returncode or status != "installed":
            raise NotRun(f"the Debian package {package} is not installed")
        return f"{re.sub(r'^[0-9]+:', '', version)} (Debian)"

    def python(self):
        path = self.bench.environments / self.key / "bin" / "python"
        if not path.exists():
            raise NotRun(f"pip could not install {self.key}")
        return str(path)

    def pip_version(self):
        for line in (HERE / "requirements" / f"{self.key}.txt").read_text().splitlines():
            name, _, version = line.partition("==")
            if name.lower() == self.key:
                self.python()
                return f"{version} (PyPI)"
        raise NotRun(f"requirements/{self.key}.txt does not name {self.key}")

    def run(self, command, input=None, check=True, **environment):
        result = subprocess.run(
            command, input=input, capture_output=True, text=True, encoding="utf-8", errors="replace", timeout=300,
            cwd=self.work, env={**self.bench.environment(self.work), **environment})
        if check and result.returncode:
            tail = (result.stderr.strip() or result.stdout.strip()).splitlines()[-1:]
            raise NotRun(f"{Path(command[0]).name} ended with {result.returncode}: {' '.join(tail)}")
        return result

    def answer(self):
        """(read, store) of all cases."""
        raise NotImplementedError

    def authored(self):
        """{case key: file or {"error": text}} of events that the program makes itself."""
        return {}

    def author(self, command):
        """Lets a program of one run make all of them."""
        orders = [case.order(self.work / f"{case.key}.ics") for case in AUTHORED]
        errors = self.run(command, json.dumps(orders)).stderr
        made = {}
        for order in orders:
            said = [line for line in errors.splitlines() if line.startswith(order["key"])]
            missing = {"error": said[0] if said else "no file was written"}
            made[order["key"]] = Path(order["out"]) if Path(order["out"]).exists() else missing
        return made


class Batch(Driver):
    """A program of one run: jobs on standard input, JSON on standard output."""

    def command(self):
        raise NotImplementedError

    def answer(self):
        jobs = [[case.key, str(path), str(self.work / f"{case.key}.ics")] for case, path in self.bench.exports.items()]
        read = json.loads(self.run(self.command(), json.dumps(jobs)).stdout)
        stored = {}
        for key, _, target in jobs:
            error = read.get(key, {}).get("error")
            stored[key] = {"error": error} if error else Path(target)
        return read, stored


class PythonBatch(Batch):
    def version(self):
        return self.pip_version()

    def command(self):
        return [self.python(), str(HERE / "programs" / f"{self.key}_io.py")]

    def authored(self):
        return self.author([*self.command(), "author"])


class ICalendarDriver(PythonBatch):
    key, name = "icalendar", "Python icalendar"
    note = "`from_ical`, `to_ical`; series with recurring-ical-events"


class VobjectDriver(PythonBatch):
    key, name = "vobject", "vobject"
    note = "`readOne`, `serialize`; series with dateutil"


class ICalDriver(PythonBatch):
    key, name = "ical", "Python ical"
    note = "`calendar_from_ics`, `calendar_to_ics`, `timeline`; what Home Assistant's local calendar uses"


class EDSDriver(Batch):
    key, name = "eds", "evolution-data-server"
    note = "libecal over D-Bus, a local calendar; what GNOME Calendar and Evolution use"
    packages = ["evolution-data-server", "gir1.2-ecal-2.0", "gir1.2-ical-3.0", "python3-gi", "dbus"]

    def command(self):
        return ["dbus-run-session", "--", "/usr/bin/python3", str(HERE / "programs" / "eds_io.py")]

    def authored(self):
        shutil.rmtree(self.work / "home")  # a new, empty calendar
        return self.author([*self.command(), "author"])


class KDEDriver(Batch):
    key, name = "kde", "KCalendarCore"
    note = "`ICalFormat` in a small C++ program; what KOrganizer, Merkuro and KDE Itinerary use"
    packages = ["libkf5calendarcore5abi2", "libkf5calendarcore-dev", "g++", "pkg-config"]

    def command(self):
        binary = self.work / "kcalendarcore_io"
        if binary.exists():
            return [str(binary)]
        flags = self.run(["pkg-config", "--cflags", "--libs", "Qt5Core", "Qt5Gui"]).stdout.split()
        self.run([
            "g++", "-std=c++17", "-fPIC", "-o", str(binary), str(HERE / "programs" / "kcalendarcore_io.cpp"),
            "-I/usr/include/KF5", "-I/usr/include/KF5/KCalendarCore", "-lKF5CalendarCore", *flags])
        return [str(binary)]

    def authored(self):
        return self.author([*self.command(), "author"])


# --- khal ---------------------------------------------------------------------------------------------------


KHAL = """[calendars]
[[interop]]
path = {work}/calendar
type = calendar
[locale]
local_timezone = {zone}
default_timezone = {zone}
timeformat = %H:%M:%S
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M:%S
longdatetimeformat = %Y-%m-%d %H:%M:%S
[sqlite]
path = {work}/khal.db
[default]
default_calendar = interop
"""


class KhalDriver(Driver):
    key, name = "khal", "khal"
    note = "`khal import`, `khal list --json`; the files of its vdir"
    shown = ["start-long-full", "end-long-full", "all-day", "title", "uid", "status", "location", "description",
             "categories", "url"]

    def version(self):
        return self.pip_version()

    def khal(self, *arguments, check=True):
        command = [str(Path(self.python()).parent / "khal"), "-c", str(self.work / "config"), *arguments]
        return self.run(command, check=check)

    def configure(self, zone=MACHINE_ZONE):
        (self.work / "calendar").mkdir(exist_ok=True)
        (self.work / "config").write_text(KHAL.format(work=self.work, zone=zone))

    def answer(self):
        self.configure()
        read, stored = {}, {}
        for case, path in self.bench.exports.items():
            result = self.khal("import", "--batch", "-a", "interop", str(path), check=False)
            files = {uid: self.work / "calendar" / f"{uid}.ics" for uid in case.expected()}
            if result.returncode or not all(file.exists() for file in files.values()):
                lines = (result.stderr.strip() or "not imported").splitlines()
                read[case.key] = stored[case.key] = {"error": lines[-1]}
                continue
            read[case.key] = {"found": {uid: self.listed(uid, file) for uid, file in files.items()}}
            stored[case.key] = list(files.values())
        return read, stored

    def listed(self, uid, file):
        start = observe.raw(file.read_bytes())[uid]["start"]  # only to know which weeks to list
        since = date.fromisoformat(start[:10]) - timedelta(days=2)
        fields = [part for name in self.shown for part in ("--json", name)]
        output = self.khal("list", "-a", "interop", *fields, since.isoformat(), "56d").stdout
        events = []
        for line in output.splitlines():
            events += [each for each in json.loads(line) if each["uid"] == uid and each not in events]
        events.sort(key=lambda each: each["start-long-full"])
        first = events[0]
        whole = [self.times(each) for each in events]
        # The rows of one long event differ by the day that they stand under.
        return {
            "title": first["title"], "start": whole[0][0], "end": whole[0][1], "place": first["location"],
            "notes": first["description"], "status": first["status"].lower() or "confirmed", "link": first["url"],
            "categories": ", ".join(sorted(set(filter(None, first["categories"].split(","))) - {"EVENT"})),
            "occurrences": "; ".join(sorted(
                {f"{times[0]} {each['title']}" for times, each in zip(whole, events)})),
        }

    def authored(self):
        folder = self.work / "calendar"
        made = {}
        for case in AUTHORED:
            event = case.events[0]
            start, end = When.parse(event.start), When.parse(event.end)
            if start.zone != end.zone:
                continue  # one zone is all that `khal new` takes
            last = end.local - timedelta(days=1) if end.is_date else end.local
            words = [str(start.local), str(last), *([start.zone] if start.zone else []), event.title]
            options = ["-a", "interop"]
            if place := event.expects.get("place"):
                options += ["-l", place]
            if case.weeks:
                until = start.local + timedelta(weeks=case.weeks - 1)
                options += ["-r", "weekly", "-u", str(until)]
            if case.alarm:
                options += ["-m", f"{case.alarm}m"]
            before = set(folder.iterdir())
            result = self.khal("new", *options, *words, check=False)
            new = sorted(set(folder.iterdir()) - before)
            made[case.key] = new[0] if new else {"error": result.stderr.strip() or "no file was written"}
        return made

    @staticmethod
    def times(event):
        start, end = event["start-long-full"], event["end-long-full"]
        if event["all-day"] == "True":
            return start[:10], (date.fromisoformat(end[:10]) + timedelta(days=1)).isoformat()
        return machine_instant(start), machine_instant(end)


# --- calcurse -----------------------------------------------------------------------------------------------


class CalcurseDriver(Driver):
    key, name = "calcurse", "calcurse"
    note = "`calcurse -i`, `-Q`, `-xical`"
    packages = ["calcurse"]
    loses_uids = True

    def calcurse(self, case, *arguments):
        return self.run(
            ["calcurse", "-q", "-D", str(self.work / case / "data"), "-C", str(self.work / case / "conf"), *arguments],
            TZ=MACHINE_ZONE)

    def answer(self):
        read, stored = {}, {}
        for case, path in self.bench.exports.items():
            for name in ("data", "conf"):
                (self.work / case.key / name).mkdir(parents=True)
            try:
                result = self.calcurse(case.key, "-i", str(path))
                read[case.key] = {"found": self.listed(case)}
                output = self.work / f"{case.key}.ics"
                output.write_text(self.calcurse(case.key, "-xical").stdout, encoding="utf-8")
                stored[case.key] = output
            except NotRun as error:
                read[case.key] = stored[case.key] = {"error": str(error)}
        return read, stored

    def authored(self):
        made = {}
        for case in AUTHORED:
            event = case.events[0]
            start, end = When.parse(event.start), When.parse(event.end)
            if case.alarm or start.zone != end.zone:
                continue  # it has one alarm for all, and no zones
            folder = self.work / case.key
            (folder / "data").mkdir(parents=True)
            (folder / "conf").mkdir()
            if start.is_date:
                days = (end.local - start.local).days
                lines = [f"{start.local + timedelta(days=day):%m/%d/%Y} [1] {event.title}" for day in range(days)]
            else:
                here = [instant_of(each.local, each.zone).astimezone(ZoneInfo(MACHINE_ZONE)) for each in (start, end)]
                until = f" {{1W -> {here[0] + timedelta(weeks=case.weeks - 1):%m/%d/%Y}}}" if case.weeks else ""
                times = " -> ".join(f"{each:%m/%d/%Y @ %H:%M}" for each in here)
                lines = [f"{times}{until} |{event.title}"]
            (folder / "data" / "apts").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
            made[case.key] = self.work / f"{case.key}.ics"
            made[case.key].write_text(self.calcurse(case.key, "-xical").stdout, encoding="utf-8")
        return made

    def listed(self, case):
        found = {}
        for uid, event in case.expected().items():
            since = date.fromisoformat(event["start"][:10]) - timedelta(days=2)
            output = self.calcurse(
                case.key, "-Q", "--input-datefmt", "4", "--from", since.isoformat(),
                "--days", "56", "--format-apt", "A|%(start:epoch)|%(end:epoch)|%m\\n",
                "--format-recur-apt", "A|%(start:epoch)|%(end:epoch)|%m\\n",
                "--format-event", "E|%m\\n", "--format-recur-event", "E|%m\\n").stdout
            rows, day = [], None
            for line in output.splitlines():
                heading = re.fullmatch(r"(\d\d)/(\d\d)/(\d\d):", line)
                if heading:
                    day = "20{2}-{0}-{1}".format(*heading.groups())
                elif line.startswith("E|"):
                    rows.append((day, (date.fromisoformat(day) + timedelta(days=1)).isoformat(), line[2:]))
                elif line.startswith("A|"):
                    _, start, end, title = line.split("|", 3)
                    row = (*(text_of(datetime.fromtimestamp(int(each), timezone.utc)) for each in (start, end)), title)
                    if row not in rows:
                        rows.append(row)
            mine = [row for row in rows if row[2].startswith(event["title"])]
            exact = [row for row in mine if row[2] == event["title"]]
            if not mine:
                raise NotRun("the event is not listed: " + (" ".join(output.split())[:80] or "nothing is"))
            first = (exact or mine)[0]
            found[uid] = {"title": first[2], "start": first[0], "end": first[1],
                          "occurrences": "; ".join(sorted(f"{row[0]} {row[2]}" for row in mine))}
            if not event["start"].count("T") and "occurrences" not in event:
                found[uid]["end"] = mine[-1][1]  # an event of two days is listed on each
                del found[uid]["occurrences"]
        return found


# --- kitinerary-extractor -----------------------------------------------------------------------------------


class KItineraryDriver(Driver):
    key, name = "kitinerary", "kitinerary-extractor"
    note = "JSON-LD out of our file; `-o iCal` writes KDE Itinerary's own event. It looks for bookings only"
    packages = ["libkpimitinerary-bin"]
    loses_uids = True
    only = {"booking"}

    def extractor(self, *arguments):
        machine = self.run(["gcc", "-dumpmachine"], check=False).stdout.strip() or "x86_64-linux-gnu"
        return self.run([EXTRACTOR.format(machine), *arguments], QT_QPA_PLATFORM="offscreen").stdout

    def answer(self):
        read, stored = {}, {}
        for case, path in self.bench.exports.items():
            if case.key not in self.only:
                continue
            items = json.loads(self.extractor(str(path)) or "[]")
            (uid, event), = case.expected().items()
            if not items:
                read[case.key] = {"error": "nothing was extracted"}
                continue
            read[case.key] = {"found": {uid: self.fields(items[0])}}
            stored[case.key] = self.work / f"{case.key}.ics"
            stored[case.key].write_text(self.extractor("-o", "iCal", str(path)), encoding="utf-8")
        return read, stored

    def authored(self):
        case = next(case for case in AUTHORED if case.key == "own-flight")
        event = case.events[0]
        ends = {}
        for name, text in (("departureTime", event.start), ("arrivalTime", event.end)):
            when = When.parse(text)
            at = when.local.replace(tzinfo=ZoneInfo(when.zone)).isoformat()
            ends[name] = {"@type": "QDateTime", "@value": at, "timezone": when.zone}
        flight = {
            "@type": "Flight", "flightNumber": "161", "airline": {"@type": "Airline", "iataCode": "LX"},
            "departureAirport": {"@type": "Airport", "iataCode": "NRT"},
            "arrivalAirport": {"@type": "Airport", "iataCode": "ZRH"}, **ends}
        source = self.work / "own-flight.json"
        source.write_text(json.dumps([{
            "@context": "http://schema.org", "@type": "FlightReservation", "reservationNumber": "QW3RT7",
            "reservationFor": flight}]))
        made = self.work / "own-flight.ics"
        made.write_text(self.extractor("-o", "iCal", str(source)), encoding="utf-8")
        return {case.key: made}

    @staticmethod
    def fields(item):
        trip = item["reservationFor"]
        found = {"kind": item["@type"].replace("Reservation", "").lower()}
        for field, name in (("start", "departureTime"), ("end", "arrivalTime")):
            found[field] = text_of(datetime.fromisoformat(trip[name]["@value"].replace("Z", "+00:00")))
            found[f"{field} zone"] = trip[name]["timezone"]
        found["booking"] = " ".join([
            trip["airline"]["iataCode"], trip["flightNumber"], item["reservationNumber"],
            trip["departureAirport"]["iataCode"], trip["arrivalAirport"]["iataCode"]])
        return found


# --- servers ------------------------------------------------------------------------------------------------


QUERY = """<?xml version="1.0" encoding="utf-8"?>
<C:calendar-query xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">
  <D:prop><D:getetag/><C:calendar-data/></D:prop>
  <C:filter><C:comp-filter name="VCALENDAR"><C:comp-filter name="VEVENT">
    <C:time-range start="{start}" end="{end}"/>
  </C:comp-filter></C:comp-filter></C:filter>
</C:calendar-query>"""


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server(Driver):
    """A CalDAV server: PUT one object for each UID, ask for it by its times, GET it back."""

    user = "interop"

    def version(self):
        return self.pip_version()

    def start(self):
        raise NotImplementedError

    def stop(self):
        self.process.terminate()
        self.process.wait(timeout=30)

    def launch(self, command, path):
        self.port = free_port()
        log = open(self.work / "server.log", "w")
        self.process = subprocess.Popen(
            [part.replace("PORT", str(self.port)) for part in command], stdout=log, stderr=log, cwd=self.work,
            # Where a time has no zone, a server may take its own (RFC 4791 section 7.3).
            env={**self.bench.environment(self.work), "TZ": "UTC"})
        self.url = f"http://127.0.0.1:{self.port}{path}"
        for _ in range(300):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise NotRun("the server did not start: " + " ".join((self.work / "server.log").read_text().split()[-20:]))

    def request(self, method, path, body=None, **headers):
        headers = {name.replace("_", "-"): value for name, value in headers.items()}
        headers["Authorization"] = "Basic " + b64encode(f"{self.user}:x".encode()).decode()
        request = urllib.request.Request(self.url + path, body, headers, method=method)
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(request, timeout=60) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as error:
            return error.code, error.read()

    def answer(self):
        self.start()
        try:
            return self.cases(self.bench.exports)
        finally:
            self.stop()

    def cases(self, cases):
        read, stored = {}, {}
        for case in cases:
            read[case.key], stored[case.key] = self.case(case)
        return read, stored

    def case(self, case):
        found, files = {}, []
        for uid, path in self.bench.objects[case.key].items():
            name = self.file_name(uid)
            status, body = self.request("PUT", name, path.read_bytes(), Content_Type="text/calendar; charset=utf-8")
            if status not in (201, 204):
                text = " ".join(body.decode("utf-8", "replace").split())
                error = {"error": f"PUT is answered with {status}: {text[:200]}"}
                return error, error
            for _ in range(10 if case.is_for_servers else 1):
                found[uid] = self.found(name, case.expected()[uid])
            status, body = self.request("GET", name)
            target = self.work / name
            target.write_bytes(body)
            files.append(target)
        return {"found": found}, files

    @staticmethod
    def file_name(uid):
        return f"{uid}.ics".replace("@", "-at-")

    def found(self, name, event):
        """The instants that the server has for the event: ranges just inside and just outside of it are asked."""
        fields = {}
        start, end = (self.instant(event[field]) for field in ("start", "end"))
        second = timedelta(seconds=1)
        if start == end:
            end = start + second  # no length: at its instant only
        fields["start"] = self.edge(event["start"], self.matches(name, start, start + second),
                                    self.matches(name, start - 2 * second, start - second))
        fields["end"] = self.edge(event["end"], self.matches(name, end - second, end),
                                  self.matches(name, end + second, end + 2 * second))
        if "occurrences" in event:
            del fields["end"]  # the next occurrence may begin there
            hits = []
            for each in event["occurrences"].split("; "):
                at, _, title = each.partition(" ")
                begins = self.instant(at)
                inside = self.matches(name, begins, begins + second)
                hits.append(each if inside else f"nothing at {at}")
            gaps = [text_of(at) for at in self.gaps(event) if self.matches(name, at, at + second)]
            fields["occurrences"] = "; ".join(hits + [f"something at {at}" for at in gaps])
        return fields

    @staticmethod
    def edge(text, inside, outside):
        if inside and not outside:
            return text
        return " and ".join(
            (["not found just inside of it"] if not inside else []) + (["found just outside of it"] if outside else []))

    def gaps(self, event):
        """Instants at which a series has nothing: in the middle of the days between its occurrences."""
        days = sorted({self.instant(each.partition(" ")[0]).date() for each in event["occurrences"].split("; ")})
        day = days[0]
        while day < days[-1]:
            if day not in days:
                yield datetime(day.year, day.month, day.day, 17, 15, tzinfo=timezone.utc)
            day += timedelta(days=1)

    @staticmethod
    def instant(text):
        if "T" not in text:
            return datetime.fromisoformat(text).replace(tzinfo=timezone.utc)
        return datetime.fromisoformat(text.replace("Z", "+00:00")).replace(tzinfo=timezone.utc)

    def matches(self, name, start, end):
        body = QUERY.format(start=start.strftime("%Y%m%dT%H%M%SZ"), end=end.strftime("%Y%m%dT%H%M%SZ"))
        status, answer = self.request("REPORT", "", body.encode(), Content_Type="application/xml", Depth="1")
        if status != 207:
            raise NotRun(f"REPORT is answered with {status}")
        return name.encode() in urllib.parse.unquote_to_bytes(answer)


class RadicaleDriver(Server):
    key, name = "radicale", "Radicale"
    note = "PUT, calendar-query by time range, GET"

    def start(self):
        self.launch([
            self.python(), "-m", "radicale", "--config", "", "--server-hosts", "127.0.0.1:PORT", "--auth-type", "none",
            "--storage-filesystem-folder", str(self.work / "data")], f"/{self.user}/calendar/")
        status, body = self.request("MKCALENDAR", "")
        if status != 201:
            raise NotRun(f"MKCALENDAR is answered with {status}")


class XandikosDriver(Server):
    key, name = "xandikos", "Xandikos"
    note = "PUT, calendar-query by time range, GET"

    def start(self, *options):
        (self.work / "data").mkdir(exist_ok=True)
        self.launch([
            str(Path(self.python()).parent / "xandikos"), "serve", "-d", str(self.work / "data"), "--defaults",
            "--current-user-principal", f"/{self.user}/", "-l", "127.0.0.1", "-p", "PORT",
            "--state-dir", str(self.work / "state"), *options], f"/{self.user}/calendars/calendar/")

    def answer(self):
        # After some questions of a kind Xandikos answers from an index; first it is asked as long as it has none.
        self.start("--index-threshold", "1000000")
        try:
            read, stored = self.cases(case for case in self.bench.exports if not case.is_for_servers)
        finally:
            self.stop()
        self.start()
        try:
            again = self.cases(case for case in self.bench.exports if case.is_for_servers)
        finally:
            self.stop()
        return {**read, **again[0]}, {**stored, **again[1]}


VDIRSYNCER = """[general]
status_path = "{work}/status/"
[pair up]
a = "ours"
b = "server"
collections = ["calendar"]
[pair down]
a = "copy"
b = "server"
collections = ["calendar"]
[storage ours]
type = "filesystem"
path = "{work}/ours/"
fileext = ".ics"
[storage copy]
type = "filesystem"
path = "{work}/copy/"
fileext = ".ics"
[storage server]
type = "caldav"
url = "{url}"
username = "interop"
password = "x"
"""


class VdirsyncerDriver(XandikosDriver):
    key, name = "vdirsyncer", "vdirsyncer"
    note = "from a directory to Xandikos, and from there to an empty directory. It does not look at times"
    reads = False

    def start(self):
        # The server of the other environment; it keeps what it is given.
        own, self.key = self.key, "xandikos"
        try:
            super().start()
        finally:
            self.key = own

    def vdirsyncer(self, *arguments, **more):
        command = [str(Path(self.python()).parent / "vdirsyncer"), "-c", str(self.work / "config"), *arguments]
        return self.run(command, **more)

    def answer(self):
        for name in ("ours", "copy"):
            (self.work / name / "calendar").mkdir(parents=True)
        for case in self.bench.exports:
            for uid, path in self.bench.objects[case.key].items():
                shutil.copy(path, self.work / "ours" / "calendar" / f"{uid}.ics")
        self.start()
        try:
            root = self.url.rsplit("/", 2)[0] + "/"
            (self.work / "config").write_text(VDIRSYNCER.format(work=self.work, url=root))
            log = ""
            for pair in ("up", "down"):
                self.vdirsyncer("discover", pair, input="y\n" * 10)
                log += self.vdirsyncer("sync", pair, check=False).stderr
        finally:
            self.stop()
        copies = {}
        for path in (self.work / "copy" / "calendar").glob("*.ics"):
            for uid in observe.raw(path.read_bytes()):
                copies[uid] = path
        stored = {}
        for case in self.bench.exports:
            uids = list(self.bench.objects[case.key])
            missing = [uid for uid in uids if uid not in copies]
            lines = [line for line in log.splitlines() for uid in missing if uid in line]
            stored[case.key] = (
                {"error": f"{missing[0]} did not come back: {' '.join(lines[:1])}"} if missing
                else [copies[uid] for uid in uids])
        return {}, stored


DRIVERS = [ICalendarDriver, VobjectDriver, ICalDriver, KhalDriver, CalcurseDriver, KDEDriver, EDSDriver,
           KItineraryDriver, VdirsyncerDriver, RadicaleDriver, XandikosDriver]
