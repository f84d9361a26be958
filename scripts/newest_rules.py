"""What scripts/check-newest-rules compares: the right answers by CPython's zoneinfo, and those of the program."""
import datetime, json, pathlib, subprocess, sys

# The twenty zones of the tables in tzfixtures/.
TABLE = pathlib.Path(__file__).resolve().parent.parent / "tzfixtures/2026f/transitions.tsv"
ZONES = sorted({line.split("\t")[0] for line in TABLE.read_text().splitlines() if line and line[0] not in "#\t"})
DAYS = ["2026-07-15", "2026-12-15", "2027-07-15", "2027-12-15"]


def expected(tree):
    """Noon in each zone on each day, as UTC, from compiled zones in a directory."""
    import zoneinfo

    zoneinfo.reset_tzpath([tree])
    for zone in ZONES:
        for day in DAYS:
            local = datetime.datetime.fromisoformat(f"{day}T12:00:00").replace(tzinfo=zoneinfo.ZoneInfo.no_cache(zone))
            print(f"{day}T12:00[{zone}]\t{local.astimezone(datetime.timezone.utc):%Y-%m-%dT%H:%M:%SZ}")


def run(program, *arguments, text=""):
    return subprocess.run([program, *arguments], input=text, capture_output=True, text=True)


def answers(program, file):
    """Asks the program by `when`, and by an import and the export of it, and prints what is wrong."""
    right = dict(line.split("\t") for line in pathlib.Path(file).read_text().splitlines())
    wrong = []
    told = run(program, "when", "-", "--in", "UTC", "--json", text="\n".join(right))
    for line in told.stdout.splitlines():
        answer = json.loads(line)
        if answer.get("instant") != right[answer["input"]]:
            wrong.append(f"when {answer['input']}: {answer.get('instant')}, not {right[answer['input']]}")
    if len(told.stdout.splitlines()) != len(right):
        wrong.append(f"when: {len(told.stdout.splitlines())} answers, not {len(right)}")
    if told.stderr:
        wrong.append(told.stderr)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN"]
    for question in right:
        day, zone = question[:10].replace("-", ""), question[17:-1]
        lines += ["BEGIN:VEVENT", f"UID:{question}", "DTSTAMP:20260101T000000Z", f"SUMMARY:{question}",
                  f"DTSTART;TZID={zone}:{day}T120000", f"DTEND;TZID={zone}:{day}T130000", "END:VEVENT"]
    calendar = pathlib.Path(file).with_suffix(".ics")
    calendar.write_bytes("".join(line + "\r\n" for line in lines + ["END:VCALENDAR"]).encode())
    made = run(program, "import", str(calendar), "--trip", "Noon")
    if made.returncode:
        wrong.append(f"import: {made.stderr}")
    agenda = json.loads(run(program, "agenda", "2026-07-01..2028-01-01", "--view", "home", "--json").stdout)
    found = {item["title"]: item["startInstant"] for item in agenda["items"]}
    for question, instant in right.items():
        if found.get(question) != instant:
            wrong.append(f"agenda {question}: {found.get(question)}, not {instant}")
    drift = run(program, "drift")
    if drift.returncode or "nothing moved" not in drift.stdout:
        wrong.append(f"drift: {drift.stdout}")
    print("\n".join(wrong[:20]), end="\n" if wrong else "")
    return 1 if wrong else 0


if __name__ == "__main__":
    if sys.argv[1] == "expected":
        expected(sys.argv[2])
    else:
        sys.exit(answers(sys.argv[2], sys.argv[3]))
