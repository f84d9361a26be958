import CivilTime
import Testing
import Trips

@testable import TripStorage

@Suite("LostOccurrences") struct LostOccurrencesTests {
    private static func change(_ text: String, mayMoveLater: Bool = false) throws -> LostOccurrences.Change {
        LostOccurrences.Change(original: try CivilDateTime(parsing: text), mayMoveLater: mayMoveLater)
    }

    private static func series(_ zone: String?, _ lines: [String] = ["RRULE:FREQ=DAILY"]) throws -> Activity {
        let zone = try zone.map { try ZoneID($0) }
        func time(_ text: String) throws -> ActivityTime {
            ActivityTime(local: try CivilDateTime(parsing: text), zone: zone)
        }
        return Activity(
            uid: ActivityUID("s"), kind: .event, title: "Tea",
            span: .timed(start: try time("2027-03-10T09:00:00"), end: try time("2027-03-10T10:00:00")),
            recurrence: lines.isEmpty ? nil : ActivityRecurrence(lines: lines))
    }

    @Test(arguments: [
        ("Asia/Tokyo", "EXDATE;TZID=Asia/Tokyo:20270311T090000,20270312T090000"),
        ("UTC", "EXDATE:20270311T090000Z,20270312T090000Z"),
        (nil, "EXDATE:20270311T090000,20270312T090000"),
    ])
    func `they are taken out on the clock of the series`(zone: String?, line: String) throws {
        let lost = LostOccurrences(
            changes: [try Self.change("2027-03-12T09:00:00"), try Self.change("2027-03-11T09:00:00")],
            readableChanges: [])
        let shown = lost.takenOut(of: try Self.series(zone))
        #expect(shown.recurrence?.lines == ["RRULE:FREQ=DAILY", line])
    }

    @Test func `of whole days the day is taken out`() throws {
        var series = try Self.series(nil)
        series.span = try .days(from: CivilDate(2027, 3, 10), to: CivilDate(2027, 3, 11))
        let lost = LostOccurrences(
            changes: [try Self.change("2027-03-11T00:00:00")], readableChanges: [])
        #expect(lost.takenOut(of: series).recurrence?.lines.last == "EXDATE;VALUE=DATE:20270311")
    }

    @Test func `what happens once has one occurrence`() throws {
        let once = try Self.series("Asia/Tokyo", [])
        for (time, isIt) in [("2027-03-10T09:00:00", true), ("2027-03-11T09:00:00", false)] {
            let shown = LostOccurrences(changes: [try Self.change(time)], readableChanges: []).takenOut(
                of: once)
            #expect((shown == once) == !isIt)
        }
    }

    @Test func `a change of all later ones takes them out as far as the rules are followed`() throws {
        let change = try Self.change("2027-03-11T09:00:00", mayMoveLater: true)
        func count(_ readable: [String], _ lines: [String]) throws -> Int {
            let lost = LostOccurrences(
                changes: [change], readableChanges: try readable.map { try CivilDateTime(parsing: $0) })
            let line = lost.takenOut(of: try Self.series("Asia/Tokyo", lines)).recurrence?.lines.last ?? ""
            return line.split(separator: ",").count
        }
        #expect(try count([], ["RRULE:FREQ=DAILY"]) == 2_000)
        #expect(try count(["2027-03-10T09:00:00", "2027-03-15T09:00:00"], ["RRULE:FREQ=DAILY"]) == 4)
        #expect(try count([], ["RRULE:FREQ=DAILY;COUNT=6"]) == 5)
        // An end in UTC is followed a day too far rather than too short.
        #expect((4...6).contains(try count([], ["RRULE:FREQ=DAILY;UNTIL=20270314T000000Z"])))
        // Lines that are not understood add nothing.
        #expect(try count([], ["RRULE:FREQ=SOMETIMES", "RDATE:20270312T090000"]) == 1)
        #expect(try count(["2027-03-11T09:00:00"], ["RRULE:FREQ=DAILY"]) == 2_000)
    }
}
