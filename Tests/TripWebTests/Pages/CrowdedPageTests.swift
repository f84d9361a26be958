import CivilTime
import Foundation
import TestKit
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// Series, many activities at one time, and long lists.
@Suite("Pages with much on them") struct CrowdedPageTests {
    /// A calendar of events in Berlin.
    static func calendar(_ events: [[String]]) -> [UInt8] {
        var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Test//EN"]
        for (index, event) in events.enumerated() {
            lines +=
                ["BEGIN:VEVENT", "UID:\(index)@test", "DTSTAMP:20270101T000000Z"] + event + ["END:VEVENT"]
        }
        return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
    }

    /// The addresses in the links of a page.
    static func links(_ text: String) -> [String] {
        text.components(separatedBy: " href=\"/").dropFirst().compactMap { rest in
            // A browser asks without what stands after `#`.
            rest.split(separator: "\"").first.map {
                "/" + $0.prefix { $0 != "#" }.replacingOccurrences(of: "&amp;", with: "&")
            }
        }
    }

    static let daily = calendar([
        [
            "DTSTART;TZID=Europe/Berlin:20270325T090000", "DTEND;TZID=Europe/Berlin:20270325T093000",
            "RRULE:FREQ=DAILY;COUNT=8", "SUMMARY:Swim",
        ]
    ])

    @Test func `behind years without anything the itinerary goes on, and at last leads on`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            Self.calendar(
                (0..<10).map {
                    [
                        "DTSTART;TZID=Europe/Berlin:20\(27 + 2 * $0)0610T090000", "DURATION:PT1H",
                        "SUMMARY:Talk",
                    ]
                }), named: "talks.ics")
        let text = try await pages.get(trip).text
        for year in 0..<9 { #expect(text.contains("10 June 20\(27 + 2 * year)</"), "\(year)") }
        #expect(!text.contains("10 June 2045</a></h2>"))
        #expect(text.contains("There is more after 2044-07-13, up to 2045-06-10."))
        #expect(text.contains("<a href=\"\(trip)/week/2045-06-10\">The week of Sat 10 June 2045</a>"))
    }

    @Test func `a series of every second is cut, and says so`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            Self.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270325T090000", "DURATION:PT1S", "RRULE:FREQ=SECONDLY",
                    "SUMMARY:Tick",
                ]
            ]), named: "tick.ics")
        let text = try await pages.get(trip).text
        #expect(text.contains("the limit of 20000 occurrences was reached"))
    }

    @Test(arguments: ["traveller", "home", "Asia/Tokyo"])
    func `every link of every page leads somewhere`(clock: String) async throws {
        let pages = try Pages()
        let trips = try [
            pages.imported("docs/demo/family/family.ics"), pages.imported(Self.daily, named: "daily.ics"),
        ]
        var open = trips.map { $0 + "?clock=" + PercentText.encoded(clock) }
        var seen = Set(open)
        var count = 0
        while let path = open.popLast(), count < 400 {
            count += 1
            let reply = try await pages.get(path)
            #expect(reply.status == 200, "\(path)")
            guard reply["Content-Type"] == "text/html; charset=utf-8" else { continue }
            // The days and weeks before and after lead on without an end.
            for link in Self.links(reply.text)
            where !link.contains("/day") && !link.contains("/week") && !link.contains("/month")
                && seen.insert(link).inserted
            {
                open.append(link)
            }
            for link in Self.links(reply.text) where link.contains("/2027-03-2") && seen.insert(link).inserted
            {
                open.append(link)
            }
        }
        #expect(count > 60)
    }

    @Test func `an occurrence of a series has a page with its own times`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(Self.daily, named: "daily.ics")
        let week = try await pages.get("\(trip)/week/2027-03-29").text
        let link = try #require(Self.links(week).first { $0.contains("2027-03-29T09") })
        let text = try await pages.get(link).text
        #expect(text.contains("2027-03-29"))
        #expect(text.contains(">The series</a>"))
        #expect(
            try await pages.get("\(trip)/activity?uid=0%40test&occurrence=2027-03-29T10:00:00").status == 404)
    }

    @Test func `an occurrence says that it is changed with its series, and so does the address of its form`()
        async throws
    {
        let pages = try Pages()
        let trip = try pages.imported(Self.daily, named: "daily.ics")
        let key = "uid=0%40test&occurrence=2027-03-29T09%3A00%3A00"
        let words = "One occurrence of a series cannot be changed by itself here"
        let link = "<a class=\"start\" href=\"\(trip)/activity?uid=0%40test\">The series</a></p>"
        let shown = try await pages.get("\(trip)/activity?\(key)").text
        #expect(shown.contains(words) && shown.contains(link))
        for form in ["edit", "delete"] {
            let refused = try await pages.get("\(trip)/\(form)?\(key)")
            #expect(refused.status == 404, "\(form)")
            #expect(refused.text.contains("<h1><bdi>This is one occurrence of a series</bdi></h1>"))
            #expect(refused.text.contains(words))
            #expect(refused.text.contains("href=\"\(trip)/activity?uid=0%40test\">The series</a>"))
        }
        let series = try await pages.get("\(trip)/activity?uid=0%40test").text
        #expect(!series.contains(words))
        let gone = try await pages.get("\(trip)/edit?uid=0%40test&occurrence=2027-03-29T10%3A00%3A00")
        #expect(gone.text.contains("There is no such activity"))
    }

    @Test func `of twelve activities at one time none is hidden`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            Self.calendar(
                (0..<12).map {
                    [
                        "DTSTART;TZID=Europe/Berlin:20270601T090000",
                        "DTEND;TZID=Europe/Berlin:20270601T120000",
                        "SUMMARY:Lane \($0)",
                    ]
                }), named: "lanes.ics")
        let text = try await pages.get("\(trip)/day/2027-06-01").text
        for lane in 0..<12 { #expect(text.contains("<bdi>Lane \(lane)</bdi>")) }
        #expect(text.components(separatedBy: " lane-").count == 1 + 8)
        let below = try #require(text.components(separatedBy: "At the same time as others:").last)
        #expect(below.components(separatedBy: "class=\"title\"").count == 1 + 4)
    }

    @Test func `a day and a list say what they leave out`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            Self.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270601T000000", "DTEND;TZID=Europe/Berlin:20270601T000100",
                    "RRULE:FREQ=MINUTELY;COUNT=2000", "SUMMARY:Tick",
                ]
            ]), named: "series.ics")
        let day = try await pages.get("\(trip)/day/2027-06-01").text
        #expect(day.contains("The first 200 of 1440 activities of this day are shown"))
        #expect(day.utf8.count < 400_000)
        let list = try await pages.get(trip).text
        #expect(list.contains("The list ends before 2027-06-02"))
        #expect(list.utf8.count < 400_000)
        #expect(try await pages.get("\(trip)/week/2027-06-01").bytes.count < 800_000)
    }

    /// What each page of a trip costs that has this many single activities in a month, by the name of its view.
    private static func costs(of count: Int) throws -> [String: (spent: Duration, bytes: Int)] {
        let (pages, trip) = (
            try Pages(), Trip(id: TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), name: "Fair")
        )
        let zone = try ZoneID("Europe/Berlin")
        try pages.store.write { writing in
            try writing.create(trip)
            for number in 0..<count {
                // Spread over the days and minutes of June.
                let minute = number * 29 * 1_440 / count
                func civil(_ minute: Int) throws -> CivilDateTime {
                    try CivilDateTime(2027, 6, 1 + minute / 1_440, minute % 1_440 / 60, minute % 60)
                }
                let (start, end) = (try civil(minute), try civil(minute + 20))
                let time = ActivityTime(local: start, zone: zone)
                try writing.save(
                    Activity(
                        uid: ActivityUID("\(number)"), kind: .event, title: "Talk \(number)",
                        span: .timed(start: time, end: ActivityTime(local: end, zone: zone))), in: trip.id)
            }
        }
        let date = try CivilDate(2027, 6, 15)
        var costs: [String: (spent: Duration, bytes: Int)] = [:]
        for view in [
            TripView.itinerary, .day(date), .week(date), .month(date), .timeline(date), .findings,
            .calendar(.shared),
        ] {
            var bytes = 0
            let request = try PageRequest(PageAddress.trip(trip.id, view, .traveller).text)
            let spent = try ProcessorTime.spent {
                let answer = try pages.responder.pages.answer(request)
                bytes = answer.bytes.count
            }
            costs[view.name ?? ""] = (spent, bytes)
        }
        return costs
    }

    @Test func `ten thousand activities in a month take no more for each than a thousand`() throws {
        let (few, many) = (try Self.costs(of: 1_000), try Self.costs(of: 10_000))
        for (view, cost) in many {
            let before = try #require(few[view])
            // Ten times as many, with room for a measure on a busy machine; squares would be a hundred times.
            #expect(
                cost.spent < before.spent * 30 + .milliseconds(500), "\(view) \(before.spent) \(cost.spent)")
            #expect(view == "trip.ics" || cost.bytes < 800_000, "\(view) \(cost.bytes)")
        }
        #expect(many.count == 7)
    }

    @Test func `the page of an activity leads to the day on which the clock has it`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            Self.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20270601T100000",
                    "DTEND;TZID=Pacific/Auckland:20270602T200000",
                    "SUMMARY:Flight QJ 9 BER-AKL", "CATEGORIES:FLIGHT", "LOCATION:BER",
                ],
                [
                    "DTSTART;TZID=Europe/Berlin:20270603T200000", "DTEND;TZID=Europe/Berlin:20270603T203000",
                    "SUMMARY:Call",
                ],
            ]), named: "call.ics")
        let text = try await pages.get("\(trip)/activity?uid=1%40test").text
        #expect(text.contains("\(trip)/day/2027-06-04\">Its day</a>"))
        #expect(try await pages.get("\(trip)/day/2027-06-04").text.contains("<bdi>Call</bdi>"))
    }

    @Test func `blanks in a UID are part of it`() async throws {
        let pages = try Pages()
        let bytes = String(decoding: Self.daily, as: UTF8.self).replacingOccurrences(
            of: "UID:0@test", with: "UID: a b ")
        let trip = try pages.imported(Array(bytes.utf8), named: "blank.ics")
        let uid = try pages.store.read { try $0.activities(of: $0.trips()[0].id)[0].uid.text }
        #expect(try await pages.get("\(trip)/activity?uid=\(PercentText.encoded(uid))").status == 200)
    }
}
