/// An attribute of an element: its name in small letters, and its value without character references.
struct PageAttribute: Hashable, Sendable {
    let name: String
    let value: String
}

extension [PageAttribute] {
    /// The value of the first attribute of a name.
    func value(_ name: String) -> String? { first { $0.name == name }?.value }
}
