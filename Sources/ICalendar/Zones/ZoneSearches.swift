import CivilTime
import Synchronization

/// The searches for zones in one file, which calendars of the file share.
///
/// Mail folders hold thousands of calendars with the same definition, and each has a resolver of its own. What was searched
/// for once is not searched for again, and a hostile file with other names in each calendar comes to an end.
package final class ZoneSearches: Sendable {
    /// The zones of one file that are no names of the database, and are searched for.
    package static let most = 1_000

    struct Key: Hashable {
        let name: String
        /// The lines of the definition; empty when there is none.
        let definition: String
        let years: Range<Int>
    }

    let work = ZoneWork()

    /// Which definition was compared with what.
    private struct Comparison: Hashable {
        let definition: String
        /// The zone's id, or the lines of another definition.
        let other: String
        let years: Range<Int>
    }

    private let compared = Mutex<[Comparison: [ZoneContradiction.Stretch]]>([:])
    private let found = Mutex<[Key: FoundZone?]>([:])

    /// Begins with no search done.
    package init() {}

    /// Returns what was found, or searches now; `nil` when the file has no searches left.
    func result(_ key: Key, search: () -> FoundZone?) -> FoundZone?? {
        if let known = found.withLock({ $0[key] }) { return known }
        guard found.withLock({ $0.count }) < Self.most else { return nil }
        let result = search()
        found.withLock { $0[key] = .some(result) }
        return .some(result)
    }

    /// Where a definition and a zone show other offsets.
    func stretches(_ definition: FileZone, _ zone: Zone, _ years: Range<Int>) -> [ZoneContradiction.Stretch] {
        stretches(definition, "TZID \(zone.id)", years) { FileZone.Timeline(zone, years) }
    }

    /// Where two definitions show other offsets.
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
        // Of rules that cannot be read nothing can be said.
        if let said = definition.timeline(years), let shown = timeline() {
            stretches = ZoneContradiction.stretches(said, shown, years)
        }
        compared.withLock { $0[key] = stretches }
        return stretches
    }
}
