import CivilTime
import HTTPTypes
import Messages
import TripStorage
import TripSync
import TripWorkflows
import Trips
import TypedInput

/// Carries out what the forms of the pages send: one change of the store each, which can be taken back.
struct StoreForms: Sendable {
    let household: Household
    /// The files that wait for their review.
    let pending: PendingImports

    /// Changes the store.
    ///
    /// - Parameters:
    ///   - address: The address that the form was sent to.
    ///   - form: What it says.
    /// - Returns: The page to go to, with the notice of the change.
    /// - Throws: A ``Fault``, an error of the store or of a use case.
    func answer(_ address: PageAddress, _ form: Query) throws -> Answer {
        switch address {
        case .undo, .redo: return try goBack(address, form)
        case .importing(let secret?, let target):
            if case .imported(let page) = pending.end(of: secret, for: household.account) {
                return Answer(seeing: page)
            }
            let store = NotedStore(try household.openToWrite())
            let trips = try CalendarImporting(
                household: household, files: pending.files(secret, of: household.account), target: target
            ).carryOut(ifAsSeen: form["plan"] ?? "", in: store)
            let page =
                trips.count == 1 ? trips.first.map { PageAddress.trip($0.id, .itinerary, .traveller) } : nil
            pending.finish(secret, at: (page ?? .trips(nil, search: nil)).text)
            return StoreForms.seeing(page ?? .trips(nil, search: nil), store)
        case .trip(let id, .move(let key), let clock):
            guard let amount = form["by"].flatMap({ MoveAmount($0) }) else { throw Fault.badForm("by") }
            guard let shift = try dropped(key, of: id, by: amount, form) else {
                return try edit(key, of: id, amount.changes, form, clock, by: amount)
            }
            return try edit(key, of: id, [.movedBy(shift)], form, clock)
        case .trip(let id, .status(let key), let clock):
            guard let status = form["status"].flatMap({ ActivityStatus(rawValue: $0) }) else {
                throw Fault.badForm("status")
            }
            return try edit(key, of: id, [.status(status)], form, clock)
        case .trip(let id, .delete(let key), let clock):
            let stored = try stored(key, of: id, form, clock)
            let store = NotedStore(try household.openToWrite())
            try stored.delete(at: household.now(), household.database, in: store)
            return StoreForms.seeing(.trip(id, .itinerary, clock), store)
        case .trip(let id, .todos, let clock):
            return try TodoForms(household: household).tick(in: id, form, clock)
        default: return try answerOthers(address, form)
        }
    }

    /// The forms of what is no activity.
    private func answerOthers(_ address: PageAddress, _ form: Query) throws -> Answer {
        let trips = TripForms(household: household)
        let organizations = OrganizationForms(household: household)
        switch address {
        case .newTrip: return try trips.make(form)
        case .trip(let id, .addTodo, let clock):
            return try TodoForms(household: household).add(form, to: id, clock)
        case .trip(let id, .editTodo(let uid), let clock):
            return try TodoForms(household: household).edit(uid, of: id, form, clock)
        case .trip(let id, .deleteTodo(let uid), let clock):
            return try TodoForms(household: household).delete(uid, of: id, form, clock)
        case .trip(let id, .details, let clock): return try trips.edit(id, form, clock)
        case .trip(let id, .archive, let clock): return try trips.archive(id, form, clock)
        case .trip(let id, .remove, let clock): return try trips.delete(id, form, clock)
        case .trip(let id, .people, let clock):
            return try PeopleForms(household: household).change(id, form, clock)
        case .trip(let id, .detach(let attachment), let clock):
            return try FileForms(household: household).detach(attachment, of: id, clock)
        case .trip(let id, .addExpense(let key), let clock):
            return try ExpenseForms(household: household).add(form, for: key, to: id, clock)
        case .trip(let id, .editExpense(let expense), let clock):
            return try ExpenseForms(household: household).edit(expense, of: id, form, clock)
        case .trip(let id, .deleteExpense(let expense), let clock):
            return try ExpenseForms(household: household).delete(expense, of: id, form, clock)
        case .newOrganization: return try organizations.add(form)
        case .organization(let id): return try organizations.edit(id, form)
        case .mergeOrganization(let id): return try organizations.merge(id, form)
        case .deleteOrganization(let id): return try organizations.delete(id, form)
        case .person(let id): return try PersonForms(household: household).edit(id, form)
        case .sync: return try settleConflict(form)
        case .drift: return try acceptDrift(.unarchived, address, form)
        case .trip(let id, .drift, _): return try acceptDrift(.trip(id), address, form)
        default: throw Fault.method(allowed: "GET, HEAD")
        }
    }

    /// Takes a change back, or does one again.
    private func goBack(_ address: PageAddress, _ form: Query) throws -> Answer {
        guard let number = form["number"].flatMap({ Int64($0) }) else { throw Fault.badForm("number") }
        let store = try household.openToWrite()
        let isRedo = address == .redo
        let entry = try isRedo ? StoreUndo.redo(number, in: store) : StoreUndo.carryOut(number, in: store)
        // Only an address of these pages: anything else could lead elsewhere.
        let back = form["back"].flatMap { try? PageAddress($0) } ?? .history
        let left = try household.open().read { try back.standing(in: $0) }
        return Answer(
            seeing: (isRedo ? PageRequest(left, done: entry.number) : PageRequest(left, undone: number)).text)
    }

    /// Writes today's offsets over those that moved, as the page has shown them.
    private func acceptDrift(_ scope: TripScope, _ address: PageAddress, _ form: Query) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        if case .trip(let id) = scope, try store.read({ try $0.trip(id) }) == nil { throw Fault.unknownTrip }
        try StoreDrift(database: household.database, at: household.now()).accept(
            in: store, scope, ifAsSeen: form["seen"] ?? "")
        return StoreForms.seeing(address, store)
    }

    /// Settles a conflict for the two versions that the page has shown.
    private func settleConflict(_ form: Query) throws -> Answer {
        let choices = ["mine": SyncedConflict.Choice.mine, "theirs": .theirs]
        guard let choice = form["choice"].flatMap({ choices[$0] }) else { throw Fault.badForm("choice") }
        let state = SyncState(household.database, productID: household.productID)
        try household.openToWrite().write { writing in
            let calendar = try writing.syncedCalendars().first { $0.id.text == form["calendar"] }
            let conflict = try calendar.flatMap { calendar in
                try state.conflicts(in: calendar, of: writing).first {
                    $0.href == form["href"] && $0.seen == form["seen"]
                }
            }
            guard let conflict else {
                try writing.require(.owner)
                throw WorkflowError.changedMeanwhile(tr("the conflict"))
            }
            try state.resolve(conflict, choice, at: household.now(), in: writing)
        }
        return Answer(seeing: PageAddress.sync.text)
    }

    private func edit(
        _ key: ActivityKey, of id: TripID, _ changes: [ActivityChange], _ form: Query, _ clock: ClockChoice,
        by amount: MoveAmount? = nil
    ) throws -> Answer {
        let stored = try stored(key, of: id, form, clock)
        let store = NotedStore(try household.openToWrite())
        let choice = LocalTimeChoice(form)
        let now: Activity
        do {
            now = try FormRefusal.catchingChoice {
                try stored.change(changes, at: household.now(), household.database, in: store) {
                    try choice.settled($0, ofMoved: stored.activity.title, in: $1)
                }
            }
        } catch let error as TripError {
            // Its form takes both ends.
            var fault = Fault.refused("\(error)")
            (fault.next, fault.nextWords) = (PageAddress.trip(id, .edit(key), clock).text, tr("Edit …"))
            throw fault
        }
        // What is dragged stays in sight; only a page of the trip, as anything else could lead elsewhere.
        let back = form["back"].flatMap { try? PageAddress($0) }
        let page = if case .trip(id, _, _)? = back { back } else { nil as PageAddress? }
        let isOverChange = amount?.isOverChange(from: stored.activity.span, to: now.span) ?? false
        return StoreForms.seeing(
            page ?? .trip(id, .activity(key), clock), store, isOverChange ? .overChange : nil)
    }

    /// By how much time what was dragged on the page of a week moves; nil for any other page.
    private func dropped(
        _ key: ActivityKey, of id: TripID, by amount: MoveAmount, _ form: Query
    ) throws -> Duration? {
        guard case .trip(id, .week, let clock)? = form["back"].flatMap({ try? PageAddress($0) }) else {
            return nil
        }
        return try household.open().read { reading in
            guard let trip = try reading.trip(id) else { return nil }
            let shown = try ShownTrip(
                trip, in: reading, home: household.home(of: trip), typedHome: household.typedHome,
                now: household.now(), household.database)
            return WeekDrop(shown: shown, view: try clock.view(of: shown).view).shift(of: key, by: amount)
        }
    }

    /// The activity, if it is still as the form showed it.
    private func stored(
        _ key: ActivityKey, of id: TripID, _ form: Query, _ clock: ClockChoice
    ) throws -> StoredActivity {
        guard let stored = try household.open().read({ try StoredActivity(key, of: id, in: $0) }) else {
            throw Fault.unknownActivity
        }
        guard form["seen"] == stored.version else {
            throw Fault.changedMeanwhile(at: PageAddress.trip(id, .activity(key), clock).text)
        }
        return stored
    }

    /// Leads to a page that says that nothing was changed, since the form was sent as it was shown.
    ///
    /// - Throws: An error of the store.
    static func unchanged(_ address: PageAddress, _ store: NotedStore) throws -> Answer {
        Answer(seeing: PageRequest(address, done: try store.newestNumber(), note: .nothing).text)
    }

    /// Leads to a page that tells of the change; of nothing where there was none.
    static func seeing(
        _ address: PageAddress, _ store: NotedStore, _ note: ChangeNote? = nil
    ) -> Answer {
        Answer(seeing: PageRequest(address, done: store.change, note: note).text)
    }
}
