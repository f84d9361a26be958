import CivilTime
import Foundation
import HTTPTypes
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// What is open with calendar servers, on a page.
@Suite("Sync on a page") struct SyncPageTests {
    private static func object(_ title: String, at place: String = "") -> String {
        ([
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Example//Test//EN", "BEGIN:VEVENT", "UID:a@x",
            "DTSTAMP:20270101T000000Z", "DTSTART:20270301T180000Z", "SUMMARY:\(title)",
        ] + (place.isEmpty ? [] : ["LOCATION:\(place)"]) + ["END:VEVENT", "END:VCALENDAR", ""])
        .joined(separator: "\r\n")
    }

    private static func versions(_ title: String, _ theirs: String = "Supper") -> SyncedItem.Versions {
        SyncedItem.Versions(mine: object(title), theirs: object(theirs, at: "Rossio"), etag: "2")
    }

    /// Writes an account, a calendar with a conflict, and a subscription.
    static func write(
        conflictAbout title: String, in trip: TripID, _ writing: any TripWriting
    ) throws {
        let now = try Instant(parsing: "2027-01-01T00:00:00Z")
        var account = SyncAccount(
            name: title, address: "https://dav.example/\(title)", user: "ada", password: .none, createdAt: now
        )
        account.problem = "\(title): cannot answer now"
        account.notBefore = try Instant(parsing: "2027-01-01T00:10:00Z")
        try writing.save(account)
        var calendar = SyncedCalendar(
            id: SyncedCalendarID("c"), account: title, address: "https://dav.example/c/", label: title,
            trip: trip)
        calendar.syncedAt = now
        try writing.save(calendar)
        try save(versions(title), writing)
        var feed = Subscription(
            id: SubscriptionID("s"), address: "https://feeds.example/secret-token/a.ics", trip: trip,
            every: nil,
            allowsPrivate: false, missing: .keep, createdAt: now)
        feed.missingUIDs = try writing.activities(of: trip).map(\.uid.text)
        try writing.save(feed)
    }

    private static func save(_ versions: SyncedItem.Versions, _ writing: any TripWriting) throws {
        let base = object("Lunch")
        try writing.save(
            SyncedItem(
                href: "/c/a.ics", uid: "a@x", etag: "1", remote: base, local: base, state: .conflict(versions)
            ),
            of: SyncedCalendarID("c"))
    }

    private func pages() throws -> (pages: Pages, trip: String) {
        let pages = try Pages()
        let path = try pages.imported(
            Array(Self.object("Tea").replacing("UID:a@x", with: "UID:b@x").utf8), named: "lisbon.ics")
        try pages.store.write { writing in
            try Self.write(conflictAbout: "Dinner", in: try #require(try writing.trips().first).id, writing)
        }
        return (pages, path)
    }

    private func state(_ pages: Pages) throws -> SyncedItem.State? {
        try pages.store.read { try $0.syncedItems(of: SyncedCalendarID("c")).first?.state }
    }

    private func settle(_ pages: Pages, _ choice: String, seen: String? = nil) async throws -> Reply {
        let text = try await pages.get("/sync").text
        let fields = try ["calendar", "href", "seen"].map {
            "\($0)=\(PercentText.encoded(try ChangeTests.hidden($0, in: text)))"
        }
        let body = (fields + ["choice=\(choice)"]).joined(separator: "&")
        return try await pages.ask(
            .post, "/sync", [("Cookie", pages.cookie), ("Origin", "http://\(Pages.host)")],
            body: seen.map { "calendar=c&href=%2Fc%2Fa.ics&seen=\($0)&choice=\(choice)" } ?? body)
    }

    @Test func `it has the accounts, what differs and what is followed`() async throws {
        let (pages, trip) = try pages()
        let text = try await pages.get("/sync").text
        for part in [
            "<th scope=\"row\">title</th><td><bdi>Dinner</bdi></td><td><bdi>Supper</bdi></td><td><bdi>Lunch</bdi></td>",
            "failed: Dinner: cannot answer now", "href=\"\(trip)\"", "feeds.example", "no longer there: Tea",
            "2 to do", "Keep what is here", "href=\"/sync\"",
        ] {
            #expect(text.contains(part), "\(part)")
        }
        // What only one side changed is no matter of choice, and the rest of a feed's address may be a secret.
        #expect(!text.contains("Rossio"))
        #expect(!text.contains("secret-token"))
        let nothing = try await Pages().get("/sync").text
        #expect(nothing.contains("meridian sync add NAME URL"))
        #expect(nothing.contains("meridian subscribe URL"))
    }

    @Test(arguments: ["mine", "theirs"])
    func `a conflict is settled for the versions that were shown`(_ choice: String) async throws {
        let (pages, _) = try pages()
        let reply = try await settle(pages, choice)
        #expect(reply.status == 303)
        #expect(reply["Location"] == "/sync")
        let versions = Self.versions("Dinner")
        #expect(try state(pages) == (choice == "mine" ? .keepsMine(versions) : .keepsTheirs(versions)))
        #expect(
            try await pages.get("/sync").text.contains(
                choice == "mine" ? "settled: what is here" : "settled: what the server has"))
    }

    @Test func `a choice for versions that are no more changes nothing`() async throws {
        let (pages, _) = try pages()
        let seen = try ChangeTests.hidden("seen", in: await pages.get("/sync").text)
        let newer = Self.versions("Dinner", "Breakfast")
        try pages.store.write { try Self.save(newer, $0) }
        let reply = try await settle(pages, "mine", seen: PercentText.encoded(seen))
        #expect(reply.status == 409)
        #expect(reply.text.contains("nothing was settled"))
        #expect(reply.text.contains("<bdi>Breakfast</bdi>"))
        #expect(try state(pages) == .conflict(newer))
        #expect(try await settle(pages, "both").status == 400)
        #expect(try await settle(pages, "mine", seen: "x").status == 409)
        #expect(try state(pages) == .conflict(newer))
    }
}
