import Findings
import Messages
import Rendering
import TripStorage
import TripWorkflows

/// What a sync of a calendar did, for `sync --json`.
struct SyncDocument: Encodable, Sendable {
    struct Step: Encodable, Sendable {
        /// `take`, `create`, `update`, `remove`, `delete`, `conflict` or `skip`.
        let action: String
        let uid: String
        let title: String
        let text: String
        /// Whether it was done.
        let done: Bool
    }

    let account: String
    let calendar: String
    @Nullable var trip: String?
    let dryRun: Bool
    let steps: [Step]
    let findings: [FindingDocument]
    /// Why the sync did not end well.
    @Nullable var problem: String?
    /// How many requests the server was sent.
    let requests: Int

    init(_ report: CalendarReport, isDryRun: Bool) {
        account = report.calendar.account
        calendar = report.calendar.label
        trip = report.trip
        dryRun = isDryRun
        steps = report.steps.map {
            Step(action: $0.kind.rawValue, uid: $0.uid, title: $0.title, text: $0.words, done: $0.isDone)
        }
        findings = report.findings.map(FindingDocument.init)
        problem = report.problem
        requests = report.requests
    }
}

/// What a sync of a calendar did, for people.
struct SyncText {
    private let report: CalendarReport
    private let isDryRun: Bool
    private let style: TextStyle

    init(_ report: CalendarReport, isDryRun: Bool, _ style: TextStyle) {
        (self.report, self.isDryRun, self.style) = (report, isDryRun, style)
    }

    /// The most lines of one kind.
    private static let most = 20

    /// Shortens a list of lines.
    static func shortened(_ lines: [String], _ style: TextStyle) -> [String] {
        guard lines.count > most else { return lines }
        return lines.prefix(most - 1)
            + [style.marked("    " + tr("and \(lines.count - most + 1) more; --json lists all"), .faint)]
    }

    func write(to output: any TextOutput, errors: any TextOutput) {
        output.line(
            "\(style.marked(Printable.line(report.trip ?? report.calendar.label), .bold)) (\(Printable.line(report.calendar.account))): \(summary)"
        )
        let steps = report.steps.map { step in
            let isLeft = !step.isDone && !isDryRun && step.kind != .skip && step.kind != .conflict
            return "  " + Printable.line(step.words) + (isLeft ? " · " + tr("left to the next sync") : "")
        }
        for line in Self.shortened(steps, style) { output.line(line) }
        let findings = report.findings.map {
            Printable.line("\($0.severity.rawValue): \($0.message)" + ($0.file.map { " (\($0))" } ?? ""))
        }
        for line in Self.shortened(findings, style) { errors.line(line) }
        if let problem = report.problem { errors.line(tr("error: \(Printable.line(problem))")) }
    }

    /// `3 taken, 1 sent`, or that both sides are the same.
    private var summary: String {
        func count(_ kinds: CalendarReport.Step.Kind...) -> Int {
            report.steps.count { kinds.contains($0.kind) && ($0.isDone || isDryRun) }
        }
        var parts: [String] = []
        func add(_ number: Int, _ words: String) { if number > 0 { parts.append(words) } }
        let (taken, sent) = (count(.take), count(.create, .update))
        let (removed, deleted) = (count(.remove), count(.delete))
        add(taken, tr("\(taken) taken"))
        add(sent, tr("\(sent) sent"))
        add(removed, tr("\(removed) removed here"))
        add(deleted, tr("\(deleted) deleted on the server"))
        let conflicts = report.steps.count { $0.kind == .conflict }
        add(conflicts, conflicts == 1 ? tr("1 conflict") : tr("\(conflicts) conflicts"))
        let left = report.steps.count {
            $0.kind == .skip || (!$0.isDone && !isDryRun && $0.kind != .conflict)
        }
        add(left, tr("\(left) left"))
        if parts.isEmpty { return report.problem == nil ? tr("in step") : tr("not synced") }
        return isDryRun ? tr("would be: \(parts.joined(separator: ", "))") : parts.joined(separator: ", ")
    }
}
