public import CivilTime
public import Findings
import ICalendar
public import Scheduling
import TripExchange
public import Trips

/// The moved ends, and the findings of `check` before and after.
public struct DriftReport: Sendable {
    /// The ends that moved.
    public let drift: Drift
    /// The same ends, each with its trip.
    package let moved: MovedEnds
    /// The release of the old rules; nil when the stored offsets are of several releases.
    public let oldVersion: String?
    /// The home zone.
    public let home: Zone
    /// The trips under the old rules.
    public let before: Itinerary
    /// The trips under the new rules.
    public let after: Itinerary
    /// The findings only under the new rules.
    public let appeared: [TripFinding]
    /// The findings only under the old rules.
    public let vanished: [TripFinding]
    /// The series that could not be expanded.
    public let findings: [Finding]

    /// The activities that could not be compared or placed: mostly in a zone that one of the rules lacks.
    public var unresolved: [UnresolvedActivity] {
        let known = Set(drift.unresolved.map(\.activity.key))
        return drift.unresolved + after.unresolved.filter { !known.contains($0.activity.key) }
    }

    /// Compares activities with their stored offsets, or under two sets of rules.
    ///
    /// Stored offsets do not cover the later occurrences of a series, so a series is compared as stored; under two
    /// sets of rules its occurrences are compared.
    ///
    /// - Parameters:
    ///   - groups: The activities, trip by trip.
    ///   - home: The home zone.
    ///   - now: The present, the start of the year that is compared for endless series.
    ///   - old: The old rules, instead of the stored offsets.
    ///   - rules: The rules of `check`.
    ///   - database: The new rules, with the zones that the trips' calendars define.
    ///   - zones: Those zones, which the old rules get as well.
    /// - Throws: A ``/CivilTime/TimeError`` when the old rules lack the home zone.
    public init(
        of groups: [[Activity]], home: Zone, at now: Instant, against old: ZoneDatabase? = nil,
        _ rules: TripRules, _ database: ZoneDatabase, zones: [ZoneText] = []
    ) throws(TimeError) {
        self.home = home
        let activities = groups.flatMap { $0 }
        let today = home.civil(at: now).date
        let dates = TripPicture.ownDates(of: activities) ?? TripPicture.year(from: today)
        let picture = TripPicture(groups, home: home, dates: dates, database)
        after = picture.itinerary
        findings = picture.findings
        if let old {
            let earlier = old.adding(zones)
            drift = Drift(of: after.activities.map(\.activity), from: earlier, to: database)
            moved = MovedEnds(drift.moved, among: groups)
            oldVersion = old.version
            let oldHome = try earlier.zone(home.id)
            before =
                TripPicture(
                    groups, home: oldHome, dates: dates, earlier
                ).itinerary
        } else {
            drift = Drift(of: activities, under: database)
            // Only those that moved are looked at again, trip by trip.
            let keys = Set(drift.moved.map(\.activity.key))
            moved = MovedEnds(of: groups.map { $0.filter { keys.contains($0.key) } }, under: database)
            let releases = Set(drift.moved.map(\.release))
            oldVersion = releases.count == 1 ? releases.first : nil
            let written = groups.map { $0.map { $0.asWritten(under: database) } }
            before =
                TripPicture(
                    written, home: home, dates: dates,
                    DriftReport.adding(drift.moved.map(\.oldOffset), to: database)
                ).itinerary
        }
        let rules = DriftReport.comparable(rules, isAsWritten: old == nil).knowingAirports(database)
        let (was, now) = (before.findings(by: rules), after.findings(by: rules))
        appeared = DriftReport.missing(now, in: was)
        vanished = DriftReport.missing(was, in: now)
    }

    /// The rules to compare, without the one that reports the moves themselves.
    ///
    /// Under stored offsets an end has no zone, which some rules need.
    private static func comparable(_ rules: TripRules, isAsWritten: Bool) -> TripRules {
        var rules = rules
        // Every occurrence is reported, because single ones may appear or vanish.
        rules.overlap.tellsSeriesOnce = false
        rules.switchedOff.formUnion(
            isAsWritten ? [.zoneDrift, .nightWithoutBed, .elsewhere] : [.zoneDrift])
        return rules
    }

    /// The database with the zones that ``/Scheduling/Trips/Activity/asWritten(under:)`` names.
    private static func adding(_ offsets: [UTCOffset], to database: ZoneDatabase) -> ZoneDatabase {
        let named = offsets.compactMap { offset in (try? ZoneID(offset.description)).map { ($0, offset) } }
        let zones = Dictionary(named, uniquingKeysWith: { first, _ in first })
        return database.adding(Array(zones.keys)) { .fixed(zones[$0] ?? .zero, id: $0) }
    }

    /// Returns the findings that another list lacks; findings are the same by rule and activities.
    package static func missing(_ findings: [TripFinding], in others: [TripFinding]) -> [TripFinding] {
        struct Subject: Hashable {
            let rule: RuleID
            let items: Set<ActivityKey>

            init(_ finding: TripFinding) {
                rule = finding.rule
                // A move can change which of two comes first.
                items = Set(finding.items)
            }
        }
        var counts: [Subject: Int] = [:]
        for other in others { counts[Subject(other), default: 0] += 1 }
        return findings.filter { finding in
            let subject = Subject(finding)
            guard let count = counts[subject], count > 0 else { return true }
            counts[subject] = count - 1
            return false
        }
    }
}
