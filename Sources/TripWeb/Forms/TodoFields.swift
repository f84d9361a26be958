import CivilTime
import Messages
import Rendering
import TripWorkflows
import Trips
import TypedInput

/// The fields of the form of a to-do: what they show, and what a sent form wishes.
struct TodoFields: Sendable {
    let shown: ShownFields
    /// The reminders that there are, by their texts.
    private let reminders: [String: Reminder]
    private let isNew: Bool

    /// The fields of a new to-do.
    init() { (shown, reminders, isNew) = (ShownFields([:]), [:], true) }

    /// The fields of a to-do.
    ///
    /// - Parameters:
    ///   - todo: The to-do.
    ///   - home: The zone of times that name none.
    init(_ todo: Todo, home: Zone) {
        let texts = todo.reminders.map { (TypedReminder.text(ofTodo: $0, in: home), $0) }
        (reminders, isNew) = (Dictionary(texts, uniquingKeysWith: { first, _ in first }), false)
        var (due, zone): (String?, String?) = (nil, nil)
        switch todo.due {
        case nil: break
        case .day(let date): due = "\(date)"
        case .time(let time):
            due = "\(time.local.date) \(time.local.time.shortText)"
            zone = time.zone?.name
        }
        shown = ShownFields([
            "title": todo.title, "due": due, "zone": zone, "priority": todo.priority.map { "\($0)" },
            "place": todo.place, "remind": texts.map(\.0).joined(separator: "; "), "notes": todo.notes,
            "cancelled": todo.status == .cancelled ? "1" : nil,
        ])
    }

    /// What a form wishes; what it leaves as it was is left alone.
    ///
    /// - Parameter form: The form.
    /// - Returns: The wish.
    /// - Throws: A ``Fault`` for a priority that no page of ours has sent.
    func wish(_ form: Query) throws(Fault) -> TodoWish {
        var wish = TodoWish()
        wish.title = isNew ? form["title"] ?? "" : shown.typed("title", form)
        // The zone is part of a time, and says nothing of a day or of nothing.
        let due = form["due"] ?? ""
        if shown.typed("due", form) != nil || (shown.typed("zone", form) != nil && !due.isEmpty) {
            wish.due = due
        }
        if let text = shown.typed("priority", form) {
            guard let priority = Int(text.isEmpty ? "0" : text) else { throw .badForm("priority") }
            wish.priority = priority
        }
        wish.place = shown.typed("place", form)
        wish.notes = shown.typed("notes", form)
        if shown.typed("remind", form) != nil {
            (wish.remind, wish.standing) = ([""] + form.list("remind"), reminders)
        }
        if !isNew { wish.isCancelled = form["cancelled"] != nil }
        return wish
    }
}
