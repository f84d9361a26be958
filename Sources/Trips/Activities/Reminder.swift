public import CivilTime

/// A reminder of an activity or a to-do: one VALARM (RFC 5545 section 3.6.6).
public struct Reminder: Hashable, Sendable {
    /// When a reminder triggers.
    public enum Trigger: Hashable, Sendable {
        /// An offset from the start or the end; negative is before.
        ///
        /// Days are calendar days on the clock of that end; seconds are elapsed (RFC 5545 section 3.3.6).
        case relative(days: Int, seconds: Int, to: End)
        /// A fixed instant, also when the activity moves.
        case at(Instant)
    }

    /// The end of an activity that a trigger counts from.
    public enum End: String, CaseIterable, Hashable, Sendable {
        /// Its start.
        case start
        /// Its end; of a to-do, the due time.
        case end
    }

    /// When it triggers.
    public var trigger: Trigger

    /// The text; `nil` for the title of the activity or to-do.
    public var text: String?

    /// Creates a reminder.
    ///
    /// ```swift
    /// Reminder(.relative(days: -1, seconds: 0, to: .start), text: "Check in")
    /// ```
    ///
    /// - Parameters:
    ///   - trigger: When it triggers.
    ///   - text: The text; `nil` for the title of the activity or to-do.
    public init(_ trigger: Trigger, text: String? = nil) {
        self.trigger = trigger
        self.text = text
    }
}
