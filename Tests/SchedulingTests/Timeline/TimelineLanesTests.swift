import CivilTime
import Testing
import Trips

@testable import Scheduling

@Suite("Lanes of a timeline") struct TimelineLanesTests {
    private func hours(_ band: TimelineLanes.Band) -> [String] {
        band.passes.map { pass in
            let seconds = pass.range.map { $0.upperBound.duration(since: $0.lowerBound).components.seconds }
            return "\(pass.day.date) \((seconds ?? 0) / 3_600)"
        }
    }

    /// 00:30 in Tokyo is 15:30Z, and 13:00 in Honolulu 23:00Z: the dates have 24, 8, 11 and 24 hours.
    @Test func `a date that comes twice has two places, each as long as it is lived`() throws {
        let trip = try itinerary([
            try activity(
                "flight", .flight, from: "2027-03-13 00:30 Asia/Tokyo",
                to: "2027-03-12 13:00 Pacific/Honolulu"),
            try activity("dinner", .restaurant, from: "2027-03-13 19:30", to: "2027-03-13 21:30"),
        ])
        let days = try date("2027-03-12")..<date("2027-03-14")
        let lanes = try #require(
            TimelineLanes(Party(of: trip), of: trip, view: .traveller, days: days.daysSinceEpoch))
        #expect(
            hours(lanes.bands[0]) == ["2027-03-12 24", "2027-03-13 8", "2027-03-12 11", "2027-03-13 24"])
        #expect(lanes.range.upperBound.duration(since: lanes.range.lowerBound) == .seconds(67 * 3_600))
        #expect(
            lanes.bands[0].rows.map { $0.row.self } == [TimelineLanes.Row.transports, .activities])
    }

    /// Berlin: the clocks go back on 31 October 2027 and forward on 28 March.
    @Test(arguments: [("2027-10-31", 25), ("2027-03-28", 23), ("2027-03-29", 24)])
    func `a day is as long as its clock makes it`(text: String, length: Int) throws {
        let trip = try itinerary([
            try activity("call", .other, from: "2027-01-01 10:00 UTC", to: "2027-01-01 11:00 UTC")
        ])
        let day = try date(text).daysSinceEpoch
        let lanes = try #require(
            TimelineLanes(
                Party(of: trip), of: trip, view: try .zone("Europe/Berlin"), days: day..<day + 1))
        #expect(hours(lanes.bands[0]) == ["\(text) \(length)"])
        #expect(lanes.bands[0].rows.isEmpty)
    }
}
