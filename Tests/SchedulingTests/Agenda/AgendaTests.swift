import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

@Suite("Agenda") struct AgendaTests {
    private func lines(
        _ activities: [Activity], _ view: AgendaView, _ first: String, _ end: String
    ) throws -> [String] {
        let agenda = Agenda(try itinerary(activities), view: view, dates: try date(first)..<date(end))
        return agenda.days.flatMap { day in
            day.entries.map { entry in
                "\(day.date) \(entry.scheduled.activity.uid)" + (entry.continuesFromBefore ? " <" : "")
                    + (entry.continuesAfter ? " >" : "")
            }
        }
    }

    private func utc(_ uid: String, _ start: String, _ end: String) throws -> Activity {
        try activity(uid, .event, from: "\(start) UTC", to: "\(end) UTC")
    }

    @Test func `what ends at midnight does not touch the date that begins`() throws {
        let party = try utc("party", "2027-03-10 20:00", "2027-03-11 00:00")
        let late = try utc("late", "2027-03-10 20:00", "2027-03-11 00:01")
        for view in [AgendaView.zone(.utc), .place] {
            #expect(
                try lines([party, late], view, "2027-03-09", "2027-03-13") == [
                    "2027-03-10 party", "2027-03-10 late >", "2027-03-11 late <",
                ])
        }
    }

    @Test func `what takes no time stands on the date of its start`() throws {
        let noon = try utc("noon", "2027-03-10 12:00", "2027-03-10 12:00")
        let midnight = try utc("midnight", "2027-03-11 00:00", "2027-03-11 00:00")
        #expect(
            try lines([noon, midnight], .zone(.utc), "2027-03-09", "2027-03-13") == [
                "2027-03-10 noon", "2027-03-11 midnight",
            ])
    }

    @Test func `what ends before it starts stands on the date of its start`() throws {
        let wrong = try utc("wrong", "2027-03-10 12:00", "2027-03-08 12:00")
        for view in [AgendaView.zone(.utc), .place, .traveller, .home] {
            #expect(try lines([wrong], view, "2027-03-01", "2027-04-01") == ["2027-03-10 wrong"])
        }
    }

    @Test func `whole days stand on their own dates in every view`() throws {
        let stay = try allDay("stay", .lodging, from: "2027-03-09", to: "2027-03-12")
        let views: [AgendaView] = [
            .place, .traveller, .home, .zone(try TestZones.zone("Pacific/Kiritimati")),
            .zone(try TestZones.zone("Pacific/Pago_Pago")),
        ]
        for view in views {
            #expect(
                try lines([stay] + DemoTrip.activities().prefix(2), view, "2027-03-09", "2027-03-14")
                    .filter { $0.contains("stay") } == [
                        "2027-03-09 stay >", "2027-03-10 stay < >", "2027-03-11 stay <",
                    ])
        }
    }

    @Test func `whole days come before the hours`() throws {
        let stay = try allDay("z", .lodging, from: "2027-03-10", to: "2027-03-11")
        let early = try utc("a", "2027-03-09 23:30", "2027-03-10 00:30")
        #expect(
            try lines([early, stay], .zone(.utc), "2027-03-10", "2027-03-11") == [
                "2027-03-10 z", "2027-03-10 a <",
            ])
    }

    @Test func `a window shows what began before it and goes on after`() throws {
        let long = try utc("long", "2027-03-01 12:00", "2027-03-31 12:00")
        #expect(try lines([long], .zone(.utc), "2027-03-10", "2027-03-11") == ["2027-03-10 long < >"])
        #expect(try lines([long], .zone(.utc), "2027-04-01", "2027-04-11") == [])
    }

    @Test func `the paper itinerary has both dates of a flight over the date line`() throws {
        let west = try activity(
            "west", .flight, from: "2025-07-02 07:00 Pacific/Apia", to: "2025-07-01 07:35 Pacific/Pago_Pago")
        #expect(
            try lines([west], .place, "2025-06-29", "2025-07-05") == [
                "2025-07-01 west <", "2025-07-02 west >",
            ])
        let lost = try activity(
            "lost", .flight, from: "2027-01-12 22:00 America/Los_Angeles",
            to: "2027-01-14 08:00 Pacific/Auckland")
        #expect(
            try lines([lost], .place, "2027-01-10", "2027-01-20") == [
                "2027-01-12 lost >", "2027-01-13 lost < >", "2027-01-14 lost <",
            ])
        let midnight = try activity(
            "midnight", .flight, from: "2027-01-12 20:00 Europe/Berlin", to: "2027-01-13 00:00 Europe/London")
        #expect(
            try lines([midnight], .place, "2027-01-10", "2027-01-20") == [
                "2027-01-12 midnight >", "2027-01-13 midnight <",
            ])
        let dawn = try activity(
            "dawn", .flight, from: "2027-03-12 09:00 Asia/Tokyo", to: "2027-03-12 00:00 America/Los_Angeles")
        #expect(try lines([dawn], .place, "2027-03-10", "2027-03-20") == ["2027-03-12 dawn"])
        let sameDate = try activity(
            "same", .flight, from: "2027-03-12 17:00 Asia/Tokyo", to: "2027-03-12 10:05 America/Los_Angeles")
        #expect(try lines([sameDate], .place, "2027-03-10", "2027-03-20") == ["2027-03-12 same"])
    }

    @Test func `an end at the moment of a change is shown on the clock before it`() throws {
        var activities = try DemoTrip.activities()
        activities.append(
            try activity(
                "call", .other, from: "2027-03-09 01:30 Europe/Berlin", to: "2027-03-09 01:55 Europe/Berlin"))
        activities.append(
            try activity(
                "gate", .other, from: "2027-03-09 01:55 Europe/Berlin", to: "2027-03-09 02:10 Europe/Berlin"))
        let trip = try itinerary(activities)
        func shown(_ start: String) throws -> [String] {
            let start = try instant(start)
            let scheduled = try #require(trip.activities.first { $0.start == start })
            return trip.span(of: scheduled, in: .traveller).shown
        }
        #expect(
            try shown("2027-03-09T00:30:00Z") == [
                "2027-03-09T01:30:00 Europe/Berlin", "2027-03-09T01:55:00 Europe/Berlin",
            ])
        #expect(
            try shown("2027-03-09T00:55:00Z") == [
                "2027-03-09T09:55:00 Asia/Tokyo", "2027-03-09T10:10:00 Asia/Tokyo",
            ])
    }

    @Test func `cancelled activities are shown`() throws {
        var dinner = try utc("dinner", "2027-03-10 19:00", "2027-03-10 21:00")
        dinner.status = .cancelled
        #expect(try lines([dinner], .zone(.utc), "2027-03-10", "2027-03-11") == ["2027-03-10 dinner"])
    }

    @Test func `a window without dates has no days`() throws {
        let empty = try date("2027-03-10")..<date("2027-03-10")
        #expect(Agenda(try DemoTrip.itinerary(), view: .traveller, dates: empty).days == [])
    }

    @Test(arguments: 0..<100 as Range<UInt64>)
    func `every activity stands once on each of its dates, whatever the window`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let trip = try RandomTrip.make(using: &random)
        let views: [AgendaView] = [.place, .traveller, .home, .zone(try TestZones.zone("Pacific/Apia"))]
        let first = try date("2026-01-01").adding(days: Int.random(in: 0..<300, using: &random))
        let window = first..<(try first.adding(days: Int.random(in: 1..<60, using: &random)))
        for view in views {
            var shown: [ActivityKey: [CivilDate]] = [:]
            for day in Agenda(trip, view: view, dates: window).days {
                for entry in day.entries { shown[entry.scheduled.key, default: []].append(day.date) }
            }
            for scheduled in trip.activities {
                let dates = trip.dates(of: scheduled, in: view, within: nil)
                #expect(!dates.isEmpty)
                #expect(shown[scheduled.key] ?? [] == dates.filter { window.contains($0) })
            }
        }
    }
}
