import Messages
import Places
import Rendering
import Trips

/// The names of persons after an option: one, or several with commas between.
struct TypedName: Hashable, Sendable {
    /// The text, or a part of it.
    let text: String
    /// The option of the text, as `--traveller`.
    let option: String

    /// A value of `--traveller`.
    static func travellers(_ texts: [String]) -> [TypedName] {
        texts.map { TypedName(text: $0, option: "--traveller") }
    }

    /// The option and the text, as the beginning of a message.
    var said: String { "\(option) \(text.trimmingSpaces().isEmpty ? tr("(nothing)") : Printable.name(text))" }

    /// Returns the names: the whole text if a person has that name, else the parts between its commas.
    ///
    /// - Parameter isName: Whether a person has a name.
    /// - Returns: At least one.
    func parts(where isName: (String) -> Bool) -> [TypedName] {
        guard text.contains(","), !isName(text) else { return [self] }
        let parts = TypedName.listed(text)
        return parts.isEmpty ? [self] : parts.map { TypedName(text: $0, option: option) }
    }

    /// The parts between commas.
    static func listed(_ text: String) -> [String] {
        text.split(separator: ",").map { String($0).trimmingSpaces() }.filter { !$0.isEmpty }
    }

    /// Returns the error for an unknown name; for `--with`, which takes a zone too, with the zone of the largest
    /// city of the name.
    ///
    /// - Parameters:
    ///   - names: The names of all possible persons.
    ///   - known: Their shown names.
    /// - Returns: The failure.
    func unknown(among names: [String], _ known: [String]) -> CommandFailure {
        let listed = known.prefix(6).map { Printable.name($0) }.joined(separator: ", ")
        let all = known.isEmpty ? tr("nobody is named in these trips") : tr("known are \(listed)")
        guard !text.trimmingSpaces().isEmpty else {
            return CommandFailure("no-name", tr("\(said): a name is expected; \(all)"), status: .usage)
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
        return CommandFailure("unknown-person", "\(said): \(reason)", status: .noInput)
    }

    /// The option of `free` that also takes zones.
    static let with = "--with"
}
