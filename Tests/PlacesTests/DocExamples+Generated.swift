// Written by scripts/doc-examples from the documentation comments; not to be edited.
// swift-format-ignore-file

import CivilTime
import Places
import TestKit
import Testing

@Suite("Examples in the documentation of Places") struct DocExamples {
    @Test func `in Airport`() throws {
        #expect(
            DocExample.shown(
                AirportTable.airport(iata: "HND")?.zone.name,
                as: "\"Asia/Tokyo\"") == nil)
    }

    @Test func `in AirportTable+Search`() throws {
        #expect(
            DocExample.shown(
                AirportTable.search("zur", limit: 3).map(\.iata),
                as: "[\"ZRH\"]") == nil)
        #expect(
            DocExample.shown(
                AirportTable.search("tokyo", limit: 10).map(\.iata),
                as: "[\"HND\", \"NRT\"]") == nil)
        #expect(
            DocExample.shown(
                AirportTable.search("são paulo", limit: 1).map(\.city),
                as: "[\"Sao Paulo\"]") == nil)
    }

    @Test func `in AirportTable`() throws {
        #expect(
            DocExample.shown(
                AirportTable.airport(iata: "lax")?.zone.name,
                as: "\"America/Los_Angeles\"") == nil)
    }

    @Test func `in GreatCircle`() throws {
        #expect(
            DocExample.shown(
                GreatCircle.kilometres(from: (51.4706, -0.4619), to: (40.6398, -73.7789)).rounded(),
                as: "5540.0") == nil)
    }
}
