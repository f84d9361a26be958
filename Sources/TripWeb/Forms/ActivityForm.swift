import CivilTime
import Messages
import Rendering
import StrictJSON
import TripExchange
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Adds or edits an activity as a form says it, with the readers of the command line.
struct ActivityForm: Sendable {
    let household: Household

    /// What was stored.
    struct Saved: Sendable {
        let key: ActivityKey
        /// What was assumed.
        var notes: [String] = []
        /// The number of the change, if there was one.
        var change: Int64?
        /// The number of the newest change before, where the form was sent as it was shown.
        var unchangedSince: Int64?
    }

    /// Carries a form out.
    ///
    /// - Parameters:
    ///   - form: The form.
    ///   - key: The activity to edit; nil for a new one.
    ///   - id: The trip.
    /// - Returns: What was stored.
    /// - Throws: A ``FormRefusal``; a ``Fault`` for a trip or activity that there is not; an error of the store.
    func save(_ form: Query, over key: ActivityKey?, in id: TripID) throws -> Saved {
        try FormRefusal.catching {
            do {
                return try key.map { try edit(form, $0, id) } ?? add(form, id)
            } catch let refusal as InputRefusal {
                let member = refusal.field.map { String($0.prefix { $0 != "." }) }
                throw FormRefusal(
                    ActivityForm.sentence(for: refusal),
                    field: member == "endEstimated" ? "estimate" : member,
                    choices: refusal.choices)
            } catch let error as WorkflowError where error.code == .seriesTimes {
                throw FormRefusal(
                    tr(
                        "This is a series: its times follow from its rules. Change them in the calendar it came from, and import that again."
                    ), field: "start")
            }
        }
    }

    /// What is wrong, where the words for documents would name what a form does not have.
    private static func sentence(for refusal: InputRefusal) -> String {
        switch (refusal.code, refusal.field) {
        case ("no-arrival", _):
            tr("Say when it arrives, like 11:30 or +2h, or tick “Estimate the arrival from the distance”.")
        case ("no-start", _): tr("Say when it starts.")
        case ("mixed-ends", "allDay"): tr("The start has a time; give dates alone, or untick this.")
        default: refusal.besideField
        }
    }

    private func edit(_ form: Query, _ key: ActivityKey, _ id: TripID) throws -> Saved {
        let now = household.now()
        let store = NotedStore(try household.openToWrite())
        let (stored, page, people) = try store.read { reading in
            guard let stored = try StoredActivity(key, of: id, in: reading) else {
                throw Fault.unknownActivity
            }
            return (
                stored, try ActivityForm.page(stored, in: reading, household),
                TripPeople(trip: stored.trip, persons: try reading.persons())
            )
        }
        let fields = ActivityFields(page)
        guard form["seen"] == stored.version else {
            // A form that is sent twice has changed the activity itself.
            guard fields.areSame(form) else { throw FormRefusal.changedMeanwhile }
            return Saved(key: key)
        }
        let ends = ends(of: stored.trip, form, try ActivityForm.clock(of: stored, household))
        let document = ItemForm.difference(of: try fields.document(form), from: page)
        var wish = try ItemJSON.wish(document, named: "", present: stored.activity.kind, ends)
        wish.times = try fields.times(form, in: ends.database)
        var draft = try ItemDraft(
            editing: stored.activity, people.settled(wish, for: stored.activity), [], ends, at: now)
        try store.write { writing in
            try writing.record(tr("edit \"\(stored.name)\""), at: now)
            _ = try draft.save(over: stored, at: now, in: writing)
            try household.database.requireUnreplaced()
        }
        guard let change = store.change else {
            return Saved(key: key, unchangedSince: try store.newestNumber())
        }
        return Saved(key: key, notes: draft.notes, change: change)
    }

    private func add(_ form: Query, _ id: TripID) throws -> Saved {
        let now = household.now()
        let store = NotedStore(try household.openToWrite())
        let (trip, people, clock) = try store.read { reading -> (Trip, TripPeople, TypedZone?) in
            guard let trip = try reading.trip(id) else { throw Fault.unknownTrip }
            return (
                trip, TripPeople(trip: trip, persons: try reading.persons()),
                try TypedZone.clock(
                    of: trip, at: form["startZone"] == nil ? form["start"] : nil, on: nil, in: reading,
                    home: household.home(of: trip), now: now, household.database.adding(trip.zones))
            )
        }
        guard let uid = form["uid"], uid.utf8.count <= 64 else { throw Fault.badForm("uid") }
        let ends = ends(of: trip, form, clock)
        let fields = ActivityFields(newIn: trip)
        var wish = try ItemJSON.wish(try fields.document(form), named: "", present: nil, ends)
        wish.times = try fields.times(form, in: ends.database)
        try fields.readPlaces(form, into: &wish, wish.kind ?? .other, in: ends.database)
        var draft = try ItemDraft(new: people.settled(wish), wish.kind ?? .other, ends, at: now)
        draft.activity = draft.activity.with(uid: ActivityUID(uid))
        let key = try store.write { writing in
            if let there = try writing.activity(draft.activity.key, of: id) {
                // A form that is sent twice makes one activity, and one that was changed on the way another.
                guard !ActivityForm.isSame(there, draft.activity) else { return there.key }
                draft.activity = draft.activity.with(uid: .random())
            }
            let title = Printable.name(draft.activity.title)
            try writing.record(tr("add \"\(title)\" to \(Printable.name(trip.name))"), at: now)
            _ = try draft.settleOrganization(in: writing)
            try writing.save(draft.activity, in: id)
            try household.database.requireUnreplaced()
            return draft.activity.key
        }
        var notes = draft.notes
        if let clock, draft.startOrigin == TypedZone.whereTheTripIs {
            notes.append(tr("Its times are on the clock of \(clock.zone.id), where the trip is then."))
        }
        return Saved(key: key, notes: notes, change: store.change)
    }

    private static func isSame(_ one: Activity, _ other: Activity) -> Bool {
        one.kind == other.kind && one.title == other.title && one.span == other.span
            && one.place == other.place && one.destination == other.destination && one.number == other.number
            && one.notes == other.notes && one.confirmation == other.confirmation && one.seat == other.seat
            && one.cost == other.cost && one.participants == other.participants
    }

    /// Reads times: without a zone they are on this clock.
    private func ends(of trip: Trip, _ form: Query, _ clock: TypedZone?) -> TypedEnds {
        TypedEnds(
            database: household.database.adding(trip.zones), now: household.now(), day: nil, zone: nil,
            fallback: clock, choice: LocalTimeChoice(form))
    }

    /// The clock of an edited activity: that of its start until now, else that of the trip.
    private static func clock(of stored: StoredActivity, _ household: Household) throws -> TypedZone? {
        let database = household.database.adding(stored.trip.zones)
        if case .timed(let start, _) = stored.activity.span,
            let zone = start.zone.flatMap({ try? database.zone($0) })
        {
            return TypedZone(zone, origin: tr("its start until now"))
        }
        return stored.trip.defaultZone.flatMap { try? database.zone($0) }.map {
            TypedZone($0, origin: tr("the trip \"\(Printable.name(stored.trip.name))\""))
        }
    }

    /// The activity with its parts.
    static func page(
        _ stored: StoredActivity, in reading: any TripReading, _ household: Household
    ) throws -> ItemPage {
        try ItemPage(
            stored.activity, of: stored.trip,
            organization: try stored.activity.organization.flatMap { try reading.organization($0) },
            home: nil, household.database)
    }
}
