import Messages

/// A value of a document, with its path for error messages.
package struct JSONNode {
    /// The value.
    package let value: JSONValue
    /// The object or list that it is in; nil for the value of the document.
    private let parent: JSONPlace?
    /// The way from there to the value.
    private let step: JSONPlace.Step
    /// The path: `$.trips[0]`.
    package var path: String { JSONPlace.text(of: step, in: parent) }

    /// Makes a node.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - path: The path.
    package init(_ value: JSONValue, path: String = "$") {
        self.init(value, .root(path), in: nil)
    }

    init(_ value: JSONValue, _ step: JSONPlace.Step, in parent: JSONPlace?) {
        (self.value, self.step, self.parent) = (value, step, parent)
    }

    /// Makes an error about this value.
    ///
    /// - Parameters:
    ///   - code: What kind of error it is.
    ///   - reason: The rule, and what was expected.
    /// - Returns: The error, with the path and the value.
    package func flaw(_ code: DocumentError.Code, _ reason: String) -> DocumentError {
        DocumentError(code, path: path, subject: value.shown, reason: reason)
    }

    private func other(_ wanted: String) -> DocumentError {
        flaw(.badValue, tr("is \(value.typeName); \(wanted) belongs here"))
    }

    /// The first text in this value with a byte of some kind; nil if there is none.
    ///
    /// Each value is visited once, and the path is built for the hit alone: a key can be long, and have many values
    /// under it.
    package func firstText(with isWanted: (UInt8) -> Bool) -> JSONNode? {
        guard let (text, steps) = Self.firstText(in: value, with: isWanted) else { return nil }
        return JSONNode(text, path: path + steps.reversed().joined())
    }

    /// The first such text in a value, with the steps to it from the last to the first.
    private static func firstText(
        in value: JSONValue, with isWanted: (UInt8) -> Bool
    ) -> (text: JSONValue, steps: [String])? {
        switch value {
        case .string(let text): return text.utf8.contains(where: isWanted) ? (value, []) : nil
        case .array(let values):
            for (index, value) in values.enumerated() {
                guard let (text, steps) = firstText(in: value, with: isWanted) else { continue }
                return (text, steps + ["[\(index)]"])
            }
        case .object(let members):
            for member in members {
                guard let (text, steps) = firstText(in: member.value, with: isWanted) else { continue }
                return (text, steps + [".\(member.name)"])
            }
        default: break
        }
        return nil
    }

    // MARK: Plain values

    /// A text.
    package func string() throws(DocumentError) -> String {
        guard case .string(let text) = value else { throw other(tr("a text")) }
        return text
    }

    /// A Boolean.
    package func bool() throws(DocumentError) -> Bool {
        guard case .bool(let value) = value else { throw other(tr("true or false")) }
        return value
    }

    /// A number as written.
    package func numberText() throws(DocumentError) -> String {
        guard case .number(let text) = value else { throw other(tr("a number")) }
        return text
    }

    /// A whole number in a range.
    package func int(_ range: ClosedRange<Int> = Int.min...Int.max) throws(DocumentError) -> Int {
        guard let number = Int(try numberText()), range.contains(number) else {
            throw flaw(.badValue, tr("is no whole number from \(range.lowerBound) to \(range.upperBound)"))
        }
        return number
    }

    /// A finite number.
    package func double() throws(DocumentError) -> Double {
        guard let number = Double(try numberText()), number.isFinite else {
            throw flaw(.badValue, tr("is too large a number"))
        }
        return number
    }

    /// The values of a list, each with its place.
    package func items() throws(DocumentError) -> [JSONNode] {
        guard case .array(let values) = value else { throw other(tr("a list")) }
        let place = JSONPlace(parent, step)
        return values.enumerated().map { JSONNode($0.element, .item($0.offset), in: place) }
    }

    /// The members of an object.
    package func object() throws(DocumentError) -> JSONObject {
        guard case .object(let members) = value else { throw other(tr("an object")) }
        return JSONObject(members, at: JSONPlace(parent, step))
    }

    /// One of the words of an enum.
    @inlinable package func word<Word: RawRepresentable & CaseIterable>(_ type: Word.Type)
        throws(DocumentError) -> Word
    where Word.RawValue == String {
        let text = try string()
        guard let word = Word(rawValue: text) else { throw noWord(of: Word.allCases.map(\.rawValue)) }
        return word
    }

    /// Returns the error of an unknown word.
    @usableFromInline func noWord(of words: [String]) -> DocumentError {
        flaw(.badValue, tr("is none of \(words.joined(separator: ", "))"))
    }
}
