public import CivilTime
public import Trips

/// Finds out who takes part in activities that are imported, and who of them is known.
///
/// It stands beside ``ImportMerge``, which says nothing of people: the activities that are there are merged without their participants
/// (``withoutPeople(_:)``), and what comes out gets them back, together with those whom the new version names (``settled(_:before:in:_:)``).
///
/// ```swift
/// var people = Participation(known: store.persons)
/// let result = ImportMerge.merge(
///     existing: Participation.withoutPeople(there), incoming: calendar, database: database)
/// let activities = result.upserts.map { people.settled($0, before: stored[$0.key], in: &trip, database) }
/// for person in people.personsToWrite { save(person) }
/// ```
public struct Participation: Sendable {
    private var match: PersonMatch

    /// Gets ready.
    ///
    /// - Parameter known: The persons that are known already.
    public init(known: [Person]) { match = PersonMatch(known: known) }

    /// All persons: those that were known, and the new ones.
    public var persons: [Person] { match.persons }

    /// Those to save before the trips: they are new, or more is known of them now.
    public var personsToWrite: [Person] { match.toWrite }

    /// Activities that name nobody.
    ///
    /// - Parameter activities: The activities as they are stored.
    /// - Returns: The same, to be merged with what a calendar says.
    public static func withoutPeople(_ activities: [Activity]) -> [Activity] {
        activities.map { activity in
            guard !activity.participants.isEmpty else { return activity }
            var copy = activity
            copy.participants = []
            return copy
        }
    }

    /// Travellers as the persons that are known.
    ///
    /// - Parameter travellers: The travellers of a calendar of ours.
    /// - Returns: The same; of two that are one person the first.
    public mutating func settled(_ travellers: [Traveller]) -> [Traveller] {
        var taken: Set<PersonID> = []
        var settled: [Traveller] = []
        for var traveller in travellers {
            let named = NamedPerson(
                id: traveller.person, name: traveller.name, email: traveller.email,
                travels: traveller.role.travels)
            if let named { traveller.person = match.id(of: named, among: taken) }
            if taken.insert(traveller.person).inserted { settled.append(traveller) }
        }
        return settled
    }

    /// An activity with those who take part.
    ///
    /// They are those who took part before, and whom this version names and the one before did not: who was taken out by hand
    /// is not put in again. Whoever is no traveller of the trip becomes one: a viewer where nothing says that they travel.
    ///
    /// - Parameters:
    ///   - activity: What came out of the merge.
    ///   - before: The activity as it was stored; `nil` for a new one.
    ///   - trip: The trip, which gets new travellers.
    ///   - database: The zones.
    /// - Returns: The activity.
    public mutating func settled(
        _ activity: Activity, before: Activity?, in trip: inout Trip, _ database: ZoneDatabase
    ) -> Activity {
        var named = NamedPeople(database)
        let people = named.people(of: activity)
        let old = before.map { named.people(of: $0) } ?? []
        guard !people.isEmpty || before?.participants.isEmpty == false else { return activity }
        let travelling = Set(trip.travellers.map(\.person))
        let here = before?.participants ?? []
        let known = Set(ids(of: old, among: travelling, here: here))
        // All who travel were meant, though somebody was named: that was said by hand.
        let isEverybody = !known.isEmpty && before?.participants.isEmpty == true
        var settled = before?.participants ?? []
        var taking = Set(settled)
        var places = Dictionary(
            trip.travellers.enumerated().map { ($1.person, $0) }, uniquingKeysWith: { first, _ in first })
        let ids = isEverybody ? [] : ids(of: people, among: travelling, here: here)
        for (person, id) in zip(people, ids) {
            guard !known.contains(id) else { continue }
            if taking.insert(id).inserted { settled.append(id) }
            if let place = places[id] {
                if person.travels, trip.travellers[place].role == .viewer {
                    trip.travellers[place].role = .collaborator
                }
            } else if let traveller = traveller(id, travels: person.travels) {
                places[id] = trip.travellers.count
                trip.travellers.append(traveller)
            }
        }
        var copy = activity
        copy.participants = settled
        return copy
    }

    /// Who the people of one activity are: two attendees of it are two persons, unless their address is the same.
    private mutating func ids(
        of people: [NamedPerson], among travelling: Set<PersonID>, here: [PersonID]
    ) -> [PersonID] {
        var attendees: [PersonID: String] = [:]
        return people.map { person in
            let others = attendees.filter { person.attendee != nil && $0.value != person.attendee }.keys
            let id = match.id(of: person, among: travelling, here: here, not: Set(others))
            if let attendee = person.attendee { attendees[id] = attendee }
            return id
        }
    }

    private func traveller(_ id: PersonID, travels: Bool) -> Traveller? {
        match.person(id).map { person in
            Traveller(
                id: TravellerID(id.text), person: id, name: person.name, email: person.emails.first,
                role: travels ? .collaborator : .viewer)
        }
    }
}
