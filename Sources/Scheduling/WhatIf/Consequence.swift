public import CivilTime
public import Trips

/// One thing of a trip that depends on a transport, and what becomes of it when that is late or does not run.
public struct Consequence: Hashable, Sendable {
    /// What depends on the transport.
    public enum Subject: String, Hashable, Sendable {
        /// The next transport, or a later one.
        case connection
        /// Something that begins whether or not the traveller is there.
        case activity
        /// Nights of a stay.
        case night
    }

    /// What becomes of it.
    public enum Outcome: String, Hashable, Sendable {
        /// It stays possible, with the minimum.
        case holds
        /// It stays possible with less than the minimum.
        case tight
        /// It is over, or has left or begun, before the traveller arrives, or the traveller has to leave before it is over.
        case missed
    }

    /// What depends on the transport.
    public let subject: Subject

    /// What becomes of it.
    public let outcome: Outcome

    /// How much it matters: an error for a transport that is missed, a note for one that holds or is as it was, else a
    /// warning.
    public let severity: TripFinding.Severity

    /// The activities it is about: of a connection both transports.
    public let items: [ActivityKey]

    /// When it leaves or begins; of nights, when the first of them is over.
    public let instant: Instant

    /// One sentence with the values.
    public let message: String

    /// Of a connection, its slack as the trip is written; nil where it cannot be measured.
    public let before: ConnectionSlack?

    /// Of a connection, its slack then; nil where it cannot be measured, or the transport does not run.
    public let after: ConnectionSlack?
}

/// What depends on a transport that is late, moved or cancelled.
public struct Consequences: Hashable, Sendable {
    /// What happens.
    public let change: TransportChange

    /// What becomes of what depends on it, in order of time.
    public let consequences: [Consequence]

    /// How much later than written the transport may arrive without any consequence.
    ///
    /// Zero where something has less than its minimum already; nil where nothing depends on it, or its arrival is not known.
    public let latestDelay: Duration?

    /// The same as a sentence, with what breaks first; of a transport that does not run, whether anything waits for it.
    public let latestDelayMessage: String?

    /// Where the judging stops of what somebody misses, as a sentence; nil where it reaches to the end.
    public let judgedUntilMessage: String?

    /// Whether another one says the same, though not of the same person's activities.
    ///
    /// - Parameter other: What depends on the same transport for somebody else.
    /// - Returns: Whether nothing but the identifiers differs.
    public func says(theSameAs other: Consequences) -> Bool {
        func said(_ all: Consequences) -> [String?] {
            [all.change.message, all.latestDelayMessage, all.judgedUntilMessage]
                + all.consequences.flatMap {
                    ["\($0.subject) \($0.outcome) \($0.severity) \($0.instant)", $0.message]
                }
        }
        return said(self) == said(other)
    }
}
