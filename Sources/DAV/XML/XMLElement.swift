/// An element of an XML document, with its text and the elements in it.
package struct XMLElement: Hashable, Sendable {
    /// Its name.
    package let name: XMLName
    /// Its own text, all pieces together, without that of the elements in it.
    package internal(set) var bytes: [UInt8] = []
    /// Its attributes without a namespace, by their names.
    package internal(set) var attributes: [String: String] = [:]
    /// The elements in it.
    package internal(set) var children: [XMLElement] = []

    init(_ name: XMLName) { self.name = name }

    /// The text without white space around it.
    package var text: String {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
        let end = bytes.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    /// The first child of a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The child; nil where there is none.
    package func first(_ name: XMLName) -> XMLElement? { children.first { $0.name == name } }

    /// The children of a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: The children, in their order.
    package func all(_ name: XMLName) -> [XMLElement] { children.filter { $0.name == name } }

    /// Whether there is a child of a name.
    ///
    /// - Parameter name: The name.
    /// - Returns: Whether one is there.
    package func has(_ name: XMLName) -> Bool { children.contains { $0.name == name } }
}
