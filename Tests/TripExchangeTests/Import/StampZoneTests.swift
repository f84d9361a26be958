import CivilTime
import Findings
import ICalendar
import Testing
import TripExchange
import Trips

/// Stamps belong in UTC (RFC 5545 §3.8.7); real files write them with zones, and as the last moment of all.
@Suite("Stamps with zones") struct StampZoneTests {
    private func told(_ calendar: ImportedCalendar) -> [String] {
        calendar.findings.map { "\($0.code.rawValue) \($0.line)" }
    }

    @Test(arguments: ["LAST-MODIFIED", "CREATED"])
    func `the name of a zone is told where a stamp is the first to have it`(name: String) throws {
        let calendar = try Exchange.imported(event: [
            "UID:1@test", "DTSTAMP:20260101T000000Z",
            "\(name);TZID=Tokyo Standard Time:20260101T090000",
            "DTSTART;TZID=Tokyo Standard Time:20270305T090000", "SUMMARY:A",
        ])
        let span = try #require(calendar.activities.first).span
        #expect("\(span)".contains("Asia/Tokyo"))
        #expect(told(calendar).filter { $0.hasPrefix("windows-zone") }.count == 1)
        #expect(told(calendar).contains("stamp-not-utc 6"))
    }

    @Test func `a stamp in a zone that nobody knows costs nothing, and a time in it is refused`() throws {
        let stamp = try Exchange.imported(event: [
            "UID:1@test", "DTSTAMP;TZID=Nowhere/Here:20260101T000000", "DTSTART:20270305T090000Z",
            "DTEND:20270305T100000Z",
        ])
        #expect(stamp.activities.first?.stamp == (try Instant(parsing: "2026-01-01T00:00:00Z")))
        #expect(told(stamp) == ["stamp-not-utc 5"])
        let both = try Exchange.imported(event: [
            "UID:1@test", "DTSTAMP;TZID=Nowhere/Here:20260101T000000",
            "DTSTART;TZID=Nowhere/Here:20270305T090000",
        ])
        #expect(both.activities.isEmpty)
        #expect(told(both).contains("unknown-zone 6"))
    }

    @Test func `the last moment that a calendar can write is a stamp like any other`() throws {
        func imported(_ parameter: String) throws -> ImportedCalendar {
            try Exchange.imported(event: [
                "UID:1@test", "DTSTAMP:20260101T000000Z", "LAST-MODIFIED\(parameter):99991231T235959Z",
                "DTSTART:20270305T090000Z",
            ])
        }
        let (plain, other) = (try imported(""), try imported(";X-A=1"))
        #expect(plain.activities.first?.lastModified != nil)
        #expect(plain.activities.first?.lastModified == other.activities.first?.lastModified)
        #expect(told(plain) == told(other))
        #expect(!told(plain).isEmpty)
    }

    @Test func `what a cancellation's stamp and occurrence lack is told`() throws {
        let calendar = try Exchange.imported(
            event: [
                "UID:1@test", "DTSTAMP:20260101T000000",
                "RECURRENCE-ID;TZID=Tokyo Standard Time:20270305T090000",
                "DTSTART;TZID=Tokyo Standard Time:20270305T090000", "SUMMARY:A",
            ], calendar: ["METHOD:CANCEL"])
        #expect(calendar.cancellations.count == 1)
        let codes = calendar.findings.map(\.code.rawValue)
        #expect(codes.filter { $0 == "stamp-not-utc" }.count == 1)
        #expect(codes.filter { $0 == "windows-zone" }.count == 1)
    }

    @Test(arguments: ["\\n", "\t", "\u{A0}", " ", ""])
    func `a terminal stands behind a comma and any blank`(blank: String) throws {
        let flight = try Exchange.activity([
            "DTSTART;TZID=Europe/Berlin:20270305T101500", "DTEND;TZID=America/New_York:20270305T131000",
            "SUMMARY:Flight LH400 Frankfurt (FRA) to New York (JFK)",
            "LOCATION:Frankfurt Airport\\,\(blank)Terminal 1",
        ])
        #expect(flight.place?.terminal == "1")
    }
}
