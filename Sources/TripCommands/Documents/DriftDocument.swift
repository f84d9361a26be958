import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// What moved, as `drift --json` writes it.
struct DriftDocument: Encodable, Sendable {
    /// A set of rules.
    struct Rules: Encodable, Sendable {
        /// Null when what was written down is of several releases, or nothing moved.
        @Nullable var version: String?
    }

    /// One end that comes at another moment.
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
    /// What was written down under newer rules than those of ``to``, which read it otherwise.
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
        appeared = report.appeared.map { TripFindingDocument($0, at: report.after.local($0.instant)) }
        vanished = report.vanished.map { TripFindingDocument($0, at: report.before.local($0.instant)) }
        accepted = isAccepted
    }
}

extension Itinerary {
    /// A moment on the traveller's clock.
    fileprivate func local(_ instant: Instant) -> ZonedDateTime {
        ZonedDateTime(instant, in: clock.zone(at: instant))
    }
}
