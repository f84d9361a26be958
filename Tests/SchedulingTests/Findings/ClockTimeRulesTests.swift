import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Skipped and repeated times") struct ClockTimeRulesTests {
    @Test func `a time that the clocks skip is told with both sides of the gap`() throws {
        let dinner = try activity(
            "Dinner", .restaurant, from: "2027-03-14 02:30 America/Los_Angeles",
            to: "2027-03-14 04:00 America/Los_Angeles")
        let trip = try itinerary([dinner])
        #expect(trip.reported == ["skipped-time warning 2027-03-14T10:30:00Z"])
        #expect(
            trip.messages(.skippedTime) == [
                "Dinner starts on 14 March 2027 02:30 (America/Los_Angeles), but the clocks go from 02:00 -08:00 to "
                    + "03:00 -07:00 over this time; it is taken as 14 March 2027 03:30 (America/Los_Angeles)."
            ])
    }

    @Test func `a time that comes twice is told unless its offset is written down`() throws {
        func trip(_ recorded: String) throws -> Itinerary {
            try itinerary([
                activity(
                    "Bar", .event, from: "2027-11-06 23:00 America/New_York",
                    to: "2027-11-07 01:30 America/New_York\(recorded)")
            ])
        }
        #expect(try trip("").reported == ["repeated-time note 2027-11-07T05:30:00Z"])
        #expect(
            try trip("").messages(.repeatedTime) == [
                "Bar ends on 7 November 2027 01:30 (America/New_York), but the clocks go back from 02:00 -04:00 to "
                    + "01:00 -05:00, so this time comes twice; the first is taken, at -04:00."
            ])
        #expect(try trip(" -18000").reported == [])
        // An offset that is neither of the two is one of other rules.
        #expect(
            try trip(" 3600").reported == [
                "repeated-time note 2027-11-07T05:30:00Z", "zone-drift warning 2027-11-07T05:30:00Z",
            ])
    }

    @Test func `a floating time that the traveller flies over is told`() throws {
        let breakfast = try activity(
            "Breakfast", .restaurant, from: "2027-03-09 05:00", to: "2027-03-09 10:30")
        #expect(
            try itinerary(DemoTrip.activities() + [breakfast]).messages(.skippedTime) == [
                "Breakfast starts on 9 March 2027 05:00, which your clock never shows, as you change zones over it; "
                    + "it is taken as 9 March 2027 05:00 (Asia/Tokyo), which is 8 March 2027 21:00 (Europe/Berlin)."
            ])
    }

    @Test func `a floating time on a date lived twice is told once for each end`() throws {
        let noon = try activity("Noon", .event, from: "2027-03-12 12:00", to: "2027-03-12 12:00")
        #expect(
            try itinerary(DemoTrip.activities() + [noon]).messages(.repeatedTime) == [
                "Noon starts on 12 March 2027 12:00, which your clock shows 2 times, at +09:00 (Asia/Tokyo) and at "
                    + "-08:00 (America/Los_Angeles); +09:00 is taken."
            ])
    }
}
