import CivilTime
import Messages
import Rendering

/// A place of a journey that was named by a word which is no airport's code and no city's name, so that its clock is not known.
struct UnknownPlace: Sendable {
    /// What was typed.
    let word: String
    /// The option that it was typed after, as `--from`.
    let option: String
    /// Whether it is a code that no airport has, and hardly a name: nothing falls back then.
    let isCode: Bool

    init(_ word: String, option: String, isFlight: Bool) {
        (self.word, self.option) = (word, option)
        let isWord = word.allSatisfy { $0.isASCII && $0.isLetter }
        isCode = isFlight && isWord && (word.count == 3 || (word.count == 4 && word == word.uppercased()))
    }

    /// The refusal of a time that stands on the clock of this place.
    ///
    /// - Parameter database: The zones.
    /// - Returns: A failure of the command line that names what is nearest.
    func failure(in database: ZoneDatabase) -> CommandFailure {
        let shown = Printable.name(word)
        let near = word.utf8.count > 64 ? [] : TypedZone.nearestPlaces(to: word, in: database)
        let hint = near.isEmpty ? "" : tr("; the nearest are \(near.joined(separator: ", "))")
        return CommandFailure(
            "unknown-place",
            tr(
                "\(option) \(shown): no airport has this code and no city this name\(hint). Name its zone behind the time, as in 09:00 Asia/Tokyo, or with --zone"
            ),
            status: .usage)
    }
}
