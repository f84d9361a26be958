import Messages
package import Trips

/// The facts of a to-do as they are typed: nil leaves one as it is, and an empty text clears it.
package struct TodoWish: Sendable {
    package var title: String?
    /// A date, or a time.
    package var due: String?
    /// 1 to 9, or 0 for none.
    package var priority: Int?
    package var place: String?
    package var notes: String?
    /// How long before it is due, or at what times, somebody is reminded: all anew where any is said; an empty text takes
    /// them away.
    package var remind: [String] = []
    /// The texts of reminders that stay as they are, also those that nobody could type.
    package var standing: [String: Reminder] = [:]
    /// Whether it need not be done any more; nil for as until now.
    package var isCancelled: Bool?

    /// Wishes nothing.
    package init() {}

    /// Sets the typed facts of a to-do.
    ///
    /// - Parameters:
    ///   - todo: The to-do; other facts stay.
    ///   - ends: Reads its times.
    /// - Throws: An ``InputRefusal`` about the fact that cannot be used.
    package func apply(to todo: inout Todo, _ ends: TypedEnds) throws {
        if let title { todo.title = title }
        if let isCancelled, isCancelled != (todo.status == .cancelled) {
            todo.status = isCancelled ? .cancelled : .needsAction
            todo.completedAt = nil
        }
        if let due {
            // What has no zone's clock keeps none, unless one is said.
            let floats = if case .time(let time) = todo.due { time.zone == nil } else { false }
            todo.due =
                due.isEmpty
                ? nil
                : try TodoWish.about("due") {
                    let end = try ends.start(due, option: "--due", floats: floats)
                    return end.activityTime(ends.database).map(TodoDue.time) ?? .day(end.date)
                }
        }
        if let priority { todo.priority = priority == 0 ? nil : priority }
        if let place { todo.place = place.isEmpty ? nil : place }
        if let notes { todo.notes = notes }
        if !remind.isEmpty {
            todo.reminders = try TodoWish.about("remind") {
                try remind.filter { !$0.isEmpty }.map {
                    try standing[$0] ?? TypedReminder.reminder($0, ends, to: .end)
                }
            }
        }
        try requireDue(todo, isForm: ends.isForm)
        let judged = todo
        do {
            try Typed.said("") { try judged.check() }
        } catch let refusal as InputRefusal {
            throw refusal.about(TodoWish.field(of: refusal))
        }
    }

    /// Refuses a reminder relative to a missing due time.
    private func requireDue(_ todo: Todo, isForm: Bool) throws {
        let isCounted = todo.reminders.contains {
            if case .relative(_, _, .end) = $0.trigger { true } else { false }
        }
        guard todo.due == nil, isCounted, due != nil || !remind.isEmpty else { return }
        let sentence =
            if isForm {
                tr(
                    "It counts from the time by which it is due, and there is none; say by when it is due, or give a time."
                )
            } else if remind.isEmpty {
                tr(
                    "--due: its reminder counts from the time by which it is due; say --remind \"\" too, which takes that away"
                )
            } else {
                tr(
                    "--remind: counts from the time by which it is due, and there is none; say --due too, or a time"
                )
            }
        throw InputRefusal("no-due-time", sentence, cause: .typed, field: "remind")
    }

    private static func about<Value>(_ field: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let refusal as InputRefusal {
            throw refusal.about(field)
        }
    }

    /// The fact that a rule of the model is about.
    private static func field(of refusal: InputRefusal) -> String? {
        switch TripError.Code(rawValue: refusal.code) {
        case .emptyTitle: "title"
        case .malformedPriority: "priority"
        default: nil
        }
    }
}
