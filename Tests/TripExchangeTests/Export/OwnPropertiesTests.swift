import CivilTime
import Findings
import ICalendar
import Testing
import TripExchange
import Trips

/// Our own properties in events that others have changed.
@Suite("Own properties") struct OwnPropertiesTests {
    static let head = [
        "DTSTART;TZID=Europe/Berlin:20270312T100000", "DTEND;TZID=Europe/Berlin:20270312T113000",
        "SUMMARY:Flight QJ 714 seat 12A",
    ]

    @Test func `without the kind each counts by itself, and comes back`() throws {
        let own = [
            "X-MERIDIAN-CARRIER:Quell Air", "X-MERIDIAN-NUMBER:QJ 715", "X-MERIDIAN-CONFIRMATION:R7KQ2M",
            "X-MERIDIAN-SEAT:34K", "X-MERIDIAN-PLACE-CODE:BER", "X-MERIDIAN-DESTINATION:Vienna",
            "X-MERIDIAN-DESTINATION-CODE:VIE", "X-MERIDIAN-DESTINATION-GEO:48.110278;16.569722",
            "X-MERIDIAN-START-RECORDED;X-TZDB=2026a:2027-03-12T10:00:00+01:00", "X-MERIDIAN-OTHER:1",
        ]
        let activity = try Exchange.activity(Self.head + own)
        #expect(activity.carrier == "Quell Air")
        #expect(activity.number == "QJ 715")
        #expect(activity.confirmation == "R7KQ2M")
        #expect(activity.seat == "34K")
        #expect(activity.place?.code == "BER")
        #expect(
            activity.destination
                == Place(name: "Vienna", code: "VIE", latitude: 48.110278, longitude: 16.569722))
        #expect(try Exchange.ends(activity).start.recorded?.tzdb == "2026a")
        let lines = try Exchange.eventLines(activity)
        for line in own { #expect(lines.contains(line), "\(line)") }
    }

    @Test(arguments: ["", " "]) func `an empty one says nothing`(_ value: String) throws {
        let names = ["CARRIER", "NUMBER", "SEAT", "PLACE-CODE", "DESTINATION", "DESTINATION-CODE"]
        let activity = try Exchange.activity(
            ["DTSTART:20270312T100000Z", "SUMMARY:Walk"] + names.map { "X-MERIDIAN-\($0):\(value)" })
        #expect(activity.destination == nil && activity.place == nil)
        #expect(activity.carrier == nil && activity.number == nil && activity.seat == nil)
    }

    @Test func `a reading beside UTC counts without the kind`() throws {
        let own = "X-MERIDIAN-START;TZID=Europe/Berlin:20271031T023000"
        let activity = try Exchange.activity([
            "DTSTART:20271031T003000Z", "DTEND:20271031T023000Z", "SUMMARY:Walk", own,
        ])
        #expect(try Exchange.ends(activity).start.zone?.name == "Europe/Berlin")
        #expect(try Exchange.eventLines(activity).contains(own))
    }

    @Test(arguments: [
        ("X-MERIDIAN-START;TZID=Europe/Berlin:20270312T090000", "X-MERIDIAN-START `20270312T090000`"),
        (
            "X-MERIDIAN-START-RECORDED;X-TZDB=2026a:2027-03-12T09:00:00+01:00",
            "X-MERIDIAN-START-RECORDED `2027-03-12T09:00:00+01:00`"
        ),
    ])
    func `what was written for another time is left out and told`(_ line: String, _ subject: String) throws {
        let imported = try Exchange.imported(
            event: ["UID:1@test", "DTSTAMP:20270101T000000Z"] + Self.head + [line])
        #expect(
            imported.findings.map(\.message) == [
                "\(subject) says nothing of the end that it stands beside, 2027-03-12T10:00:00 in Europe/Berlin; it "
                    + "was left out"
            ])
        #expect(imported.findings.map(\.line) == [9])
        #expect(imported.findings.map(\.code) == [.staleRecord])
    }

    @Test func `a kind that nobody knows is told, and takes no category along`() throws {
        let imported = try Exchange.imported(
            event: ["UID:1@test", "DTSTAMP:20270101T000000Z"] + Self.head + [
                "X-MERIDIAN-KIND:AIRSHIP", "CATEGORIES:AIRSHIP", "X-MERIDIAN-SEAT:7",
            ])
        #expect(imported.findings.map(\.code) == [.badValue])
        #expect(imported.findings.first?.message.hasPrefix("X-MERIDIAN-KIND `AIRSHIP` is no kind") == true)
        let activity = try #require(imported.activities.first)
        #expect(activity.seat == "7")
        #expect(try Exchange.eventLines(activity).contains { $0.hasPrefix("CATEGORIES:AIRSHIP") })
    }
}
