import CivilTime
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Makes, edits, archives and deletes trips as forms say it, with the readers of the command line.
struct TripForms: Sendable {
    let household: Household

    /// Makes a trip; a form that is sent twice makes one.
    ///
    /// - Parameter form: The form.
    /// - Returns: The way to the trip.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func make(_ form: Query) throws -> Answer {
        guard let id = form["uid"].flatMap({ try? TripID.validated($0) }) else { throw Fault.badForm("uid") }
        let store = NotedStore(try household.openToWrite())
        var trip = Trip(id: id, name: "")
        let blank = trip
        let persons = try store.read { try $0.persons() }
        try FormRefusal.catching {
            try TripForms.wish(form).apply(to: &trip, knowing: persons, household.database) {
                try today(blank)
            }
        }
        let made = try StoredTrip.make(trip, at: household.now(), in: store)
        return StoreForms.seeing(
            .trip(made.id, .itinerary, .traveller), store, made.namesakes > 0 ? .sameName : nil)
    }

    /// Edits a trip.
    ///
    /// - Returns: The way to the trip.
    /// - Throws: A ``FormRefusal``, a ``Fault`` or an error of the store.
    func edit(_ id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let (stored, persons) = try store.read { (try self.stored(id, in: $0), try $0.persons()) }
        var edited = stored.trip
        try FormRefusal.catching {
            let before = stored.trip
            try TripForms.wish(form).apply(to: &edited, knowing: persons, zones(of: before)) {
                try today(before)
            }
        }
        let isAsSeen = form["seen"] == stored.version
        if isAsSeen, edited == stored.trip {
            return try StoreForms.unchanged(.trip(id, .itinerary, clock), store)
        }
        // What is as the form says it was saved by the same form before.
        guard edited == stored.trip || isAsSeen else { throw FormRefusal.changedMeanwhile }
        try FormRefusal.catching { try stored.save(edited, at: household.now(), in: store) }
        return StoreForms.seeing(.trip(id, .itinerary, clock), store)
    }

    /// Archives a trip, or takes it out again.
    func archive(_ id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        guard let mark = form["archived"], ["0", "1"].contains(mark) else { throw Fault.badForm("archived") }
        let store = NotedStore(try household.openToWrite())
        try store.read { try stored(id, in: $0) }.archive(mark == "1", at: household.now(), in: store)
        return StoreForms.seeing(.trip(id, .details, clock), store)
    }

    /// Deletes a trip as the question showed it; one that is gone stays gone.
    func delete(_ id: TripID, _ form: Query, _ clock: ClockChoice) throws -> Answer {
        let store = NotedStore(try household.openToWrite())
        let found = try store.read { reading in
            try StoredTrip(id, in: reading).map { ($0, try TripParts(of: id, in: reading)) }
        }
        guard let (stored, parts) = found else {
            return Answer(seeing: PageAddress.trips(nil, search: nil).text)
        }
        guard form["seen"] == TripForms.seen(stored, parts) else {
            throw Fault.changedMeanwhile(at: PageAddress.trip(id, .remove, clock).text)
        }
        try stored.delete(with: parts, at: household.now(), in: store)
        return StoreForms.seeing(.trips(nil, search: nil), store)
    }

    /// The trip and its parts as they were seen.
    static func seen(_ stored: StoredTrip, _ parts: TripParts) -> String {
        "\(stored.version)-\(parts.version)"
    }

    /// What a form says: a field that is empty, or is not there, says nothing of it.
    private static func wish(_ form: Query) -> TripWish {
        var wish = TripWish()
        wish.isForm = true
        wish.name = form["name"] ?? ""
        (wish.start, wish.end) = (form["start"] ?? "", form["end"] ?? "")
        (wish.home, wish.zone, wish.kind) = (form["home"] ?? "", form["zone"] ?? "", form["kind"] ?? "")
        wish.notes = form.lines("notes") ?? ""
        wish.budget = [""] + form.parts("budget")
        wish.countries = [""] + form.names("country")
        wish.travellers = form.names("traveller")
        return wish
    }

    private func stored(_ id: TripID, in reading: any TripReading) throws -> StoredTrip {
        guard let stored = try StoredTrip(id, in: reading) else { throw Fault.unknownTrip }
        return stored
    }

    private func zones(of trip: Trip) -> ZoneDatabase { household.database.adding(trip.zones) }

    private func today(_ trip: Trip) throws -> CivilDate {
        try household.home(of: trip).civil(at: household.now()).date
    }
}

extension Query {
    /// The parts of a field between commas with a blank, or semicolons: `1,500 EUR` is one.
    func parts(_ name: String) -> [String] {
        (self[name] ?? "").split(separator: ";").flatMap { $0.split(separator: ", ") }
            .map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    /// The parts of a field between commas or semicolons; no name and no code has one.
    func names(_ name: String) -> [String] {
        (self[name] ?? "").split(whereSeparator: { $0 == "," || $0 == ";" })
            .map { $0.trimmingSpaces() }.filter { !$0.isEmpty }
    }

    /// A text of several lines; browsers send each line break as CR LF.
    func lines(_ name: String) -> String? { ActivityFields.text(self[name]) }
}
