public import CivilTime
public import Findings
import ICalendar
public import Merging
public import Trips

/// Decides what an imported calendar does to the activities that are there.
///
/// Activities are the same when UID and RECURRENCE-ID are; which version counts is the rule of
/// ``/Trips/Activity/revisionOrder(against:)``: the larger SEQUENCE, the later DTSTAMP, the later LAST-MODIFIED. An older
/// version is skipped. What the import does not mention stays as it is: nothing is ever lost, so an empty or failed
/// feed can do no harm. What is called off is kept and marked.
///
/// A RECURRENCE-ID is read on the clock of the series that is there, or that the import brings, in whichever order
/// they come. One that meets none of its occurrences changes none and is told. When a series comes on another clock, its
/// changed occurrences stay those of the same instants.
public enum ImportMerge {
    /// Merges an imported calendar into activities.
    ///
    /// ```swift
    /// let result = ImportMerge.merge(
    ///     existing: trip.activities, incoming: imported, database: database.adding(trip.zones))
    /// ```
    ///
    /// - Parameters:
    ///   - existing: The activities of a trip, no two with the same key.
    ///   - incoming: The imported calendar.
    ///   - database: The zones, with those that the trip's earlier calendars define themselves.
    /// - Returns: What happens to each incoming activity, what to write, and what to take away.
    public static func merge(
        existing: [Activity], incoming: ImportedCalendar, database: ZoneDatabase
    ) -> MergeResult {
        let database = incoming.zones.isEmpty ? database : database.adding(incoming.zones)
        let texts = incoming.reservationTexts
        var merge = MergePass(
            existing, database: database, reservationTexts: texts,
            events: KeptEvents(database: database, reservationTexts: texts))
        merge.take(
            IncomingVersions(activities: incoming.activities, cancellations: incoming.cancellations))
        return merge.finish()
    }

    /// Leaves out what one file alone could not know better.
    ///
    /// A changed occurrence without its series in the file (`orphan-override`) is no flaw where the series came from
    /// elsewhere, before or after. Whether that one has the occurrence, ``merge(existing:incoming:database:)`` has told.
    ///
    /// - Parameters:
    ///   - findings: What was found in the files.
    ///   - activities: All activities after the import.
    /// - Returns: The findings that still hold, in their order.
    public static func standing(_ findings: [Finding], beside activities: some Sequence<Activity>)
        -> [Finding]
    {
        let findings =
            findings.contains { $0.code == .zoneFromPlace } ? placed(findings, activities) : findings
        let orphans = Set(findings.filter { $0.code == .orphanOverride }.compactMap(\.component))
        guard !orphans.isEmpty else { return findings }
        let known = Set(
            activities.lazy.filter { $0.recurrenceID == nil }.map(\.uid.text).filter(orphans.contains))
        return findings.filter { finding in
            finding.code != .orphanOverride || finding.component.map(known.contains) != true
        }
    }

    /// Without the zones that places gave to activities of which somebody took them back.
    private static func placed(_ findings: [Finding], _ activities: some Sequence<Activity>) -> [Finding] {
        let sent = Set(activities.lazy.filter { SentTimes.isKept(in: $0.source) }.map(\.uid.text))
        guard !sent.isEmpty else { return findings }
        return findings.filter { finding in
            finding.code != .zoneFromPlace || finding.component.map(sent.contains) != true
        }
    }

    /// Brings up to date what is kept of calendars besides their activities.
    ///
    /// The calendar that was read last counts: its properties replace those of the same names, and its components
    /// earlier versions of themselves. What it does not mention stays. Which of them still count beside what was read,
    /// ``SourceMerge`` says.
    ///
    /// - Parameters:
    ///   - existing: What a trip has kept so far.
    ///   - incoming: The imported calendar.
    /// - Returns: What to keep from now on; `nil` when there is nothing.
    public static func source(existing: String?, incoming: ImportedCalendar) -> String? {
        guard existing != nil else { return incoming.source }
        var remainder = CalendarRemainder(parsing: existing)
        remainder.update(with: CalendarRemainder(parsing: incoming.source))
        return remainder.text
    }

    /// Brings up to date which zones are kept that no zone database has.
    ///
    /// An id is made of the rules, so a definition that is there never has to change. One that nothing names any more is
    /// left out.
    ///
    /// - Parameters:
    ///   - existing: The definitions that are kept so far.
    ///   - incoming: The imported calendar.
    ///   - source: What is kept of calendars besides their activities, after the import.
    ///   - activities: All activities of the trip after the import.
    ///   - todos: All its to-dos.
    /// - Returns: The definitions to keep from now on.
    public static func zones(
        existing: [ZoneText], incoming: ImportedCalendar, source: String?,
        activities: some Sequence<Activity>, todos: [Todo] = []
    ) -> [ZoneText] {
        let known = Set(existing.map(\.id))
        let all = existing + incoming.zones.filter { !known.contains($0.id) }
        guard !all.isEmpty else { return [] }
        var used = ZoneUse(of: activities, source: source)
        for todo in todos { used.add(todo) }
        return all.filter { used.contains($0.id) }
    }
}
