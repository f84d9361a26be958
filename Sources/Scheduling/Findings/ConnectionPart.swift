import Messages
public import Trips

/// One part of the minimum of a connection: its purpose and its length.
public struct ConnectionPart: Hashable, Sendable {
    /// The purpose of a part.
    public enum Purpose: Hashable, Sendable {
        /// A whole minimum that was set for these two kinds, at one place or anywhere.
        case whole(ActivityKind, ActivityKind, at: String?)
        /// A change within one place.
        case change(ActivityKind, ActivityKind)
        /// A change from one terminal to another.
        case terminal(String, String)
        /// Border and baggage after an arrival from abroad.
        case border(BorderCrossing)
        /// The way to another airport or station: its ends and its length in kilometres.
        case way(from: String, to: String, kilometres: Double)
        /// The time before the departure at which check-in closes.
        case checkIn(ActivityKind)
        /// The deduction for two transports in one booking.
        case oneBooking
    }

    /// The purpose.
    public let purpose: Purpose

    /// The length; negative for ``Purpose/oneBooking``.
    public let time: Duration

    /// The word for the purpose in JSON.
    public var name: String {
        switch purpose {
        case .whole: "whole"
        case .change: "change"
        case .terminal: "terminal"
        case .border: "border"
        case .way: "way"
        case .checkIn: "checkIn"
        case .oneBooking: "oneBooking"
        }
    }

    /// The part inside a sentence: `20 min from terminal 1 to terminal 4`.
    public var text: String {
        let length = FindingPhrase.length(time)
        switch purpose {
        case .whole(let from, let to, let place):
            let (from, to) = (from.noun, to.noun)
            return place.map { tr("\(length) for a change from \(from) to \(to) at \($0)") }
                ?? tr("\(length) for a change from \(from) to \(to)")
        case .change(let from, let to): return tr("\(length) to change from \(from.noun) to \(to.noun)")
        case .terminal(let from, let to): return tr("\(length) from terminal \(from) to terminal \(to)")
        case .border(let crossing):
            return tr("\(length) for border and baggage, coming from \(crossing.from) into \(crossing.to)")
        case .way(let from, let to, let kilometres):
            return tr("\(length) for the way, \(from) to \(to), \(FindingPhrase.kilometres(kilometres))")
        case .checkIn(let kind): return tr("\(length) before the \(kind.noun), when check-in closes")
        case .oneBooking: return tr("less \(length), as both are one booking")
        }
    }
}
