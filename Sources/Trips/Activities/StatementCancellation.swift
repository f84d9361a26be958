/// What cancelled a sender's version after it was sent.
///
/// ```swift
/// StatementCancellation.own(CancellationRevision(sequence: 2, stamp: nil), namesBooking: false) == .withSeries  // false
/// ```
public enum StatementCancellation: Hashable, Sendable {
    /// A cancellation of this activity, and whether that named its confirmation or travellers.
    case own(CancellationRevision, namesBooking: Bool)
    /// A cancellation of its series, or of an earlier occurrence and all later ones.
    case withSeries
}
