import CivilTime
import Messages
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Adds, edits and deletes expenses as forms say it, with the readers of the command line.
struct ExpenseForms: Sendable {
    let household: Household

    /// Adds an expense; a form that is sent twice adds one.
    ///
    /// - Returns: The way to the costs.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func add(
        _ form: Query, for activity: ActivityKey?, to id: TripID, _ clock: ClockChoice
    ) throws -> Answer {
        guard let uid = form["uid"].flatMap({ try? ExpenseID.validated($0) }) else {
            throw Fault.badForm("uid")
        }
        let store = NotedStore(try household.openToWrite())
        let trip = try store.read { reading in
            if let activity, try reading.activities(withUID: activity.uid, of: id).isEmpty {
                throw Fault.unknownActivity
            }
            return try reading.changeable(id)
        }
        let (now, today) = (household.now(), try today(trip))
        try FormRefusal.catching {
            let fields = ExpenseFields(of: activity)
            let wish = try withPersons(fields.wish(form, of: trip), in: store)
            var expense = Expense(
                id: uid, title: "", money: try ExpenseWish.money(wish.amount ?? ""), date: today,
                activity: activity, createdAt: now)
            try wish.apply(to: &expense, of: trip) { today }
            try StoredExpense.add(expense, to: id, at: now, in: store)
        }
        return StoreForms.seeing(.trip(id, .costs, clock), store)
    }

    /// Edits an expense.
    ///
    /// - Returns: The way to the costs.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func edit(_ expense: ExpenseID, of id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let stored = try store.read { reading in
            _ = try reading.changeable(id)
            guard let stored = try StoredExpense(expense, of: id, in: reading) else {
                throw Fault.unknownExpense
            }
            return stored
        }
        let trip = stored.trip
        var edited = stored.expense
        try FormRefusal.catching {
            let fields = ExpenseFields(stored.expense, of: trip)
            try withPersons(fields.wish(form, of: trip), in: store).apply(to: &edited, of: trip) {
                try today(trip)
            }
        }
        let isAsSeen = form["seen"] == stored.version
        if isAsSeen, edited == stored.expense {
            return try StoreForms.unchanged(.trip(id, .costs, clock), store)
        }
        // What is as the form says it was saved by the same form before.
        guard edited == stored.expense || isAsSeen else { throw FormRefusal.changedMeanwhile }
        try FormRefusal.catching { try stored.save(edited, at: household.now(), in: store) }
        return StoreForms.seeing(.trip(id, .costs, clock), store)
    }

    /// Deletes an expense as the question showed it; one that is gone stays gone.
    ///
    /// - Returns: The way to the costs.
    /// - Throws: A ``Fault`` or an error of the store.
    func delete(_ expense: ExpenseID, of id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let found = try store.read { reading in
            _ = try reading.changeable(id)
            return try StoredExpense(expense, of: id, in: reading)
        }
        if let stored = found {
            guard form["seen"] == stored.version else {
                throw Fault.changedMeanwhile(at: PageAddress.trip(id, .deleteExpense(expense), clock).text)
            }
            try stored.delete(at: household.now(), in: store)
        }
        return StoreForms.seeing(.trip(id, .costs, clock), store)
    }

    /// The wish, with the persons among whom it names some.
    private func withPersons(_ wish: ExpenseWish, in store: NotedStore) throws -> ExpenseWish {
        var wish = wish
        if wish.namesTravellers { wish.persons = try store.read { try $0.persons() } }
        return wish
    }

    private func today(_ trip: Trip) throws -> CivilDate {
        try household.home(of: trip).civil(at: household.now()).date
    }
}
