import CivilTime
import Foundation
import HTTPTypes
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// What a browser may keep, and when it drops it.
@Suite("Pages that are kept") struct OfflineRuleTests {
    @Test func `pages of a trip to read may be kept, and say when they were made`() async throws {
        let (pages, trip) = try Pages.family()
        let cookie = [("Cookie", pages.cookie)]
        var marks: Set<String> = []
        for view in [
            "", "/day/2027-03-23", "/week", "/month/2027-03", "/findings", "/who", "/todos", "/timeline",
            "/map",
            "/paper?codes=0", "/files",
        ] {
            let page = try await pages.ask(.get, trip + view, cookie)
            marks.insert(try #require(page["Meridian-Keep"], "\(view)"))
            #expect(
                page.text.contains(
                    "You are offline. This page was kept on Sun 28 March 2027 09:45 (Europe/Berlin); what has changed since is not on it."
                ), "\(view)")
            #expect(page["Cache-Control"] == "no-store")
        }
        // One session, one trip, one mark.
        #expect(marks.count == 1)
        #expect(marks.first?.hasSuffix(" " + trip.dropFirst("/trips/".count)) == true)
    }

    @Test func `forms, secrets, lists of trips, files and refusals are not kept`() async throws {
        let (pages, trip) = try Pages.family()
        let paths = [
            "/trips", "/history", "/feeds", "/import", "/import/secret", "/sign-in/secret", "/signed-out",
            "/offline",
            "/f/secret.ics", "\(trip)/add", "\(trip)/trip.ics", "\(trip)/nothing", "\(trip)?zone=nowhere",
            "\(trip)?done=1",
        ]
        for path in paths {
            let reply = try await pages.get(path)
            #expect(reply["Meridian-Keep"] == nil, "\(path)")
            #expect(!reply.text.contains("id=\"kept\"") || path.contains("zone="), "\(path)")
        }
    }

    @Test func `another session has another mark, and none tells the secret`() async throws {
        let (pages, trip) = try Pages.family()
        let cookies = [pages.cookie, pages.cookie]
        var marks: Set<String> = []
        for cookie in cookies {
            let mark = try #require(try await pages.ask(.get, trip, [("Cookie", cookie)])["Meridian-Keep"])
            let secret = try #require(cookie.split(separator: "=").last)
            let session = try #require(mark.split(separator: " ").first)
            #expect(!secret.contains(session))
            marks.insert(mark)
        }
        #expect(marks.count == 2)
    }

    @Test func `signing in, signing out and the end of a session drop what is kept`() async throws {
        let (pages, trip) = try Pages.family()
        let origin = ("Sec-Fetch-Site", "same-origin")
        let all = "\"storage\""
        let secret = pages.responder.links.renew().text
        let signedIn = try await pages.ask(.post, "/sign-in", [origin], body: "secret=\(secret)")
        #expect(signedIn.status == 303)
        #expect(signedIn["Clear-Site-Data"] == all)
        let cookie = ("Cookie", pages.cookie)
        #expect(try await pages.ask(.get, trip, [cookie])["Clear-Site-Data"] == nil)
        let signedOut = try await pages.ask(.post, "/sign-out", [cookie, origin])
        #expect(signedOut["Clear-Site-Data"] == all)
        let after = try await pages.ask(.get, trip, [cookie])
        #expect(after.status == 403)
        #expect(after["Clear-Site-Data"] == all)
        #expect(after["Meridian-Keep"] == nil)
        // Another site, for which the browser sends no cookie, must not be able to.
        let foreign = try await pages.ask(.get, trip, [("Sec-Fetch-Site", "cross-site")])
        #expect(foreign["Clear-Site-Data"] == nil)
    }

    @Test func `a protected trip has no page that could be kept`() async throws {
        let (pages, trip) = try Pages.family()
        let id = TripID(trip.dropFirst("/trips/".count))
        try pages.store.write {
            try $0.seal(SealedTrip(id: id, sealedAt: Instant(parsing: "2027-03-01T00:00:00Z"), box: [1]))
        }
        let reply = try await pages.get(trip)
        // The worker forgets a trip at this status.
        #expect(reply.status == 404)
        #expect(reply["Meridian-Keep"] == nil)
    }
}
