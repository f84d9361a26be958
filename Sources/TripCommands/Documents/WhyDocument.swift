import CivilTime
import Merging
import TripExchange
import Trips

/// Where each field of an activity comes from, for `show --why --json`.
struct WhyDocument: Encodable, Sendable {
    let uid: String
    let fields: [Field]

    /// A field, its value, and why that counts.
    struct Field: Encodable, Sendable {
        /// The name of the field in exports, in lower case.
        let field: String
        /// The value; empty where a person removed it.
        let value: String
        /// The UID of a sender, `hand` or `earlier`.
        let from: String
        @Nullable var since: String?
        let reason: String
        let others: [Other]
    }

    /// A further statement.
    struct Other: Encodable, Sendable {
        let from: String
        let value: String
    }

    init(_ provenance: ActivityProvenance, of activity: Activity) {
        uid = activity.uid.text
        fields = provenance.fields.map { field in
            Field(
                field: field.field.rawValue.lowercased(), value: field.value, from: Self.text(field.source),
                since: field.since?.description, reason: field.reason.rawValue,
                others: field.others.map { Other(from: Self.text($0.source), value: $0.value) })
        }
    }

    private static func text(_ source: StatementSource) -> String {
        switch source {
        case .sender(let uid): uid.text
        case .person: "hand"
        case .earlierVersion: "earlier"
        }
    }
}
