import Scheduling
import Trips

/// How much time a connection has, and what its minimum is made of, as `--json` writes it.
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
    /// The slack: what is left of the layover beyond the minimum.
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
    /// The minutes that are over, so that what is short of a minute is never counted as one; below zero, rounded away from it.
    var wholeMinutes: Int64 {
        let seconds = components.seconds
        return seconds >= 0 ? seconds / 60 : -((59 - seconds) / 60)
    }
}
