"""Calendar programs that subscribe to a feed: khal through vdirsyncer, and evolution-data-server. Interop drives them."""

import json
import subprocess
import sys
import threading
import time

import server

sys.path.insert(0, str(server.ROOT / "Interop"))
import bench  # noqa: E402
import drivers  # noqa: E402

ENVIRONMENTS = server.ROOT / ".build/interop"
VDIRSYNCER = """[general]
status_path = "{work}/status/"
[pair feed]
a = "address"
b = "files"
collections = null
[storage address]
type = "http"
url = "{url}"
[storage files]
type = "filesystem"
path = "{files}/"
fileext = ".ics"
"""


class Khal:
    """khal, which lists the files that vdirsyncer has fetched, on the clock of a zone."""

    def __init__(self, folder, url, zone):
        bed = bench.Bench(folder, ENVIRONMENTS, server.MERIDIAN)
        self.khal, self.vdirsyncer = drivers.KhalDriver(bed), drivers.VdirsyncerDriver(bed)
        self.khal.configure(zone)
        self.files = self.khal.work / "calendar"
        (self.vdirsyncer.work / "config").write_text(VDIRSYNCER.format(work=self.vdirsyncer.work, files=self.files, url=url))
        self.vdirsyncer.vdirsyncer("discover", "feed")

    def sync(self):
        """What vdirsyncer ends with, and what it says."""
        done = self.vdirsyncer.vdirsyncer("sync", "feed", check=False)
        return done.returncode, done.stderr

    def list(self, day):
        """The lines of a day, as a person reads them."""
        return self.khal.khal("list", day, "1d").stdout.splitlines()

    def fetched(self):
        return {file.name: file.read_text() for file in self.files.glob("*.ics")}


class Evolution:
    """evolution-data-server with a calendar on the web; its log has all that the address has answered."""

    def __init__(self, folder, url):
        driver = drivers.EDSDriver(bench.Bench(folder, ENVIRONMENTS, server.MERIDIAN))
        self.folder, self.lines = driver.work, []
        environment = {**driver.bench.environment(driver.work), "WEBCAL_DEBUG": "1", "GIO_USE_NETWORK_MONITOR": "base"}
        # What the services of the bus print comes line by line.
        command = ["stdbuf", "-oL", *driver.command()[:-1], str(drivers.HERE / "programs/eds_feed.py"), url]
        self.process = subprocess.Popen(command, env=environment, cwd=driver.work, text=True, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        threading.Thread(target=lambda: [self.lines.append(line) for line in self.process.stdout], daemon=True).start()

    def say(self, word):
        self.process.stdin.write(word + "\n")
        self.process.stdin.flush()

    def answers(self):
        """The statuses that the address has answered with."""
        return [int(line.split()[2]) for line in self.lines if line.startswith("< HTTP/")]

    def list(self):
        """{title: [instant of the start, its zone]}"""
        before = len(self.found())
        self.say("list")
        self.wait(lambda: len(self.found()) > before)
        return json.loads(self.found()[-1])

    def found(self):
        return [line.removeprefix("found ") for line in self.lines if line.startswith("found ")]

    def wait(self, holds):
        """Waits until something holds."""
        until = time.monotonic() + server.LONGEST
        while not holds():
            assert self.process.poll() is None and time.monotonic() < until, "".join(self.lines)[-3000:]
            time.sleep(0.05)

    def fetched(self):
        """All that it keeps, and all that it was sent."""
        kept = [file.read_bytes() for file in self.folder.rglob("*") if file.is_file()]
        return b"\n".join([*kept, "".join(self.lines).encode()])

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.wait(server.LONGEST)
