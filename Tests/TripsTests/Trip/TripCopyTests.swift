import CivilTime
import TestKit
import Testing
import Trips

/// A trip made again for other dates, without a command.
@Suite("Copy of a trip") struct TripCopyTests {
    private static func dinner() throws -> Activity {
        var dinner = Activity(
            uid: ActivityUID("dinner"), kind: .restaurant, title: "Dinner",
            span: try .timed(
                start: ActivityTime(local: CivilDateTime(2027, 3, 20, 2, 30), zone: ZoneID("Europe/Berlin")),
                end: ActivityTime(local: CivilDateTime(2027, 3, 20, 4, 0), zone: ZoneID("Europe/Berlin"))))
        dinner.confirmation = "R7KQ2M"
        return dinner
    }

    private static func copy(
        _ activities: [Activity], days: Int, choosing choose: (LocalMapping, String) throws -> Instant
    ) throws -> TripCopy {
        var trip = Trip(id: TripID("t"), name: "Spring")
        trip.start = try CivilDate(2027, 3, 19)
        return try TripCopy(
            of: trip, named: "Spring again", days: days, activities: activities, todos: [], at: .epoch,
            in: TestZones.database(.r2026f), choosing: choose)
    }

    @Test func `readings stay, codes do not`() throws {
        let dinner = try Self.dinner()
        let copy = try Self.copy([dinner], days: 7) { mapping, _ in try mapping.resolved(by: .reject) }
        #expect(copy.trip.name == "Spring again")
        #expect("\(try #require(copy.trip.start))" == "2027-03-26")
        let moved = try #require(copy.activities.first)
        guard case .timed(let start, _) = moved.span else {
            Issue.record("\(moved.span)")
            return
        }
        #expect("\(start.local) \(start.zone?.name ?? "")" == "2027-03-27T02:30:00 Europe/Berlin")
        #expect(moved.confirmation == nil)
        #expect(moved.uid != dinner.uid)
    }

    /// On 28 March 2027 Berlin's clock goes from 02:00 to 03:00.
    @Test func `a reading that the new date skips is chosen, by title`() throws {
        var asked: [String] = []
        let copy = try Self.copy([try Self.dinner()], days: 8) { mapping, title in
            asked.append(title)
            return mapping.compatible
        }
        #expect(asked == ["Dinner"])
        #expect(copy.activities.count == 1)
        #expect(throws: TimeError.self) {
            try Self.copy([try Self.dinner()], days: 8) { mapping, _ in try mapping.resolved(by: .reject) }
        }
    }

    @Test func `cancelled activities and parts of series stay behind`() throws {
        var cancelled = try Self.dinner()
        cancelled.status = .cancelled
        let part = Activity(
            uid: ActivityUID("series"), recurrenceID: try CivilDateTime(2027, 3, 20, 2, 30), kind: .other,
            title: "Run", span: try Self.dinner().span)
        let copy = try Self.copy([cancelled, part], days: 1) { mapping, _ in mapping.compatible }
        #expect(copy.activities.isEmpty)
        #expect(copy.skippedCancelled == 1)
        #expect(copy.skippedSeries == 1)
    }
}
