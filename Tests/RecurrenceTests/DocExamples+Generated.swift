// Written by scripts/doc-examples from the documentation comments; not to be edited.
// swift-format-ignore-file

import CivilTime
import Recurrence
import TestKit
import Testing

@Suite("Examples in the documentation of Recurrence") struct DocExamples {
    @Test func `in Rule, RecurrenceError`() throws {
        #expect(
            DocExample.refused("BYMONTH=13: takes 1 to 12") {
                try RecurrenceRule(parsing: "FREQ=DAILY;BYMONTH=13")
            } == nil)
    }

    @Test func `in Rule, RecurrenceRule+Parsing, number 1`() throws {
        _ = try RecurrenceRule(parsing: "FREQ=WEEKLY;BYDAY=MO,WE")
        #expect(
            DocExample.refused("BYMONTH=13: takes 1 to 12") {
                try RecurrenceRule(parsing: "FREQ=DAILY;BYMONTH=13")
            } == nil)
    }

    @Test func `in Rule, RecurrenceRule+Parsing, number 2`() throws {
        var flaws: [RecurrenceError] = []
        #expect(
            try DocExample.shown(
                RecurrenceRule(reading: "FREQ=WEEKLY;BYDAY=MO, WE;", flaws: &flaws),
                as: "FREQ=WEEKLY;BYDAY=MO,WE") == nil)
        #expect(
            DocExample.shown(
                flaws.count,
                as: "2") == nil)
    }

    @Test func `in Rule, RecurrenceRule+Text`() throws {
        let rule = try RecurrenceRule(parsing: "byday=we,mo;interval=1;freq=weekly;wkst=mo")
        #expect(
            DocExample.shown(
                rule.text,
                as: "\"FREQ=WEEKLY;BYDAY=MO,WE\"") == nil)
    }

    @Test func `in Rule, RecurrenceRule, number 1`() throws {
        let rule = try RecurrenceRule(parsing: "FREQ=MONTHLY;COUNT=3;BYDAY=-1FR")
        #expect(
            DocExample.shown(
                rule.byDay == [WeekdayOccurrence(.friday, ordinal: -1)],
                as: "true") == nil)
        #expect(
            DocExample.shown(
                rule.text,
                as: "\"FREQ=MONTHLY;COUNT=3;BYDAY=-1FR\"") == nil)
    }

    @Test func `in Rule, RecurrenceRule, number 2`() throws {
        #expect(
            try DocExample.shown(
                RecurrenceRule(frequency: .monthly, byDay: [WeekdayOccurrence(.friday, ordinal: -1)]),
                as: "FREQ=MONTHLY;BYDAY=-1FR") == nil)
    }

    @Test func `in Rule, RecurrenceRule, number 3`() throws {
        let paris = try TestZones.zone("Europe/Paris")
        let rule = try RecurrenceRule(parsing: "FREQ=DAILY;UNTIL=20260330T070000Z")
        let local = try rule.resolvingUntil { utc in
            paris.civil(at: try Instant(secondsSinceEpoch: utc.secondsSinceEpoch))
        }
        #expect(
            DocExample.shown(
                local.text,
                as: "\"FREQ=DAILY;UNTIL=20260330T090000\"") == nil)
    }

    @Test func `in Rule, WeekdayOccurrence`() throws {
        _ = WeekdayOccurrence(.friday, ordinal: -1)
    }

    @Test func `in Set, RecurrenceSet+Expansion`() throws {
        let series = RecurrenceSet(
            start: try CivilDateTime(2026, 3, 2, 9, 0), isDateOnly: false,
            rules: [try RecurrenceRule(parsing: "FREQ=WEEKLY")])
        let year = try CivilDateTime(2026, 1, 1, 0, 0)..<CivilDateTime(2027, 1, 1, 0, 0)
        let expansion = series.occurrences(in: year, limits: .standard)
        #expect(
            DocExample.shown(
                expansion.isComplete,
                as: "true") == nil)
        #expect(
            DocExample.shown(
                expansion.starts.count,
                as: "44") == nil)
    }

    @Test func `in Set, RecurrenceSet+Instances`() throws {
        let series = RecurrenceSet(
            start: try CivilDateTime(2026, 3, 2, 9, 0), isDateOnly: false,
            rules: [try RecurrenceRule(parsing: "FREQ=WEEKLY")])
        let march = try CivilDateTime(2026, 3, 1, 0, 0)..<CivilDateTime(2026, 4, 1, 0, 0)
        let moved = OccurrenceOverride(
            id: try CivilDateTime(2026, 3, 9, 9, 0),
            start: try CivilDateTime(2026, 3, 10, 9, 0), reach: .thisOnly)
        let found = series.instances(in: march, overrides: [moved], limits: .standard)
        #expect(
            DocExample.shown(
                found.instances.map(\.start.date.day),
                as: "[2, 10, 16, 23, 30]") == nil)
    }

    @Test func `in Set, RecurrenceSet`() throws {
        let series = RecurrenceSet(
            start: try CivilDateTime(2026, 3, 27, 9, 0), isDateOnly: false,
            rules: [try RecurrenceRule(parsing: "FREQ=DAILY;COUNT=3")])
        let march = try CivilDateTime(2026, 3, 1, 0, 0)..<CivilDateTime(2026, 4, 1, 0, 0)
        #expect(
            DocExample.shown(
                series.occurrences(in: march, limits: .standard).starts.map(\.date.day),
                as: "[27, 28, 29]") == nil)
    }
}
