public import CivilTime

/// A call to be reminded of an activity or a to-do: one VALARM of a calendar (RFC 5545 section 3.6.6).
public struct Reminder: Hashable, Sendable {
    /// When a reminder speaks.
    public enum Trigger: Hashable, Sendable {
        /// Some time before or after the start or the end.
        ///
        /// Days are days of the calendar, on the clock of that end; seconds are elapsed (RFC 5545 section 3.3.6).
        /// Both are negative for a time before.
        case relative(days: Int, seconds: Int, to: End)
        /// At an instant, whatever happens to the activity.
        case at(Instant)
    }

    /// The end of an activity that a trigger counts from.
    public enum End: String, CaseIterable, Hashable, Sendable {
        /// Its start.
        case start
        /// Its end; of a to-do, the due time.
        case end
    }

    /// When it speaks.
    public var trigger: Trigger

    /// What it says; `nil` for the title of what it reminds of.
    public var text: String?

    /// Creates a reminder.
    ///
    /// ```swift
    /// Reminder(.relative(days: -1, seconds: 0, to: .start), text: "Check in")
    /// ```
    ///
    /// - Parameters:
    ///   - trigger: When it speaks.
    ///   - text: What it says.
    public init(_ trigger: Trigger, text: String? = nil) {
        self.trigger = trigger
        self.text = text
    }
}
