public import Findings
import TripExchange
public import Trips

/// What an import did to a store, or would do.
public struct ImportResult: Sendable {
    /// The fate of the activities and to-dos, trip by trip.
    public let trips: [ImportSummary]
    /// The flaws of the files that still stand, and the findings of the merge.
    public let findings: [Finding]
    private let outcomes: [TripImport]

    /// The activities of calendars that were added or changed, trip by trip.
    public var written: [Activity] { outcomes.flatMap(\.upserts) }

    init(_ outcomes: [TripImport], _ plans: [SnailsPlan], flaws: [Finding]) {
        self.outcomes = outcomes
        let snails = plans.flatMap(\.outcomes)
        trips = outcomes.map(\.summary) + snails.map(\.summary)
        findings =
            ImportMerge.standing(flaws, beside: outcomes.lazy.flatMap(\.all))
            + outcomes.flatMap(\.findings) + snails.flatMap(\.findings)
    }
}
