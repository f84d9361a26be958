import CivilTime
import Messages
import Rendering
import TripStorage
import Trips

/// A search result in JSON.
struct FoundPart: Encodable, Sendable {
    /// `trip`, `activity`, `todo`, `expense` or `attachment`.
    let type: String
    let trip: ActivityDocument.TripReference
    /// The UID or the id.
    let id: String
    @Nullable var recurrenceID: String?
    let title: String
    /// The date, or due date, on its own calendar.
    @Nullable var date: String?

    init?(_ hit: SearchHit, in reading: any TripReading) throws {
        guard let owner = try reading.trip(hit.trip) else { return nil }
        trip = ActivityDocument.TripReference(id: owner.id.text, name: owner.name)
        recurrenceID = nil
        switch hit.subject {
        case .trip:
            (type, id, title, date) = ("trip", owner.id.text, owner.name, owner.start?.description)
        case .activity(let key):
            guard let activity = try reading.activity(key, of: owner.id) else { return nil }
            (type, id, title) = ("activity", key.uid.text, activity.title)
            (recurrenceID, date) = (key.occurrence, activity.span.startDate.description)
        case .todo(let uid):
            guard let todo = try reading.todos(of: owner.id).first(where: { $0.uid == uid }) else {
                return nil
            }
            (type, id, title, date) = ("todo", uid.text, todo.title, todo.due?.date.description)
        case .expense(let expenseID):
            guard let expense = try reading.expenses(of: owner.id).first(where: { $0.id == expenseID }) else {
                return nil
            }
            (type, id, title, date) = ("expense", expenseID.text, expense.title, expense.date.description)
        case .attachment(let attachmentID):
            guard let found = try reading.attachments(of: owner.id).first(where: { $0.id == attachmentID })
            else { return nil }
            (type, id, title, date) = ("attachment", attachmentID.text, found.title, nil)
        }
    }

    private var word: String {
        switch type {
        case "trip": tr("trip", as: "kind of what was found")
        case "activity": tr("activity", as: "kind of what was found")
        case "todo": tr("todo", as: "kind of what was found")
        case "expense": tr("expense", as: "kind of what was found")
        default: tr("attachment", as: "kind of what was found")
        }
    }

    /// `activity · Garden Hotel · 2027-03-09 · Tokyo and California · 2d610e72`.
    func line(_ style: TextStyle) -> String {
        var parts = [word, style.marked(title.isEmpty ? tr("(no title)") : Printable.line(title), .bold)]
        if let date { parts.append(date) }
        if type != "trip" { parts.append(Printable.line(trip.name)) }
        parts.append(style.marked(Printable.line(id.prefix(8)), .faint))
        return parts.joined(separator: " · ")
    }
}
