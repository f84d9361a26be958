import CivilTime
import Findings
import ICalendar
import Messages
import Rendering
import TripExchange

/// What `import` tells: the fate of every activity, and every flaw that was repaired or refused.
struct ImportReport: Sendable {
    let isDryRun: Bool
    private(set) var findings: [Finding]
    private(set) var outcomes: [ImportOutcome.Summary] = []
    /// What was added or changed and is known for a booking; gathered for JSON only.
    private(set) var bookings: [ImportedBooking] = []

    init(isDryRun: Bool, findings: [Finding]) {
        self.isDryRun = isDryRun
        self.findings = findings
    }

    /// Takes what was done to the trips.
    mutating func take(_ outcomes: [ImportOutcome]) {
        self.outcomes = outcomes.map(\.summary)
        findings =
            ImportMerge.standing(findings, beside: outcomes.lazy.flatMap(\.all))
            + outcomes.flatMap(\.findings)
    }

    /// Tells by which rules the bookings among what was added or changed were known.
    mutating func tellBookings(_ outcomes: [ImportOutcome], _ database: ZoneDatabase) {
        bookings += outcomes.flatMap(\.upserts).compactMap { ImportedBooking($0, database) }
    }

    /// Takes what was done to the trips of a file of Traveling Snails.
    mutating func take(_ plan: SnailsPlan) {
        outcomes += plan.outcomes.map(\.summary)
        findings += plan.outcomes.flatMap(\.findings)
    }

    /// The report as `--json` writes it; the counts are over all trips, and `trip` names the only one or none.
    struct Document: Encodable, Sendable {
        @Nullable var trip: String?
        let added: Int
        let updated: Int
        let cancelled: Int
        let unchanged: Int
        let skipped: Int
        let attached: Int
        let replaced: Int
        let dryRun: Bool
        let trips: [ImportOutcome.Summary]
        let repairs: [FindingDocument]
        let bookings: [ImportedBooking]
    }

    var document: Document {
        Document(
            trip: outcomes.count == 1 ? outcomes.first?.trip : nil,
            added: outcomes.reduce(0) { $0 + $1.added }, updated: outcomes.reduce(0) { $0 + $1.updated },
            cancelled: outcomes.reduce(0) { $0 + $1.cancelled },
            unchanged: outcomes.reduce(0) { $0 + $1.unchanged },
            skipped: outcomes.reduce(0) { $0 + $1.skipped },
            attached: outcomes.reduce(0) { $0 + $1.attached },
            replaced: outcomes.reduce(0) { $0 + $1.replaced }, dryRun: isDryRun, trips: outcomes,
            repairs: findings.map(FindingDocument.init), bookings: bookings)
    }

    func text(_ style: TextStyle) -> String {
        var text = ""
        for outcome in outcomes {
            let (events, tasks) = (outcome, outcome.todos)
            let counts = [
                (events.added, tr("\(events.added) added")),
                (events.updated, tr("\(events.updated) updated")),
                (events.cancelled, tr("\(events.cancelled) cancelled")),
                (events.unchanged, tr("\(events.unchanged) unchanged")),
                (events.skipped, tr("\(events.skipped) skipped")),
                (events.attached, tr("\(events.attached) attached")),
                (events.replaced, tr("\(events.replaced) attached anew")),
            ].filter { $0.0 > 0 }.map(\.1)
            let name = style.marked(Printable.line(outcome.trip), .bold)
            let todos = [
                (tasks.added, tasks.added == 1 ? tr("1 to-do added") : tr("\(tasks.added) to-dos added")),
                (
                    tasks.updated,
                    tasks.updated == 1 ? tr("1 to-do updated") : tr("\(tasks.updated) to-dos updated")
                ),
                (
                    tasks.unchanged,
                    tasks.unchanged == 1 ? tr("1 to-do unchanged") : tr("\(tasks.unchanged) to-dos unchanged")
                ),
                (
                    tasks.skipped,
                    tasks.skipped == 1 ? tr("1 to-do skipped") : tr("\(tasks.skipped) to-dos skipped")
                ),
            ].filter { $0.0 > 0 }.map(\.1)
            let all = counts + todos
            let told = all.isEmpty ? tr("no events") : all.joined(separator: ", ")
            text += "\(name)\(outcome.isNew ? tr(" (new trip)") : ""): \(told)\n"
        }
        if outcomes.isEmpty { text += tr("nothing to import: no events were read\n") }
        if isDryRun { text += tr("dry run: nothing was written\n") }
        return text + FindingText.lines(findings, style)
    }
}
