/// The translations of one language, by the English templates.
///
/// ```swift
/// let catalogue = Catalogue(
///     language: "de", translations: ["nothing is deleted": "es wird nichts gelöscht"])
/// catalogue.text(of: "nothing is deleted")  // es wird nichts gelöscht
/// catalogue.text(of: "nothing is mended")   // nothing is mended
/// ```
public final class Catalogue: Sendable {
    /// The language, as `de` or `pt_BR`.
    public let language: String
    private let translations: [String: String]
    /// The catalogue to fall back to for what this one lacks.
    private let next: Catalogue?

    /// Makes a catalogue.
    ///
    /// - Parameters:
    ///   - language: The language, as `de` or `pt_BR`.
    ///   - translations: The translation of each template, with the same places in any order. A template with a sense
    ///     is named `sense :: template`.
    ///   - next: The catalogue to fall back to for what this one lacks, such as that of `de` behind that of `de_AT`.
    public init(language: String, translations: [String: String], next: Catalogue? = nil) {
        self.language = language
        self.translations = translations
        self.next = next
    }

    /// The text of a message.
    ///
    /// A translation is ignored when it lacks a place, has one that the message does not have, or contains control
    /// characters.
    ///
    /// - Parameters:
    ///   - message: The message.
    ///   - sense: What is meant, where the template has several meanings.
    /// - Returns: Its translation; the English text where there is no valid one.
    public func text(of message: Message, as sense: StaticString? = nil) -> String {
        var key = message.template
        if let sense { key = "\(sense) :: \(key)" }
        var asked: Catalogue? = self
        while let catalogue = asked {
            if let text = catalogue.translated(key, message.arguments) { return text }
            asked = catalogue.next
        }
        return message.english
    }

    /// The translation of this catalogue alone; nil where it has no valid one.
    private func translated(_ key: String, _ arguments: [String]) -> String? {
        guard let text = translations[key], Self.isSound(text) else { return nil }
        return Catalogue.fill(text, with: arguments)
    }

    private static func isSound(_ translation: String) -> Bool {
        guard !translation.isEmpty else { return false }
        return translation.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control: scalar == "\n"
            // Characters that change the writing direction would also turn the text behind them.
            case .format:
                !(0x202A...0x202E).contains(scalar.value) && !(0x2066...0x2069).contains(scalar.value)
            default: true
            }
        }
    }

    /// A translation with its places filled; nil when places are missing or unknown.
    private static func fill(_ translation: String, with arguments: [String]) -> String? {
        guard !arguments.isEmpty || translation.utf8.contains(UInt8(ascii: "{")) else { return translation }
        var text = ""
        var missing = Set(arguments.indices)
        var rest = translation[...]
        while let open = rest.firstIndex(of: "{") {
            text += rest[..<open]
            let inside = rest[rest.index(after: open)...]
            let digits = inside.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, inside[digits.endIndex...].first == "}" else {
                // A brace that belongs to the text.
                text += "{"
                rest = inside
                continue
            }
            guard let place = Int(digits), arguments.indices.contains(place) else { return nil }
            text += arguments[place]
            missing.remove(place)
            rest = inside[digits.endIndex...].dropFirst()
        }
        return missing.isEmpty ? text + rest : nil
    }
}
