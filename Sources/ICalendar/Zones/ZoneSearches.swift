import CivilTime
import Synchronization

/// The zone searches of one file, shared by its calendars.
///
/// Mail folders hold thousands of calendars with the same definition, each with its own resolver. A search is
/// not repeated, and the number of searches is bounded for hostile files with other names in each calendar.
package final class ZoneSearches: Sendable {
    /// The most zones of one file, not in the database, that are searched for.
    package static let most = 1_000

    struct Key: Hashable {
        let name: String
        /// The lines of the definition; empty without one.
        let definition: String
        let years: Range<Int>
    }

    let work = ZoneWork()

    /// A definition and what it is compared with.
    private struct Comparison: Hashable {
        let definition: String
        /// The zone's id, or the lines of another definition.
        let other: String
        let years: Range<Int>
    }

    private let compared = Mutex<[Comparison: [ZoneContradiction.Stretch]]>([:])
    private let found = Mutex<[Key: FoundZone?]>([:])

    /// Makes an empty set of searches.
    package init() {}

    /// Returns the result of a search, running it once; `nil` when no searches are left.
    func result(_ key: Key, search: () -> FoundZone?) -> FoundZone?? {
        if let known = found.withLock({ $0[key] }) { return known }
        guard found.withLock({ $0.count }) < Self.most else { return nil }
        let result = search()
        found.withLock { $0[key] = .some(result) }
        return .some(result)
    }

    /// Returns the periods in which a definition and a zone differ.
    func stretches(_ definition: FileZone, _ zone: Zone, _ years: Range<Int>) -> [ZoneContradiction.Stretch] {
        stretches(definition, "TZID \(zone.id)", years) { FileZone.Timeline(zone, years) }
    }

    /// Returns the periods in which two definitions differ.
    func stretches(_ first: FileZone, _ second: FileZone, _ years: Range<Int>)
        -> [ZoneContradiction.Stretch]
    {
        stretches(first, CalendarWriter().text(second.component), years) { second.timeline(years) }
    }

    private func stretches(
        _ definition: FileZone, _ other: String, _ years: Range<Int>, _ timeline: () -> FileZone.Timeline?
    ) -> [ZoneContradiction.Stretch] {
        let key = Comparison(
            definition: CalendarWriter().text(definition.component), other: other, years: years)
        if let known = compared.withLock({ $0[key] }) { return known }
        guard compared.withLock({ $0.count }) < Self.most else { return [] }
        var stretches: [ZoneContradiction.Stretch] = []
        // Unreadable rules cannot be compared.
        if let said = definition.timeline(years), let shown = timeline() {
            stretches = ZoneContradiction.stretches(said, shown, years)
        }
        compared.withLock { $0[key] = stretches }
        return stretches
    }
}
