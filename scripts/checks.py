"""What the checks share: where things are, what is skipped, environments of pip, costs, probes, and planted faults."""

import collections
import datetime
import os
import pathlib
import re
import subprocess
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "checks"
ZONES = ROOT / "tzfixtures" / "2026f" / "zoneinfo"
NAME = pathlib.Path(sys.argv[0]).name
os.environ["PATH"] += ":/usr/sbin:/sbin"  # Debian keeps zic there


class Wrong(Exception):
    """A program did what makes a comparison impossible."""


def fail(reason):
    sys.exit(f"{NAME}: FAILED: {reason}")


def skip(reason):
    """Ends the check without a result; with MERIDIAN_REQUIRE_PYTHON=1 that is a failure."""
    if os.environ.get("MERIDIAN_REQUIRE_PYTHON") == "1":
        fail(f"{reason}, and MERIDIAN_REQUIRE_PYTHON=1")
    print(f"{NAME}: SKIPPED: {reason}; nothing was compared", file=sys.stderr)
    sys.exit(0)


def need(*tools, otherwise=skip):
    """Sees that programs are there, and a Python that has what the checks use."""
    if sys.version_info < (3, 11):
        otherwise("python3 is older than 3.11")
    for tool in tools:
        if not any(os.access(f"{folder}/{tool}", os.X_OK) for folder in os.environ["PATH"].split(":")):
            otherwise(f"there is no {tool}")


def built(product, variable, build="debug"):
    """The path of a built program of this tree, or what a variable of the environment names."""
    path = os.environ.get(variable, str(ROOT / ".build" / build / product))
    if not os.access(path, os.X_OK):
        fail(f"there is no {path}; 'swift build -c {build} --product {product}' makes it")
    return path


def run_in(name, requirements, otherwise=skip):
    """Goes on in a virtual environment with these packages; the script begins anew in it."""
    if sys.prefix == str(WORK / name):
        return
    python = prepared(WORK / name, requirements, otherwise)
    os.execv(python, [str(python), *sys.argv])


def prepared(environment, requirements, otherwise=skip):
    """The Python of a virtual environment with these packages, which is made anew when it is for other ones."""
    python = environment / "bin" / "python"
    made = environment / "made-for"
    if not made.exists() or made.read_text() != requirements or subprocess.run([python, "-c", ""]).returncode:
        subprocess.run(["rm", "-rf", str(environment)], check=True)
        environment.parent.mkdir(parents=True, exist_ok=True)
        for reason, command in [
            ("python3 cannot make a virtual environment (scripts/setup --checks installs what is missing)",
             ["/usr/bin/env", "python3", "-m", "venv", str(environment)]),
            (f"pip could not install {requirements}",
             [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *requirements.split()]),
        ]:
            done = subprocess.run(command, capture_output=True, text=True)
            if done.returncode:
                print("\n".join((done.stdout + done.stderr).splitlines()[-5:]), file=sys.stderr)
                otherwise(reason)
        made.write_text(requirements)
    return python


Cost = collections.namedtuple("Cost", "seconds wall mebibytes")


def measured(command, folder, **options):
    """Runs a command, its output and errors in files of a folder: its status and its cost."""
    with open(folder / "output", "wb") as output, open(folder / "errors", "wb") as errors:
        begun = time.monotonic()
        process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=output, stderr=errors, **options)
        _, status, usage = os.wait4(process.pid, 0)
        wall = time.monotonic() - begun
    # Known to Popen as reaped.
    process.returncode = os.waitstatus_to_exitcode(status)
    return process.returncode, Cost(usage.ru_utime + usage.ru_stime, wall, usage.ru_maxrss / 1024)


def measured_on(load):
    """Rows that say when and on what something was measured."""
    git = ["git", "-C", ROOT, "describe", "--always", "--dirty"]
    revision = subprocess.run(git, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    name = re.search(r"^model name\s*: (.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.MULTILINE)
    return [("measured", f"{datetime.date.today()}, commit {revision}"),
            ("processor", f"{name[1] if name else 'unknown'}, {os.cpu_count()} cores, load {load:.1f} before the run")]


class Lines:
    """A probe that answers each line with one, of words with tabs between."""

    def __init__(self, program):
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, *words):
        self.process.stdin.write("\t".join(words) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise Wrong(f"the probe ended at: {' '.join(words)}")
        return answer.rstrip("\n").split("\t")

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Result:
    """What a part of a comparison has found; a failure begins with its kind."""

    def __init__(self):
        self.counts, self.sets, self.failures = collections.Counter(), collections.defaultdict(set), []

    def fail(self, kind, text):
        self.counts["wrong"] += 1
        self.failures.append(f"{kind}: {text}")

    def add(self, other):
        self.counts.update(other.counts)
        for name, found in other.sets.items():
            self.sets[name] |= found
        self.failures += other.failures


class SelfTest:
    """Faults that are planted in answers: each has to be found, and as what it is."""

    def __init__(self):
        self.planted = self.missed = 0

    def expect(self, what, found, wanted, failures=()):
        self.planted += 1
        if found == wanted:
            return
        self.missed += 1
        print(f"self-test: {what}: found as {found or 'nothing'}, not as {wanted}", file=sys.stderr)
        for failure in list(failures)[:3]:
            print(f"    {failure}", file=sys.stderr)

    def end(self):
        if self.missed:
            sys.exit(1)
        print(f"{NAME}: self-test: {self.planted} of {self.planted} as planted", flush=True)


def kinds(failures):
    """What failures are found as: the words before their first colon."""
    return {failure.split(":")[0] for failure in failures}
