import CivilTime
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Lets travellers join and leave trips as forms say it, with the readers of the command line.
struct PeopleForms: Sendable {
    let household: Household

    /// What a form does.
    private enum Deed {
        case join(String, isViewer: Bool)
        case look(PersonID, isViewer: Bool)
        case remove(PersonID)
    }

    /// Changes who takes part in a trip; what is so already stays.
    ///
    /// - Parameters:
    ///   - id: The trip.
    ///   - form: A new traveller by name, or what becomes of one who is there.
    ///   - clock: The clock of the pages.
    /// - Returns: The way to the travellers.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func change(_ id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        if let account = form["account"] { return try setRole(of: account, in: id, form, clock) }
        let store = NotedStore(try household.openToWrite())
        let (stored, edited) = try store.read { reading -> (StoredTrip, Trip) in
            guard let stored = try StoredTrip(id, in: reading) else { throw Fault.unknownTrip }
            // Before what is typed is judged, which may be refused for another reason.
            try reading.require(.editor, in: stored.trip)
            return (stored, try self.edited(stored.trip, form, in: reading))
        }
        try stored.save(edited, at: household.now(), in: store)
        return StoreForms.seeing(.trip(id, .people, clock), store)
    }

    /// Sets what an account may do in a trip.
    private func setRole(
        of account: String, in id: TripID, _ form: Query, _ clock: ClockChoice
    ) throws -> Answer {
        let role = form["may"].flatMap { Role(rawValue: $0) }
        guard role != nil || form["may"] == "household" else { throw Fault.badForm("may") }
        let store = try household.openToWrite()
        guard let trip = try store.read({ try $0.trip(id) }) else { throw Fault.unknownTrip }
        // Who may not, learns nothing of accounts.
        try store.read { try $0.require(.owner, in: trip) }
        try StoreAccounts.setRole(role, of: account, in: id, in: store)
        // Who took the trip from themselves cannot go there.
        let isSeen = try store.read { try $0.trip(id) } != nil
        return Answer(
            seeing: (isSeen ? PageAddress.trip(id, .people, clock) : .trips(nil, search: nil)).text)
    }

    private func edited(_ trip: Trip, _ form: Query, in reading: any TripReading) throws -> Trip {
        var edited = trip
        switch try deed(form) {
        case .join(let name, let isViewer):
            var wish = TripWish()
            wish.isForm = true
            if isViewer { wish.viewers = [name] } else { wish.travellers = [name] }
            let persons = try reading.persons()
            try FormRefusal.catching {
                try wish.apply(to: &edited, knowing: persons, household.database.adding(trip.zones)) {
                    try household.home(of: trip).civil(at: household.now()).date
                }
            }
        case .look(let person, let isViewer):
            guard let index = trip.travellers.firstIndex(where: { $0.person == person }) else { break }
            try FormRefusal.catching {
                try TripWish.setRole(of: &edited.travellers[index], isViewer: isViewer)
            }
        case .remove(let person):
            let name = trip.traveller(person)?.name ?? ""
            try FormRefusal.catching {
                try TripWish.remove(person, named: name, from: &edited, in: reading, isForm: true)
            }
        }
        return edited
    }

    private func deed(_ form: Query) throws -> Deed {
        guard let text = form["do"] else {
            guard let role = form["role"], ["travel", "look"].contains(role) else {
                throw Fault.badForm("role")
            }
            return .join(form["traveller"] ?? "", isViewer: role == "look")
        }
        guard let person = form["person"].map({ PersonID($0) }) else { throw Fault.badForm("person") }
        switch text {
        case "remove": return .remove(person)
        case "look", "travel": return .look(person, isViewer: text == "look")
        default: throw Fault.badForm("do")
        }
    }
}
