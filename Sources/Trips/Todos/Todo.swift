public import CivilTime
import Messages

/// Something to do for a trip: one VTODO in a calendar (RFC 5545 section 3.6.2).
public struct Todo: Hashable, Sendable {
    /// The UID that it carries in every calendar.
    public let uid: ActivityUID

    /// What is to be done.
    public var title: String

    /// Free text.
    public var notes: String

    /// Where it is to be done.
    public var place: String?

    /// By when; `nil` for any time.
    public var due: TodoDue?

    /// How far it is.
    public var status: TodoStatus

    /// When it was done; only of a to-do that is done, and `nil` also there when nobody said.
    public var completedAt: Instant?

    /// How urgent it is, 1 the most and 9 the least; `nil` when nobody said (RFC 5545 section 3.8.1.9).
    public var priority: Int?

    /// When to be reminded of it.
    public var reminders: [Reminder]

    /// When it was made.
    public var createdAt: Instant?

    /// When it was last changed.
    public var lastModified: Instant?

    /// How often its owner has changed it in a way that matters (SEQUENCE).
    public var sequence: Int

    /// When this version of it was written (DTSTAMP).
    public var stamp: Instant?

    /// The iCalendar component as it came, so that what the model does not know survives; opaque here.
    public var source: String?

    /// Creates a to-do that is open; ``check()`` judges it.
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

    /// Holds the to-do to the rules: it has a title, its priority is 1 to 9, and a time of completion is one of a to-do
    /// that is done.
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
    /// Says which of two to-dos one looks at first: the open before the others, the earlier due before the later and
    /// those without a day last, then the newer before the older.
    ///
    /// Due times are compared as their clocks show them; on one day, times come before the day as a whole.
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
    /// Where it stands in a list: the day, the reading within it, and a day as a whole after its times.
    fileprivate var place: (CivilDate, Int, TimeOfDay) {
        switch self {
        case .day(let date): (date, 1, .midnight)
        case .time(let time): (time.local.date, 0, time.local.time)
        }
    }
}
