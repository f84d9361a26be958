import CivilTime
import Scheduling
import Trips

/// Where each group of persons is at a moment, or over a date of theirs.
struct WhoAnswer: Sendable {
    /// Those who are at the same place, and where they are, from moment to moment.
    struct Row: Sendable {
        let members: [PartyMember]
        let moments: [Whereabouts]
    }

    /// The date that was asked for; nil for a moment.
    let date: CivilDate?
    /// The moment that was asked for, on the clock that was named.
    let asked: ZonedDateTime
    let rows: [Row]

    init(_ shown: ShownWindow, date: CivilDate?, at asked: ZonedDateTime) {
        self.date = date
        self.asked = asked
        let travelling = shown.people.travellers
        let staying = shown.people.locatable.filter { !travelling.contains($0) }
        let activities = shown.itinerary.activities.map(\.activity)
        // What names nobody is for those who travel.
        let home = Party(
            staying, activities.filter { !$0.participants.isEmpty }, database: shown.loaded.database)
        let groups =
            (travelling.isEmpty ? Party(of: shown.itinerary) : shown.party).groups + home.groups
        rows = groups.map { group in
            Row(
                members: group.members,
                moments: date.map { Self.moments(of: group.itinerary, on: $0) } ?? [
                    Whereabouts(of: group.itinerary, at: asked.instant)
                ])
        }
    }

    /// The moments of a traveller's date at which they are somewhere else than before.
    private static func moments(of itinerary: Itinerary, on date: CivilDate) -> [Whereabouts] {
        let ranges = itinerary.clock.stretches(of: date)
        var instants = ranges.map(\.lowerBound)
        for activity in itinerary.activities where activity.kind.isTransport && !activity.isAllDay {
            instants += [activity.start, activity.range.upperBound].filter { moment in
                ranges.contains { $0.contains(moment) }
            }
        }
        instants += itinerary.clock.stretches.map(\.range.lowerBound).filter { moment in
            ranges.contains { $0.contains(moment) }
        }
        var found: [Whereabouts] = []
        for instant in Set(instants).sorted() {
            let next = Whereabouts(of: itinerary, at: instant)
            if found.last?.location != next.location || found.last?.local.zone != next.local.zone {
                found.append(next)
            }
        }
        return found
    }
}

extension ScheduledActivity {
    /// What it is.
    var kind: ActivityKind { activity.kind }
}
