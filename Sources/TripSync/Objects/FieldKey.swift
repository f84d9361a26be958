/// What is compared and merged as one: a group of properties, a property by name, or one of several.
enum FieldKey: Hashable, Sendable {
    /// DTSTART, DTEND, DUE, DURATION and all of recurrence: never merged one by one.
    case times
    /// STATUS, COMPLETED and PERCENT-COMPLETE of a to-do.
    case progress
    /// All properties of one name.
    case property(String)
    /// One of several properties of a name, by its identity: an ATTENDEE by address.
    case member(String, String)
    /// A component inside, such as a VALARM, by its UID or its content.
    case component(String, String)
    /// Lines that are no properties.
    case unread

    /// A text to sort by.
    var order: String {
        switch self {
        case .times: "0"
        case .progress: "1"
        case .property(let name): "2\(name)"
        case .member(let name, let identity): "3\(name)\u{1}\(identity)"
        case .component(let name, let identity): "4\(name)\u{1}\(identity)"
        case .unread: "5"
        }
    }

    /// The name of the property or component.
    var name: String? {
        switch self {
        case .property(let name), .member(let name, _), .component(let name, _): name
        case .times, .progress, .unread: nil
        }
    }

    /// Whether it is what Meridian writes beside what other programs know.
    var isOwn: Bool {
        switch self {
        case .property(let name), .member(let name, _): name.hasPrefix("X-MERIDIAN-")
        case .times, .progress, .component, .unread: false
        }
    }

    /// Whether it says whether something takes place, or is done.
    var isStatus: Bool { self == .progress || self == .property("STATUS") }

    /// Whether servers are known to drop it: an extension that they do not know.
    var isExtension: Bool {
        switch self {
        case .property(let name), .member(let name, _): name.hasPrefix("X-")
        case .times, .progress, .component, .unread: false
        }
    }

    /// Whether the field always has any number of values, which are merged as a set.
    var isAlwaysSet: Bool {
        guard case .property(let name) = self else { return false }
        return Self.sets.contains(name)
    }

    private static let sets: Set = [
        "ATTACH", "CATEGORIES", "COMMENT", "CONCEPT", "CONFERENCE", "CONTACT", "IMAGE", "LINK", "REFID",
        "RELATED-TO", "REQUEST-STATUS", "RESOURCES", "STRUCTURED-DATA", "X-MERIDIAN-STATEMENT",
    ]
}
