import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Timeline") struct TimelineTests {
    private func lines(_ timeline: Timeline) -> [String] {
        timeline.passes.map { pass in
            let titles = pass.entries.map(\.scheduled.activity.title)
            return
                (["\(pass.day.date)", "\(pass.number)"] + titles + pass.changes.map { "> \($0.after.id)" })
                .joined(separator: " ")
        }
    }

    @Test func `a date that comes twice stands where it is lived`() throws {
        let trip = try itinerary([
            try activity(
                "flight", .flight, from: "2027-03-13 00:30 Asia/Tokyo",
                to: "2027-03-12 13:00 Pacific/Honolulu"),
            try activity("dinner", .restaurant, from: "2027-03-13 19:30", to: "2027-03-13 21:30"),
        ])
        let timeline = Timeline(
            trip, view: .traveller, dates: try date("2027-03-12")..<date("2027-03-14"))
        #expect(
            lines(timeline) == [
                "2027-03-12 1", "2027-03-13 1 flight", "2027-03-12 2 flight > Pacific/Honolulu",
                "2027-03-13 2 dinner",
            ])
    }

    /// Tokyo until 12 March, Honolulu from 12 March: nobody sleeps there before the flight.
    @Test func `a stay is in the pass whose night is slept there`() throws {
        let trip = try itinerary([
            try activity(
                "flight", .flight, from: "2027-03-13 00:30 Asia/Tokyo",
                to: "2027-03-12 13:00 Pacific/Honolulu"),
            try allDay("tokyo", .lodging, from: "2027-03-11", to: "2027-03-12"),
            try allDay("oahu", .lodging, from: "2027-03-12", to: "2027-03-14"),
            try allDay("fair", .event, from: "2027-03-12", to: "2027-03-13"),
        ])
        let timeline = Timeline(
            trip, view: .traveller, dates: try date("2027-03-11")..<date("2027-03-14"))
        #expect(
            lines(timeline) == [
                "2027-03-11 1 tokyo", "2027-03-12 1 fair", "2027-03-13 1 flight",
                "2027-03-12 2 oahu flight > Pacific/Honolulu", "2027-03-13 2 oahu",
            ])
    }

    @Test func `a date that the clock skips stands before the next one`() throws {
        let trip = try itinerary([try allDay("stay", .lodging, from: "2011-12-29", to: "2012-01-01")])
        let timeline = Timeline(
            trip, view: try .zone("Pacific/Apia"), dates: try date("2011-12-29")..<date("2012-01-01"))
        #expect(lines(timeline) == ["2011-12-29 1 stay", "2011-12-30 1 stay", "2011-12-31 1 stay"])
        #expect(timeline.passes.map { $0.range == nil } == [false, true, false])
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func `each entry of the agenda stands there once, in the order of time`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let first = try date("2026-03-01")
        let trip = try itinerary(try RandomTrip.mixed(using: &random, from: first))
        let dates = first..<(try first.adding(days: 40))
        for view in try RandomTrip.views(using: &random) {
            let timeline = Timeline(trip, view: view, dates: dates)
            let agenda = Agenda(trip, view: view, dates: dates)
            for day in agenda.days {
                let shown = timeline.passes.filter { $0.day.date == day.date }.flatMap(\.entries)
                #expect(shown.count == day.entries.count)
                #expect(Set(shown) == Set(day.entries))
            }
            let ranges = timeline.passes.compactMap(\.range)
            #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
            #expect(timeline.passes.flatMap(\.changes).count == agenda.days.flatMap(\.clockChanges).count)
        }
    }

    @Test func `an empty window has no passes`() throws {
        let day = try date("2027-03-12")
        #expect(Timeline(try itinerary([]), view: .home, dates: day..<day).passes.isEmpty)
    }
}
