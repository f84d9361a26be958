import CivilTime
import Messages
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Adds, edits, ticks off and deletes to-dos as forms say it, with the readers of the command line.
struct TodoForms: Sendable {
    let household: Household

    /// Adds a to-do; a form that is sent twice adds one.
    ///
    /// - Returns: The way to the to-dos.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func add(_ form: Query, to id: TripID, _ clock: ClockChoice) throws -> Answer {
        guard let uid = form["uid"], TodoForms.isMade(uid) else { throw Fault.badForm("uid") }
        let store = NotedStore(try household.openToWrite())
        let trip = try store.read { try $0.changeable(id) }
        var todo = Todo(uid: ActivityUID(uid), title: "")
        try FormRefusal.catching {
            try apply(TodoFields().wish(form), to: &todo, ends(of: trip, form))
        }
        try StoredTodo.add(todo, to: id, at: household.now(), in: store)
        return StoreForms.seeing(.trip(id, .todos, clock), store)
    }

    /// Edits a to-do.
    ///
    /// - Returns: The way to the to-dos.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func edit(_ uid: ActivityUID, of id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let stored = try store.read { reading in
            _ = try reading.changeable(id)
            guard let stored = try StoredTodo(uid, of: id, in: reading) else { throw Fault.unknownTodo }
            return stored
        }
        let fields = TodoFields(stored.todo, home: try household.home(of: stored.trip))
        var edited = stored.todo
        try FormRefusal.catching {
            try apply(fields.wish(form), to: &edited, ends(of: stored.trip, form))
        }
        let isAsSeen = form["seen"] == stored.version
        if isAsSeen, edited == stored.todo {
            return try StoreForms.unchanged(.trip(id, .todos, clock), store)
        }
        // What is as the form says it was saved by the same form before.
        guard edited == stored.todo || isAsSeen else { throw FormRefusal.changedMeanwhile }
        try FormRefusal.catching { try stored.save(edited, at: household.now(), in: store) }
        return StoreForms.seeing(.trip(id, .todos, clock), store)
    }

    /// Marks a to-do as done, or as open again.
    ///
    /// - Returns: The way to the to-dos.
    /// - Throws: A ``Fault`` or an error of the store.
    func tick(in id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        guard let uid = form.verbatim("uid"), let mark = form["done"], ["0", "1"].contains(mark) else {
            throw Fault.badForm("done")
        }
        let store = NotedStore(try household.openToWrite())
        guard try store.read({ try $0.trip(id) }) != nil else { throw Fault.unknownTrip }
        try TodoTick(isDone: mark == "1").carryOut(
            on: ActivityUID(uid), of: id, at: household.now(), in: store)
        return StoreForms.seeing(.trip(id, .todos, clock), store)
    }

    /// Deletes a to-do as the question showed it; one that is gone stays gone.
    ///
    /// - Returns: The way to the to-dos.
    /// - Throws: A ``Fault`` or an error of the store.
    func delete(_ uid: ActivityUID, of id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let found = try store.read { reading in
            _ = try reading.changeable(id)
            return try StoredTodo(uid, of: id, in: reading)
        }
        if let stored = found {
            guard form["seen"] == stored.version else {
                throw Fault.changedMeanwhile(at: PageAddress.trip(id, .deleteTodo(uid), clock).text)
            }
            try stored.delete(at: household.now(), household.database, in: store)
        }
        return StoreForms.seeing(.trip(id, .todos, clock), store)
    }

    /// Sets what is wished, unless the time names one zone and the field beside it another.
    private func apply(_ wish: TodoWish, to todo: inout Todo, _ ends: TypedEnds) throws {
        try wish.apply(to: &todo, ends)
        guard wish.due != nil, let said = ends.zone?.zone, case .time(let time) = todo.due,
            let zone = time.zone, zone != said.id
        else { return }
        throw FormRefusal(
            tr("The time is on the clock of \(zone.name), and here stands \(said.id.name); say one of them."),
            field: "zone")
    }

    /// Whether a UID has the letters of those that the form is given.
    private static func isMade(_ uid: String) -> Bool {
        uid.utf8.count <= 64
            && uid.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) || "-@.".utf8.contains($0)
            }
    }

    /// Reads times: without a zone they are those of the trip, or of home.
    private func ends(of trip: Trip, _ form: Query) throws -> TypedEnds {
        let database = household.database.adding(trip.zones)
        let own = try trip.defaultZone.map { TypedZone(try database.zone($0), origin: tr("the trip")) }
        let zone = try form["zone"].map { text in
            try Typed.member("zone") { try TypedZone(typed: text, option: "--zone", in: database) }
        }
        return TypedEnds(
            database: database, now: household.now(), day: nil, zone: zone,
            fallback: try own ?? TypedZone(household.home(of: trip), origin: "home"),
            choice: LocalTimeChoice(form))
    }
}
