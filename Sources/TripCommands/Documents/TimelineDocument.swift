import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The document of `timeline --json`: the days in the traveller's order.
struct TimelineDocument: Encodable, Sendable {
    /// A change of the view's zone.
    struct Change: Encodable, Sendable {
        let instant: String
        let from: String
        let to: String
        let shiftMinutes: Int64
        /// The transport to the new place, or the activity that suggests it; null for home.
        @Nullable var uid: String?
        /// The evidence of the new place.
        let evidence: String
    }

    struct Pass: Encodable, Sendable {
        let date: String
        let pass: Int
        @Nullable var startInstant: String?
        @Nullable var endInstant: String?
        let entries: [EntryDocument]
        let changes: [Change]
    }

    /// Two consecutive transports and the time between them.
    struct Following: Encodable, Sendable {
        let from: String
        let to: String
        /// The layover, under its former name.
        let slackMinutes: Int64
        let layoverMinutes: Int64
        @Nullable var minimumMinutes: Int64?
        @Nullable var spareMinutes: Int64?
        let parts: [ConnectionDocument.Part]
        /// The travellers of the connection; null for all.
        @Nullable var travellers: [ParticipantDocument]?

        init(_ found: TimelineConnection) {
            let (connection, measured) = (found.connection, found.slack)
            travellers = found.isForAll ? nil : found.members.map { ParticipantDocument($0.id, $0.name) }
            (from, to) = (connection.from.key.uid.text, connection.to.key.uid.text)
            slackMinutes = connection.layover.components.seconds / 60
            layoverMinutes = connection.layover.wholeMinutes
            let document = measured.map(ConnectionDocument.init)
            minimumMinutes = document?.minimumMinutes
            spareMinutes = document?.spareMinutes
            parts = document?.parts ?? []
        }
    }

    let view: String
    let home: String
    let from: String
    /// The day after the last, exclusive; null at the end of the calendar.
    @Nullable var until: String?
    let tzdb: String
    let tzdbSource: String
    let passes: [Pass]
    let connections: [Following]

    init(_ timeline: Timeline, _ shown: ShownWindow, _ session: Session) {
        view = ViewOption.name(of: shown.view)
        home = shown.itinerary.home.id.name
        from = shown.dates.first.description
        until = shown.dates.end?.description
        tzdb = session.database.version
        tzdbSource = session.rulesSource
        connections = timeline.connections.map(Following.init)
        let names = shown.loaded.names
        passes = timeline.passes.map { pass in
            Pass(
                date: pass.day.date.description, pass: pass.number,
                startInstant: pass.range?.lowerBound.description,
                endInstant: pass.range?.upperBound.description,
                entries: pass.entries.map { EntryDocument($0, shown.itinerary, names: names) },
                changes: pass.changes.map { change in
                    Change(
                        instant: change.instant.description, from: change.before.id.name,
                        to: change.after.id.name, shiftMinutes: change.shift.components.seconds / 60,
                        uid: change.evidence.key?.uid.text, evidence: change.evidence.word)
                })
        }
    }
}
