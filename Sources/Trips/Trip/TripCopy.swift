public import CivilTime

/// A copy of a trip for other dates.
///
/// Clock readings and zones stay, so that a dinner at 19:00 in Lisbon stays at 19:00 there, whatever the zone's rules
/// are on the new date. A copy is a plan and not a booking: codes, seats, payments and cancelled activities are
/// dropped. Series are dropped too, because their rules name their own dates and days of the week.
public struct TripCopy: Sendable {
    /// The new trip.
    public let trip: Trip
    /// Its activities, under new UIDs.
    public let activities: [Activity]
    /// Its to-dos, under new UIDs.
    public let todos: [Todo]
    /// The number of activities dropped as parts of series.
    public let skippedSeries: Int
    /// The number of activities dropped as cancelled.
    public let skippedCancelled: Int

    /// Makes the copy.
    ///
    /// - Parameters:
    ///   - original: The trip.
    ///   - name: The name of the copy.
    ///   - days: The number of days by which it is later.
    ///   - activities: The activities of the trip.
    ///   - todos: Its to-dos.
    ///   - now: The present.
    ///   - database: The zones, with those that the trip's calendars define.
    ///   - choose: Chooses the instant of a reading that the clocks skip or repeat on the new date; it gets the title
    ///     of the moved item.
    /// - Throws: A ``/CivilTime/TimeError`` when a date would lie beyond the calendar's end, and what `choose` throws.
    public init(
        of original: Trip, named name: String, days: Int, activities: [Activity], todos: [Todo],
        at now: Instant, in database: ZoneDatabase,
        choosing choose: (LocalMapping, String) throws -> Instant
    ) throws {
        var random = SystemRandomNumberGenerator()
        var trip = Trip(
            id: TripID.random(using: &random), name: name, home: original.home, notes: original.notes,
            zones: original.zones)
        trip.start = try original.start?.adding(days: days)
        trip.end = try original.end?.adding(days: days)
        trip.defaultZone = original.defaultZone
        trip.kind = original.kind
        trip.travellers = original.travellers.map {
            Traveller(
                id: TravellerID.random(using: &random), person: $0.person, name: $0.name, email: $0.email,
                role: $0.role)
        }
        trip.budget = original.budget
        trip.countries = original.countries
        (trip.createdAt, trip.lastModified) = (now, now)
        self.trip = trip
        let single = activities.filter { $0.recurrence == nil && $0.recurrenceID == nil }
        let alive = single.filter { $0.status != .cancelled }
        skippedSeries = activities.count - single.count
        skippedCancelled = single.count - alive.count
        self.activities = try alive.map { activity in
            try Self.plan(of: activity, days: days, at: now, in: database) {
                try choose($0, activity.title)
            }
        }
        self.todos = try todos.filter { $0.status != .cancelled }.map { todo in
            try Self.plan(of: todo, days: days, at: now, in: database) {
                try choose($0, todo.title)
            }
        }
    }

    private static func plan(
        of activity: Activity, days: Int, at now: Instant, in database: ZoneDatabase,
        settling settle: (LocalMapping) throws -> Instant
    ) throws -> Activity {
        let moved = try ActivityEdit([.movedByDays(days)]).applied(
            to: activity, at: now, in: database, settling: settle)
        var copy = moved.with(key: ActivityKey(uid: .random()))
        (copy.confirmation, copy.seat, copy.paid, copy.source) = (nil, nil, .unpaid, nil)
        (copy.statements, copy.edit, copy.reach) = ([], nil, .thisOccurrence)
        copy.reminders = activity.reminders.filter {
            if case .relative = $0.trigger { true } else { false }
        }
        (copy.sequence, copy.createdAt, copy.stamp, copy.lastModified) = (0, now, now, now)
        return copy
    }

    private static func plan(
        of todo: Todo, days: Int, at now: Instant, in database: ZoneDatabase,
        settling settle: (LocalMapping) throws -> Instant
    ) throws -> Todo {
        var copy = Todo(uid: .random(), title: todo.title, notes: todo.notes)
        copy.place = todo.place
        copy.priority = todo.priority
        copy.due =
            switch todo.due {
            case .day(let date): .day(try date.adding(days: days))
            case .time(let time):
                .time(try time.moved(days: days, in: database, settling: settle))
            case nil: nil
            }
        (copy.createdAt, copy.stamp, copy.lastModified) = (now, now, now)
        return copy
    }
}
