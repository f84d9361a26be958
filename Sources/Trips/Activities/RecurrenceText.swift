/// The recurrence lines of a series: RRULE, RDATE and EXDATE, verbatim.
///
/// A series that states the length of an occurrence, and no end, has its DURATION here as well. Over a change
/// of clocks an hour of a DURATION is an hour, and one between two clock readings need not be.
///
/// The lines are opaque here; the calendar module parses them and the recurrence engine expands them. Each is
/// one unfolded content line of RFC 5545 without its line break, such as `RRULE:FREQ=WEEKLY;COUNT=4`.
public struct RecurrenceText: Hashable, Sendable {
    /// The lines in their order; none is empty and none holds a line break.
    public let lines: [String]

    /// Creates the text from lines.
    ///
    /// - Parameter lines: Content lines. Text with line breaks inside becomes several lines and empty lines
    ///   are dropped, so that no line can contain another.
    public init(lines: [String]) {
        self.lines = lines.flatMap { $0.split(whereSeparator: \.isNewline).map(String.init) }
    }
}
