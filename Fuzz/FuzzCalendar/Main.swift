import CivilTime
import FuzzKit
import ICalendar
import TestKit
import TripExchange
import Trips

/// Imports calendar files, exports them and imports them again.
///
/// The activities stay the same, and a second export gives the bytes of the first.
@_cdecl("FuzzCalendar_main")
public func fuzzCalendar(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    Fuzz.run(count, arguments) { start, count in
        guard let database = try? TestZones.database(.r2026f) else { Fuzz.fail("tzfixtures/ is missing") }
        let pass = CalendarPass(database: database)
        guard let first = pass.imported(Input(start, count).bytes) else { return 0 }
        let exported = pass.exported(first)
        guard let second = pass.imported(exported) else { Fuzz.fail("an export is refused") }
        check(first, second)
        Fuzz.require(pass.exported(second) == exported, "the second export differs from the first")
        checkWithoutSources(first, pass)
        return 0
    }
}

/// Import and export with everything fixed that is not in the file.
private struct CalendarPass {
    let database: ZoneDatabase

    func imported(_ bytes: [UInt8]) -> ImportedCalendar? {
        guard let read = try? CalendarReader().read(bytes, file: "fuzz.ics") else { return nil }
        return CalendarImport(database: database, floatingTimes: .hintedByFile).activities(
            from: read, file: "fuzz.ics")
    }

    func exported(_ imported: ImportedCalendar) -> [UInt8] {
        CalendarExport(database: database, productID: "-//Fuzz//EN", redaction: .full, stamp: .epoch)
            .calendar(
                named: imported.name, activities: imported.activities, source: imported.source,
                zones: imported.zones
            ).bytes
    }
}

/// Writes every line anew, as for activities that no file gave: they come back too.
private func checkWithoutSources(_ first: ImportedCalendar, _ pass: CalendarPass) {
    var bare = first
    for index in bare.activities.indices { bare.activities[index].source = nil }
    bare.source = nil
    guard let again = pass.imported(pass.exported(bare)) else {
        Fuzz.fail("an export without sources is refused")
    }
    check(bare, again)
}

private func check(_ first: ImportedCalendar, _ second: ImportedCalendar) {
    Fuzz.require(
        second.name == first.name, "the name was \(first.name ?? "none"), now \(second.name ?? "none")")
    let (old, new) = (first.activities, second.activities)
    Fuzz.require(new.map(\.key) == old.map(\.key), "the keys were \(old.map(\.key)), now \(new.map(\.key))")
    for (old, new) in zip(old, new) where !new.hasSameMeaning(as: old) {
        let pairs = zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children)
        let changed = pairs.filter { $0.label != "source" && "\($0.value)" != "\($1.value)" }
        let texts = changed.map { field, now in
            "\(field.label ?? "?") was \("\(field.value)".debugDescription), now \("\(now.value)".debugDescription)"
        }
        Fuzz.fail("\(old.uid.text.debugDescription): \(texts.joined(separator: "; "))")
    }
}
