import CivilTime
import Documents
import Messages
import Rendering
import Scheduling
import TripStorage
import TripWorkflows
import Trips

/// What is to be done for a trip: each to-do with the button that ticks it off.
struct TodosPage: PageModel {
    static let template = "todos"

    /// One to-do.
    struct Item: Sendable {
        let title: String
        let uid: String
        /// `done` or `open`.
        let classes: String
        let facts: String
        let notes: String?
        /// What the button makes of it: `1` for done, `0` for open again.
        let mark: String
        let button: String
        /// The button for those who hear it alone.
        let spoken: String
        /// The ways to its form, and to the question before it is deleted.
        let links: [Link]
    }

    var frame: Frame
    let items: [Item]
    let summary: String
    let add: Link
    let action: String

    init(_ page: TripPage, in reading: any TripReading) throws {
        frame = page.frame(tr("To-dos"))
        action = PageAddress.trip(page.shown.trip.id, .todos, page.clock).text
        let todos = try reading.todos(of: page.shown.trip.id)
        let now = page.household.now()
        let isTimed = todos.contains { if case .time = $0.due { true } else { false } }
        let clock = isTimed ? page.chosenClock(in: page.shown.everything().itinerary) : nil
        let lines = todos.map { (todo: $0, due: TodoDue($0, page, clock, now)) }
        items = lines.sorted { TodosPage.isBefore($0, $1) }.map { TodosPage.item($0.todo, $0.due, page) }
        add = page.link(tr("Add a to-do"), .addTodo)
        let counted = todos.filter { $0.status != .cancelled }
        summary =
            counted.isEmpty
            ? tr("nothing to do yet")
            : tr("\(counted.count { $0.status == .completed }) of \(counted.count) done")
    }

    /// When a to-do is due, in words and for the order.
    private struct TodoDue {
        var text: String?
        var order = "~"
        var isLate = false

        init(_ todo: Todo, _ page: TripPage, _ clock: TravellerClock?, _ now: Instant) {
            switch todo.due {
            case nil: break
            case .day(let date):
                (text, order) = (EnglishTime.long(date), "\(date)")
                isLate = page.shown.people.home.civil(at: now).date > date
            case .time(let time):
                // A time without a zone is one on the clock at home.
                let zone =
                    time.zone.map { try? page.shown.database.zone($0) } ?? page.shown.people.home
                var said =
                    "\(EnglishTime.long(time.local.date)) \(page.household.hours.text(time.local.time))"
                    + (time.zone.map { " (\($0))" } ?? "")
                if let clock, let instant = zone.map({ time.instant(in: $0) }),
                    clock.civil(at: instant) != time.local
                {
                    said += ", " + page.reading(of: instant, on: clock)
                }
                text = said
                order = "\(time.local)"
                isLate = zone.map { time.instant(in: $0) < now } ?? false
            }
        }
    }

    private static func isBefore(_ one: (todo: Todo, due: TodoDue), _ other: (todo: Todo, due: TodoDue))
        -> Bool
    {
        (one.todo.status.isOpen ? 0 : 1, one.due.order, one.todo.title)
            < (other.todo.status.isOpen ? 0 : 1, other.due.order, other.todo.title)
    }

    private static func item(_ todo: Todo, _ due: TodoDue, _ page: TripPage) -> Item {
        let title = Printable.line(todo.title)
        var facts: [String] = []
        if let text = due.text { facts.append(tr("due \(text)")) }
        if todo.status.isOpen, due.isLate { facts.append(tr("overdue")) }
        if let priority = todo.priority { facts.append(tr("priority \(priority)")) }
        if let place = todo.place { facts.append(Printable.line(place)) }
        if todo.status == .cancelled { facts.append(tr("cancelled")) }
        let isDone = !todo.status.isOpen
        var (edit, delete) = (
            page.link(tr("Edit …"), .editTodo(todo.uid)), page.link(tr("Delete …"), .deleteTodo(todo.uid))
        )
        (edit.spoken, delete.spoken) = (tr("Edit \(title)"), tr("Delete \(title)"))
        return Item(
            title: title, uid: todo.uid.text, classes: todo.status.isOpen ? "open" : "closed",
            facts: facts.joined(separator: " · "),
            notes: todo.notes.isEmpty ? nil : Printable.line(ReadableText.of(todo.notes)),
            mark: isDone ? "0" : "1",
            button: isDone ? tr("Open again") : tr("Done"),
            spoken: isDone ? tr("Open again: \(title)") : tr("Done: \(title)"), links: [edit, delete])
    }
}
