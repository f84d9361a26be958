import BenchmarkKit
import CPeers
import CivilTime

extension ZoneBenchmarks {
    /// How it was measured.
    var method: [String] {
        [
            "All engines run in one process, on the same random instants (SplitMix64, seed \(ZoneBenchmarks.seed)): "
                + "\(options.instants) for each of \(benchmarkZones.count) named zones, zone by zone. "
                + "They take turns, zone by zone and round by round: one round to warm up, then \(options.rounds) "
                + "that count. The clock is the thread's processor time. *Best* adds up each zone's best round, "
                + "*median* is the median round; ratios and targets compare the bests.",
            "Every engine runs in a loop of its own language, is given Unix seconds or six numbers, and writes one "
                + "whole number for each: there is no call from Swift to C inside a loop, and zones are found before it. "
                + "Meridian is called from another module through its public interface, with checked initialisers.",
            "The first three questions are the fair ones: `localtime_r`, `mktime` and `get_info` always give "
                + "abbreviation and daylight mark, so Meridian is asked for them too. The whole number then has the offset, the mark "
                + "and the first three letters of the abbreviation, which glibc gives as a pointer, `date` as a `std::string` and "
                + "Meridian as a number (`ZonePeriod.letters`); one row has the time with a `String` made of it. The next questions are of the offset alone, "
                + "for which Meridian has a look-up of its own and the others have not. Foundation takes three calls and has other "
                + "abbreviations, so it answers these only. From 2038 on Debian's build of `date` has no rules, and its answers do not count.",
            "The cases of jiff's benchmark (`bench/src` in its repository) stand under its names in a table of their own: "
                + "each asks the same instant or local time of New York again and again, which is kinder to caches and to the "
                + "prediction of branches than random ones. Its `datetime_to_offset` is asked here as local → UTC with the fields as six numbers.",
            "glibc has its best case: `TZ` is set and `tzset` called once before each batch, outside the clock; then "
                + "`localtime_r`, which does not look at `TZ` again, and `mktime` with `tm_isdst` −1, since nobody who "
                + "has a local time knows the flag. Hinnant's `date` is Debian's build (`USE_OS_TZDB`), called as "
                + "`get_info`, the look-up inside its `to_local` and `to_sys`. Foundation has one `Calendar` for each "
                + "zone; the offset is worked out from the fields, since to ask for it would cost more. Skipped and repeated times "
                + "are not asked of `mktime`: its answer depends on the call before.",
            "Meridian, glibc and `date` read `\(ZoneBenchmarks.tree)` (\(database.version)) and have to agree on every instant up to 2037. Foundation "
                + "has a copy of \(FoundationEngine.version) inside: instants about which the fixtures of that release "
                + "and the machine's tree differ are left out of its comparison, not of its time. A unique local time was made of an instant, and "
                + "this instant has to come back.",
        ]
    }

    /// What took part.
    var facts: [Section.Fact] {
        [
            .init("tz database", "\(database.version) in \(database.source)"),
            .init("glibc", String(cString: glibc_version())),
            .init("tz database inside Foundation", FoundationEngine.version),
        ]
    }
}
