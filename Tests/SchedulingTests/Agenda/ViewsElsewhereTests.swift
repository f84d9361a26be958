import CivilTime
import Scheduling
import TestKit
import Testing
import Trips

/// Times that other programs have shown on a wrong hour, date or length. The expected values were derived by
/// hand from the offsets in force: UTC is the local time minus the first offset, the view is UTC plus the
/// second.
@Suite("Views elsewhere") struct ViewsElsewhereTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let start: String
        let end: String
        let viewer: String
        let shown: [String]
        let dates: [String]
        /// On each date, the minutes since its beginning: less an hour or half of one after a gap of that day, more
        /// after a repeated hour.
        let minutes: [Range<Int>]
        var testDescription: String { "\(start) in \(viewer)" }
    }

    static let cases = [
        Case(
            start: "2025-07-01 09:00 Asia/Tokyo", end: "2025-07-01 10:00 Asia/Tokyo",
            viewer: "America/New_York", shown: ["2025-06-30T20:00:00", "2025-06-30T21:00:00"],
            dates: ["2025-06-30"], minutes: [1200..<1260]),
        Case(
            start: "2025-07-01 17:00 Asia/Tokyo", end: "2025-07-01 11:00 America/Los_Angeles",
            viewer: "America/New_York", shown: ["2025-07-01T04:00:00", "2025-07-01T14:00:00"],
            dates: ["2025-07-01"], minutes: [240..<840]),
        Case(
            start: "2025-07-01 18:00 America/New_York", end: "2025-07-02 07:30 Europe/Paris",
            viewer: "America/New_York", shown: ["2025-07-01T18:00:00", "2025-07-02T01:30:00"],
            dates: ["2025-07-01", "2025-07-02"], minutes: [1080..<1440, 0..<90]),
        Case(
            start: "2025-07-02 07:00 Pacific/Apia", end: "2025-07-01 07:35 Pacific/Pago_Pago",
            viewer: "America/New_York", shown: ["2025-07-01T14:00:00", "2025-07-01T14:35:00"],
            dates: ["2025-07-01"], minutes: [840..<875]),
        Case(
            start: "2025-03-09 02:30 America/Phoenix", end: "2025-03-09 03:00 America/Phoenix",
            viewer: "America/New_York", shown: ["2025-03-09T05:30:00", "2025-03-09T06:00:00"],
            dates: ["2025-03-09"], minutes: [270..<300]),
        Case(
            start: "2025-03-09 02:15 America/Phoenix", end: "2025-03-09 02:45 America/Phoenix",
            viewer: "America/New_York", shown: ["2025-03-09T05:15:00", "2025-03-09T05:45:00"],
            dates: ["2025-03-09"], minutes: [255..<285]),
        Case(
            start: "2025-11-02 01:30 America/Phoenix", end: "2025-11-02 02:30 America/Phoenix",
            viewer: "America/New_York", shown: ["2025-11-02T03:30:00", "2025-11-02T04:30:00"],
            dates: ["2025-11-02"], minutes: [270..<330]),
        Case(
            start: "2025-11-02 01:30 America/New_York -14400",
            end: "2025-11-02 01:30 America/New_York -18000",
            viewer: "Europe/London", shown: ["2025-11-02T05:30:00", "2025-11-02T06:30:00"],
            dates: ["2025-11-02"], minutes: [330..<390]),
        Case(
            start: "2025-11-02 01:45 America/New_York -14400",
            end: "2025-11-02 01:15 America/New_York -18000",
            viewer: "Europe/London", shown: ["2025-11-02T05:45:00", "2025-11-02T06:15:00"],
            dates: ["2025-11-02"], minutes: [345..<375]),
        Case(
            start: "2025-10-05 02:15 Australia/Brisbane", end: "2025-10-05 02:45 Australia/Brisbane",
            viewer: "Australia/Lord_Howe", shown: ["2025-10-05T03:15:00", "2025-10-05T03:45:00"],
            dates: ["2025-10-05"], minutes: [165..<195]),
        Case(
            start: "2011-12-30 09:00 America/New_York", end: "2011-12-30 10:00 America/New_York",
            viewer: "Pacific/Apia", shown: ["2011-12-31T04:00:00", "2011-12-31T05:00:00"],
            dates: ["2011-12-31"], minutes: [240..<300]),
    ]

    @Test(arguments: cases)
    func `another zone shows the right hours on the right dates`(row: Case) throws {
        let flight = try activity("item", .flight, from: row.start, to: row.end)
        let trip = try itinerary([flight])
        let view = AgendaView.zone(try TestZones.zone(row.viewer))
        let scheduled = try trip.first("item")
        #expect(trip.span(of: scheduled, in: view).shown == row.shown.map { "\($0) \(row.viewer)" })
        #expect(trip.dates(of: scheduled, in: view, within: nil).map { "\($0)" } == row.dates)
        #expect(!scheduled.endsBeforeStart)
    }

    @Test(arguments: cases)
    func `a grid of another zone draws it at the right height`(row: Case) throws {
        let view = AgendaView.zone(try TestZones.zone(row.viewer))
        let trip = try itinerary([activity("item", .flight, from: row.start, to: row.end)])
        let drawn = try row.dates.flatMap { day in
            DayGrid(trip, view: view, date: try date(day), rowMinutes: 15).blocks.map(\.minutes)
        }
        #expect(drawn == row.minutes)
    }

    @Test(arguments: cases)
    func `home is a zone like any other`(row: Case) throws {
        let trip = try itinerary([activity("item", .event, from: row.start, to: row.end)], home: row.viewer)
        let scheduled = try trip.first("item")
        #expect(trip.span(of: scheduled, in: .home).shown == row.shown.map { "\($0) \(row.viewer)" })
    }

    /// The paper itinerary shows each end as it was written.
    @Test(arguments: cases)
    func `the place shows what the ticket says`(row: Case) throws {
        let trip = try itinerary([activity("item", .flight, from: row.start, to: row.end)])
        let scheduled = try trip.first("item")
        let written = [row.start, row.end].map { text in
            let words = text.split(separator: " ")
            return "\(words[0])T\(words[1]):00 \(words[2])"
        }
        #expect(trip.span(of: scheduled, in: .place).shown == written)
        #expect(trip.span(of: scheduled, in: .traveller).shown == written)
    }
}
