public import Trips

/// Matches the travellers of a document with persons.
///
/// A document of version 1.0 has travellers and no persons. Such a traveller is the person that it has in the
/// store, else the person with the same mail address, or with the same name where neither has an address;
/// with several matches it becomes a new person.
public struct PersonRestore: Sendable {
    private let known: Set<PersonID>
    private var all: [Person]

    /// Makes a match.
    ///
    /// - Parameters:
    ///   - persons: The persons of the document.
    ///   - there: Those of the store.
    public init(_ persons: [Person], over there: [Person]) {
        known = Set(persons.map(\.id))
        all = there + persons
    }

    /// Returns a trip with persons for its travellers.
    ///
    /// - Parameters:
    ///   - contents: The trip of the document.
    ///   - there: The same trip as it is in the store.
    /// - Returns: The trip; its participants name the same travellers.
    public mutating func matched(_ contents: TripContents, over there: Trip?) -> TripContents {
        var copy = contents
        var taken = Set(contents.trip.travellers.map(\.person))
        var moved: [PersonID: PersonID] = [:]
        for index in copy.trip.travellers.indices {
            let traveller = copy.trip.travellers[index]
            guard !known.contains(traveller.person), traveller.person.text == traveller.id.text else {
                continue
            }
            let same = there?.travellers.first { $0.id == traveller.id }?.person
            let found = same ?? fitting(traveller, besides: taken.subtracting([traveller.person]))
            if let found, found == traveller.person || taken.insert(found).inserted {
                moved[traveller.person] = found
                copy.trip.travellers[index].person = found
            } else {
                all.append(Person(traveller))
            }
        }
        for index in copy.activities.indices where !copy.activities[index].participants.isEmpty {
            copy.activities[index].participants = copy.activities[index].participants.map { moved[$0] ?? $0 }
        }
        return copy
    }

    private func fitting(_ traveller: Traveller, besides taken: Set<PersonID>) -> PersonID? {
        let name = traveller.name.lowercased()
        let found = all.filter { person in
            guard !taken.contains(person.id) else { return false }
            if let email = traveller.email?.lowercased() {
                return person.emails.contains { $0.lowercased() == email }
            }
            return person.emails.isEmpty && person.names.contains { $0.lowercased() == name }
        }
        return found.count == 1 ? found[0].id : nil
    }
}
