import Messages
package import Trips

/// In how many activities of a trip each traveller takes part.
package struct Participations: Sendable {
    private let counts: [PersonID: Int]
    private let all: Int

    /// Counts them.
    ///
    /// - Parameters:
    ///   - activities: The activities of the trip.
    ///   - trip: The trip.
    package init(in activities: [Activity], of trip: Trip) {
        var counts: [PersonID: Int] = [:]
        for person in activities.flatMap({ trip.participants(of: $0) }) { counts[person, default: 0] += 1 }
        (self.counts, all) = (counts, activities.count)
    }

    /// The number of activities of a person.
    package subscript(person: PersonID) -> Int { counts[person] ?? 0 }

    /// The number in words.
    ///
    /// - Parameter count: That of a person.
    /// - Returns: `takes part in all`, `takes part in 3 of 11`.
    package func words(_ count: Int) -> String {
        count == all ? tr("takes part in all") : tr("takes part in \(count) of \(all)")
    }
}
