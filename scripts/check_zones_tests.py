"""Plants wrong answers before check_zones.py and sees that it finds each; called by check-zones.

    check_zones_tests.py PROBE

Most are planted in files: zdump and CPython read a sound tree, the probe a copy of it with one byte changed. The
rest are changed on their way from the probe.
"""

import pathlib
import shutil
import sys
import tempfile
from array import array

import check_zones
from check_zones import Tree, check, check_known
from zone_answers import Probe, utc, year_start, zone_parts

SOURCE = pathlib.Path(__file__).resolve().parent.parent / "tzfixtures" / "2026f" / "zoneinfo"
ZONES = ["America/Godthab", "America/Nuuk", "Asia/Tokyo", "Australia/Lord_Howe", "Europe/Paris", "Etc/UTC", "UTC"]
planted = missed = 0


def run(folder, probed, make_probe=Probe, program=None):
    return check([Tree("2026f", folder, probed)], program or PROGRAM, make_probe)


def expect(what, result, *kinds):
    """The planted fault must be found as just these kinds."""
    global planted, missed
    planted += 1
    found = {failure.split(":")[0] for failure in result.failures}
    if found != set(kinds) or result.counts["wrong"] != len(result.failures):
        missed += 1
        print(f"self-test: {what}: found as {sorted(found) or 'nothing'}, not as {sorted(kinds)}", file=sys.stderr)
        for failure in result.failures[:3]:
            print(f"    {failure}", file=sys.stderr)


class Copy:
    """The folder that the probe reads in place of the sound one."""

    def __init__(self, sound, scratch):
        self.sound, self.folder = sound, scratch / "probed"

    def __enter__(self):
        shutil.copytree(self.sound, self.folder)
        return self

    def __exit__(self, *_):
        shutil.rmtree(self.folder)

    def change(self, name, old, new):
        path = self.folder / name
        data = path.read_bytes()
        if data.count(old) != 1 or old == new:
            raise SystemExit(f"self-test: {old} stands {data.count(old)} times in {name}")
        path.write_bytes(data.replace(old, new))

    def result(self, sound):
        return run(sound, self.folder)


def eight(second):
    return second.to_bytes(8, "big", signed=True)


def plant_files(sound, scratch):
    def plant(what, name, old, new, *kinds):
        with Copy(sound, scratch) as copy:
            copy.change(name, old, new)
            expect(what, copy.result(sound), *kinds)

    # 1995-03-26T01:00:00Z, within Paris's table.
    change = eight(796_179_600)
    plant("a change one second late", "Europe/Paris", change, eight(796_179_601), "change", "instant", "civil time")
    plant("an abbreviation", "Europe/Paris", b"CEST\0", b"CESU\0", "change")
    # The kind of Tokyo's summer time after the war: 10 hours ahead, isdst 1.
    summer = (36_000).to_bytes(4, "big")
    plant("a mark", "Asia/Tokyo", summer + b"\1", summer + b"\0", "change")
    plant("an offset", "Asia/Tokyo", summer + b"\1", (36_001).to_bytes(4, "big") + b"\1",
          "change", "instant", "civil time")
    plant("a rule", "Europe/Paris", b"M10.5.0/3\n", b"M10.5.0/4\n", "change", "instant", "civil time")
    plant("a rule's half hour", "Australia/Lord_Howe", b"<+11>-11,", b"<+11>-12,", "change", "instant", "civil time")
    with Copy(sound, scratch) as copy:
        (copy.folder / "Europe/Paris").write_bytes((sound / "Europe/Paris").read_bytes()[:-1])
        expect("a file cut short", copy.result(sound), "refused")
    with Copy(sound, scratch) as copy:
        shutil.copy(sound / "Asia/Tokyo", copy.folder / "America/Nuuk")
        expect("another id of one file with other rules", copy.result(sound), "id")
    with Copy(sound, scratch) as copy:
        (copy.folder / "America/Nuuk").unlink()
        expect("an id without its file", copy.result(sound), "id", "refused")
    with Copy(sound, scratch) as copy:
        shutil.copy(sound / "Asia/Tokyo", copy.folder / "Asia/Sapporo")
        expect("no more than an id too many", copy.result(sound))
    with Copy(sound, scratch) as copy:
        (copy.folder / "right").mkdir()
        shutil.copy(sound / "Asia/Tokyo", copy.folder / "right" / "Tokyo")
        expect("a file of right/ that is read", run(copy.folder, copy.folder), "right")


class Altered(Probe):
    """Changes one number of the 200th answer in bulk that asks for at least so many of a kind."""

    request, place, step = "", 0, 0

    def numbers(self, request, questions, width):
        answers = super().numbers(request, questions, width)
        if request == self.request and len(questions) > 500:
            answers[200 * width + self.place] += self.step
        return answers


def plant_answers(sound):
    for what, request, place, kind in [
        ("an offset", "offsets", 0, "instant"), ("a kind", "locals", 0, "civil time"),
        ("an earlier instant", "locals", 1, "civil time"), ("a later instant", "locals", 2, "civil time"),
        ("the change that skips or repeats", "locals", 3, "civil time"),
    ]:
        probe = type("AlteredHere", (Altered,), {"request": request, "place": place, "step": 1})
        expect(f"{what}, on its way", run(sound, sound, probe), kind)

    class FarFuture(Probe):
        """Knows no change after the year 2300."""

        def changes(self, first, end):
            text = super().changes(first, end)
            return text if first < year_start(2300) else text.split("\n", 1)[0] + "\n"
    expect("a far future without changes", run(sound, sound, FarFuture), "change")

    class Mute(Probe):
        def changes(self, first, end):
            self.process.kill()
            return super().changes(first, end)
    expect("a probe that dies", run(sound, sound, Mute), "stopped")


def plant_known(sound):
    """What is listed as read wrongly has to be so, and has to be met."""
    true_list = check_zones.KNOWN
    with (sound / "Asia/Tokyo").open("rb") as file:
        times, footer = zone_parts(file.read())
    tokyo = check_zones.Known(
        "Asia/Tokyo", utc(times[-1]), footer, between=("1951-09-08T12:00:00", "1951-09-09T00:00:00"))
    gone = check_zones.Known("Asia/Tokyo", "1999-01-01T00:00:00Z", footer, between=("1999", "2000"))
    trees = [Tree("2026f", sound, sound)]

    def with_list(known):
        check_zones.KNOWN = known
        result = run(sound, sound)
        check_known(result, trees, "")
        return result
    godthab = [known for known in true_list if known.between]
    expect("nothing but what is known", with_list(godthab))
    expect("what is known, without its line", with_list([]), "civil time")
    expect("a line for what is read rightly", with_list(godthab + [tokyo]), "known")
    expect("a line for a file that is not there", with_list(godthab + [gone]), "known")
    check_zones.KNOWN = true_list


def main():
    with tempfile.TemporaryDirectory() as folder:
        scratch = pathlib.Path(folder)
        sound = scratch / "sound"
        for name in ZONES:
            (sound / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(SOURCE / name, sound / name)
        expect("a sound tree", run(sound, sound))
        plant_files(sound, scratch)
        plant_answers(sound)
        plant_known(sound)
    if missed:
        raise SystemExit(1)
    print(f"check-zones: self-test found all {planted} planted answers")


if __name__ == "__main__":
    PROGRAM = sys.argv[1]
    main()
