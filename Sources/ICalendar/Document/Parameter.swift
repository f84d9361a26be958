/// One parameter of a property, such as `TZID=Europe/Berlin` (RFC 5545 §3.2).
///
/// Values are decoded: without quotes and with the carets of RFC 6868 resolved. The writer puts both back.
public struct Parameter: Hashable, Sendable {
    /// The name as written; compare ``name`` instead.
    public let writtenName: String
    /// The name in capitals.
    public let name: String
    /// The values in their order; nearly always one.
    public var values: [String]

    /// Makes a parameter with any number of values.
    ///
    /// - Parameters:
    ///   - name: A name of ASCII letters, digits and hyphens.
    ///   - values: The decoded values.
    /// - Precondition: `name` is a name.
    public init(_ name: String, _ values: [String]) {
        precondition(Token.isName(name), "a parameter's name has letters, digits and hyphens only")
        self.init(unchecked: name, values)
    }

    /// Makes a parameter with one value.
    ///
    /// - Parameters:
    ///   - name: A name of ASCII letters, digits and hyphens.
    ///   - value: The decoded value.
    /// - Precondition: `name` is a name.
    public init(_ name: String, _ value: String) { self.init(name, [value]) }

    init(unchecked name: String, _ values: [String]) {
        writtenName = name
        self.name = Token.capitals(name)
        self.values = values
    }

    /// The value, or all values joined by commas.
    public var value: String {
        if values.count == 1 { return values[0] }
        return values.joined(separator: ",")
    }
}
