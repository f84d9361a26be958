public import Recurrence

/// What makes a series of an activity: rules, added dates and excluded ones.
///
/// Its lines are those of RFC 5545, such as `RRULE:FREQ=WEEKLY;COUNT=4`. They are parsed once, when the value is made,
/// and kept as they came, for calendars, backups and stores. A line that is not in the form of the RFC counts for
/// nothing here; whoever expands the series reads it as well as may be, and reports it.
///
/// A series that states the length of an occurrence, and no end, has its DURATION here as well. Over a change
/// of clocks an hour of a DURATION is an hour, and one between two clock readings need not be.
///
/// ```swift
/// let weekly = ActivityRecurrence(lines: ["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE:20270320T090000"])
/// weekly.rules.first?.text  // "FREQ=WEEKLY;COUNT=4"
/// weekly.hasEnd             // true
/// weekly.lines.count        // 2
/// ```
public struct ActivityRecurrence: Hashable, Sendable {
    /// The lines with their meaning.
    package let parts: [RecurrenceLine]

    /// Parses lines.
    ///
    /// - Parameter lines: Content lines. Text with line breaks inside becomes several lines and empty lines
    ///   are dropped, so that no line can contain another.
    public init(lines: [String]) {
        parts = lines.flatMap { $0.split(whereSeparator: \.isNewline).map { RecurrenceLine(String($0)) } }
    }

    init(parts: [RecurrenceLine]) { self.parts = parts }

    /// The lines in their order; none is empty and none holds a line break.
    public var lines: [String] { parts.map(\.text) }

    /// The rules; an end in UTC is not yet on the clock of the series.
    public var rules: [RecurrenceRule] {
        parts.compactMap { if case .rule(let rule) = $0.meaning { rule } else { nil } }
    }

    /// Whether the series comes to an end: none of its rules goes on for ever.
    ///
    /// A rule that is not in the form of the RFC counts once, and so it ends.
    public var hasEnd: Bool { rules.allSatisfy { $0.bound != .forever } }

    /// The length that the series states for each occurrence; nil when the end of the first one says it.
    package var length: RecurrenceLength? {
        for case .length(let length) in parts.lazy.map(\.meaning) { return length }
        return nil
    }

    /// Whether it has an RDATE, also one that is not in the form of the RFC.
    package var addsDates: Bool { parts.contains { $0.name == .added } }
}
