import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The times that moved, for `drift --json`.
struct DriftDocument: Encodable, Sendable {
    /// A set of rules.
    struct Rules: Encodable, Sendable {
        /// Null for records of several releases, or without a move.
        @Nullable var version: String?
    }

    /// One end with another instant.
    struct Moved: Encodable, Sendable {
        let uid: String
        @Nullable var recurrenceID: String?
        let title: String
        let which: String
        let local: String
        let zone: String
        let was: String
        let `is`: String
        let wasInstant: String
        let isInstant: String
        let release: String

        init(_ end: DriftedEnd) {
            uid = end.activity.uid.text
            recurrenceID = end.activity.key.occurrence
            title = end.activity.title
            which = end.end.rawValue
            local = end.local.description
            zone = end.zone.id.name
            was = end.oldOffset.description
            `is` = end.newOffset.description
            wasInstant = end.was.description
            isInstant = end.now.description
            release = end.release
        }
    }

    let from: Rules
    let to: Rules
    let compared: Int
    let unrecorded: Int
    let moved: [Moved]
    /// The ends recorded under newer rules than ``to``, which reads them otherwise.
    let newer: [Moved]
    let appeared: [TripFindingDocument]
    let vanished: [TripFindingDocument]
    let accepted: Bool

    init(_ report: DriftReport, isAccepted: Bool, _ session: Session) {
        from = Rules(version: report.oldVersion)
        to = Rules(version: session.database.version)
        compared = report.drift.compared
        unrecorded = report.drift.unrecorded
        moved = report.drift.moved.map(Moved.init)
        newer = report.drift.newer.map(Moved.init)
        appeared = report.appeared.map(TripFindingDocument.init)
        vanished = report.vanished.map(TripFindingDocument.init)
        accepted = isAccepted
    }
}
