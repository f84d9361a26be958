"""Other devices that have the same calendar: plain requests, python-caldav and vdirsyncer."""

import base64
import datetime
import http.client
import pathlib
import subprocess
import sys
import urllib.parse
import uuid
import xml.etree.ElementTree

import caldav
import icalendar
import meanings

DAV, CALDAV = "{DAV:}", "{urn:ietf:params:xml:ns:caldav}"


def calendar_of(*components):
    """The text of a calendar with these lines of components in it."""
    return "\r\n".join(["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//check-sync//EN", *components, "END:VCALENDAR", ""])


def event(uid, title, start="20270312T100000Z", end="20270312T110000Z", *lines):
    """The lines of an event."""
    return "\r\n".join(["BEGIN:VEVENT", f"UID:{uid}", "DTSTAMP:20270101T000000Z", f"DTSTART:{start}",
                        *([f"DTEND:{end}"] if end else []), f"SUMMARY:{title}", *lines, "END:VEVENT"])


class Requests:
    """Plain requests to one calendar of a server: what it really has."""

    def __init__(self, server, address):
        parsed = urllib.parse.urlsplit(address)
        self.port, self.path = server.port, parsed.path
        self.headers = {}
        if server.user:
            word = base64.b64encode(f"{server.user}:{server.password}".encode()).decode()
            self.headers["Authorization"] = f"Basic {word}"
        self.connection = None

    def ask(self, method, path, body=None, **headers):
        """Asks once, and again on a new connection where the server has closed the last one."""
        headers = {name.replace("_", "-"): text for name, text in headers.items()} | self.headers
        for last in [False, True]:
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=120)
            try:
                self.connection.request(method, path, body, headers)
                answer = self.connection.getresponse()
                return answer.status, answer.read(), answer
            except (http.client.HTTPException, ConnectionError):
                self.connection.close()
                self.connection = None
                if last:
                    raise

    def worked(self, wanted, *words, **headers):
        status, text, answer = self.ask(*words, **headers)
        if status not in wanted:
            raise RuntimeError(f"{words[0]} {words[1]}: {status} {text[:300]}")
        return text

    def make(self):
        self.worked([201], "MKCALENDAR", self.path, Content_Length="0")

    def remove(self):
        # Cyrus says 404 of a calendar that it has just deleted.
        self.worked([200, 204, 404], "DELETE", self.path)

    def put(self, name, text):
        self.worked([201, 204], "PUT", self.path + name, text.encode(), Content_Type="text/calendar; charset=utf-8")

    def delete(self, name):
        self.worked([200, 204], "DELETE", name)

    def names(self):
        """The paths of all objects."""
        asked = '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>'
        text = self.worked([207], "PROPFIND", self.path, asked.encode(), Depth="1", Content_Type="application/xml")
        hrefs = [response.find(DAV + "href").text for response in xml.etree.ElementTree.fromstring(text).iter(DAV + "response")]
        return [href for href in hrefs if not href.endswith("/")]

    def objects(self):
        """The texts of all objects by their paths."""
        names, found = self.names(), {}
        for first in range(0, len(names), 100):
            hrefs = "".join(f"<D:href>{name}</D:href>" for name in names[first:first + 100])
            asked = ('<C:calendar-multiget xmlns:D="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav">'
                     f"<D:prop><C:calendar-data/></D:prop>{hrefs}</C:calendar-multiget>")
            text = self.worked([207], "REPORT", self.path, asked.encode(), Depth="1", Content_Type="application/xml")
            for response in xml.etree.ElementTree.fromstring(text).iter(DAV + "response"):
                found[response.find(DAV + "href").text] = response.find(f".//{CALDAV}calendar-data").text
        return found

    def texts(self):
        return list(self.objects().values())


def edited(text, change, recurrence=""):
    """A text with one part of it changed, as another program writes it."""
    calendar = icalendar.Calendar.from_ical(text)
    for component in calendar.subcomponents:
        if "UID" in component and meanings.key(component)[1] == recurrence:
            change(component)
            component.pop("DTSTAMP", None)
            component.add("DTSTAMP", datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0))
            component["SEQUENCE"] = int(component.get("SEQUENCE", 0)) + 1
    return calendar.to_ical().decode()


def put(name, text, **parameters):
    """A change that gives a property this value."""
    def change(component):
        component.pop(name, None)
        component.add(name, text, parameters=parameters or None)
    return change


class PythonCaldav:
    """A device that runs python-caldav."""

    name = "python-caldav"

    def __init__(self, server, address, folder):
        client = caldav.DAVClient(address, username=server.user or None, password=server.password or None, enable_rfc6764=False,
                                  require_tls=False)
        self.calendar = client.calendar(url=address)

    def by_uid(self, uid):
        for kind in [self.calendar.get_events, lambda: self.calendar.get_todos(include_completed=True)]:
            for item in kind():
                if any(str(part["UID"]) == uid for part in meanings.parts(item.data)):
                    return item
        raise KeyError(uid)

    def change(self, uid, change, recurrence=""):
        item = self.by_uid(uid)
        item.data = edited(item.data, change, recurrence)
        item.save(increase_seqno=False)

    def write(self, uid, text):
        item = self.by_uid(uid)
        item.data = text
        item.save(increase_seqno=False)

    def text(self, uid):
        return self.by_uid(uid).data

    def create(self, text):
        self.calendar.add_event(text)

    def delete(self, uid):
        self.by_uid(uid).delete()

    def texts(self):
        # As the server sends them: it mends what it finds, as a blank at the end of a text.
        items = [*self.calendar.get_events(), *self.calendar.get_todos(include_completed=True)]
        return [item.raw_data.decode() for item in items]


class Vdirsyncer:
    """A device that keeps the calendar as files by vdirsyncer."""

    name = "vdirsyncer"

    def __init__(self, server, address, folder):
        self.folder = pathlib.Path(folder) / f"vdirsyncer-{uuid.uuid4()}"
        self.files = self.folder / "files"
        self.files.mkdir(parents=True)
        account = f'username = "{server.user}"\npassword = "{server.password}"\n' if server.user else ""
        (self.folder / "config").write_text(
            f'[general]\nstatus_path = "{self.folder}/status"\n[pair trip]\na = "here"\nb = "there"\ncollections = null\n'
            f'[storage here]\ntype = "filesystem"\npath = "{self.files}"\nfileext = ".ics"\n'
            f'[storage there]\ntype = "caldav"\nurl = "{address}"\n{account}')
        self.run("discover")

    def run(self, *words):
        program = pathlib.Path(sys.executable).parent / "vdirsyncer"
        done = subprocess.run([program, "-c", self.folder / "config", *words], capture_output=True, text=True, input="y\n")
        if done.returncode:
            raise RuntimeError(f"vdirsyncer {words[0]}: {(done.stdout + done.stderr)[-500:]}")

    def by_uid(self, uid):
        self.run("sync")
        for path in self.files.iterdir():
            if any(str(part["UID"]) == uid for part in meanings.parts(path.read_bytes())):
                return path
        raise KeyError(uid)

    def change(self, uid, change, recurrence=""):
        path = self.by_uid(uid)
        path.write_text(edited(path.read_bytes(), change, recurrence), newline="")
        self.run("sync")

    def write(self, uid, text):
        self.by_uid(uid).write_text(text, newline="")
        self.run("sync")

    def text(self, uid):
        return self.by_uid(uid).read_bytes().decode()

    def create(self, text):
        (self.files / f"{uuid.uuid4()}.ics").write_text(text, newline="")
        self.run("sync")

    def delete(self, uid):
        self.by_uid(uid).unlink()
        self.run("sync")

    def texts(self):
        self.run("sync")
        return [path.read_bytes().decode() for path in self.files.iterdir()]
