"""The tables of recurrence rules in the tests of libical and of dateutil; a part of check_recurrence.py.

Both are fetched as source archives into .build/corpora/downloads, where scripts/corpora finds them too; nothing of
them belongs into the tree.
"""

import dataclasses
import json
import pathlib
import re
import subprocess
import tarfile

from source_archives import Apt, Unavailable, downloaded, fetch_pypi

HERE = pathlib.Path(__file__).resolve().parent
DATEUTIL = "python-dateutil==2.9.0.post0"
# Debian 13: 3.0.20, whose table has all cases of older ones.
LIBICAL_RELEASE = "trixie"
LIBICAL_TABLES = ["", "_rscale", "_rscale_withicu", "_rscale_withicu_dangi"]


@dataclasses.dataclass(frozen=True)
class Case:
    """A series, and when it occurs by the table that it is from; times are on the start's wall clock."""

    table: str
    name: str
    start: str
    # RRULE:…, EXRULE:…, RDATE:… and EXDATE:…
    parts: tuple
    expected: tuple
    # Where the table begins; before it nothing is compared.
    since: str = ""


def archive(directory):
    found = [path for path in sorted(directory.iterdir()) if re.search(r"\.(tar\.\w+|tgz)$", path.name)]
    if not found:
        raise Unavailable(f"there is no archive in {directory}")
    return tarfile.open(found[0])


def member(opened, suffix):
    for entry in opened:
        if entry.isfile() and entry.name.endswith(suffix):
            return opened.extractfile(entry).read().decode()
    raise Unavailable(f"there is no {suffix} in {opened.name}")


# --- libical -------------------------------------------------------------------------------------------------

def extended(text):
    """19970902T090000Z as 1997-09-02T09:00:00, and a date alike; the tables have UTC only throughout."""
    match = re.fullmatch(r"(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?", text)
    if not match:
        raise Unavailable(f"libical's table has the time {text}, which is not understood")
    date, time = match.groups()[:3], match.groups()[3:]
    return "-".join(date) + ("T" + ":".join(time) if time[0] else "")


def libical_cases(text, table):
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    for block in re.split(r"\n\s*\n", "\n".join(lines).strip()):
        fields = dict(line.split(":", 1) for line in block.splitlines())
        rule, start, instances = fields["RRULE"], fields["DTSTART"], fields["INSTANCES"]
        # That libical has not implemented a rule says nothing of the rule.
        expected = () if "***" in instances else tuple(extended(time) for time in instances.split(","))
        since = extended(fields["START-AT"]) if "START-AT" in fields else ""
        yield Case(table, f"{rule} from {start}", extended(start), (f"RRULE:{rule.rstrip(';')}",), expected, since)


def libical(root):
    """The rules of RFC 5545 and those of RFC 7529, with and without ICU."""
    apt = Apt(root / f"apt-{LIBICAL_RELEASE}", LIBICAL_RELEASE)
    project = f"debian-{LIBICAL_RELEASE}-libical3"
    directory, version = downloaded(root, project, lambda folder: apt.fetch("libical3", folder))
    cases = []
    for name in LIBICAL_TABLES:
        with archive(directory) as opened:
            cases += libical_cases(member(opened, f"src/test/icalrecur_test{name}.txt"), "libical")
    return cases, f"libical {version}"


# --- dateutil ------------------------------------------------------------------------------------------------

def dateutil(root, python):
    name, version = DATEUTIL.split("==")
    directory, _ = downloaded(root, f"pypi-{name}", lambda folder: fetch_pypi(DATEUTIL, folder))
    tests = root / "test_rrule.py"
    with archive(directory) as opened:
        tests.write_text(member(opened, "tests/test_rrule.py"))
    done = subprocess.run([python, str(HERE / "dateutil_table.py"), str(tests)], capture_output=True, text=True)
    if done.returncode != 0:
        raise Unavailable(f"dateutil's tests do not pass:\n{done.stderr}")
    cases, left_out = [], []
    for line in done.stdout.splitlines()[1:]:
        row = json.loads(line)
        if "left out" in row:
            left_out.append((row["test"], row["left out"]))
            continue
        named = [("RRULE", row["rules"]), ("EXRULE", row["without rules"]), ("RDATE", row["dates"]),
                 ("EXDATE", row["without"])]
        parts = tuple(f"{kind}:{value}" for kind, values in named for value in values)
        cases.append(Case("dateutil", row["test"], row["start"], parts, tuple(row["expected"])))
    return cases, left_out, f"dateutil {version}"
