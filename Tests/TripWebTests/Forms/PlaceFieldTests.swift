import CivilTime
import Foundation
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// The fields of places, which say the clocks of the ends of a transport as `--from` and `--to` do.
@Suite("Places typed into a form") struct PlaceFieldTests {
    private static func flight(_ fields: [String: String]) async throws -> (Reply, ChangeTests.Opened) {
        let opened = try ChangeTests.Opened()
        let path = try opened.address(.add)
        var typed = [
            "kind": "flight", "title": "Over", "start": "2027-04-10 10:00", "startZone": "", "end": "13:00",
            "endZone": "",
        ]
        typed.merge(fields) { $1 }
        let form = ActivityFormTests.replacing(
            try ActivityFormTests.fields(await opened.pages.get(path).text), typed.mapValues { $0 })
        return (try await opened.send(path, form), opened)
    }

    @Test func `the arrival is on the clock of the city that was typed`() async throws {
        let (reply, opened) = try await Self.flight(["place": "FRA", "destination": "Lisbon"])
        #expect(reply.status == 303, "\(reply.text)")
        guard case .timed(let start, let end)? = try opened.titled("Over")?.span else {
            Issue.record("it has no times")
            return
        }
        #expect(start.zone?.name == "Europe/Berlin" && end.zone?.name == "Europe/Lisbon")
    }

    @Test(arguments: [
        (["place": "FRA", "destination": "QQX"], "To QQX: no airport has this code and no city this name"),
        (["place": "QQX", "destination": "FRA"], "From QQX: no airport has this code and no city this name"),
        (["place": "FRA", "destination": "Paris"], "To Paris: several cities have this name"),
    ])
    func `a place of which no clock is known is named`(fields: [String: String], told: String) async throws {
        let (reply, opened) = try await Self.flight(fields)
        #expect(reply.status == 422)
        let problems = reply.text.matches(of: /-problem"><bdi>([^<]*)</).map { String($0.1) }
        #expect(problems.count == 1 && problems.first?.contains(told) == true, "\(problems)")
        #expect(!(problems.first ?? "").contains("--"), "\(problems)")
        #expect(try opened.titled("Over") == nil)
    }

    @Test func `a zone beside it decides, and other kinds may be called as they like`() async throws {
        let (reply, _) = try await Self.flight([
            "place": "FRA", "destination": "QQX", "endZone": "Asia/Tokyo", "end": "2027-04-11 06:00",
        ])
        #expect(reply.status == 303, "\(reply.text)")
        let (dinner, _) = try await Self.flight([
            "kind": "restaurant", "place": "Paris", "start": "2027-04-10 10:00", "startZone": "Europe/Berlin",
        ])
        #expect(dinner.status == 303, "\(dinner.text)")
    }
}
