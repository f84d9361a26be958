import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripExchange
import TripWorkflows
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
    ///   - title: What is to be done; nil for as until now.
    ///   - isCancelled: Whether it need not be done any more; nil for as until now.
    ///   - trip: Its trip, whose zone counts for times without one.
    ///   - session: The run.
    /// - Throws: An ``InputRefusal`` that names the option whose value cannot be used.
    func apply(
        to todo: inout Todo, title: String? = nil, isCancelled: Bool? = nil, of trip: Trip, _ session: Session
    ) throws {
        let database = session.database.adding(trip.zones)
        let own = try trip.defaultZone.map { TypedZone(try database.zone($0), origin: tr("the trip")) }
        let ends = try common.reader(
            database, fallback: try own ?? TypedZone(session.home(of: [trip.home]), origin: "home"), session)
        var wish = TodoWish()
        (wish.title, wish.isCancelled) = (title, isCancelled)
        (wish.due, wish.priority, wish.place) = (due, priority, place)
        (wish.notes, wish.remind) = (notes, remind)
        try wish.apply(to: &todo, ends)
        for sentence in ends.choice.chosen?.sentences ?? [] {
            session.context.errors.line(tr("note: \(Printable.line(sentence))"))
        }
        todo = todo.stamped(at: session.now)
    }
}
