import Scheduling
import StrictJSON
import Trips

/// The time of a connection and the parts of its minimum, for `--json`.
struct ConnectionDocument: Encodable, JSONLineDocument, Sendable {
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

    func write(to line: inout JSONLineWriter) {
        line.member("from", from)
        line.member("layoverMinutes", layoverMinutes)
        line.member("minimumMinutes", minimumMinutes)
        line.member("parts", list: parts) { part, line in
            line.member("minutes", part.minutes)
            line.member("part", part.part)
            line.member("text", part.text)
        }
        line.member("spareMinutes", spareMinutes)
        line.member("to", to)
    }
}

extension Duration {
    /// The whole minutes, rounded down: away from zero for negative durations.
    var wholeMinutes: Int64 {
        let seconds = components.seconds
        return seconds >= 0 ? seconds / 60 : -((59 - seconds) / 60)
    }
}
