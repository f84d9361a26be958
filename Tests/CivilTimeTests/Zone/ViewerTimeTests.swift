import CivilTime
import TestKit
import Testing

/// What a traveller's plan is for somebody elsewhere, both ends and how long it lasts. Each row was worked out by hand
/// from the offsets in force; all are cases that programs which move clock readings instead of instants get wrong.
@Suite("A time seen from elsewhere") struct ViewerTimeTests {
    struct Plan: CustomTestStringConvertible, Sendable {
        let name: String
        let start: String
        let end: String
        let viewer: String
        let seen: (start: String, end: String)
        let minutes: Int

        var testDescription: String { name }

        init(
            _ name: String, _ start: String, _ end: String, seenFrom viewer: String, _ seenStart: String,
            _ seenEnd: String, minutes: Int
        ) {
            (self.name, self.start, self.end, self.viewer) = (name, start, end, viewer)
            (seen, self.minutes) = ((seenStart, seenEnd), minutes)
        }
    }

    static let plans = [
        // New York is on -04:00 in summer. Tokyo keeps +09:00.
        Plan(
            "a morning in Tokyo", "2025-07-01T09:00[Asia/Tokyo]", "2025-07-01T10:00[Asia/Tokyo]",
            seenFrom: "America/New_York", "2025-06-30T20:00:00", "2025-06-30T21:00:00", minutes: 60),
        // Los Angeles is on -07:00.
        Plan(
            "a flight that lands before it left", "2025-07-01T17:00[Asia/Tokyo]",
            "2025-07-01T11:00[America/Los_Angeles]",
            seenFrom: "America/New_York", "2025-07-01T04:00:00", "2025-07-01T14:00:00", minutes: 600),
        // Paris is on +02:00.
        Plan(
            "a night flight to Paris", "2025-07-01T18:00[America/New_York]",
            "2025-07-02T07:30[Europe/Paris]",
            seenFrom: "America/New_York", "2025-07-01T18:00:00", "2025-07-02T01:30:00", minutes: 450),
        // Apia keeps +13:00, Pago Pago -11:00.
        Plan(
            "half an hour across the date line", "2025-07-02T07:00[Pacific/Apia]",
            "2025-07-01T07:35[Pacific/Pago_Pago]",
            seenFrom: "America/New_York", "2025-07-01T14:00:00", "2025-07-01T14:35:00", minutes: 35),
        // Phoenix keeps -07:00; New York skips 02:00 to 03:00 that morning and is on -04:00 after it.
        Plan(
            "a reading that the viewer's clocks skip", "2025-03-09T02:30[America/Phoenix]",
            "2025-03-09T03:00[America/Phoenix]",
            seenFrom: "America/New_York", "2025-03-09T05:30:00", "2025-03-09T06:00:00", minutes: 30),
        Plan(
            "two readings that the viewer's clocks skip", "2025-03-09T02:15[America/Phoenix]",
            "2025-03-09T02:45[America/Phoenix]",
            seenFrom: "America/New_York", "2025-03-09T05:15:00", "2025-03-09T05:45:00", minutes: 30),
        // New York repeats 01:00 to 02:00 that morning and is on -05:00 after it.
        Plan(
            "a reading that the viewer's clocks repeat", "2025-11-02T01:30[America/Phoenix]",
            "2025-11-02T02:30[America/Phoenix]",
            seenFrom: "America/New_York", "2025-11-02T03:30:00", "2025-11-02T04:30:00", minutes: 60),
        // London is on +00:00 in winter.
        Plan(
            "an hour from 01:30 to 01:30", "2025-11-02T01:30-04:00[America/New_York]",
            "2025-11-02T01:30-05:00[America/New_York]",
            seenFrom: "Europe/London", "2025-11-02T05:30:00", "2025-11-02T06:30:00", minutes: 60),
        Plan(
            "half an hour from 01:45 to 01:15", "2025-11-02T01:45-04:00[America/New_York]",
            "2025-11-02T01:15-05:00[America/New_York]",
            seenFrom: "Europe/London", "2025-11-02T05:45:00", "2025-11-02T06:15:00", minutes: 30),
        // Lord Howe goes from +10:30 to +11:00 at 02:00 that morning; Brisbane keeps +10:00.
        Plan(
            "a change of half an hour", "2025-10-05T02:15[Australia/Brisbane]",
            "2025-10-05T02:45[Australia/Brisbane]",
            seenFrom: "Australia/Lord_Howe", "2025-10-05T03:15:00", "2025-10-05T03:45:00", minutes: 30),
        // Apia had no 30 December 2011: it went from -10:00 to +14:00 at its end of the 29th.
        Plan(
            "a date that the viewer does not have", "2011-12-30T09:00[America/New_York]",
            "2011-12-30T10:00[America/New_York]",
            seenFrom: "Pacific/Apia", "2011-12-31T04:00:00", "2011-12-31T05:00:00", minutes: 60),
    ]

    @Test(arguments: plans)
    func `an instant is moved, not a clock reading`(plan: Plan) throws {
        let viewer = try TestZones.zone(plan.viewer)
        let start = try moment(plan.start)
        let end = try moment(plan.end)
        #expect(viewer.civil(at: start.instant).description == plan.seen.start)
        #expect(viewer.civil(at: end.instant).description == plan.seen.end)
        #expect(end.instant.duration(since: start.instant) == .seconds(plan.minutes * 60))
    }

    /// Every time must stand for one instant as it is written: nothing is chosen in silence.
    private func moment(_ text: String) throws -> ZonedDateTime {
        try ZonedDateTime.parse(
            text, in: TestZones.database(.r2026f), disambiguation: .reject, offsetConflict: .reject)
    }
}
