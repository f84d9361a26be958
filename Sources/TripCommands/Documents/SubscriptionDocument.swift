import CivilTime
import Findings
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// A subscription, for `subscriptions --json` and the lines of people.
struct SubscriptionDocument: Encodable, Sendable {
    let id: String
    let address: String
    @Nullable var trip: String?
    /// The seconds between two looks.
    let every: Int
    /// What happens to an activity that the calendar no longer has: `keep` or `cancel`.
    let whenMissing: String
    @Nullable var checkedAt: String?
    @Nullable var changedAt: String?
    let failures: Int
    @Nullable var problem: String?
    /// The titles of the activities that the calendar no longer has.
    let missing: [String]

    init(_ subscription: Subscription, in reading: any TripReading) throws {
        id = subscription.id.text
        address = subscription.address
        let trip = try reading.trip(subscription.trip)
        self.trip = trip?.name
        every = subscription.every ?? subscription.refresh ?? 3_600
        whenMissing = subscription.missing.rawValue
        checkedAt = subscription.checkedAt?.description
        changedAt = subscription.changedAt?.description
        failures = subscription.failures
        problem = subscription.problem
        missing =
            trip == nil
            ? []
            : try subscription.missingUIDs.compactMap {
                try reading.activities(withUID: ActivityUID($0), of: subscription.trip).first?.title
            }
    }

    /// `Tokyo · https://feeds.example.org/ada.ics · read 2027-03-01T09:00:00Z · 3f2a9c1e`, and what is wrong or missing.
    func lines(_ style: TextStyle) -> [String] {
        let name = trip.map { Printable.line($0) } ?? tr("the trip is deleted")
        var lines = [
            [
                style.marked(name, .bold), Printable.line(address),
                checkedAt.map { tr("read \($0)") } ?? tr("never read"),
                style.marked(String(id.prefix(8)), .faint),
            ].joined(separator: " · ")
        ]
        if let problem { lines.append("  " + tr("failed: \(Printable.line(problem))")) }
        return lines
            + SyncText.shortened(missing.map { "  " + tr("no longer there: \(Printable.line($0))") }, style)
    }
}

/// What a look at a followed calendar brought, for `subscribe --json`, `sync --json` and the lines of people.
///
/// It names the host alone: who has the whole address reads the calendar, and a sync writes to a log.
struct FeedReportDocument: Encodable, Sendable {
    /// The identifier of the subscription.
    let id: String
    let host: String
    @Nullable var trip: String?
    /// The numbers of activities by outcome; nothing where the calendar had not changed.
    @Nullable var summary: ImportSummaryDocument?
    /// The titles of activities that the calendar has no more since the last look.
    let missing: [String]
    let findings: [FindingDocument]
    @Nullable var problem: String?
    private let words: String
    private let texts: [String]

    private enum CodingKeys: String, CodingKey {
        case id, host, trip, summary, missing, findings, problem
    }

    init(_ report: FeedReport) {
        id = report.subscription.id.text
        host = report.subscription.host
        trip = report.trip
        summary = report.summary.map(ImportSummaryDocument.init)
        missing = report.missing
        findings = report.findings.map(FindingDocument.init)
        problem = report.problem?.message
        words = report.summary?.words ?? (report.problem == nil ? tr("unchanged") : tr("not read"))
        texts = report.findings.map { "\($0)" }
    }

    /// `Tokyo (feeds.example.org): 2 added`, and what is missing.
    func line(_ style: TextStyle) -> String {
        let name = trip.map { Printable.line($0) } ?? tr("the trip is deleted")
        let first = "\(style.marked(name, .bold)) (\(Printable.line(host))): \(words)"
        return ([first] + missing.map { "  " + tr("no longer there: \(Printable.line($0))") })
            .joined(separator: "\n")
    }

    func writeFindings(to errors: any TextOutput) {
        for text in texts { errors.line(Printable.line(text)) }
        if let problem { errors.line(tr("error: \(Printable.line(problem))")) }
    }
}
