import CivilTime
import ICalendar
import TestKit
import Testing
import TripExchange
import Trips

/// Two senders who change a booking in any order, between exports and imports of the same files.
@Suite("Two senders in any order") struct SenderOrderTests {
    typealias Samples = SenderSamples

    /// What is expected of one field: the one who changed it last counts, unless that one says nothing.
    private struct Field {
        var values: [String]
        var last = 0

        mutating func change(_ sender: Int, to value: String) {
            guard value != values[sender] else { return }
            (values[sender], last) = (value, sender)
        }

        var shown: String? {
            let value = values[last].isEmpty ? values[1 - last] : values[last]
            return value.isEmpty ? nil : value
        }
    }

    @Test(arguments: 0..<40) func `the last change of each field counts`(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var events = [Samples.feed, Samples.airline]
        var trip = try SenderUpdateTests.joined()
        var seat = Field(values: ["", "12A"])
        var title = Field(values: ["LH 400 FRA to JFK", "Your flight to New York"])
        var code = Field(values: ["", "XK7P2Q"])
        var day = Field(values: ["05", "05"])
        for step in 1...12 {
            let sender = Int.random(in: 0...1, using: &random)
            var changes: [String: String] = [
                "SEQUENCE": "\((Int(events[sender]["SEQUENCE"] ?? "0") ?? 0) + 1)",
                "DTSTAMP": "20270\(1 + step / 10)\(step < 10 ? "2\(step)" : "0\(step - 9)")T000000Z",
            ]
            switch Int.random(in: 0...3, using: &random) {
            case 0:
                let value = ["", "1A", "2B"].randomElement(using: &random) ?? ""
                changes["X-MERIDIAN-SEAT"] = value
                seat.change(sender, to: value)
            case 1:
                let value = ["LH 400 FRA to JFK", "LH 400 home"].randomElement(using: &random) ?? ""
                changes["SUMMARY"] = value
                title.change(sender, to: value)
            case 2:
                // Two codes would be two bookings.
                let value = ["", "XK7P2Q"].randomElement(using: &random) ?? ""
                changes["X-MERIDIAN-CONFIRMATION"] = value
                code.change(sender, to: value)
            default:
                let value = ["05", "06"].randomElement(using: &random) ?? "05"
                if sender == 0 {
                    changes["DTSTART;TZID=Europe/Berlin"] = "202703\(value)T101500"
                    changes["DTEND;TZID=America/New_York"] = "202703\(value)T131000"
                } else {
                    changes["DTSTART"] = "202703\(value)T091500Z"
                    changes["DTEND"] = "202703\(value)T181000Z"
                }
                day.change(sender, to: value)
            }
            events[sender] = events[sender].merging(changes) { $1 }
            let sent = events[sender].filter { !$0.value.isEmpty }
            try trip.take(sent)
            let said = "step \(step) of \(sender): \(changes)"
            let now = try #require(trip.activities.first)
            #expect(trip.activities.count == 1, "\(said)")
            #expect(now.seat == seat.shown && now.confirmation == code.shown, "\(said)")
            #expect(now.title == title.shown, "\(said)")
            #expect(now.span.startDate.description == "2027-03-\(day.shown ?? "")", "\(said)")
            try Self.checkAgain(trip, sent, said)
            if Int.random(in: 0...3, using: &random) == 0 {
                var other = SenderTrip()
                try other.take(try trip.exported())
                #expect(other.activities[0].hasSameMeaning(as: now), "\(said)")
                trip = other
            }
        }
    }

    /// The same file, and our own export, change nothing.
    private static func checkAgain(_ trip: SenderTrip, _ sent: [String: String], _ said: String) throws {
        var again = trip
        try again.take(sent)
        #expect(again.fates == ["1 unchanged"] && again.told.isEmpty, "\(said)")
        try again.take(try trip.exported())
        #expect(again.fates == ["1 unchanged"], "\(said)")
        #expect(again.activities[0].hasSameMeaning(as: trip.activities[0]), "\(said)")
    }

    @Test(arguments: 0..<20) func `a change by hand of another field stays throughout`(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var trip = try SenderUpdateTests.joined()
        try trip.edit(.notes("Mine"), at: "2027-02-01T00:00:00Z")
        var events = [Samples.feed, Samples.airline]
        for step in 1...8 {
            let sender = Int.random(in: 0...1, using: &random)
            events[sender]["SEQUENCE"] = "\(10 + step)"
            events[sender]["DTSTAMP"] = "202703\(10 + step)T000000Z"
            events[sender]["X-MERIDIAN-SEAT"] = "\(step)A"
            try trip.take(events[sender])
            #expect(trip.activities.map(\.seat) == ["\(step)A"] && trip.activities[0].notes == "Mine")
            if Bool.random(using: &random) {
                var other = SenderTrip()
                try other.take(try trip.exported())
                trip = other
            }
        }
    }
}
