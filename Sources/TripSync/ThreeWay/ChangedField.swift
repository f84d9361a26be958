import Messages

/// A field of an event or a to-do, in the words that people are told of it.
package enum ChangedField: Hashable, Comparable, Sendable {
    /// When it is, and how it repeats.
    case time
    /// SUMMARY.
    case title
    /// LOCATION.
    case place
    /// DESCRIPTION.
    case notes
    /// STATUS, and what is done of a to-do.
    case status
    /// VALARMs.
    case reminders
    /// ATTENDEEs.
    case participants
    /// CATEGORIES.
    case categories
    /// ATTACHes.
    case attachments
    /// A whole occurrence that differs from its series.
    case occurrence
    /// Any other property or component, by its name.
    case other(String)

    init(_ key: FieldKey) {
        switch key {
        case .times: self = .time
        case .progress, .property("STATUS"): self = .status
        case .property("SUMMARY"): self = .title
        case .property("LOCATION"): self = .place
        case .property("DESCRIPTION"): self = .notes
        case .property("CATEGORIES"): self = .categories
        case .property("ATTACH"): self = .attachments
        case .member("ATTENDEE", _): self = .participants
        case .component("VALARM", _): self = .reminders
        default: self = .other(key.name ?? "")
        }
    }

    /// The words for people.
    package var words: String {
        switch self {
        case .time: tr("time")
        case .title: tr("title")
        case .place: tr("place")
        case .notes: tr("notes")
        case .status: tr("status")
        case .reminders: tr("reminders")
        case .participants: tr("participants")
        case .categories: tr("categories")
        case .attachments: tr("attachments")
        case .occurrence: tr("occurrence")
        case .other(""): tr("a line that cannot be read")
        case .other(let name): name
        }
    }
}
