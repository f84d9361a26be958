import CivilTime
import Messages
import Rendering
import StrictJSON
import Trips
import TypedInput

/// A to-do in JSON.
struct TodoDocument: Encodable, Sendable {
    let uid: String
    let trip: ActivityDocument.TripReference
    let title: String
    /// `needsAction`, `inProcess`, `completed` or `cancelled`.
    let status: String
    /// A date, or a time in its zone.
    @Nullable var due: String?
    @Nullable var dueInstant: String?
    /// Whether it is open and its due time is past.
    let overdue: Bool
    @Nullable var priority: Int?
    @Nullable var place: String?
    let notes: String
    let reminders: [JSONValue]
    @Nullable var createdAt: String?
    @Nullable var completedAt: String?

    init(_ todo: Todo, of trip: Trip, _ session: Session) {
        uid = todo.uid.text
        self.trip = ActivityDocument.TripReference(id: trip.id.text, name: trip.name)
        title = todo.title
        status = todo.status.rawValue
        let home = try? session.home(of: [trip.home])
        let isLate: Bool
        switch todo.due {
        case nil: (due, dueInstant, isLate) = (nil, nil, false)
        case .day(let date):
            (due, dueInstant) = (date.description, nil)
            isLate = (home ?? .utc).civil(at: session.now).date > date
        case .time(let time):
            let zone = time.zone.flatMap { try? session.database.zone($0) }
            let moment = zone.map { ZonedDateTime(time.instant(in: $0), in: $0) }
            due = moment?.description ?? time.local.description
            dueInstant = moment?.instant.description
            // A time without a zone is one on the clock at home.
            let judged = time.zone == nil ? home.map { time.instant(in: $0) } : moment?.instant
            isLate = judged.map { $0 < session.now } ?? false
        }
        overdue = todo.status.isOpen && isLate
        priority = todo.priority
        place = todo.place
        notes = todo.notes
        reminders = todo.reminders.map(ItemJSON.reminder)
        createdAt = todo.createdAt?.description
        completedAt = todo.completedAt?.description
    }

    /// `[ ] Renew the passport · due 2027-02-01 · overdue · Tokyo · 77b0c1d2`.
    func line(_ style: TextStyle) -> String {
        let box = ["completed": "[x]", "cancelled": "[-]"][status] ?? "[ ]"
        var parts = ["\(box) " + style.marked(Printable.line(title), .bold)]
        if let due { parts.append(tr("due \(due)")) }
        if overdue { parts.append(style.marked(tr("overdue"), .alarm)) }
        if let priority { parts.append(tr("priority \(priority)")) }
        parts.append(Printable.line(trip.name))
        parts.append(style.marked(Printable.line(uid.prefix(8)), .faint))
        return parts.joined(separator: " · ")
    }
}
