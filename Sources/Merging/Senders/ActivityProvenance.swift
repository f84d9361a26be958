public import CivilTime
public import Trips

/// Where each field of an activity comes from: the sender whose value counts, or a person.
///
/// It follows from the activity's statements and its local edit by the rules by which `ImportMerge` merges them. What no
/// other calendar states, such as reminders and payment, is not in it.
///
/// ```swift
/// let provenance = ActivityProvenance(of: activity, database: database)
/// provenance.senders.map(\.text)  // ["item-71@tripfeed.example", "LH0400-20270305-XK7P2Q@quellair.example"]
/// provenance.fields.first?.field  // .start
/// ```
public struct ActivityProvenance: Hashable, Sendable {
    /// The UIDs of its senders, that of the activity first; none where a person entered it.
    public let senders: [ActivityUID]

    /// Where all of it comes from; `nil` with several senders or a local edit.
    public let onlySource: StatementSource?

    /// The fields that it has, and those that a person removed.
    public let fields: [FieldProvenance]

    /// Explains an activity.
    ///
    /// - Parameters:
    ///   - activity: The activity.
    ///   - database: The zones of its times.
    /// - Complexity: O(n) in the number of senders, of which there are at most eight.
    public init(of activity: Activity, database: ZoneDatabase) {
        let reading = ProvenanceReading(activity, database)
        senders = reading.statements.map(\.uid)
        fields = ActivityField.all(database).compactMap { reading.provenance(of: $0.field, $0.edited) }
        switch senders.count {
        case 0: onlySource = .person
        case 1 where activity.edit == nil: onlySource = .sender(senders[0])
        default: onlySource = nil
        }
    }
}
