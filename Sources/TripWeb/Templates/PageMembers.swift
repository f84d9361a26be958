import Mustache

/// A value of a page with its members by their names, each looked at once.
///
/// The engine reads all members of a value again for each name in a template, and of all values around it for one that
/// is nil.
final class PageMembers: MustacheParent, MustacheCustomRenderable {
    private let value: Any
    private lazy var members: [String: Any] = Dictionary(
        Mirror(reflecting: value).children.compactMap { member in
            guard let name = member.label, let shown = PageMembers.shown(member.value) else { return nil }
            return (name, shown)
        }, uniquingKeysWith: { first, _ in first })

    init(_ value: Any) { self.value = value }

    func child(named name: String) -> Any? { members[name] }

    var renderText: String { String(describing: value) }
    var isNull: Bool { false }

    /// What a template is given for a value: texts, numbers and truths as they are; nil for nil.
    private static func shown(_ value: Any) -> Any? {
        switch value {
        case is String, is Bool, is Int: value
        case let optional as any OptionalMember: optional.wrapped.flatMap(PageMembers.shown)
        case let list as [Any]: list.compactMap(PageMembers.shown)
        default: PageMembers(value)
        }
    }
}

/// A value that may be nil.
private protocol OptionalMember {
    var wrapped: Any? { get }
}

extension Optional: OptionalMember {
    fileprivate var wrapped: Any? { self }
}
