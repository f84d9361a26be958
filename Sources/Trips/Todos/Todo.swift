public import CivilTime
import Messages

/// A task of a trip: one VTODO (RFC 5545 section 3.6.2).
public struct Todo: Hashable, Sendable {
    /// The UID that it carries in every calendar.
    public let uid: ActivityUID

    /// What is to be done.
    public var title: String

    /// Free text.
    public var notes: String

    /// The place.
    public var place: String?

    /// The due time; `nil` without one.
    public var due: TodoDue?

    /// The status.
    public var status: TodoStatus

    /// When it was completed; `nil` for other statuses, or when unknown.
    public var completedAt: Instant?

    /// The priority, 1 highest to 9; `nil` when undefined (RFC 5545 section 3.8.1.9).
    public var priority: Int?

    /// The reminders.
    public var reminders: [Reminder]

    /// When it was created.
    public var createdAt: Instant?

    /// When it was last changed.
    public var lastModified: Instant?

    /// The number of significant changes by its owner (SEQUENCE).
    public var sequence: Int

    /// When this version was written (DTSTAMP).
    public var stamp: Instant?

    /// The imported iCalendar component, verbatim and opaque, which preserves what the model does not know.
    public var source: String?

    /// Creates an open to-do without checking it; ``check()`` does.
    ///
    /// - Parameters:
    ///   - uid: The UID that it carries in every calendar.
    ///   - title: What is to be done.
    ///   - notes: Free text.
    ///   - due: By when.
    public init(uid: ActivityUID, title: String, notes: String = "", due: TodoDue? = nil) {
        self.uid = uid
        self.title = title
        self.notes = notes
        place = nil
        self.due = due
        status = .needsAction
        completedAt = nil
        priority = nil
        reminders = []
        createdAt = nil
        lastModified = nil
        sequence = 0
        stamp = nil
        source = nil
    }

    /// Checks the title, the priority and the time of completion.
    ///
    /// A title is required, the priority is 1 to 9, and only a completed to-do has a time of completion.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyTitle``, ``TripError/Code/malformedPriority`` or
    ///   ``TripError/Code/completedWhileOpen``.
    public func check() throws(TripError) {
        guard !title.allSatisfy(\.isWhitespace) else {
            throw TripError(
                .emptyTitle, subject: "\"\(title)\"", reason: tr("is no to-do; say what is to be done"))
        }
        if let priority, !(1...9).contains(priority) {
            throw TripError(
                .malformedPriority, subject: "\(priority)",
                reason: tr("is no priority; 1 is the most urgent, 9 the least"))
        }
        if completedAt != nil, status != .completed {
            throw TripError(
                .completedWhileOpen, subject: "\"\(title)\"",
                reason: tr("has a time at which it was done and is not done"))
        }
    }
}

extension Todo {
    /// Returns whether this to-do precedes another in a list.
    ///
    /// Open ones come first, then earlier due times, with undated ones last, then newer ones. Due times are
    /// compared as clock readings; on one day, times precede the day as a whole.
    ///
    /// - Parameter other: The to-do to compare with.
    /// - Returns: Whether this one comes first.
    public func comesBefore(_ other: Todo) -> Bool {
        if status.isOpen != other.status.isOpen { return status.isOpen }
        switch (due, other.due) {
        case (let mine?, let theirs?) where mine.place != theirs.place: return mine.place < theirs.place
        case (.some, nil): return true
        case (nil, .some): return false
        default: break
        }
        switch (createdAt, other.createdAt) {
        case (let mine?, let theirs?) where mine != theirs: return mine > theirs
        case (.some, nil): return true
        case (nil, .some): return false
        default: return uid < other.uid
        }
    }
}

extension TodoDue {
    /// The sort key: the day, the time, and a day as a whole after its times.
    fileprivate var place: (CivilDate, Int, TimeOfDay) {
        switch self {
        case .day(let date): (date, 1, .midnight)
        case .time(let time): (time.local.date, 0, time.local.time)
        }
    }
}
