"""Syncs a calendar of a Radicale with Meridian and with vdirsyncer; called by scripts/bench.

    race_sync.py MERIDIAN [EVENTS]

Prints a section as BenchmarkKit does. Both clients bring the same collection to an empty place, in turns, and then look
again while nothing has changed. What counts is the processor time of the client; the server is the same.
"""

import json
import pathlib
import re
import shutil
import sys

sys.dont_write_bytecode = True
import race_pages
import race_store

VDIRSYNCER = "0.21.0"
TOOLS = race_store.TOOLS.with_name("sync-tools")
ROUNDS = 3
USER = "life"


class Vdirsyncer:
    """vdirsyncer, from the server to a folder, without questions."""

    name = f"vdirsyncer {VDIRSYNCER}"

    def __init__(self, ground, address):
        self.program = TOOLS / "bin" / "vdirsyncer"
        if not self.program.exists():
            race_store.subprocess.run([sys.executable, "-m", "venv", TOOLS], check=True, stdout=race_store.subprocess.DEVNULL)
            race_store.subprocess.run([TOOLS / "bin" / "pip", "-q", "install", f"vdirsyncer=={VDIRSYNCER}"], check=True)
        self.ground, self.place = ground, ground.folder / "vdirsyncer"
        self.settings = ground.folder / "vdirsyncer.conf"
        self.settings.write_text(
            f'[general]\nstatus_path = "{self.place}/status"\n[pair trips]\na = "here"\nb = "there"\n'
            f'collections = null\n[storage here]\ntype = "filesystem"\npath = "{self.place}/here"\nfileext = ".ics"\n'
            f'[storage there]\ntype = "caldav"\nurl = "{address}"\nusername = "{USER}"\npassword = "x"\n')

    def prepare(self):
        shutil.rmtree(self.place, ignore_errors=True)
        (self.place / "here").mkdir(parents=True)
        self.ground.run([self.program, "-c", self.settings, "discover", "trips"])

    def sync(self):
        return self.ground.run([self.program, "-c", self.settings, "-v", "ERROR", "sync"])[1]

    def count(self):
        return len(list((self.place / "here").glob("*.ics")))


class Meridian:
    """`meridian sync`, to a trip of an empty store."""

    name = "Meridian"

    def __init__(self, ground, program, address):
        self.ground, self.address = ground, address
        self.command, self.store = [program, "sync"], ground.folder / "sync.db"
        self.password = ground.folder / "password"
        self.password.write_text("x\n")
        self.password.chmod(0o600)

    def run(self, *words, keep=False):
        return self.ground.run([*self.command, *words, "--db", self.store], keep=keep)

    def prepare(self):
        for path in self.ground.folder.glob("sync.db*"):
            path.unlink()
        self.run("add", "home", self.address, "--user", USER, "--password-file", self.password)
        self.run("link", "--calendar", "Month")

    def sync(self):
        return self.run()[1]

    def requests(self):
        said, _ = self.run("--json", keep=True)
        return json.loads(said)["calendars"][0]["requests"]

    def count(self):
        said, _ = self.ground.run([self.command[0], "trip", "list", "--json", "--db", self.store], keep=True)
        return sum(trip["activities"] for trip in json.loads(said)["trips"])


def race(ground, program):
    file = ground.folder / "month.ics"
    race_pages.write_month(file, ground.events)
    server = race_pages.radicale(ground, file)
    address = f"{server.origin}/{USER}/month/"
    # Radicale reads each file when it is first asked for it.
    user = {"Authorization": "Basic " + race_pages.base64.b64encode(f"{USER}:x".encode()).decode()}
    race_pages.Target(server.origin, [f"/{USER}/month/"], user).ask_once()
    clients = [Meridian(ground, program, address), Vdirsyncer(ground, address)]
    first, again = {client: [] for client in clients}, {client: [] for client in clients}
    for client in clients:
        client.prepare()
    for number in range(ROUNDS + 1):
        for client in clients:
            client.prepare()
            cost = client.sync()
            if client.count() != ground.events:
                ground.failures.append(f"{client.name} has {client.count()} of {ground.events} events")
            # What a client does once after its first sync is no part of looking again.
            client.sync()
            later = client.sync()
            if number:
                first[client].append(cost)
                again[client].append(later)
    requests = clients[0].requests()
    if requests > 3:
        ground.failures.append(f"a sync of what has not changed takes {requests} requests; expected at most 3")
    server.end()
    ours = {what: median(costs[clients[0]]) for what, costs in (("first", first), ("again", again))}
    rows = []
    for what, costs, key in ((f"the first sync of {ground.events} events", first, "first"), ("a sync of what has not changed", again, "again")):
        for client in clients:
            target = 5 if client is clients[1] else None
            rows.append(race_store.row(what, client.name, costs[client], ours[key], target, unit="processor"))
    memory = [race_store.row("the first sync", client.name, first[client], unit="memory") for client in clients]
    return {"title": "Sync", "method": METHOD, "failures": ground.failures, "data": {},
            "checks": [f"a sync of what has not changed: {requests} requests"],
            "tables": [{"title": "Processor time of the client", "unit": "ms", "rows": rows},
                       {"title": "Most memory", "unit": "MiB", "rows": memory}],
            "facts": [{"name": "vdirsyncer", "value": f"{VDIRSYNCER} (PyPI), Python {sys.version.split()[0]}"},
                      {"name": "Radicale", "value": f"{race_pages.RADICALE} (PyPI)"}]}


def median(costs):
    values = sorted(cost.processor for cost in costs)
    return values[len(values) // 2]


METHOD = [
    f"Radicale has a collection of generated events, one file each. Each client brings it to an empty place, Meridian to a trip and "
    f"vdirsyncer to a folder, {ROUNDS} rounds after one that does not count; then both look twice more, and the second look counts. "
    "vdirsyncer keeps files as they are; Meridian also reads each event and stores it as an activity.",
]


if __name__ == "__main__":
    sys.exit(race_store.written(race, "sync", 10_000))
