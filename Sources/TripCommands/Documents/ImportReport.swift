import CivilTime
import Findings
import Messages
import Rendering
import TripExchange
import TripWorkflows
import Trips

/// The report of `import`: the result for every activity, and every finding.
struct ImportReport: Sendable {
    let result: ImportResult
    let isDryRun: Bool

    init(_ result: ImportResult, isDryRun: Bool) {
        (self.result, self.isDryRun) = (result, isDryRun)
    }

    /// The findings, each with the option or command that helps.
    private var findings: [Finding] {
        result.findings.map { finding in
            let hint: String
            switch finding.code.rawValue {
            case "missing-currency": hint = tr("; --currency says which")
            case "draft-booking": hint = tr("; --accept-drafts takes it")
            case "was-protected": hint = tr("; meridian protect does it here")
            default: return finding
            }
            return Finding(
                finding.code, finding.severity, file: finding.file, line: finding.line,
                component: finding.component, message: finding.message + hint)
        }
    }

    /// The report for `--json`.
    ///
    /// The counts are over all trips, and `trip` names the only one or none.
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
        let trips: [ImportSummaryDocument]
        let repairs: [FindingDocument]
        let bookings: [ImportedBooking]
    }

    /// Returns the report, with the rules that recognised added and changed bookings.
    func document(_ database: ZoneDatabase) -> Document {
        let trips = result.trips
        func total(_ count: (ImportSummary) -> Int) -> Int { trips.reduce(0) { $0 + count($1) } }
        return Document(
            trip: trips.count == 1 ? trips.first?.trip : nil, added: total(\.added),
            updated: total(\.updated), cancelled: total(\.cancelled), unchanged: total(\.unchanged),
            skipped: total(\.skipped), attached: total(\.attached), replaced: total(\.replaced),
            dryRun: isDryRun, trips: trips.map(ImportSummaryDocument.init),
            repairs: findings.map(FindingDocument.init),
            bookings: result.written.compactMap { ImportedBooking($0, database) })
    }

    /// Returns the report for people.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - isVerbose: Whether every finding has its line.
    ///   - database: The zones, beside those that the trips bring.
    ///   - hours: The hour cycle of times.
    /// - Returns: The lines.
    func text(
        _ style: TextStyle, isVerbose: Bool, _ database: ZoneDatabase, _ hours: HourCycle
    ) -> String {
        var text = ""
        let moved = result.trips.contains { !$0.changes.isEmpty } ? result.changes : []
        for (index, outcome) in result.trips.enumerated() {
            let name = style.marked(Printable.line(outcome.trip), .bold)
            let told = outcome.words
            text += "\(name)\(outcome.isNew ? tr(" (new trip)") : ""): \(told)\n"
            let most = isVerbose ? outcome.changes.count : ImportedChange.mostTold
            if !outcome.changes.isEmpty {
                let times = SpanWords(database.adding(moved[index].trip.zones), hours)
                for change in outcome.changes.prefix(most) { text += "  \(change.words(times))\n" }
            }
            let rest = outcome.changes.count - most
            if rest > 0 { text += "  " + tr("and \(rest) more that moved; --verbose lists them") + "\n" }
            for reason in outcome.proposals.map(\.words) {
                let line =
                    isDryRun
                    ? tr("\(reason), so it would go here; --trip NAME chooses another trip")
                    : tr("\(reason); meridian undo, then --trip NAME, puts it elsewhere")
                text += "  " + line + "\n"
            }
        }
        if result.trips.isEmpty { text += tr("nothing to import: no events were read\n") }
        if isDryRun { text += tr("dry run: nothing was written\n") }
        return text
            + (isVerbose
                ? FindingText.lines(findings, style)
                : FindingText.summary(findings, style))
    }
}

extension ImportSummary {
    /// `2 added, 1 updated, 1 to-do added`.
    var words: String {
        let (events, tasks) = (self, todos)
        let counts = [
            (events.added, tr("\(events.added) added")),
            (events.updated, tr("\(events.updated) updated")),
            (events.cancelled, tr("\(events.cancelled) cancelled")),
            (events.unchanged, tr("\(events.unchanged) unchanged")),
            (events.skipped, tr("\(events.skipped) skipped")),
            (events.attached, tr("\(events.attached) attached")),
            (events.replaced, tr("\(events.replaced) attached anew")),
        ].filter { $0.0 > 0 }.map(\.1)
        let taskWords = [
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
        let all = counts + taskWords
        return all.isEmpty ? tr("no events") : all.joined(separator: ", ")
    }
}
