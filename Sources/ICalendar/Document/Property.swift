/// One content line of a calendar: a name, parameters and a value (RFC 5545 §3.1).
///
/// The value is kept raw, that is unfolded but still escaped, so that unknown values are written as they were
/// read. Typed values are parsed on demand, by ``text``, ``textList`` and ``ValueReader``.
///
/// No property can hold a line break: it is always one line.
///
/// ```swift
/// let summary = Property(text: "SUMMARY", "Lunch; then\nthe train")
/// summary.rawValue  // "Lunch\\; then\\nthe train"
/// summary.text      // "Lunch; then\nthe train"
/// ```
public struct Property: Hashable, Sendable {
    /// The name as written; compare ``name`` instead.
    public let writtenName: String
    /// The name in capitals, such as `DTSTART`.
    public let name: String
    /// The parameters in their order.
    public var parameters: [Parameter]
    /// The value, unfolded and still escaped.
    public let rawValue: String
    /// The first physical line in the file, counted from 1; 0 for a new property.
    public let line: Int

    /// Makes a property from an escaped value.
    ///
    /// - Parameters:
    ///   - name: A name of ASCII letters, digits and hyphens.
    ///   - parameters: The parameters in their order.
    ///   - rawValue: The value as in a file. A line break in it becomes the two characters `\n`,
    ///     control characters other than the tab are dropped.
    /// - Precondition: `name` is a name.
    public init(_ name: String, parameters: [Parameter] = [], rawValue: String) {
        precondition(Token.isName(name), "a property's name has letters, digits and hyphens only")
        self.init(
            unchecked: name, parameters: parameters, rawValue: RawValue.sanitized(rawValue), line: 0)
    }

    /// Makes a property from plain text, which it escapes (RFC 5545 §3.3.11).
    ///
    /// - Parameters:
    ///   - name: A name of ASCII letters, digits and hyphens.
    ///   - value: Plain text, which may have line breaks.
    ///   - parameters: The parameters in their order.
    /// - Precondition: `name` is a name.
    public init(text name: String, _ value: String, parameters: [Parameter] = []) {
        self.init(name, parameters: parameters, rawValue: TextEscape.escaped(value))
    }

    /// Makes a property from several texts, such as CATEGORIES.
    ///
    /// - Parameters:
    ///   - name: A name of ASCII letters, digits and hyphens.
    ///   - values: Plain texts; a comma inside of one is escaped.
    ///   - parameters: The parameters in their order.
    /// - Precondition: `name` is a name.
    public init(textList name: String, _ values: [String], parameters: [Parameter] = []) {
        let raw = values.map { TextEscape.escaped($0) }.joined(separator: ",")
        self.init(name, parameters: parameters, rawValue: raw)
    }

    init(unchecked name: String, parameters: [Parameter], rawValue: String, line: Int) {
        writtenName = name
        self.name = Token.capitals(name)
        self.parameters = parameters
        self.rawValue = rawValue
        self.line = line
    }
}

// MARK: - Reading

extension Property {
    /// The value as plain text, with `\n`, `\N`, `\,`, `\;`, `\\` and `\:` resolved.
    ///
    /// Any other backslash pair is kept as it is.
    public var text: String { TextEscape.unescaped(rawValue) }

    /// The value as a list of plain texts, split at unescaped commas.
    ///
    /// `a\,b,c` has two members. An empty value has none.
    public var textList: [String] {
        guard !rawValue.isEmpty else { return [] }
        return TextEscape.split(rawValue, at: UInt8(ascii: ",")).map { TextEscape.unescaped($0) }
    }

    /// Returns the decoded value of a parameter.
    ///
    /// - Parameter name: The parameter's name, in any case.
    /// - Returns: The value, several joined by commas, or `nil` when there is no such parameter.
    public func parameter(_ name: String) -> String? {
        let wanted = Token.capitals(name)
        return parameters.first { $0.name == wanted }?.value
    }

    /// Returns whether the property has a name, given in capitals.
    ///
    /// Most names differ in length, which is cheaper to compare than letters.
    @inlinable @inline(__always)
    package func isNamed(_ capitals: String) -> Bool {
        name.utf8.count == capitals.utf8.count && name == capitals
    }

    /// The TZID parameter; `nil` when it is missing or empty.
    public var zoneName: String? {
        parameters.first { $0.name == "TZID" }.flatMap { $0.value.isEmpty ? nil : $0.value }
    }

    /// The VALUE parameter in capitals, such as `DATE`, or `nil`.
    public var valueType: String? { parameters.first { $0.name == "VALUE" }.map { Token.capitals($0.value) } }
}

// MARK: - Changing

extension Property {
    /// Returns the property with another value.
    ///
    /// - Parameter rawValue: The value as in a file.
    /// - Returns: The changed copy.
    public func with(rawValue: String) -> Property {
        Property(
            unchecked: writtenName, parameters: parameters, rawValue: RawValue.sanitized(rawValue),
            line: line)
    }

    /// Sets, replaces or removes a parameter; a replaced one keeps its place.
    ///
    /// - Parameters:
    ///   - name: The parameter's name, in any case.
    ///   - value: The new decoded value, or `nil` to remove the parameter.
    /// - Precondition: `name` is a name.
    public mutating func setParameter(_ name: String, _ value: String?) {
        let wanted = Token.capitals(name)
        guard let index = parameters.firstIndex(where: { $0.name == wanted }) else {
            if let value { parameters.append(Parameter(name, value)) }
            return
        }
        if let value {
            parameters[index].values = [value]
        } else {
            parameters.removeAll { $0.name == wanted }
        }
    }
}
