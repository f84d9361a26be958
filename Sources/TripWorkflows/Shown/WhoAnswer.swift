package import CivilTime
package import Scheduling
package import Trips

/// The place of each group of persons at a moment, or over a date of theirs.
package struct WhoAnswer: Sendable {
    /// The persons at the same place, and their places in order of time.
    package struct Row: Sendable {
        package let members: [PartyMember]
        package let moments: [Whereabouts]
        /// For a date, their activities other than transports, in order.
        package let doing: [ScheduledActivity]
    }

    /// The requested date; nil for a moment.
    package let date: CivilDate?
    /// The requested moment, on the clock of the request.
    package let asked: ZonedDateTime
    package private(set) var rows: [Row]
    /// The unique name of each person.
    package let names: [PersonID: String]

    /// Finds everybody.
    ///
    /// - Parameters:
    ///   - people: The persons.
    ///   - party: The itinerary of each traveller.
    ///   - whole: The activities of all on one timeline.
    ///   - database: The zones, with those that the trips' calendars define.
    ///   - date: The requested date; nil for a moment.
    ///   - asked: The requested moment.
    package init(
        _ people: ShownPeople, _ party: Party, _ whole: Itinerary, _ database: ZoneDatabase,
        date: CivilDate?, at asked: ZonedDateTime
    ) {
        self.date = date
        self.asked = asked
        let travelling = people.travellers
        let staying = people.locatable.filter { !travelling.contains($0) }
        let activities = whole.activities.map(\.activity)
        // An activity without participants is for the travellers.
        let home = Party(
            staying, activities.filter { !$0.participants.isEmpty }, database: database)
        let groups = (travelling.isEmpty ? Party(of: whole) : party).groups + home.groups
        let members = groups.flatMap(\.members)
        names = Dictionary(
            members.map { ($0.id, people.name(of: $0, among: members)) },
            uniquingKeysWith: { first, _ in first })
        rows = groups.map { group in
            guard let date else {
                let here = Whereabouts(
                    of: group.itinerary, at: asked.instant,
                    distance: { PlaceFacts.kilometres(from: $0, to: $1) })
                return Row(members: group.members, moments: [here], doing: [])
            }
            return Row(
                members: group.members,
                moments: Whereabouts.places(
                    of: group.itinerary, on: date, distance: { PlaceFacts.kilometres(from: $0, to: $1) }),
                doing: Self.doing(in: group.itinerary, on: date))
        }
    }

    /// Returns the answer for some persons; what is nobody's in particular stays.
    ///
    /// - Parameter persons: The persons.
    /// - Returns: The answer.
    package func of(_ persons: Set<PersonID>) -> WhoAnswer {
        var answer = self
        answer.rows = rows.compactMap { row in
            let members = row.members.filter { persons.contains($0.id) }
            guard row.members.isEmpty || !members.isEmpty else { return nil }
            return Row(members: members, moments: row.moments, doing: row.doing)
        }
        return answer
    }

    private static func doing(in itinerary: Itinerary, on date: CivilDate) -> [ScheduledActivity] {
        let ranges = itinerary.clock.stretches(of: date)
        return itinerary.activities.filter { scheduled in
            let activity = scheduled.activity
            guard activity.isExclusive, !activity.kind.isTransport, !scheduled.isAllDay else { return false }
            return ranges.contains { $0.overlaps(scheduled.range) || $0.contains(scheduled.start) }
        }
    }
}
