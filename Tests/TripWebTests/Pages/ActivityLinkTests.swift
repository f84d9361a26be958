import CivilTime
import Foundation
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// Where the page of an activity leads.
@Suite("Links of an activity") struct ActivityLinkTests {
    @Test func `it leads to its files, its links and its organization`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        try opened.pages.store.write { writing in
            let trip = try writing.trips()[0].id
            try writing.save(Organization(id: OrganizationID("kauri"), name: "Kauri & Sons"))
            guard var dinner = try writing.activity(opened.key, of: trip) else { return }
            dinner.organization = OrganizationID("kauri")
            dinner.url = "https://kauri.example/menu?a=1&b=2"
            try writing.save([dinner], in: trip)
            for (id, name, content) in [
                ("n", "Allergies", Trips.Attachment.Content.note("No nuts")),
                ("l", "Booking", .link("https://kauri.example/b/1")),
                ("d", "Odd", .link("http://198.51.100.7/x")),
            ] {
                try writing.save(
                    Trips.Attachment(
                        id: AttachmentID(id), owner: .activity(opened.key), name: name, content: content,
                        createdAt: Instant(parsing: "2027-01-01T00:00:00Z")), bytes: nil, in: trip)
            }
        }
        let text = try await opened.pages.get(opened.address(.activity(opened.key))).text
        let outside = "rel=\"noopener noreferrer nofollow\""
        for link in [
            "<a href=\"/organizations/kauri\"><bdi>Kauri &amp; Sons</bdi></a>",
            "<a href=\"https://kauri.example/menu?a=1&amp;b=2\" \(outside)><bdi>https://kauri.example/menu",
            "<a href=\"\(opened.trip)/file?id=n\"><bdi>Allergies</bdi></a>",
            "<a href=\"https://kauri.example/b/1\" \(outside)><bdi>Booking</bdi></a>",
        ] {
            #expect(text.contains(link), "\(link)")
        }
        #expect(try await opened.pages.get("\(opened.trip)/file?id=n").text == "No nuts")
        // One that had better not be followed stands among the files, with the reasons.
        #expect(!text.contains("href=\"http://198.51.100.7"))
        #expect(text.contains("<a href=\"\(opened.trip)/files\"><bdi>Odd</bdi></a>"))
    }

    @Test func `an occurrence comes from the file of its series`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(CrowdedPageTests.daily, named: "daily.ics")
        let series = try #require(pages.store.read { try $0.activities(of: $0.trips()[0].id).first })
        let occurrence = ActivityKey(
            uid: series.uid, recurrenceID: try CivilDateTime(parsing: "2027-03-27T09:00"))
        let id = try pages.store.read { try $0.trips()[0].id }
        func origin(_ key: ActivityKey) async throws -> String {
            let page = try await pages.get(PageAddress.trip(id, .activity(key), .traveller).text)
            #expect(page.status == 200, "\(trip)")
            return try #require(
                page.text.components(separatedBy: "<h2>Where it comes from</h2>").dropFirst().first)
        }
        let (one, all) = try await (origin(occurrence), origin(ActivityKey(uid: series.uid)))
        #expect(one.contains("daily.ics") == all.contains("daily.ics"))
        #expect(!one.contains("by hand"))
    }

    @Test func `a link that is no page is told and leads nowhere`() async throws {
        let opened = try ChangeTests.Opened("Dinner at Kauri Table")
        try opened.pages.store.write { writing in
            let trip = try writing.trips()[0].id
            guard var dinner = try writing.activity(opened.key, of: trip) else { return }
            dinner.url = "javascript:alert(1)"
            try writing.save([dinner], in: trip)
        }
        let text = try await opened.pages.get(opened.address(.activity(opened.key))).text
        #expect(text.contains("<dd><bdi>javascript:alert(1)</bdi></dd>"))
        #expect(!text.contains("href=\"javascript:"))
    }
}
