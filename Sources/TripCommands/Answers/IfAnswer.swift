import CivilTime
import Scheduling
import TripExchange
import TripWorkflows
import Trips

/// The consequences of the changes in `check --if`, by group of travellers, with new and resolved findings.
struct IfAnswer: Sendable {
    /// The consequences of one change for one group of travellers.
    struct Part: Sendable {
        /// The travellers; nil for all.
        let members: [PartyMember]?
        let found: Consequences
    }

    /// In the order of the changes.
    private(set) var parts: [Part] = []
    /// The findings that the changes cause.
    private(set) var new: [PartyFinding] = []
    /// The findings about connections and shared time that the changes resolve.
    private(set) var mended: [PartyFinding] = []

    /// The rules whose findings the consequences already report.
    private static let told: Set<RuleID> = [.impossibleConnection, .tightConnection, .overlap]

    /// Makes an answer without changes.
    init() {}

    /// Works out the consequences.
    ///
    /// - Parameters:
    ///   - changes: The changes.
    ///   - party: The itinerary of each person.
    ///   - findings: The findings about the trip without the changes.
    ///   - rules: The rules.
    ///   - database: The zones.
    init(
        to changes: [TransportChange], for party: Party, _ findings: [PartyFinding], by rules: TripRules,
        _ database: ZoneDatabase
    ) {
        var told: [[(members: [PartyMember], found: Consequences)]] = changes.map { _ in [] }
        for group in party.groups {
            let own = changes.enumerated().compactMap { index, change in
                change.within(group.itinerary).map { (index, $0) }
            }
            let found = group.itinerary.consequences(of: own.map(\.1), by: rules.connectionTimes)
            for ((index, _), found) in zip(own, found) {
                if let same = told[index].firstIndex(where: { $0.found.says(theSameAs: found) }) {
                    told[index][same].members += group.members
                } else {
                    told[index].append((group.members, found))
                }
            }
        }
        let everybody = Set(party.members)
        parts = told.joined().map {
            Part(members: Set($0.members) == everybody ? nil : $0.members, found: $0.found)
        }
        judge(changes, party, findings, rules, database)
    }

    private mutating func judge(
        _ changes: [TransportChange], _ party: Party, _ before: [PartyFinding], _ rules: TripRules,
        _ database: ZoneDatabase
    ) {
        var rules = rules
        // A delayed flight seems too long, but none of its dates is wrong.
        rules.switchedOff.insert(.implausibleSpeed)
        let after = party.with { Self.changed($0, by: changes, database) }.findings(by: rules)
        new = DriftReport.missing(after, in: before)
        let still = Set(after.filter { Self.told.contains($0.finding.rule) }.map { Set($0.finding.items) })
        let consequences = parts.flatMap(\.found.consequences)
        let judged = Set(consequences.map { Set($0.items) })
        let missed = Set(consequences.filter { $0.outcome == .missed }.compactMap(\.items.last))
        mended = before.filter { found in
            let items = Set(found.finding.items)
            return Self.told.contains(found.finding.rule) && !still.contains(items) && !judged.contains(items)
                && missed.isDisjoint(with: items)
        }
    }

    /// The trip with the changes.
    private static func changed(
        _ itinerary: Itinerary, by changes: [TransportChange], _ database: ZoneDatabase
    ) -> Itinerary {
        var changed = itinerary
        for change in changes.compactMap({ $0.within(itinerary) }) {
            for (old, new) in zip(change.transports, change.activities(release: database.version)) {
                changed.remove(old.activity, database: database)
                changed.insert(new, database: database)
            }
        }
        return changed
    }

    /// The severity of the consequences.
    var severities: [TripFinding.Severity] { parts.flatMap { $0.found.consequences.map(\.severity) } }

    /// The new findings that no consequence covers.
    var others: [PartyFinding] { new.filter { !Self.told.contains($0.finding.rule) } }
}
