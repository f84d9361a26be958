import Messages
import Places
import Rendering
import Trips

/// The names of persons after an option: one, or several with commas between.
package struct TypedName: Hashable, Sendable {
    /// The text, or a part of it.
    package let text: String
    /// The option of the text, as `--traveller`.
    package let option: String

    /// Names persons.
    ///
    /// - Parameters:
    ///   - text: What was typed.
    ///   - option: The option of the text.
    package init(text: String, option: String) { (self.text, self.option) = (text, option) }

    /// A value of `--traveller`.
    package static func travellers(_ texts: [String]) -> [TypedName] {
        texts.map { TypedName(text: $0, option: "--traveller") }
    }

    /// The option and the text, as the beginning of a message.
    package var said: String {
        "\(option) \(text.trimmingSpaces().isEmpty ? tr("(nothing)") : Printable.name(text))"
    }

    /// Returns the names: the whole text if a person has that name, else the parts between its commas.
    ///
    /// - Parameter isName: Whether a person has a name.
    /// - Returns: At least one.
    package func parts(where isName: (String) -> Bool) -> [TypedName] {
        guard text.contains(","), !isName(text) else { return [self] }
        let parts = TypedName.listed(text)
        return parts.isEmpty ? [self] : parts.map { TypedName(text: $0, option: option) }
    }

    /// The parts between commas.
    package static func listed(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0).trimmingSpaces() }.filter { !$0.isEmpty }
    }

    /// Returns the error for an unknown name; for `--with`, which takes a zone too, with the zone of the largest
    /// city of the name.
    ///
    /// - Parameters:
    ///   - names: The names of all possible persons.
    ///   - known: Their shown names.
    /// - Returns: The failure.
    package func unknown(among names: [String], _ known: [String]) -> InputRefusal {
        let listed = known.prefix(6).map { Printable.name($0) }.joined(separator: ", ")
        let all = known.isEmpty ? tr("nobody is named in these trips") : tr("known are \(listed)")
        guard !text.trimmingSpaces().isEmpty else {
            return InputRefusal("no-name", tr("\(said): a name is expected; \(all)"), cause: .typed)
        }
        let hint = PersonLookup.nearest(text, among: names) ?? all
        var reason = tr("nobody is called that; \(hint)")
        if option == TypedName.with {
            reason =
                TypedCity(text, option: option)?.cities.first.map {
                    tr("nobody is called that; expected a person, or for the zone --with \($0.zone)")
                }
                ?? tr(
                    "nobody is called that, and it is no zone; \(hint); a zone is written like Europe/Berlin")
        }
        return InputRefusal("unknown-person", of: said, reason, cause: .unknown)
    }

    /// Whether a refusal is about a value of `--with`.
    package static func isUnknown(_ text: String, in refusal: InputRefusal) -> Bool {
        refusal.subject == TypedName(text: text, option: with).said
    }

    /// The option of `free` that also takes zones.
    package static let with = "--with"
}
