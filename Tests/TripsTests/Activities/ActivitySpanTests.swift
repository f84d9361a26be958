import CivilTime
import Testing
import Trips

@Suite("ActivitySpan") struct ActivitySpanTests {
    private func time(_ text: String, _ zone: String?) throws -> ActivityTime {
        ActivityTime(local: try CivilDateTime(parsing: text), zone: try zone.map { try ZoneID($0) })
    }

    @Test func `a span of days has its end after its start`() throws {
        let span = try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 17))
        #expect(span == .allDay(start: try CivilDate(2027, 3, 14), end: try CivilDate(2027, 3, 17)))
        #expect(span.isAllDay)
        #expect(span.nights == 3)
    }

    @Test func `a span of no day is refused, with the right end`() throws {
        let day = try CivilDate(2027, 3, 14)
        let error = try #require(throws: TripError.self) { try ActivitySpan.days(from: day, to: day) }
        #expect(error.code == .emptySpan)
        #expect(
            error.description
                == "2027-03-14 to 2027-03-14: holds no day; the end is exclusive, so one day ends on 2027-03-15"
        )
    }

    @Test func `a span that runs backwards is refused`() throws {
        #expect(throws: TripError.self) {
            try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 13))
        }
    }

    @Test func `a span on the last day there is has no right end to name`() throws {
        let error = try #require(throws: TripError.self) {
            try ActivitySpan.days(from: .latest, to: .latest)
        }
        #expect(error.reason == "holds no day")
    }

    @Test(
        arguments: [
            // Nights are differences of dates; the clock's changes (here Paris, 2027-03-28) do not count.
            ("2027-03-14T15:00", "2027-03-17T11:00", 3), ("2027-03-27T15:00", "2027-03-28T11:00", 1),
            ("2027-03-14T23:59", "2027-03-15T00:00", 1), ("2027-03-14T00:00", "2027-03-14T23:59", 0),
        ])
    func `the nights of a stay are counted by dates`(start: String, end: String, nights: Int) throws {
        let span = ActivitySpan.timed(
            start: try time(start, "Europe/Paris"), end: try time(end, "Europe/Paris"))
        #expect(span.nights == nights)
        #expect(!span.isAllDay)
    }

    @Test func `a flight over the date line may arrive on an earlier date than it left`() throws {
        // Tokyo 00:30 on the 15th is 07:30 of the 14th in Los Angeles; ten hours later it is 17:30 there.
        let span = ActivitySpan.timed(
            start: try time("2027-01-15T00:30", "Asia/Tokyo"),
            end: try time("2027-01-14T17:30", "America/Los_Angeles"))
        #expect(span.startDate == (try CivilDate(2027, 1, 15)))
        #expect(span.endDate == (try CivilDate(2027, 1, 14)))
        #expect(span.nights == 0)
    }
}
