"""One run: our exports, a throw-away home for every program, and what each of them answered."""

import os
from pathlib import Path

import observe
from cases import CASES, MACHINE_ZONE, ZONES


class Bench:
    def __init__(self, scratch, environments, binary):
        self.scratch, self.environments = scratch, environments
        self.meridian = observe.Meridian(str(binary), str(ZONES))
        self.exports = {}  # case -> one file with all of its events
        self.objects = {}  # case key -> {UID: a file with that event only}, for servers

    def export(self):
        folder = self.scratch / "exports"
        folder.mkdir()
        for case in CASES:
            given = folder / f"{case.key}.in.ics"
            given.write_bytes(case.text().encode())
            self.exports[case] = folder / f"{case.key}.ics"
            self.meridian.export([given], self.exports[case])
            self.objects[case.key] = {}
            for event in case.events:
                uid = case.uid(event)
                given = folder / f"{case.key}-{event.key}.in.ics"
                given.write_bytes(case.alone(event).encode())
                self.objects[case.key][uid] = folder / f"{case.key}-{event.key}.ics"
                self.meridian.export([given], self.objects[case.key][uid])

        self.meridian.keep(self.exports.values(), self.scratch / "store.db")

    def environment(self, work):
        """Nothing of the user's: no home, no settings, no bus, no proxy."""
        home = work / "home"
        places = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config",
                  "XDG_CACHE_HOME": home / "cache", "XDG_STATE_HOME": home / "state", "XDG_RUNTIME_DIR": home / "run"}
        for path in places.values():
            path.mkdir(parents=True, exist_ok=True)
        places["XDG_RUNTIME_DIR"].chmod(0o700)
        return {
            "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": "C.UTF-8", "LANG": "C.UTF-8", "TZ": MACHINE_ZONE,
            "GSETTINGS_BACKEND": "memory", "QT_QPA_PLATFORM": "offscreen", "NO_COLOR": "1",
            "PYTHONPATH": str(Path(__file__).resolve().parent / "programs"), "PYTHONDONTWRITEBYTECODE": "1",
            **{name: str(path) for name, path in places.items()}}
