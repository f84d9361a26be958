public import CivilTime
public import Findings
import ICalendar
import Merging
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
    /// The events that the import called off and that are kept as they came.
    public let cancelled: Set<ActivityKey>
    /// The to-dos that it called off likewise.
    public let cancelledTodos: Set<ActivityUID>

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
        var next = CalendarRemainder(parsing: incoming.source)
        let came = Set(next.components.map(\.unstamped))
        next.add(Self.cancellations(of: incoming))
        let before = CalendarRemainder(parsing: existing)
        var remainder = before
        remainder.update(with: next)
        guard !remainder.components.isEmpty else {
            (source, findings, cancelled, cancelledTodos) = (remainder.text, [], [], [])
            return
        }
        let database = incoming.zones.isEmpty ? database : database.adding(incoming.zones)
        func settled(_ remainder: CalendarRemainder) -> UnreadVersions {
            UnreadVersions(remainder.components, activities: activities, todos: todos, database: database)
        }
        let versions = settled(remainder)
        remainder.settle(versions)
        source = remainder.text
        let calledOff = Self.calledOff(remainder, versions)
        let calledOffBefore = calledOff.isEmpty ? [] : Set(Self.calledOff(before, settled(before)))
        let subjects = versions.calledOff.filter { !calledOffBefore.contains($0.original) }.map(\.subject)
        cancelled = Set(subjects.filter { !$0.isTodo }.map(\.key))
        cancelledTodos = Set(subjects.filter { $0.isTodo && $0.key.recurrenceID == nil }.map(\.key.uid))
        var told = FewFindings(FindingTally(limit: ReadLimits.standard.findings))
        for version in versions.newer
        where came.contains(version.original.unstamped) || version.isShown(by: written, writtenTodos) {
            told.add(version.finding(.shown))
        }
        // What a mere cancellation stands for says more than that.
        let pushed = Set(versions.olderThanCancellations.map(\.unstamped))
        let older = versions.older.filter { came.contains($0.unstamped) || pushed.contains($0.unstamped) }
        findings =
            told.findings + told.rest(file: nil) + UnreadVersions.findings(ofOlder: older)
            + UnreadVersions.findings(
                ofCalledOff: calledOff.filter { !calledOffBefore.contains($0) })
    }

    /// What is kept and was called off, as it came.
    private static func calledOff(_ remainder: CalendarRemainder, _ versions: UnreadVersions) -> [Component] {
        var written = remainder
        return versions.calledOff.map(\.original) + written.settleCancellations()
    }

    /// What the calendars with METHOD:CANCEL call off, which may be kept as it came, or come later.
    private static func cancellations(of incoming: ImportedCalendar) -> [Component] {
        let events = incoming.cancellations.compactMap(\.source)
        let todos = incoming.todos.filter(\.isOnlyCancellation).compactMap(\.source)
        return (events + todos).compactMap { ContentLines.component(of: $0)?.awaited }
    }

    /// What is kept of two trips that become one; of calendars' own properties those of the first.
    ///
    /// - Parameters:
    ///   - source: What the trip that stays has kept.
    ///   - other: What the other one has kept.
    /// - Returns: What to keep from now on; `nil` when there is nothing.
    public static func joined(_ source: String?, _ other: String?) -> String? {
        guard let source, let other else { return source ?? other }
        var remainder = CalendarRemainder(parsing: other)
        remainder.update(with: CalendarRemainder(parsing: source))
        return remainder.text
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
