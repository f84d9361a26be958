public import CivilTime
import FuzzKit
import ICalendar
import Merging
public import TripExchange
import Trips

/// Import and export with all other inputs fixed.
public struct CalendarPass {
    /// The zones.
    public let database: ZoneDatabase

    /// Makes a pass over a zone database.
    public init(database: ZoneDatabase) { self.database = database }

    /// The importer; floating times are read by the hints in the file.
    public var reading: CalendarImport { CalendarImport(database: database, floatingTimes: .hintedByFile) }

    /// The activities of a calendar file; `nil` for a refused one.
    public func imported(_ bytes: [UInt8]) -> ImportedCalendar? {
        guard let read = try? CalendarReader().read(bytes, file: "fuzz.ics") else { return nil }
        return reading.activities(from: read, file: "fuzz.ics")
    }

    /// The export of these activities, without redaction.
    public func exported(_ imported: ImportedCalendar) -> [UInt8] {
        CalendarExport(database: database, productID: "-//Fuzz//EN", redaction: .full, stamp: .epoch)
            .calendar(
                named: imported.name, activities: imported.activities, source: imported.source,
                zones: imported.zones
            ).bytes
    }

    /// Requires that an export is read as the same activities and written as the same bytes, for the file and for a
    /// trip that imports it.
    ///
    /// Cancellations by METHOD:CANCEL are compared in the trip only, because an export has no METHOD.
    public func checkRoundTrip(of first: ImportedCalendar) {
        checkRoundTrip(of: on(first), reading: imported)
        checkRoundTrip(of: taken(first)) { imported($0).map(taken) }
    }

    /// The contents of a file that are no cancellations.
    public func on(_ imported: ImportedCalendar) -> ImportedCalendar {
        let off = Set(imported.cancellations.map(\.key.uid))
        guard !off.isEmpty else { return imported }
        var on = imported
        on.activities.removeAll { off.contains($0.uid) }
        on.cancellations = []
        on.source = nil
        return on
    }

    /// The calendar after an import into a new trip.
    private func taken(_ incoming: ImportedCalendar) -> ImportedCalendar {
        let result = ImportMerge.merge(existing: [], incoming: incoming, database: database)
        Fuzz.require(result.removals.isEmpty, "a new trip loses \(result.removals)")
        var taken = incoming
        taken.activities = result.upserts
        taken.cancellations = []
        return taken
    }

    private func checkRoundTrip(
        of first: ImportedCalendar, reading: ([UInt8]) -> ImportedCalendar?
    ) {
        let exported = exported(first)
        guard let second = reading(exported) else { Fuzz.fail("an export is refused") }
        Self.check(first, second)
        Fuzz.require(self.exported(second) == exported, "the second export differs from the first")
    }

    /// Requires that two imports have the same activities.
    public static func check(_ first: ImportedCalendar, _ second: ImportedCalendar) {
        Fuzz.require(
            second.name == first.name, "the name was \(first.name ?? "none"), now \(second.name ?? "none")")
        let (old, new) = (first.activities, second.activities)
        Fuzz.require(
            new.map(\.key) == old.map(\.key), "the keys were \(old.map(\.key)), now \(new.map(\.key))")
        for (old, new) in zip(old, new) where !new.hasSameMeaning(as: old) {
            let pairs = zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children)
            let changed = pairs.filter { $0.label != "source" && "\($0.value)" != "\($1.value)" }
            let texts = changed.map { field, now in
                "\(field.label ?? "?") was \("\(field.value)".debugDescription), now \("\(now.value)".debugDescription)"
            }
            Fuzz.fail("\(old.uid.text.debugDescription): \(texts.joined(separator: "; "))")
        }
    }
}
