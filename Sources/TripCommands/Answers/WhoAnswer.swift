import CivilTime
import Scheduling
import TripWorkflows
import Trips

/// The place of each group of persons at a moment, or over a date of theirs.
struct WhoAnswer: Sendable {
    /// The persons at the same place, and their places in order of time.
    struct Row: Sendable {
        let members: [PartyMember]
        let moments: [Whereabouts]
        /// For a date, their activities other than transports, in order.
        let doing: [ScheduledActivity]
    }

    /// The requested date; nil for a moment.
    let date: CivilDate?
    /// The requested moment, on the clock of the request.
    let asked: ZonedDateTime
    let rows: [Row]
    /// The unique name of each person.
    let names: [PersonID: String]

    init(_ shown: ShownWindow, date: CivilDate?, at asked: ZonedDateTime) {
        self.date = date
        self.asked = asked
        let travelling = shown.people.travellers
        let staying = shown.people.locatable.filter { !travelling.contains($0) }
        let activities = shown.itinerary.activities.map(\.activity)
        // An activity without participants is for the travellers.
        let home = Party(
            staying, activities.filter { !$0.participants.isEmpty }, database: shown.loaded.database)
        let groups =
            (travelling.isEmpty ? Party(of: shown.itinerary) : shown.party).groups + home.groups
        let members = groups.flatMap(\.members)
        names = Dictionary(
            members.map { ($0.id, shown.people.name(of: $0, among: members)) },
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

    private static func doing(in itinerary: Itinerary, on date: CivilDate) -> [ScheduledActivity] {
        let ranges = itinerary.clock.stretches(of: date)
        return itinerary.activities.filter { scheduled in
            let activity = scheduled.activity
            guard activity.isExclusive, !activity.kind.isTransport, !scheduled.isAllDay else { return false }
            return ranges.contains { $0.overlaps(scheduled.range) || $0.contains(scheduled.start) }
        }
    }
}
