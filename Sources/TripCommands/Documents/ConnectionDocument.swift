import Scheduling
import Trips

/// The time of a connection and the parts of its minimum, for `--json`.
struct ConnectionDocument: Encodable, Sendable {
    /// One part of the minimum.
    struct Part: Encodable, Sendable {
        let part: String
        let minutes: Int64
        let text: String
    }

    let from: String
    let to: String
    /// From the arrival to the departure.
    let layoverMinutes: Int64
    let minimumMinutes: Int64
    /// The slack: the layover less the minimum.
    let spareMinutes: Int64
    let parts: [Part]

    init(_ measured: ConnectionSlack) {
        from = measured.from.uid.text
        to = measured.to.uid.text
        layoverMinutes = measured.layover.wholeMinutes
        minimumMinutes = measured.minimum.wholeMinutes
        spareMinutes = measured.slack.wholeMinutes
        parts = measured.parts.map { Part(part: $0.name, minutes: $0.time.wholeMinutes, text: $0.text) }
    }
}

extension Duration {
    /// The whole minutes, rounded down: away from zero for negative durations.
    var wholeMinutes: Int64 {
        let seconds = components.seconds
        return seconds >= 0 ? seconds / 60 : -((59 - seconds) / 60)
    }
}
