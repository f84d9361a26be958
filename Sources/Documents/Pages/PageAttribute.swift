/// An attribute of an element: its name in lower case, and its decoded value.
struct PageAttribute: Hashable, Sendable {
    let name: String
    let value: String
}

extension [PageAttribute] {
    /// The value of the first attribute with a name.
    func value(_ name: String) -> String? { first { $0.name == name }?.value }
}
