public import Findings
import Sealing
import TripExchange
public import Trips

/// The changes of an import to a store.
public struct ImportResult: Sendable {
    /// The numbers of activities and to-dos by outcome, by trip.
    public let trips: [ImportSummary]
    /// The remaining findings about the files, and those of the merge.
    public let findings: [Finding]
    private let outcomes: [TripImport]
    private let snails: [SnailsOutcome]

    /// The added and updated activities of calendars, by trip.
    public var written: [Activity] { outcomes.flatMap(\.upserts) }

    /// What an import changes in one trip.
    package struct Changes: Sendable {
        package let trip: Trip
        package let isNew: Bool
        /// The added and updated activities, in the order of their keys.
        package let written: [Activity]
    }

    /// The changes by trip, in the order of ``trips``.
    package var changes: [Changes] {
        outcomes.map { Changes(trip: $0.trip, isNew: $0.isNew, written: $0.upserts) }
            + snails.map { Changes(trip: $0.trip, isNew: $0.summary.isNew, written: $0.upserts) }
    }

    /// A text that is another one where the import would change something else, whenever it is carried out.
    ///
    /// New trips, persons and files have another identifier each time, which do not count.
    package var plan: String {
        let parts = outcomes.map { outcome in
            let trip = outcome.isNew ? outcome.trip.name : outcome.trip.id.text
            let written = outcome.upserts.map(ImportResult.text)
            let todos = outcome.changedTodos.map { "\($0)" }
            return "\(outcome.isNew) \(trip) \(outcome.summary) \(outcome.removals) \(written) \(todos)"
        }
        let others = snails.map { outcome in
            "\(outcome.trip.id) \(outcome.summary) \(outcome.upserts.map(ImportResult.text))"
        }
        return String(ContentDigest(of: Array((parts + others).joined(separator: "\n").utf8)).text.prefix(32))
    }

    private static func text(of upsert: Activity) -> String {
        var activity = upsert
        (activity.participants, activity.organization, activity.statements, activity.source) = (
            [], nil, [], nil
        )
        return "\(activity)"
    }

    init(_ outcomes: [TripImport], _ plans: [SnailsPlan], flaws: [Finding]) {
        self.outcomes = outcomes
        snails = plans.flatMap(\.outcomes)
        trips = outcomes.map(\.summary) + snails.map(\.summary)
        findings =
            ImportMerge.standing(flaws, beside: outcomes.lazy.flatMap(\.all))
            + outcomes.flatMap(\.findings) + snails.flatMap(\.findings)
    }
}
