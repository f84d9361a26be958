public import CivilTime
public import Trips

/// Where the value of one field comes from, why it counts, and what other statements say.
///
/// ```swift
/// let seat = provenance.fields.first { $0.field == .seat }
/// seat?.value   // "12A"
/// seat?.reason  // .onlyValue
/// ```
public struct FieldProvenance: Hashable, Sendable {
    /// Why a value counts.
    ///
    /// The raw value is its name in JSON.
    public enum Reason: String, CaseIterable, Hashable, Sendable {
        /// A person entered the activity.
        case entered
        /// A person changed the field after what the senders say.
        case edited
        /// The activity has one sender.
        case onlySender = "only-sender"
        /// No other sender has a value.
        case onlyValue = "only-value"
        /// The other senders that have a value say the same.
        case same
        /// The sender changed it after the others.
        case last
        /// Of the senders that have a value, it was known first, and no other one has changed it since.
        case first
        /// The sender says the moment as another one does, and knows its zone.
        case zone
        /// The sender cancelled the activity.
        case cancelled
        /// The series was cancelled, or an earlier occurrence and all later ones.
        case cancelledWithSeries = "cancelled-with-series"
        /// The sender cancelled it without saying whose booking it is, which others do say.
        case doubtfulCancellation = "doubtful-cancellation"
        /// No statement has the value any more.
        case kept
    }

    /// A statement that does not count.
    public struct Other: Hashable, Sendable {
        /// Who stated it.
        public let source: StatementSource
        /// Its value, written as ``FieldProvenance/value``.
        public let value: String
    }

    /// The field.
    public let field: ActivityField

    /// The value of the activity; empty where a person removed it.
    ///
    /// A time is written by RFC 9557, `2027-03-12T17:00:00+09:00[Asia/Tokyo]`, and without a zone by ISO 8601. Of whole
    /// days the end is exclusive. A status and a kind are their raw values; `transparency` is `transparent` or `opaque`.
    public let value: String

    /// Who stated it.
    public let source: StatementSource

    /// When the version with the value was written, or when the activity was last edited; `nil` if unknown.
    ///
    /// An earlier version of the sender may have had the value before.
    public let since: Instant?

    /// Why it counts.
    public let reason: Reason

    /// The further statements, in the order of the senders.
    public let others: [Other]

    /// The field in a sentence.
    package let name: String
}
