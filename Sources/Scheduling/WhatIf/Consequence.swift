public import CivilTime
public import Trips

/// The effect of a late, moved or cancelled transport on one item of a trip.
public struct Consequence: Hashable, Sendable {
    /// The kind of item that depends on the transport.
    public enum Subject: String, Hashable, Sendable {
        /// The next transport, or a later one.
        case connection
        /// An activity that begins whether or not the traveller is there.
        case activity
        /// Nights of a stay.
        case night
    }

    /// The effect.
    public enum Outcome: String, Hashable, Sendable {
        /// It remains possible, with the minimum.
        case holds
        /// It remains possible with less than the minimum.
        case tight
        /// It is over, or has left or begun, before the traveller arrives, or the traveller has to leave before it
        /// ends.
        case missed
    }

    /// The kind of item.
    public let subject: Subject

    /// The effect.
    public let outcome: Outcome

    /// The severity: an error for a missed transport, a note for an item that holds or is unchanged, else a warning.
    public let severity: TripFinding.Severity

    /// The activities it is about: of a connection both transports.
    public let items: [ActivityKey]

    /// The departure or beginning; of nights, the end of the first one.
    public let instant: Instant

    /// One sentence with the values.
    public let message: String

    /// The planned slack of a connection; nil if it cannot be measured.
    public let before: ConnectionSlack?

    /// The new slack of a connection; nil if it cannot be measured, or the transport is cancelled.
    public let after: ConnectionSlack?
}

/// The consequences of one late, moved or cancelled transport.
public struct Consequences: Hashable, Sendable {
    /// The change.
    public let change: TransportChange

    /// The consequences, in order of time.
    public let consequences: [Consequence]

    /// The longest delay of the planned arrival without a consequence.
    ///
    /// Zero if an item is below its minimum already; nil if nothing depends on the transport, or its arrival is
    /// unknown.
    public let latestDelay: Duration?

    /// The same as a sentence, with the first item that breaks; for a cancelled transport, whether anything depends
    /// on it.
    public let latestDelayMessage: String?

    /// The end of the prediction, as a sentence; nil if it reaches the end of the trip.
    public let judgedUntilMessage: String?

    /// Whether another value is the same except for the identifiers of activities.
    ///
    /// - Parameter other: The consequences of the same change for another person.
    /// - Returns: Whether only the identifiers differ.
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
