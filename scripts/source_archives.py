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
import tarfile
import urllib.parse
import urllib.request

KEYS = "/usr/share/keyrings/debian-archive-keyring.gpg"
LARGEST = 32 << 20


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
        directory.mkdir(parents=True, exist_ok=True)
        done.write_text(fetch(directory))
    return directory, done.read_text()


def members(directory):
    """Yields the path and a function that gives the bytes, for each file of the archives in a folder."""
    archives = [path for path in sorted(directory.iterdir()) if re.search(r"\.(tar\.\w+|tgz)$", path.name)]
    if not archives:
        raise Unavailable(f"there is no archive in {directory}")
    for archive in archives:
        with tarfile.open(archive) as opened:
            for entry in opened:
                if entry.isfile() and entry.size <= LARGEST:
                    yield entry.name, lambda: opened.extractfile(entry).read()


class Debian:
    """apt with a configuration of its own, for the sources of a release of Debian."""

    def __init__(self, directory, release):
        self.directory, self.release, self.is_ready = directory, release, False
        self.options = [
            "-o", f"Dir::Etc::SourceList={directory}/sources.list", "-o", f"Dir::Etc::SourceParts={directory}/none",
            "-o", f"Dir::State::Lists={directory}/lists", "-o", f"Dir::Cache={directory}/cache",
            "-o", "Debug::NoLocking=1", "-o", "APT::Get::List-Cleanup=0", "-o", "APT::Sandbox::User=",
        ]  # fmt: skip

    def prepare(self):
        if shutil.which("apt-get") is None:
            raise Unavailable("there is no apt-get on this machine")
        for name in ("none", "lists/partial", "cache/archives/partial"):
            (self.directory / name).mkdir(parents=True, exist_ok=True)
        signed = f"[signed-by={KEYS}] " if pathlib.Path(KEYS).exists() else ""
        line = f"deb-src {signed}http://deb.debian.org/debian {self.release} main\n"
        (self.directory / "sources.list").write_text(line)
        run(["apt-get", *self.options, "update", "-qq"])
        self.is_ready = True

    def fetch(self, package, directory):
        """Downloads the upstream archive of a source package; returns its version."""
        if not self.is_ready:
            self.prepare()
        run(["apt-get", *self.options, "source", "--tar-only", "-qq", "--only-source", package], cwd=directory)
        shown = run(["apt-cache", *self.options, "showsrc", "--only-source", package])
        names = " ".join(path.name for path in directory.iterdir())
        # The name of the upstream archive has the version without epoch and Debian's own part.
        versions = re.findall(r"^Version: (\S+)", shown, re.MULTILINE)
        return next((each for each in versions if each.split(":")[-1].rsplit("-", 1)[0] in names), "?")


def fetch_pypi(requirement, directory):
    """Downloads a source distribution; returns its version.

    From the index that pip uses (PEP 691), but not by pip: that runs the project's own code to ask what it needs, and
    some of it no longer runs.
    """
    name, version = requirement.split("==")
    told = [sys.executable, "-m", "pip", "config", "get", "global.index-url"]
    index = os.environ.get("PIP_INDEX_URL") or subprocess.run(told, capture_output=True, text=True).stdout.strip()
    page = f"{(index or 'https://pypi.org/simple').rstrip('/')}/{name}/"
    stem = re.sub(r"[-_.]+", "-", f"{name}-{version}").lower()
    for file in json.loads(opened(page, {"Accept": "application/vnd.pypi.simple.v1+json"}))["files"]:
        title = re.sub(r"[-_.]+", "-", file["filename"].removesuffix(".tar.gz")).lower()
        if title == stem:
            content = opened(urllib.parse.urljoin(page, file["url"]))
            if hashlib.sha256(content).hexdigest() != file["hashes"].get("sha256"):
                raise Unavailable(f"{file['filename']} is not what the index says by its SHA-256")
            (directory / file["filename"]).write_bytes(content)
            return version
    raise Unavailable(f"the index has no source distribution of {requirement}")


def opened(address, headers=None):
    try:
        with urllib.request.urlopen(urllib.request.Request(address, headers=headers or {}), timeout=60) as answer:
            return answer.read()
    except (OSError, ValueError) as problem:
        raise Unavailable(f"{address}: {problem}") from problem
