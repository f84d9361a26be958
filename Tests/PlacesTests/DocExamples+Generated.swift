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

    @Test func `in AirportTable+Search, number 1`() throws {
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

    @Test func `in AirportTable+Search, number 2`() throws {
        #expect(
            DocExample.shown(
                AirportTable.airports(named: "Seattle-Tacoma International Airport").map(\.iata),
                as: "[\"SEA\"]") == nil)
        #expect(
            DocExample.shown(
                AirportTable.airports(named: "Paris Charles de Gaulle").map(\.iata),
                as: "[\"CDG\"]") == nil)
        #expect(
            DocExample.shown(
                AirportTable.airports(named: "Paris").map(\.iata),
                as: "[]") == nil)
    }

    @Test func `in AirportTable+Search, number 3`() throws {
        #expect(
            DocExample.shown(
                AirportTable.airports(ofCity: "killarney").map(\.iata),
                as: "[\"KIR\"]") == nil)
    }

    @Test func `in AirportTable`() throws {
        #expect(
            DocExample.shown(
                AirportTable.airport(iata: "lax")?.zone.name,
                as: "\"America/Los_Angeles\"") == nil)
    }

    @Test func `in City`() throws {
        #expect(
            DocExample.shown(
                CityTable.cities(named: "Kyoto").first?.zone.name,
                as: "\"Asia/Tokyo\"") == nil)
    }

    @Test func `in CityTable+Search`() throws {
        #expect(
            DocExample.shown(
                CityTable.search("kyo", limit: 1).map(\.name),
                as: "[\"Kyoto\"]") == nil)
        #expect(
            DocExample.shown(
                CityTable.search("Москва", limit: 1).map(\.name),
                as: "[\"Moscow\"]") == nil)
        #expect(
            DocExample.shown(
                CityTable.search("paris texas", limit: 3).map(\.area),
                as: "[\"US-TX\"]") == nil)
    }

    @Test func `in CityTable, number 1`() throws {
        #expect(
            DocExample.shown(
                CityTable.cities(named: "münchen").map(\.name),
                as: "[\"Munich\"]") == nil)
        #expect(
            DocExample.shown(
                CityTable.cities(named: "Paris").map(\.area),
                as: "[\"FR\", \"US-TX\"]") == nil)
        #expect(
            DocExample.shown(
                CityTable.cities(named: "Springfield, Illinois").map(\.area),
                as: "[\"US-IL\"]") == nil)
    }

    @Test func `in CityTable, number 2`() throws {
        #expect(
            DocExample.shown(
                CityTable.isPlaced("Paris Texas"),
                as: "true") == nil)
        #expect(
            DocExample.shown(
                CityTable.isPlaced("Paris,"),
                as: "false") == nil)
    }

    @Test func `in CityTable, number 3`() throws {
        #expect(
            DocExample.shown(
                CityTable.zones(ofArea: "Greece").map(\.name),
                as: "[\"Europe/Athens\"]") == nil)
        #expect(
            DocExample.shown(
                CityTable.zones(ofArea: "Kyoto"),
                as: "[]") == nil)
    }

    @Test func `in CityTable, number 4`() throws {
        #expect(
            DocExample.shown(
                CityTable.country(named: "UK"),
                as: "\"GB\"") == nil)
        #expect(
            DocExample.shown(
                CityTable.country(named: "Deutschland"),
                as: "\"DE\"") == nil)
        #expect(
            DocExample.shown(
                CityTable.country(named: "Texas"),
                as: "nil") == nil)
    }

    @Test func `in CityTable, number 5`() throws {
        #expect(
            DocExample.shown(
                CityTable.designations(of: CityTable.cities(named: "Kyoto")[0]).first,
                as: "\"Kyoto\"") == nil)
    }

    @Test func `in TravelArea`() throws {
        #expect(
            DocExample.shown(
                TravelArea.hasBorder(from: "FR", to: "DE"),
                as: "false") == nil)
        #expect(
            DocExample.shown(
                TravelArea.hasBorder(from: "GB", to: "IE"),
                as: "false") == nil)
        #expect(
            DocExample.shown(
                TravelArea.hasBorder(from: "GB", to: "FR"),
                as: "true") == nil)
    }
}
