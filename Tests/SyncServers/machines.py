"""Machines of a traveller: the program with a store of its own each, asked by the command line alone."""

import json
import os
import pathlib
import subprocess

import meanings


class Unexpected(Exception):
    """A command ended in another way than it has to."""


class Machine:
    """A store, and the trip in it that is kept in step with a calendar."""

    def __init__(self, program, folder, name, server, trip, origin=None):
        self.program, self.server, self.trip, self.origin = program, server, trip, origin or server.origin
        self.folder = pathlib.Path(folder) / name
        self.folder.mkdir()
        others = ("MERIDIAN", "LC_", "LANG", "XDG_")
        self.environment = {name: text for name, text in os.environ.items() if not name.startswith(others)} | {
            "MERIDIAN_DB": str(self.folder / "store.db"), "MERIDIAN_HOME": "Europe/Berlin", "XDG_CONFIG_HOME": str(self.folder),
            "TZ": "UTC", "LC_ALL": "C"}
        self.secret = self.folder / "password"
        self.secret.write_text(server.password + "\n")
        self.secret.chmod(0o600)

    def begin(self, *words):
        """Starts a command without waiting for it."""
        return subprocess.Popen([self.program, *map(str, words)], env=self.environment, stdin=subprocess.DEVNULL,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def run(self, *words, status=0):
        """Runs a command that has to end with a status; what it prints."""
        done = subprocess.run([self.program, *map(str, words)], env=self.environment, stdin=subprocess.DEVNULL,
                              capture_output=True, text=True, timeout=300)
        if done.returncode != status:
            raise Unexpected(f"{' '.join(map(str, words))[:120]} ends with {done.returncode}, not {status}: "
                             f"{(done.stderr or done.stdout)[-500:]}")
        return done.stdout + done.stderr

    def answer(self, *words, status=0):
        """Runs a command that prints one document, and returns that."""
        text = self.run(*words, "--json", status=status)
        # What is told beside it comes after it.
        return json.JSONDecoder().raw_decode(text)[0]

    def account(self, status=0):
        who = ["--user", self.server.user, "--password-file", self.secret] if self.server.user else []
        return self.run("sync", "add", "home", self.origin, *who, status=status)

    def link(self, *words):
        return self.run("sync", "link", *words)

    def address(self):
        """The address of the calendar."""
        return self.answer("sync", "status")["accounts"][0]["calendars"][0]["address"]

    def sync(self, *words, status=None):
        """Syncs; the document of the calendar. Without a status it is 1 where something is left, and else 0."""
        if status is not None:
            return self.answer("sync", *words, status=status)["calendars"][0]
        found, document = self.synced(*words)
        if found != is_open(document):
            raise Unexpected(f"sync {' '.join(map(str, words))} ends with {found}, not {int(is_open(document))}: "
                             f"{str(document)[-500:]}")
        return document

    def synced(self, *words):
        """Syncs, however that ends: its status and the document of the calendar."""
        process = self.begin("sync", "--json", *words)
        text, _ = process.communicate()
        return process.returncode, json.JSONDecoder().raw_decode(text)[0]["calendars"][0]

    def export(self):
        """What the trip says, as calendar objects."""
        return meanings.meaning(self.answer("export", self.trip)["calendar"])

    def agenda(self):
        """When and where things happen, for the traveller."""
        items = self.answer("agenda", "2027-03-01..2027-04-30", "--trip", self.trip)["items"]
        return sorted(tuple(str(item[name]) for name in ["start", "end", "title", "place", "status", "uid"]) for item in items)

    def show(self, uid):
        return self.answer("show", uid)


def steps(document):
    """What a sync did, in words: `take Dinner`."""
    return sorted(f"{step['action']} {step['title']}" for step in document["steps"])


def is_open(document):
    """Whether a sync left something to be done, or to be looked at."""
    return any(step["action"] in ["conflict", "skip"] or not (step["done"] or document["dryRun"])
               for step in document["steps"]) or any(
                   finding["severity"] != "repaired" for finding in document["findings"])


def codes(document):
    """What a sync found, by its codes."""
    return sorted({finding["code"] for finding in document["findings"]})
