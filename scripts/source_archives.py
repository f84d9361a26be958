"""Fetches the source archives of Debian packages and of PyPI projects; a part of corpora and check-recurrence.

It needs apt (Debian or Ubuntu) and the network. The machine's own configuration of apt stays as it is.
"""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse
import urllib.request


class Unavailable(Exception):
    """A project that could not be fetched, with the reason."""


def run(command, **options):
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options)
    if done.returncode != 0:
        lines = [line.strip() for line in done.stdout.splitlines() if re.match(r"E: |ERROR|.*Error", line)]
        raise Unavailable(lines[0] if lines else f"{command[0]} ended with {done.returncode}")
    return done.stdout


def downloaded(root, project, fetch):
    """Has an archive fetched, once, into ROOT/downloads/PROJECT; returns that folder and the version."""
    directory = root / "downloads" / project
    done = directory / ".version"
    if not done.exists():
        version = fetch(directory)
        done.write_text(version)
    return directory, done.read_text()


# --- Debian ----------------------------------------------------------------------------------------------


def upstream(version):
    """The part of a Debian version that the name of the upstream archive has."""
    return version.split(":")[-1].rsplit("-", 1)[0]


class Apt:
    """apt with a configuration of its own, for sources: of the machine's own places, or of a release of Debian."""

    KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"

    def __init__(self, directory, release=None):
        self.directory = directory
        self.release = release
        self.is_ready = False

    def options(self):
        here = self.directory
        return [
            "-o", f"Dir::Etc::SourceList={here}/sources.list", "-o", f"Dir::Etc::SourceParts={here}/sources.list.d",
            "-o", f"Dir::State::Lists={here}/lists", "-o", f"Dir::Cache={here}/cache",
            "-o", "Debug::NoLocking=1", "-o", "APT::Get::List-Cleanup=0", "-o", "APT::Sandbox::User=",
        ]  # fmt: skip

    def prepare(self):
        if self.is_ready:
            return
        if shutil.which("apt-get") is None:
            raise Unavailable("there is no apt-get on this machine")
        for name in ("sources.list.d", "lists/partial", "cache/archives/partial"):
            (self.directory / name).mkdir(parents=True, exist_ok=True)
        if self.release:
            signed = f"[signed-by={self.KEYS}] " if pathlib.Path(self.KEYS).exists() else ""
            line = f"deb-src {signed}http://deb.debian.org/debian {self.release} main\n"
            (self.directory / "sources.list").write_text(line)
        else:
            self.list_own_places()
        run(["apt-get", *self.options(), "update", "-qq"])
        self.is_ready = True

    def list_own_places(self):
        machine = pathlib.Path("/etc/apt")
        lines = []
        for source in [machine / "sources.list", *sorted(machine.glob("sources.list.d/*.list"))]:
            if source.exists():
                lines += re.findall(r"^deb\b(.*\bmain\b.*)$", source.read_text(), re.MULTILINE)
        (self.directory / "sources.list").write_text("".join(f"deb-src{line}\n" for line in lines))
        for source in machine.glob("sources.list.d/*.sources"):
            text = source.read_text()
            if re.search(r"^Types:.*\bdeb\b(?!-)", text, re.MULTILINE) and re.search(r"^URIs:.*(debian|ubuntu)", text, re.MULTILINE):
                changed = re.sub(r"^Types:.*$", "Types: deb-src", text, flags=re.MULTILINE)
                (self.directory / "sources.list.d" / source.name).write_text(changed)

    def fetch(self, package, directory):
        """Downloads the upstream archive of a source package; returns its version."""
        self.prepare()
        directory.mkdir(parents=True, exist_ok=True)
        command = ["apt-get", *self.options(), "source", "--tar-only", "-qq", "--only-source", package]
        run(command, cwd=directory)
        shown = run(["apt-cache", *self.options(), "showsrc", "--only-source", package])
        versions = re.findall(r"^Version: (\S+)", shown, re.MULTILINE)
        return next((v for v in versions if any(upstream(v) in p.name for p in directory.iterdir())), "?")


# --- PyPI ------------------------------------------------------------------------------------------------


def fetch_pypi(requirement, directory):
    """Downloads a source distribution; returns its version.

    From the index that pip uses (PEP 691), but not by pip: that runs the project's own code to ask what it needs, and some
    of it no longer runs.
    """
    directory.mkdir(parents=True, exist_ok=True)
    name, version = requirement.split("==")
    if not any(directory.iterdir()):
        index = os.environ.get("PIP_INDEX_URL") or configured_index() or "https://pypi.org/simple"
        page = f"{index.rstrip('/')}/{name}/"
        listed = json.loads(opened(page, {"Accept": "application/vnd.pypi.simple.v1+json"}))
        stem = re.sub(r"[-_.]+", "-", f"{name}-{version}").lower()
        for file in listed["files"]:
            title = re.sub(r"[-_.]+", "-", re.sub(r"\.(tar\.gz|zip)$", "", file["filename"])).lower()
            if title == stem and not file["filename"].endswith(".whl"):
                content = opened(urllib.parse.urljoin(page, file["url"]))
                if hashlib.sha256(content).hexdigest() != file["hashes"].get("sha256"):
                    raise Unavailable(f"{file['filename']} is not what the index says by its SHA-256")
                (directory / file["filename"]).write_bytes(content)
                break
        else:
            raise Unavailable(f"the index has no source distribution of {requirement}")
    return version


def configured_index():
    done = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
    )  # fmt: skip
    return done.stdout.strip()


def opened(address, headers=None):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers or {}), timeout=60) as answer:
            return answer.read()
    except (OSError, ValueError) as problem:
        raise Unavailable(f"{address}: {problem}") from problem
