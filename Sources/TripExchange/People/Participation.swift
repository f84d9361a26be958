public import CivilTime
import Merging
package import Reservations
public import Trips

/// Identifies the participants of imported activities among the known persons.
///
/// ``ImportMerge`` ignores people: stored activities are merged without their participants
/// (``withoutPeople(_:)``), and the result gets them back, together with the people that the new version
/// names (``settled(_:before:in:_:)``).
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
    private let texts: ReservationTexts

    /// Makes a participation.
    ///
    /// - Parameter known: The known persons.
    public init(known: [Person]) { self.init(known: known, texts: ReservationTexts()) }

    /// Makes a participation that shares an import's cache.
    ///
    /// - Parameters:
    ///   - known: The known persons.
    ///   - texts: The cached reservations of the import.
    package init(known: [Person], texts: ReservationTexts) {
        match = PersonMatch(known: known)
        self.texts = texts
    }

    /// All persons: the known ones and the new ones.
    public var persons: [Person] { match.persons }

    /// The persons to save before the trips: new ones, and those with new names or addresses.
    public var personsToWrite: [Person] { match.toWrite }

    /// Returns activities without their participants.
    ///
    /// - Parameter activities: The stored activities.
    /// - Returns: The activities, to be merged with a calendar.
    public static func withoutPeople(_ activities: [Activity]) -> [Activity] {
        activities.map { activity in
            guard !activity.participants.isEmpty else { return activity }
            var copy = activity
            copy.participants = []
            return copy
        }
    }

    /// Replaces travellers by the known persons.
    ///
    /// - Parameter travellers: The travellers of a calendar of Meridian.
    /// - Returns: The travellers; of two that are one person the first.
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

    /// Returns an activity with its participants.
    ///
    /// They are the former participants, and the people that this version names and the former one did not: a
    /// person removed locally is not added again. A participant who is no traveller of the trip becomes one:
    /// a viewer where nothing shows that they travel.
    ///
    /// - Parameters:
    ///   - activity: The merged activity.
    ///   - before: The stored activity; `nil` for a new one.
    ///   - trip: The trip, which gets new travellers.
    ///   - database: The zones.
    /// - Returns: The activity.
    public mutating func settled(
        _ activity: Activity, before: Activity?, in trip: inout Trip, _ database: ZoneDatabase
    ) -> Activity {
        var named = NamedPeople(database, texts)
        let people = named.people(of: activity)
        let old = before.map { named.people(of: $0) } ?? []
        guard !people.isEmpty || before?.participants.isEmpty == false else { return activity }
        let travelling = Set(trip.travellers.map(\.person))
        let here = before?.participants ?? []
        let known = Set(ids(of: old, among: travelling, here: here))
        // A local edit chose all who travel, although the activity named people.
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

    /// Identifies the people of one activity: two attendees are two persons, unless they share an address.
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
