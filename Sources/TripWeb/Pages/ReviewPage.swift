import CivilTime
import Findings
import ICalendar
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// What an import would change, before anything is written.
struct ReviewPage: PageModel {
    static let template = "review"

    /// One activity that would be written.
    struct Item: Sendable {
        /// `new`, `changed` or `cancelled`, and its word.
        let classes: String
        let word: String
        let title: String
        let times: String
        /// What was there, where the times change.
        let before: String?
        /// What changes beside the times, with what was there; of what is new where it is and how it repeats.
        let details: [String]
    }

    /// The changes of one trip.
    struct TripChanges: Sendable {
        let name: String
        let counts: String
        let items: [Item]
        let more: String?
    }

    /// What was repaired, assumed or not read.
    struct Note: Sendable {
        let severity: String
        let word: String
        let message: String
        let place: String
    }

    var frame: Frame
    let trips: [TripChanges]
    /// The notes of one sort, under a heading.
    struct Notes: Sendable {
        let head: String
        let notes: [Note]
        let more: String?
    }

    /// Which zone was assumed and why, what was repaired, and what is left out or doubtful.
    let told: [Notes]
    /// Why nothing can be imported.
    let nothing: String?
    let action: String
    /// What the review shows, so that nothing else is imported.
    let plan: String
    let button = tr("Import")
    private(set) var choice: TripChoice
    let again = tr("Show again")
    let path: String
    let back = Link(tr("Import nothing"), .trips(nil, search: nil))

    init(
        _ importing: CalendarImporting, secret: String, in reading: any TripReading, style: String
    ) throws {
        frame = Frame(tr("Review of the import"), style: style)
        let names = importing.files.map { Printable.line($0.name) }
        frame.facts = [names.joined(separator: ", ")]
        action = PageAddress.importing(secret: secret, into: importing.target).text
        path = PageAddress.importing(secret: secret, into: nil).text
        choice = try TripChoice(importing.target, in: reading)
        let (result, stored): (ImportResult, [TripID: [ActivityKey: Activity]])
        do {
            (result, stored) = try importing.preview()
        } catch let refusal as FormRefusal {
            choice.problem = refusal.sentence
            (trips, told, plan) = ([], [], "")
            nothing = tr("Nothing was changed yet.")
            return
        } catch let error as WorkflowError where error.code == .ambiguousTrip {
            // The form below has each of them.
            (trips, told, plan) = ([], [], "")
            nothing = tr(
                "\(error.trips.count) trips are called \(Printable.name(error.subject)): choose the one that the files belong to."
            )
            return
        }
        plan = result.plan
        choice.offerDrafts(of: result.findings, importing.target)
        let household = importing.household
        trips = try zip(result.changes, result.trips).map { change, summary in
            let items = change.written.sorted { ReviewPage.isBefore($0, $1) }
            let known = stored[change.trip.id] ?? [:]
            let words = SpanWords(household.database.adding(change.trip.zones), household.hours)
            let fields = ReviewFields(trip: change.trip, household: household, reading: reading)
            let isCalledOff = { (item: Activity) in item.status == .cancelled && known[item.key] == nil }
            return TripChanges(
                name: Printable.line(change.trip.name),
                counts: ReviewPage.counts(
                    summary, isArchived: change.trip.isArchived,
                    cancelledAtOnce: items.count(where: isCalledOff)),
                items: try items.prefix(Limits.mostInList).map {
                    try ReviewPage.item($0, known[$0.key], words, fields)
                },
                more: items.count > Limits.mostInList
                    ? tr("The first \(Limits.mostInList) of \(items.count) are shown; all are imported.")
                    : nil)
        }
        told = ReviewPage.told(result.findings, LeftOut(result, stored, importing))
        let changes = result.trips.reduce(0) {
            $0 + $1.added + $1.updated + $1.cancelled + $1.attached + $1.replaced + $1.todos.added
                + $1.todos.updated
        }
        nothing =
            result.trips.isEmpty
            ? tr("There is nothing in these files that a trip could take.")
            : changes == 0
                ? tr("All of this is known already; an import would change nothing.")
                : ReviewPage.refusal(of: result, in: reading)
    }

    /// Why whoever reads may not import this; nil where they may.
    private static func refusal(of result: ImportResult, in reading: any TripReading) -> String? {
        do throws(StorageError) {
            for change in result.changes {
                if change.isNew {
                    try reading.require(.editor)
                } else {
                    try reading.require(.editor, in: change.trip)
                }
            }
            return nil
        } catch {
            return Printable.line("\(error)")
        }
    }

    private static func isBefore(_ one: Activity, _ other: Activity) -> Bool {
        (one.span.startDate, one.title, one.uid.text) < (other.span.startDate, other.title, other.uid.text)
    }

    /// Counts the changes; what is new and cancelled at once counts as cancelled, as it is shown.
    private static func counts(
        _ summary: ImportSummary, isArchived: Bool, cancelledAtOnce: Int
    ) -> String {
        var parts = [summary.isNew ? tr("new trip") : tr("known trip")]
        if isArchived { parts.append(tr("archived", as: "state of a trip")) }
        func add(_ count: Int, _ text: String) { if count > 0 { parts.append(text) } }
        let added = summary.added - min(summary.added, cancelledAtOnce)
        let cancelled = summary.cancelled + (summary.added - added)
        add(added, tr("\(added) new"))
        add(summary.updated, tr("\(summary.updated) changed"))
        add(cancelled, tr("\(cancelled) cancelled"))
        add(summary.unchanged, tr("\(summary.unchanged) as they are"))
        add(summary.skipped, tr("\(summary.skipped) older than what is known"))
        add(summary.attached + summary.replaced, tr("\(summary.attached + summary.replaced) attached"))
        let todos = summary.todos.added + summary.todos.updated
        add(todos, todos == 1 ? tr("1 to-do") : tr("\(todos) to-dos"))
        parts += summary.proposals.map(\.words)
        return parts.joined(separator: " · ")
    }

    private static func item(
        _ activity: Activity, _ known: Activity?, _ words: SpanWords, _ fields: ReviewFields
    ) throws -> Item {
        let times = words.text(of: activity.span, activity.kind)
        let isCancelled = activity.status == .cancelled && known?.status != .cancelled
        let before = known.map { words.text(of: $0.span, $0.kind) }
        return Item(
            classes: isCancelled ? "cancelled" : known == nil ? "new" : "changed",
            word: isCancelled ? tr("cancelled") : known == nil ? tr("new") : tr("changed"),
            title: ViewWords.title(of: activity), times: times,
            before: before == times ? nil : before.map { tr("before: \($0)") },
            details: try known.map { try fields.changes(from: $0, to: activity) } ?? fields.ofNew(activity))
    }

    /// The codes of findings that say which zone a time was read in, and why.
    private static let zoneCodes: Set<FindingCode> = [
        .zoneFromPlace, .windowsZone, .prefixedZone, .fixedOffsetZone, .fileZone, .newerZone,
        .contradictedZone,
        .zoneAndUTC, .unknownZone, .duplicateZone, .floatingTime,
        .unplacedTransport,
    ]

    private static func told(_ findings: [Finding], _ left: LeftOut) -> [Notes] {
        // Where no zone was found, none was assumed.
        let zones = findings.filter { zoneCodes.contains($0.code) && $0.severity != .error }
        let others = findings.filter { !zoneCodes.contains($0.code) || $0.severity == .error }
        return [
            notes(tr("Which zone was assumed, and why"), zones, left),
            notes(tr("What was repaired"), others.filter { $0.severity == .repaired }, left),
            notes(tr("What is left out or doubtful"), others.filter { $0.severity != .repaired }, left),
        ].compactMap(\.self)
    }

    private static func notes(_ head: String, _ findings: [Finding], _ left: LeftOut) -> Notes? {
        guard !findings.isEmpty else { return nil }
        return Notes(
            head: head, notes: findings.prefix(Limits.mostInList).map { note($0, left) },
            more: findings.count > Limits.mostInList
                ? tr("The first \(Limits.mostInList) of \(findings.count) are shown.") : nil)
    }

    private static func note(_ finding: Finding, _ left: LeftOut) -> Note {
        Note(
            severity: finding.severity.rawValue, word: finding.severity.rawValue,
            message: ([Printable.line(finding.message)] + [left.words(of: finding)].compactMap(\.self))
                .joined(separator: "; "),
            place: [
                finding.file.map { Printable.line($0) }, finding.line > 0 ? tr("line \(finding.line)") : nil,
            ]
            .compactMap(\.self).joined(separator: ", "))
    }
}
