import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// The forms of a to-do: new, or as it is.
enum TodoFormPage {
    /// The form for a new to-do.
    static func new(_ page: TripPage) -> FieldsPage {
        let trip = page.shown.trip
        var form = FieldsPage(
            page.frame(tr("Add a to-do")), to: .trip(trip.id, .addTodo, page.clock),
            fields(ShownFields([:]), of: trip), button: tr("Add"),
            back: Link(tr("Add nothing"), .trip(trip.id, .todos, page.clock)))
        form.uid = ActivityUID.random().text
        form.zones = zones(page)
        return form
    }

    /// The form of a to-do.
    ///
    /// - Throws: A ``Fault`` where there is none of that UID; a `StorageError`.
    static func editing(
        _ page: TripPage, _ uid: ActivityUID, in reading: any TripReading
    ) throws -> FieldsPage {
        let trip = page.shown.trip
        guard let stored = try StoredTodo(uid, of: trip.id, in: reading) else { throw Fault.unknownTodo }
        let shown = TodoFields(stored.todo, home: page.shown.people.home).shown
        let cancelled = FormField.check(
            "cancelled", tr("It need not be done any more"), shown["cancelled"] != nil)
        var form = FieldsPage(
            page.frame(tr("Edit \(Printable.line(stored.todo.title))")),
            to: .trip(trip.id, .editTodo(uid), page.clock), fields(shown, of: trip) + [cancelled],
            button: tr("Save"), back: Link(tr("Leave it as it is"), .trip(trip.id, .todos, page.clock)))
        form.seen = stored.version
        form.zones = zones(page)
        form.links = [Link(tr("Delete …"), .trip(trip.id, .deleteTodo(uid), page.clock))]
        return form
    }

    private static func zones(_ page: TripPage) -> [String] {
        FieldsPage.zones([page.shown.trip.defaultZone, page.shown.people.home.id], in: page.shown.database)
    }

    private static func fields(_ shown: ShownFields, of trip: Trip) -> [FormField] {
        let fallback =
            trip.defaultZone.map { tr("a zone, a city or an airport; nothing for \($0.name)") }
            ?? tr("a zone, a city or an airport; nothing for the zone at home")
        let priorities = (1...9).map { priority -> (value: String, text: String) in
            let text =
                switch priority {
                case 1: tr("1, the most urgent")
                case 9: tr("9, the least urgent")
                default: "\(priority)"
                }
            return ("\(priority)", text)
        }
        return [
            .text("title", tr("What is to be done"), shown["title"]),
            .text("due", tr("By when"), shown["due"], hint: tr("a date, or a time like 2027-03-14 18:00")),
            .text("zone", tr("on the clock of"), shown["zone"], hint: fallback, list: "zones"),
            .choice(
                "priority", tr("How urgent it is"), [(value: "", text: tr("not said"))] + priorities,
                chosen: shown["priority"]),
            .text("place", tr("Where"), shown["place"]),
            .text(
                "remind", tr("Reminders"), shown["remind"],
                hint: tr("so long before it is due, like 1d or 2h, or a time; several with ; between")),
            .area("notes", tr("Notes"), shown["notes"]),
        ]
    }
}

extension DeletePage {
    /// The question before a to-do is deleted.
    init(_ page: TripPage, todo uid: ActivityUID, in reading: any TripReading) throws {
        let id = page.shown.trip.id
        guard let stored = try StoredTodo(uid, of: id, in: reading) else { throw Fault.unknownTodo }
        self.init(
            page.frame(tr("Delete")), stored.deletionQuestion,
            advice: tr("Undo brings back what was deleted."), .trip(id, .deleteTodo(uid), page.clock),
            seen: stored.version, back: Link(tr("Keep it"), .trip(id, .todos, page.clock)))
    }
}
