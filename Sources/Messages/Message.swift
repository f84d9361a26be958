/// A text for people: an English template with numbered places and their values.
///
/// It is written as an interpolated string. The template of the message below is `{0} of {1} trips`, which is the name
/// that a ``Catalogue`` knows it by.
///
/// ```swift
/// let shown = 3
/// let message: Message = "\(shown) of \(12) trips"
/// message.english  // 3 of 12 trips
/// ```
///
/// Templates and places are kept only in a process that has a catalogue. Without one, only the English text is made.
public struct Message: ExpressibleByStringInterpolation, Hashable, Sendable {
    /// The text in English.
    public let english: String
    /// The text between the places, one more than there are arguments; empty where nothing is translated.
    let literals: [String]
    /// The values of the places.
    let arguments: [String]

    /// Takes a text without places.
    public init(stringLiteral value: String) {
        english = value
        literals = []
        arguments = []
    }

    /// Takes a text with places.
    public init(stringInterpolation: StringInterpolation) {
        english = stringInterpolation.english
        literals = stringInterpolation.literals
        arguments = stringInterpolation.arguments
    }

    private init(english: String, literals: [String], arguments: [String]) {
        self.english = english
        self.literals = literals
        self.arguments = arguments
    }

    /// Joins the parts of a message that is too long for a line; the places of the second part are renumbered.
    public static func + (left: Message, right: Message) -> Message {
        var literals: [String] = []
        if !(left.arguments.isEmpty && right.arguments.isEmpty) {
            let (first, second) = (left.pieces, right.pieces)
            literals = first.dropLast() + [first[first.count - 1] + second[0]] + second.dropFirst()
        }
        return Message(
            english: left.english + right.english, literals: literals,
            arguments: left.arguments + right.arguments)
    }

    /// The text between the places.
    private var pieces: [String] { literals.isEmpty ? [english] : literals }

    /// The English text with numbered places, beginning with `{0}`: the key in a catalogue, after its sense if it has
    /// one.
    var template: String {
        var text = pieces[0]
        for (index, literal) in pieces.dropFirst().enumerated() { text += "{\(index)}" + literal }
        return text
    }
}

extension Message {
    /// Puts the parts of an interpolated message together.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var english: String
        fileprivate var literals: [String] = []
        fileprivate var arguments: [String] = []
        private let isKept: Bool

        /// Begins a message.
        public init(literalCapacity: Int, interpolationCount: Int) {
            english = ""
            english.reserveCapacity(literalCapacity + 12 * interpolationCount)
            isKept = Language.catalogue != nil
            if isKept { literals = [""] }
        }

        /// Adds text of the template.
        public mutating func appendLiteral(_ literal: String) {
            english += literal
            if isKept { literals[literals.count - 1] += literal }
        }

        /// Adds a place with a text in it.
        public mutating func appendInterpolation(_ value: String) { place(value) }

        /// Adds a place with a value that describes itself.
        public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
            place(value.description)
        }

        /// Adds a place with a value of any type, as it describes itself.
        ///
        /// The runtime looks up how a value describes itself. For the first value of a type, that searches every type
        /// of the program.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            place(String(describing: value))
        }

        /// An Optional has no text for people: it would read `Optional("Lisbon")`.
        @available(*, deprecated, message: "unwrap it, and say something else where there is nothing")
        public mutating func appendInterpolation<Value>(_ value: Value?) {
            place(String(describing: value))
        }

        private mutating func place(_ text: String) {
            english += text
            guard isKept else { return }
            arguments.append(text)
            literals.append("")
        }
    }
}
