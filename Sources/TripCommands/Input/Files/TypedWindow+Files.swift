import CivilTime
import TripWorkflows
import TypedInput

extension TypedWindow {
    /// Separates files from dates in `-f a.ics b.ics 2027-03-14`.
    ///
    /// `-f` takes all words up to the next option; the last word is the dates when it reads as dates and is no
    /// file.
    static func settled(_ files: [String], when: String?) -> (files: [InputFile], when: String?) {
        guard when == nil, files.count > 1, let last = files.last, !InputFile(path: last).exists,
            let anyDay = try? CivilDate(2000, 1, 1), (try? TypedDates.parse(last, today: anyDay)) != nil
        else { return (files.map(InputFile.init), when) }
        return (files.dropLast().map(InputFile.init), last)
    }
}
