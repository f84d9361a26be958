import CivilTime
import Messages
import Rendering

/// An end of a transport typed as a word that is neither an airport's code nor a city's name, so that its zone is
/// unknown.
package struct UnknownPlace: Sendable {
    /// What was typed.
    let word: String
    /// The option of the text, as `--from`.
    let option: String
    /// Whether it looks like a code rather than a name: then no default applies.
    let isCode: Bool

    init(_ word: String, option: String, isFlight: Bool) {
        (self.word, self.option) = (word, option)
        let isWord = word.allSatisfy { $0.isASCII && $0.isLetter }
        isCode = isFlight && isWord && (word.count == 3 || (word.count == 4 && word == word.uppercased()))
    }

    /// The error for a time in the zone of this place.
    ///
    /// - Parameters:
    ///   - database: The zones.
    ///   - isForm: Whether it is typed into the fields of a form.
    /// - Returns: A refusal with the nearest names.
    func failure(in database: ZoneDatabase, isForm: Bool = false) -> InputRefusal {
        let shown = Printable.name(word)
        let near = word.utf8.count > 64 ? [] : TypedZone.nearestPlaces(to: word, in: database)
        let hint = near.isEmpty ? "" : tr("; the nearest are \(near.joined(separator: ", "))")
        return InputRefusal(
            "unknown-place",
            isForm
                ? tr(
                    "\(option) \(shown): no airport has this code and no city this name\(hint). Name its zone in the field after the time, as in Asia/Tokyo"
                )
                : tr(
                    "\(option) \(shown): no airport has this code and no city this name\(hint). Name its zone behind the time, as in 09:00 Asia/Tokyo, or with --zone"
                ),
            cause: .typed)
    }
}
