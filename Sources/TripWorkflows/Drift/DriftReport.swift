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
    /// The trips under the new rules.
    public let after: Itinerary
    /// The findings only under the new rules.
    public let appeared: [PartyFinding]
    /// The findings only under the old rules.
    public let vanished: [PartyFinding]
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
    /// sets of rules its occurrences are compared. Findings are those of `check`: about the itinerary of each person.
    ///
    /// - Parameters:
    ///   - groups: The activities, trip by trip.
    ///   - trips: The trips, as many.
    ///   - persons: The known persons, beside the travellers.
    ///   - home: The default home zone.
    ///   - typedHome: The home zone that was typed, which precedes that of the person whose clock is shown.
    ///   - now: The present, the start of the year that is compared for endless series.
    ///   - old: The old rules, instead of the stored offsets.
    ///   - rules: The rules of `check`.
    ///   - database: The new rules, with the zones that the trips' calendars define.
    ///   - zones: Those zones, which the old rules get as well.
    /// - Throws: A ``/CivilTime/TimeError`` when the old rules lack the home zone.
    public init(
        of groups: [[Activity]], in trips: [Trip], persons: [Person], home: Zone, typedHome: Zone? = nil,
        at now: Instant, against old: ZoneDatabase? = nil, _ rules: TripRules, _ database: ZoneDatabase,
        zones: [ZoneText] = []
    ) throws(TimeError) {
        self.home = home
        let known = KnownPeople(of: trips, persons: persons)
        let dates = trips.count == 1 ? trips[0].dates : nil
        let today = home.civil(at: now).date
        func checked(
            _ groups: [[Activity]], home: Zone, typedHome: Zone?, _ database: ZoneDatabase
        ) -> CheckedTrips {
            CheckedTrips(
                groups, of: ShownPeople(of: known, home: home, statedHome: typedHome, database),
                tripDates: dates, today: today, database)
        }
        let newer = checked(groups, home: home, typedHome: typedHome, database)
        after = newer.picture.itinerary
        findings = newer.picture.findings
        let older: CheckedTrips
        if let old {
            let earlier = old.adding(zones)
            drift = Drift(of: after.activities.map(\.activity), from: earlier, to: database)
            moved = MovedEnds(drift.moved, among: groups)
            oldVersion = old.version
            older = checked(
                groups, home: try earlier.zone(home.id),
                typedHome: try typedHome.map { zone throws(TimeError) in try earlier.zone(zone.id) }, earlier)
        } else {
            drift = Drift(of: groups.flatMap(\.self), under: database)
            // Only those that moved are looked at again, trip by trip.
            let keys = Set(drift.moved.map(\.activity.key))
            moved = MovedEnds(of: groups.map { $0.filter { keys.contains($0.key) } }, under: database)
            let releases = Set(drift.moved.map(\.release))
            oldVersion = releases.count == 1 ? releases.first : nil
            let written = groups.map { $0.map { $0.asWritten(under: database) } }
            older = checked(
                written, home: home, typedHome: typedHome,
                DriftReport.adding(drift.moved.map(\.oldOffset), to: database))
        }
        let rules = DriftReport.comparable(rules, isAsWritten: old == nil).knowingAirports(database)
        let (was, current) = (older.party.findings(by: rules), newer.party.findings(by: rules))
        appeared = DriftReport.missing(current, in: was)
        vanished = DriftReport.missing(was, in: current)
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

    /// Returns the findings that another list lacks for one of their persons; they are the same by rule and activities.
    package static func missing(_ findings: [PartyFinding], in others: [PartyFinding]) -> [PartyFinding] {
        struct Subject: Hashable {
            let rule: RuleID
            let items: Set<ActivityKey>
            let person: PersonID?

            static func all(of found: PartyFinding) -> [Subject] {
                // A move can change which of two comes first.
                let (rule, items) = (found.finding.rule, Set(found.finding.items))
                guard !found.members.isEmpty else { return [Subject(rule: rule, items: items, person: nil)] }
                return found.members.map { Subject(rule: rule, items: items, person: $0.id) }
            }
        }
        var counts: [Subject: Int] = [:]
        for subject in others.flatMap(Subject.all) { counts[subject, default: 0] += 1 }
        return findings.filter { found in
            let subjects = Subject.all(of: found)
            let isKnown = subjects.allSatisfy { counts[$0, default: 0] > 0 }
            for subject in subjects { counts[subject, default: 0] -= 1 }
            return !isKnown
        }
    }
}
