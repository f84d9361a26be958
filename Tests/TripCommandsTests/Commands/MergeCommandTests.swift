import Foundation
import TestKit
import Testing
import TripCommands

/// Changes, cancellations and shared UIDs that come to the store file by file.
@Suite("Merging, by command") struct MergeCommandTests {
    private static func calendar(_ lines: [String], method: String = "PUBLISH") -> String {
        (["BEGIN:VCALENDAR", "VERSION:2.0", "METHOD:\(method)"] + lines + ["END:VCALENDAR", ""]).joined(
            separator: "\r\n")
    }

    private static func event(_ lines: [String]) -> [String] {
        ["BEGIN:VEVENT", "UID:s", "DTSTAMP:20270101T000000Z"] + lines + ["END:VEVENT"]
    }

    private static let series = event([
        "DTSTART;TZID=Europe/Berlin:20270710T190000", "DTEND;TZID=Europe/Berlin:20270710T194500",
        "RRULE:FREQ=DAILY;COUNT=3", "SUMMARY:Class",
    ])
    // 17:00 in UTC is 19:00 in Berlin.
    private static let change = event([
        "RECURRENCE-ID:20270711T170000Z", "DTSTART:20270720T050000Z", "DTEND:20270720T060000Z",
        "SUMMARY:Moved",
    ])

    private static func agenda(_ place: Workplace, _ more: [String] = []) throws -> [String] {
        let run = try place.run(["agenda", "2027-07-01..2027-08-01", "--json"] + more)
        let items = try #require(try run.json()["items"] as? [[String: Any]])
        return items.map { item in
            "\((item["startInstant"] as? String ?? "").dropFirst(8).prefix(5)) \(item["title"] ?? "") \(item["status"] ?? "")"
        }
    }

    private static let moved = [
        "10T17 Class confirmed", "12T17 Class confirmed", "20T05 Moved confirmed",
    ]

    @Test(arguments: [
        ["series", "change"], ["change", "series"], ["change", "series", "change", "series"],
    ])
    func `a change finds its occurrence in the store and in files, in either order`(_ order: [String]) throws
    {
        let place = try Workplace()
        let files = [
            "series": try place.file("series.ics", Self.calendar(Self.series)),
            "change": try place.file("change.ics", Self.calendar(Self.change)),
        ]
        let paths = order.compactMap { files[$0] }
        for path in paths { #expect(try place.run("import", path, "--trip", "T").status == .success) }
        #expect(try Self.agenda(place) == Self.moved)
        #expect(try Self.agenda(place, ["-f"] + paths) == Self.moved)
        let again = try place.run("import", paths[0], "--trip", "T", "--json").json()
        #expect(again["unchanged"] as? Int == 1)
    }

    @Test func `a change that meets nothing is told by import and by commands on files`() throws {
        let place = try Workplace()
        let series = try place.file("series.ics", Self.calendar(Self.series))
        let wrong = Self.change.map { $0.replacing("20270711T170000Z", with: "20270711T190000Z") }
        let change = try place.file("change.ics", Self.calendar(wrong))
        #expect(try place.run("import", series, "--trip", "T").status == .success)
        let told =
            "change.ics: warning: the series has no occurrence at 2027-07-11T19:00:00Z; the nearest is "
            + "2027-07-11T19:00:00 in Europe/Berlin; RECURRENCE-ID changes none, and the event was kept as one of its own "
            + "[no-such-occurrence]"
        #expect(try place.run("import", change, "--trip", "T").output.contains(told))
        let seen = [
            "10T17 Class confirmed", "11T17 Class confirmed", "12T17 Class confirmed",
            "20T05 Moved confirmed",
        ]
        #expect(try Self.agenda(place) == seen)
        #expect(try Self.agenda(place, ["-f", series, change]) == seen)
        #expect(try place.run("agenda", "2027-07-10", "-f", series, change).errors.contains(told))
    }

    @Test func `one occurrence is called off by its instant, before or after its series comes`() throws {
        let off = Self.calendar(
            Self.event(["RECURRENCE-ID:20270711T170000Z", "SEQUENCE:1"]), method: "CANCEL")
        for isFirst in [true, false] {
            let place = try Workplace()
            let series = try place.file("series.ics", Self.calendar(Self.series))
            let cancel = try place.file("cancel.ics", off)
            for path in isFirst ? [cancel, series] : [series, cancel] {
                #expect(try place.run("import", path, "--trip", "T").status == .success)
            }
            #expect(
                try Self.agenda(place) == [
                    "10T17 Class confirmed", "11T17 Class cancelled", "12T17 Class confirmed",
                ])
        }
    }

    @Test func `events that share a UID stay themselves when a file turns them round`() throws {
        let events = ["A", "B", "C"].map { title in
            Self.event(["DTSTART:20270712T100000Z", "DTEND:20270712T110000Z", "SUMMARY:\(title)"])
        }
        let place = try Workplace()
        let one = try place.file("one.ics", Self.calendar(events.flatMap(\.self)))
        let two = try place.file("two.ics", Self.calendar(events.reversed().flatMap(\.self)))
        #expect(try place.run("import", one, "--trip", "T", "--json").json()["added"] as? Int == 3)
        let again = try place.run("import", two, "--trip", "T", "--json").json()
        #expect(again["unchanged"] as? Int == 3)
        #expect(again["updated"] as? Int == 0 && again["added"] as? Int == 0)
    }
}
