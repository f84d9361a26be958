/// An occurrence that an RDATE adds, with an end where the RDATE is a PERIOD (RFC 5545 section 3.3.9).
package struct AddedDate: Hashable, Sendable {
    /// The end of a period.
    package enum End: Hashable, Sendable {
        /// At a time on the clock of the line; exclusive.
        case time(RecurrenceTime)
        /// After a length.
        case length(RecurrenceLength)
    }

    /// The start.
    package let start: RecurrenceTime

    /// The end; nil for one that is as long as the series says.
    package let end: End?

    package init(start: RecurrenceTime, end: End?) { (self.start, self.end) = (start, end) }
}

// MARK: - Text

extension AddedDate {
    /// Parses a start, a slash, and an end or a length; nil for any other text.
    init?(period text: Substring) {
        let halves = text.split(separator: "/", omittingEmptySubsequences: false)
        guard halves.count == 2, let start = RecurrenceTime(halves[0]) else { return nil }
        self.start = start
        if let length = RecurrenceLength(halves[1]) {
            end = .length(length)
            return
        }
        guard let time = RecurrenceTime(halves[1]) else { return nil }
        switch (start, time) {
        case (.date, .date): break
        case (.date, _), (_, .date): return nil
        default: break
        }
        end = .time(time)
    }
}
