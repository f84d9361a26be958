import CivilTime
import Foundation
import HTTPTypes
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// A dinner in Vancouver in December, written down when the clocks there still went back in November.
@Suite("What moved on a page") struct DriftPageTests {
    private func pages() throws -> (pages: Pages, trip: String) {
        let pages = try Pages(now: "2026-11-01T00:00:00Z")
        let path = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=America/Vancouver:20261215T190000",
                    "DTEND;TZID=America/Vancouver:20261215T210000", "SUMMARY:Dinner",
                ],
                [
                    "DTSTART;TZID=Europe/Berlin:20261216T033000", "DTEND;TZID=Europe/Berlin:20261216T040000",
                    "SUMMARY:Call",
                ],
            ]), named: "vancouver.ics")
        try pages.store.write { writing in
            guard let id = try writing.trips().first?.id,
                var dinner = try writing.activities(of: id).first(where: { $0.title == "Dinner" }),
                case .timed(var start, var end) = dinner.span
            else { return }
            start.recorded = RecordedOffset(offset: try UTCOffset(totalSeconds: -28_800), tzdb: "2025b")
            end.recorded = start.recorded
            dinner.span = .timed(start: start, end: end)
            try writing.save([dinner], in: id)
        }
        return (pages, path)
    }

    @Test func `it says what moved, from which rules to which, and what is found now`() async throws {
        let (pages, trip) = try pages()
        for path in ["\(trip)/drift", "/drift"] {
            let text = try await pages.get(path).text
            #expect(
                text.contains(
                    "starts Tue 15 December 2026 19:00 in America/Vancouver, which is -07:00 now and was -08:00 by tz 2025b"
                ), "\(path)")
            #expect(text.contains("1 h earlier: Wed 16 December 03:00 in Europe/Berlin, not 04:00"))
            #expect(text.contains("<p>2 of 4 ends moved, from tz 2025b to tz 2026f</p>"))
            #expect(text.contains("now: error: Dinner and Call share 30 min"))
            #expect(
                text.contains(
                    "<a class=\"title\" href=\"\(trip)/activity?uid=0%40test\"><bdi>Dinner</bdi></a>"))
            #expect(text.contains("action=\"\(path)\""))
        }
    }

    /// 19:00 in Vancouver was 03:00 UTC, and is 02:00 now: 11:00 in Tokyo.
    @Test func `a chosen clock shows what it has now, and had`() async throws {
        let (pages, trip) = try pages()
        let line = "now Wed 16 December 11:00 in Asia/Tokyo, not 12:00"
        #expect(try await pages.get("\(trip)/drift?clock=Asia/Tokyo").text.contains(line))
        #expect(try await !pages.get("\(trip)/drift").text.contains("Asia/Tokyo, not"))
    }

    @Test(arguments: [true, false])
    func `what is accepted has moved no more, and can be taken back`(isOfTrip: Bool) async throws {
        let (pages, trip) = try pages()
        let path = isOfTrip ? "\(trip)/drift" : "/drift"
        let fields = [("Cookie", pages.cookie), ("Origin", "http://\(Pages.host)")]
        let seen = try ChangeTests.hidden("seen", in: await pages.get(path).text)
        let reply = try await pages.ask(.post, path, fields, body: "seen=\(seen)")
        #expect(reply.status == 303)
        let done = try #require(reply["Location"])
        #expect(done.hasPrefix(path + "?done="))
        let text = try await pages.get(done).text
        #expect(text.contains("nothing moved; 4 ends compared (tz 2026f)"))
        #expect(!text.contains("Write today"))
        #expect(text.contains("write down the offsets of tz 2026f"))
        let number = try #require(done.split(separator: "=").last)
        #expect(try await pages.ask(.post, "/undo", fields, body: "number=\(number)").status == 303)
        #expect(try await pages.get(path).text.contains("2 of 4 ends moved"))
    }

    @Test(arguments: [true, false])
    func `what was not shown is not written down`(isOfTrip: Bool) async throws {
        let (pages, trip) = try pages()
        let path = isOfTrip ? "\(trip)/drift" : "/drift"
        let fields = [("Cookie", pages.cookie), ("Origin", "http://\(Pages.host)")]
        let seen = try ChangeTests.hidden("seen", in: await pages.get(path).text)
        try pages.store.write { writing in
            let id = try #require(try writing.trips().first).id
            guard let dinner = try writing.activities(of: id).first(where: { $0.title == "Dinner" }) else {
                return
            }
            var supper = Activity(
                uid: ActivityUID("supper"), kind: dinner.kind, title: "Supper", span: dinner.span)
            supper.participants = dinner.participants
            try writing.save(supper, in: id)
        }
        for body in ["seen=\(seen)", ""] {
            let reply = try await pages.ask(.post, path, fields, body: body)
            #expect(reply.status == 409)
            #expect(reply.text.contains("nothing was written down"))
            #expect(reply.text.contains("<bdi>Supper</bdi>"))
        }
        #expect(try await pages.get(path).text.contains("4 of 6 ends moved"))
    }

    @Test func `activities of the same UID in two trips are two`() async throws {
        let (pages, trip) = try pages()
        let second = try pages.store.write { writing in
            let first = try #require(try writing.trips().first)
            let trip = Trip(id: try TripID.validated("6ba7b810-9dad-41d1-80b4-00c04fd430c8"), name: "Second")
            try writing.create(trip)
            try writing.save(
                try writing.activities(of: first.id).filter { $0.title == "Dinner" }, in: trip.id)
            return "/trips/\(trip.id.text)"
        }
        let text = try await pages.get("/drift").text
        for path in [trip, second] {
            #expect(text.contains("href=\"\(path)/activity?uid=0%40test\""), "\(path)")
        }
        #expect(text.contains("<bdi>Second</bdi>"))
        #expect(text.contains("4 of 6 ends moved"))
    }

    @Test func `a form for a trip that there is not changes nothing`() async throws {
        let (pages, _) = try pages()
        let fields = [("Cookie", pages.cookie), ("Origin", "http://\(Pages.host)")]
        #expect(
            try await pages.ask(.post, "/trips/6ba7b810-9dad-41d1-80b4-00c04fd430c8/drift", fields).status
                == 404)
        #expect(try await pages.ask(.post, "/drift", [("Cookie", pages.cookie)]).status == 403)
        #expect(try await pages.get("/drift").text.contains("2 of 4 ends moved"))
    }
}
