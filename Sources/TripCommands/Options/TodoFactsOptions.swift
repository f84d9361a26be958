import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripExchange
import Trips
import TypedInput

/// The fields of a to-do to set; an empty text clears one.
struct TodoFactsOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("By when: a date, or a time like \"2027-03-14 18:00 Asia/Tokyo\"."),
            valueName: tr("time", as: "name of a value")))
    var due: String?

    @Option(
        help: ArgumentHelp(
            tr("How urgent it is, 1 the most and 9 the least; 0 takes it away."), valueName: "1-9")
    )
    var priority: Int?

    @Option(help: ArgumentHelp(tr("Where it is to be done."), valueName: tr("text", as: "name of a value")))
    var place: String?

    @Option(help: ArgumentHelp(tr("Free text."), valueName: tr("text", as: "name of a value")))
    var notes: String?

    @Option(
        help: ArgumentHelp(
            tr("Be reminded so long before it is due, like 1d, or at a time; may be repeated."),
            valueName: tr("when", as: "name of a value")
        ))
    var remind: [String] = []

    @OptionGroup var common: TypedEndOptions

    /// Sets the given fields of a to-do.
    ///
    /// - Parameters:
    ///   - todo: The to-do; other fields stay.
    ///   - trip: Its trip, whose zone counts for times without one.
    ///   - session: The run.
    /// - Throws: An ``InputRefusal`` or a ``CommandFailure`` that names the option whose value cannot be used.
    func apply(to todo: inout Todo, of trip: Trip, _ session: Session) throws {
        let database = session.database.adding(trip.zones)
        let own = try trip.defaultZone.map { TypedZone(try database.zone($0), origin: tr("the trip")) }
        let ends = try common.reader(
            database, fallback: try own ?? TypedZone(session.home(of: [trip.home]), origin: "home"), session)
        if let due {
            todo.due =
                due.isEmpty ? nil : try TodoFactsOptions.due(ends.start(due, option: "--due"), database)
        }
        if let priority { todo.priority = priority == 0 ? nil : priority }
        if let place { todo.place = place.isEmpty ? nil : place }
        if let notes { todo.notes = notes }
        if !remind.isEmpty {
            todo.reminders = try remind.filter { !$0.isEmpty }.map {
                try TypedReminder.reminder($0, ends, to: .end)
            }
        }
        try requireDue(todo)
        for sentence in ends.choice.chosen?.sentences ?? [] {
            session.context.errors.line(tr("note: \(Printable.line(sentence))"))
        }
        try Typed.said("") { try todo.check() }
        let stamp = session.now.ofChange(after: todo.stamp, todo.lastModified)
        (todo.lastModified, todo.stamp) = (stamp, stamp)
    }

    /// Refuses a reminder relative to a missing due time.
    private func requireDue(_ todo: Todo) throws {
        let isCounted = todo.reminders.contains {
            if case .relative(_, _, .end) = $0.trigger { true } else { false }
        }
        guard todo.due == nil, isCounted, due != nil || !remind.isEmpty else { return }
        throw CommandFailure(
            "no-due-time",
            remind.isEmpty
                ? tr(
                    "--due: its reminder counts from the time by which it is due; say --remind \"\" too, which takes that away"
                )
                : tr(
                    "--remind: counts from the time by which it is due, and there is none; say --due too, or a time"
                ),
            status: .usage)
    }

    private static func due(_ end: TypedEnd, _ database: ZoneDatabase) -> TodoDue {
        end.activityTime(database).map(TodoDue.time) ?? .day(end.date)
    }
}
