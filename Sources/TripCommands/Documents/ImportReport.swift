import ICalendar
import Rendering
import TripExchange

/// What `import` tells: the fate of every activity, and every flaw that was repaired or refused.
struct ImportReport: Sendable {
    let isDryRun: Bool
    private(set) var findings: [Finding]
    private(set) var outcomes: [ImportOutcome.Summary] = []

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
            repairs: findings.map(FindingDocument.init))
    }

    func text(_ style: TextStyle) -> String {
        var text = ""
        for outcome in outcomes {
            let counts = [
                (outcome.added, "added"), (outcome.updated, "updated"), (outcome.cancelled, "cancelled"),
                (outcome.unchanged, "unchanged"), (outcome.skipped, "skipped"),
                (outcome.attached, "attached"), (outcome.replaced, "attached anew"),
            ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
            let name = style.marked(Printable.line(outcome.trip), .bold)
            let todos = [
                (outcome.todos.added, "added"), (outcome.todos.updated, "updated"),
                (outcome.todos.unchanged, "unchanged"), (outcome.todos.skipped, "skipped"),
            ].filter { $0.0 > 0 }.map { "\($0.0) to-do\($0.0 == 1 ? "" : "s") \($0.1)" }
            let all = counts + todos
            let told = all.isEmpty ? "no events" : all.joined(separator: ", ")
            text += "\(name)\(outcome.isNew ? " (new trip)" : ""): \(told)\n"
        }
        if outcomes.isEmpty { text += "nothing to import: no events were read\n" }
        if isDryRun { text += "dry run: nothing was written\n" }
        return text + FindingText.lines(findings, style)
    }
}
