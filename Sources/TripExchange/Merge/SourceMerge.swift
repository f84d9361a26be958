public import CivilTime
public import ICalendar
public import Trips

/// What is kept of calendars besides activities and to-dos, after an import.
///
/// A version of an event or a to-do that could not be read is kept only when no other version of it is newer. One that is
/// newer than the one that was read waits beside it and is told; the rest of the versions go.
public struct SourceMerge: Hashable, Sendable {
    /// What to keep from now on; `nil` when there is nothing.
    public let source: String?
    /// What is told of versions that could not be read, where they or the versions that are shown came with this import.
    public let findings: [Finding]

    /// Brings up to date what is kept.
    ///
    /// ```swift
    /// let kept = SourceMerge(
    ///     existing: trip.source, incoming: imported, activities: activities, todos: todos,
    ///     written: Set(result.added + result.updated), database: database)
    /// ```
    ///
    /// - Parameters:
    ///   - existing: What a trip has kept so far.
    ///   - incoming: The imported calendar.
    ///   - activities: All activities of the trip after the import.
    ///   - todos: All its to-dos after the import.
    ///   - written: The activities that the import added or updated: of these is told, too, what waits from before.
    ///   - writtenTodos: The to-dos that it added or updated.
    ///   - database: The zones, with those that its calendars define themselves.
    public init(
        existing: String?, incoming: ImportedCalendar, activities: [ActivityKey: Activity],
        todos: [ActivityUID: Todo], written: Set<ActivityKey> = [], writtenTodos: Set<ActivityUID> = [],
        database: ZoneDatabase
    ) {
        let joined = ImportMerge.source(existing: existing, incoming: incoming)
        guard joined != nil else {
            (source, findings) = (nil, [])
            return
        }
        var remainder = CalendarRemainder(parsing: joined)
        let versions = UnreadVersions(
            remainder.components, activities: activities, todos: todos,
            database: incoming.zones.isEmpty ? database : database.adding(incoming.zones))
        remainder.settle(versions)
        source = versions.changesNothing ? joined : remainder.text
        guard !versions.newer.isEmpty || !versions.older.isEmpty else {
            findings = []
            return
        }
        let came = Set(CalendarRemainder(parsing: incoming.source).components.map(\.unstamped))
        var told = FewFindings(FindingTally(limit: ReadLimits.standard.findings))
        for version in versions.newer
        where came.contains(version.component.unstamped) || version.isShown(by: written, writtenTodos) {
            told.add(version.finding(.shown))
        }
        let older = versions.older.filter { came.contains($0.unstamped) }
        findings = told.findings + told.rest(file: nil) + UnreadVersions.findings(ofOlder: older)
    }

    /// What is kept once something was deleted: without its versions that could not be read.
    ///
    /// With a series go those of its changed occurrences.
    ///
    /// - Parameters:
    ///   - source: What a trip has kept so far.
    ///   - keys: The activities that are deleted.
    ///   - todos: The to-dos that are deleted.
    ///   - activities: The activities of the trip, by whose series changed occurrences are known.
    ///   - database: The zones, with those that its calendars define themselves.
    /// - Returns: What to keep from now on; `nil` when there is nothing.
    public static func source(
        _ source: String?, deleting keys: Set<ActivityKey> = [], todos: Set<ActivityUID> = [],
        of activities: [Activity] = [], database: ZoneDatabase
    ) -> String? {
        guard source != nil else { return nil }
        var remainder = CalendarRemainder(parsing: source)
        var versions = UnreadVersions(
            [],
            activities: Dictionary(activities.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first }),
            todos: [:], database: database)
        let count = remainder.components.count
        remainder.drop(keys, todos: todos) { versions.key(of: $0) }
        return remainder.components.count == count ? source : remainder.text
    }
}
