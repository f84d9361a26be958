import Trips

extension MemorySession {
    func persons() -> [Person] { contents.persons }

    func person(_ id: PersonID) -> Person? { contents.persons.first { $0.id == id } }

    func save(_ person: Person) throws(StorageError) {
        try Storable.check(person)
        if person.isMe {
            for index in contents.persons.indices { contents.persons[index].isMe = false }
        }
        if let index = contents.persons.firstIndex(where: { $0.id == person.id }) {
            contents.persons[index] = person
        } else {
            contents.persons.append(person)
        }
    }

    func delete(_ id: PersonID) throws(StorageError) {
        guard let person = person(id) else { throw .unknownPerson(id) }
        let names = contents.trips.filter { $0.traveller(id) != nil }.map(\.name)
        guard names.isEmpty else { throw .personInUse(person, names) }
        contents.persons.removeAll { $0.id == id }
    }

    /// Creates the unknown persons of travellers.
    func makePersons(of travellers: [Traveller]) {
        guard !travellers.isEmpty else { return }
        var known = Set(contents.persons.map(\.id))
        for traveller in travellers where known.insert(traveller.person).inserted {
            contents.persons.append(Person(traveller))
        }
    }

    /// Refuses participants who are not travellers of the trip.
    func checkParticipants(of activity: Activity, in trip: TripID) throws(StorageError) {
        guard !activity.participants.isEmpty else { return }
        let known = Set(contents.trips[try index(of: trip)].travellers.map(\.person))
        for person in activity.participants where !known.contains(person) {
            throw .unknownParticipant(person, of: activity)
        }
    }

    /// Refuses to remove a traveller who takes part in an activity.
    func checkParticipantsLeaving(_ trip: Trip, before: Trip) throws(StorageError) {
        let persons = Set(trip.travellers.map(\.person))
        for traveller in before.travellers where !persons.contains(traveller.person) {
            let titles = try activities(of: trip.id, touching: nil)
                .filter { $0.participants.contains(traveller.person) }.map(\.title)
            if !titles.isEmpty { throw .participantInUse(traveller, titles) }
        }
    }
}
