import CivilTime
import TripWorkflows
import Trips

/// The changes of an import to one trip, in JSON.
struct ImportSummaryDocument: Encodable, Sendable {
    let trip: String
    let isNew: Bool
    let added: Int
    let updated: Int
    let cancelled: Int
    let unchanged: Int
    let skipped: Int
    let attached: Int
    let replaced: Int
    let todos: Todos
    let changes: [Change]
    let proposals: [Proposal]

    /// An activity that moved or was cancelled.
    struct Change: Encodable, Sendable {
        let uid: String
        @Nullable var recurrenceID: String?
        let title: String
        let cancelled: Bool
        let before: Times
        let after: Times

        /// Both ends, as `show --json` has them.
        struct Times: Encodable, Sendable {
            let start: String
            @Nullable var startZone: String?
            let end: String
            @Nullable var endZone: String?

            init(_ span: ActivitySpan) {
                switch span {
                case .allDay(let first, let after): (start, end) = ("\(first)", "\(after)")
                case .timed(let first, let last):
                    (start, end) = ("\(first.local)", "\(last.local)")
                    (startZone, endZone) = (first.zone?.name, last.zone?.name)
                }
            }
        }

        init(_ change: ImportedChange) {
            (uid, title, cancelled) = (change.key.uid.text, change.title, change.isCancelled)
            (before, after) = (Times(change.before), Times(change.after))
            recurrenceID = change.key.recurrenceID.map { "\($0)" }
        }
    }

    /// Why a file that names no trip went to this one.
    struct Proposal: Encodable, Sendable {
        let file: String
        /// `known`, `code`, `startsAfter`, `endsBefore` or `during`.
        let reason: String
        /// The code, or the title of the activity; nil for `known`.
        @Nullable var of: String?

        init(_ proposal: TripProposal) {
            file = proposal.file
            let (name, subject): (String, String?) =
                switch proposal.reason {
                case .known: ("known", nil)
                case .code(let code): ("code", code)
                case .startsAfter(let title): ("startsAfter", title)
                case .endsBefore(let title): ("endsBefore", title)
                case .during(let title): ("during", title)
                }
            reason = name
            of = subject
        }
    }

    /// The changes to the to-dos.
    struct Todos: Encodable, Sendable {
        let added: Int
        let updated: Int
        let unchanged: Int
        let skipped: Int
    }

    enum CodingKeys: String, CodingKey {
        case trip, added, updated, cancelled, unchanged, skipped, attached, replaced, todos, changes,
            proposals
        case isNew = "new"
    }

    init(_ summary: ImportSummary) {
        trip = summary.trip
        isNew = summary.isNew
        added = summary.added
        updated = summary.updated
        cancelled = summary.cancelled
        unchanged = summary.unchanged
        skipped = summary.skipped
        attached = summary.attached
        replaced = summary.replaced
        let counts = summary.todos
        todos = Todos(
            added: counts.added, updated: counts.updated, unchanged: counts.unchanged,
            skipped: counts.skipped)
        changes = summary.changes.map(Change.init)
        proposals = summary.proposals.map(Proposal.init)
    }
}
