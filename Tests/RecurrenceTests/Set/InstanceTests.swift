import CivilTime
import Recurrence
import Testing

@Suite("Instances") struct InstanceTests {
    // 2 March 2026 is a Monday.
    static let mondays = ("2026-03-02T09:00", "FREQ=WEEKLY;COUNT=5")

    func starts(
        _ overrides: [(id: String, start: String?, reach: OccurrenceOverride.Reach)],
        excluding: [String] = [],
        in window: (String, String) = ("2026-01-01", "2027-01-01")
    ) throws -> [String] {
        let series = try Notation.series(Self.mondays.0, Self.mondays.1, excluding: excluding)
        let overrides = try overrides.map {
            OccurrenceOverride(
                id: try Notation.time($0.id), start: try $0.start.map(Notation.time), reach: $0.reach)
        }
        let found = series.instances(
            in: try Notation.window(window.0, window.1), overrides: overrides, limits: .standard)
        #expect(found.isComplete)
        return found.instances.map {
            $0.id == $0.start ? $0.start.short : "\($0.start.short) for \($0.id.short)"
        }
    }

    @Test func `without replacements the instances are the occurrences`() throws {
        #expect(
            try starts([]) == [
                "2026-03-02T09:00", "2026-03-09T09:00", "2026-03-16T09:00", "2026-03-23T09:00",
                "2026-03-30T09:00",
            ])
    }

    @Test func `a replacement stands for its occurrence where it moved it`() throws {
        #expect(
            try starts([("2026-03-09T09:00", "2026-03-31T10:00", .thisOnly)]) == [
                "2026-03-02T09:00", "2026-03-16T09:00", "2026-03-23T09:00", "2026-03-30T09:00",
                "2026-03-31T10:00 for 2026-03-09T09:00",
            ])
    }

    @Test func `a replacement is seen in the window that it moved into and not in the one that it left`()
        throws
    {
        let moved = [
            (
                id: "2026-03-09T09:00", start: "2026-05-04T09:00" as String?,
                reach: OccurrenceOverride.Reach.thisOnly
            )
        ]
        #expect(try starts(moved, in: ("2026-03-09", "2026-03-15")) == [])
        #expect(
            try starts(moved, in: ("2026-05-01", "2026-06-01")) == ["2026-05-04T09:00 for 2026-03-09T09:00"])
    }

    @Test func `a replacement beats an excluded date`() throws {
        #expect(
            try starts(
                [("2026-03-09T09:00", "2026-03-10T09:00", .thisOnly)],
                excluding: ["2026-03-09T09:00", "2026-03-16T09:00"]) == [
                    "2026-03-02T09:00", "2026-03-10T09:00 for 2026-03-09T09:00", "2026-03-23T09:00",
                    "2026-03-30T09:00",
                ])
    }

    @Test func `a cancelled occurrence is gone`() throws {
        #expect(
            try starts([("2026-03-09T09:00", nil, .thisOnly), ("2026-03-30T09:00", nil, .thisOnly)]) == [
                "2026-03-02T09:00", "2026-03-16T09:00", "2026-03-23T09:00",
            ])
    }

    @Test func `a replacement of the future moves every later occurrence by as much`() throws {
        #expect(
            try starts([("2026-03-16T09:00", "2026-03-17T11:00", .thisAndFuture)]) == [
                "2026-03-02T09:00", "2026-03-09T09:00", "2026-03-17T11:00 for 2026-03-16T09:00",
                "2026-03-24T11:00 for 2026-03-23T09:00", "2026-03-31T11:00 for 2026-03-30T09:00",
            ])
    }

    @Test func `the next replacement of the future takes over, and a single one beats both`() throws {
        #expect(
            try starts([
                ("2026-03-23T09:00", "2026-03-23T15:00", .thisAndFuture),
                ("2026-03-09T09:00", "2026-03-09T10:00", .thisAndFuture),
                ("2026-03-30T09:00", "2026-03-30T09:00", .thisOnly),
            ]) == [
                "2026-03-02T09:00", "2026-03-09T10:00 for 2026-03-09T09:00",
                "2026-03-16T10:00 for 2026-03-16T09:00",
                "2026-03-23T15:00 for 2026-03-23T09:00", "2026-03-30T09:00",
            ])
    }

    @Test func `a cancelled future ends the series`() throws {
        #expect(
            try starts([("2026-03-16T09:00", nil, .thisAndFuture)]) == [
                "2026-03-02T09:00", "2026-03-09T09:00",
            ])
    }

    @Test func `occurrences moved into a window from outside are found`() throws {
        // Every occurrence from the 16th on comes three weeks later.
        #expect(
            try starts(
                [("2026-03-16T09:00", "2026-04-06T09:00", .thisAndFuture)], in: ("2026-04-10", "2026-05-01"))
                == [
                    "2026-04-13T09:00 for 2026-03-23T09:00", "2026-04-20T09:00 for 2026-03-30T09:00",
                ])
    }

    @Test func `an instance says which replacement speaks for it`() throws {
        let series = try Notation.series(Self.mondays.0, Self.mondays.1)
        let id = try Notation.time("2026-03-16T09:00")
        let future = OccurrenceOverride(id: id, start: id, reach: .thisAndFuture)
        let found = series.instances(
            in: try Notation.window("2026-01-01", "2027-01-01"), overrides: [future], limits: .standard)
        #expect(found.instances.map(\.override) == [nil, nil, id, id, id])
    }

    @Test func `an incomplete expansion is an incomplete answer`() throws {
        let series = try Notation.series("2026-03-02T09:00", "FREQ=DAILY")
        let limits = ExpansionLimits(maximumOccurrences: 3, maximumWork: 1000)
        let found = series.instances(
            in: try Notation.window("2026-01-01", "2027-01-01"), overrides: [], limits: limits)
        #expect(found.stop == .occurrences)
        #expect(found.instances.count == 3)
    }

    @Test func `all replacements share one limit`() throws {
        let series = try Notation.series("2026-03-02T09:00", "FREQ=DAILY")
        let futures = try (1...5).map {
            let id = try series.start.adding(CalendarPeriod(days: $0 * 2))
            return OccurrenceOverride(id: id, start: id, reach: .thisAndFuture)
        }
        let limits = ExpansionLimits(maximumOccurrences: 4, maximumWork: 1000)
        let found = series.instances(
            in: try Notation.window("2026-01-01", "2027-01-01"), overrides: futures, limits: limits)
        #expect(found.stop == .occurrences)
        // The limit leaves 2 to 5 March; the replacement of the 4th stands for it, and all five replacements
        // are there.
        #expect(found.instances.map(\.start.date.day) == [2, 3, 4, 5, 6, 8, 10, 12])
    }
}
