public import CivilTime
public import Findings
import ICalendar
public import Scheduling
import TripExchange
public import Trips

/// What moved, and what the rules of `check` find before and after.
public struct DriftReport: Sendable {
    /// The ends that moved.
    public let drift: Drift
    /// The release of the old rules; nil when what was written down is of several.
    public let oldVersion: String?
    /// The zone of the one who stays.
    public let home: Zone
    /// The trips under the old rules.
    public let before: Itinerary
    /// The trips under the rules of now.
    public let after: Itinerary
    /// What is found now and was not before.
    public let appeared: [TripFinding]
    /// What was found before and is not now.
    public let vanished: [TripFinding]
    /// What could not be expanded.
    public let findings: [Finding]

    /// Compares activities with what was written down beside them, or under two sets of rules.
    ///
    /// What was written down says nothing about later occurrences of a series, so it is compared as it is stored; under
    /// two sets of rules its occurrences are.
    ///
    /// - Parameters:
    ///   - groups: The activities, trip by trip.
    ///   - home: The zone of the one who stays.
    ///   - now: The present, from which a year is looked at of what has no dates of its own.
    ///   - old: The old rules, in place of what was written down.
    ///   - rules: The rules of `check`.
    ///   - database: The rules of now, with the zones that the trips' calendars define.
    ///   - zones: Those zones, which the old rules get as well.
    /// - Throws: A ``/CivilTime/TimeError`` when the old rules do not have the home.
    public init(
        of groups: [[Activity]], home: Zone, at now: Instant, against old: ZoneDatabase? = nil,
        _ rules: TripRules, _ database: ZoneDatabase, zones: [ZoneText] = []
    ) throws(TimeError) {
        self.home = home
        let activities = groups.flatMap { $0 }
        let today = home.civil(at: now).date
        let own = TripPicture.ownDates(of: activities)
        let dates = own ?? DateWindow(today, through: (try? today.adding(days: 365)) ?? .latest)
        let picture = TripPicture(groups, home: home, dates: dates, database)
        after = picture.itinerary
        findings = picture.findings
        if let old {
            let earlier = old.adding(zones)
            drift = Drift(of: after.activities.map(\.activity), from: earlier, to: database)
            oldVersion = old.version
            let oldHome = try earlier.zone(home.id)
            before =
                TripPicture(
                    groups, home: oldHome, dates: dates, earlier
                ).itinerary
        } else {
            drift = Drift(of: activities, under: database)
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

    /// The rules to compare: not the one that tells of the moves themselves, which the report does.
    ///
    /// What was written down is a mere offset, and some rules ask which place's clock it is.
    private static func comparable(_ rules: TripRules, isAsWritten: Bool) -> TripRules {
        var rules = rules
        // Which occurrence of a series appears or vanishes is what a drift is about.
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

    /// The findings that another list does not have: the same rule about the same activities is the same finding.
    package static func missing(_ findings: [TripFinding], in others: [TripFinding]) -> [TripFinding] {
        struct Subject: Hashable {
            let rule: RuleID
            let items: Set<ActivityKey>

            init(_ finding: TripFinding) {
                rule = finding.rule
                // Which of two comes first can be what moved.
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
