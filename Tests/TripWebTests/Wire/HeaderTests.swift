import Foundation
import HTTPTypes
import Testing

@testable import TripWeb

/// The fields of every answer.
@Suite("Headers of answers") struct HeaderTests {
    private static let expected = [
        "Content-Security-Policy":
            "default-src 'none'; script-src 'self'; worker-src 'self'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
        "X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin",
        "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Resource-Policy": "same-origin",
        "Permissions-Policy": "camera=(), geolocation=(), microphone=()", "X-Robots-Tag": "noindex",
        "Cache-Control": "no-store",
    ]

    @Test func `every answer has them, also a refusal`() async throws {
        let (pages, trip) = try Pages.family()
        for path in ["/", "/trips", trip, "\(trip)/trip.ics", "/nothing", "/sign-in/x", "/signed-out"] {
            for reply in [try await pages.get(path), try await pages.ask(.get, path)] {
                for (name, value) in Self.expected { #expect(reply[name] == value, "\(path) \(name)") }
            }
        }
        let foreign = try await pages.ask(.get, "/trips", host: "attacker.example")
        for (name, value) in Self.expected { #expect(foreign[name] == value, "\(name)") }
    }

    @Test func `the style sheet may be kept for ever, under the name of its content`() async throws {
        let pages = try Pages()
        let page = try await pages.ask(.get, "/signed-out")
        let start = try #require(page.text.range(of: "/style-"))
        let path = page.text[start.lowerBound...].prefix { $0 != "\"" }
        let sheet = try await pages.ask(.get, String(path))
        #expect(sheet.status == 200)
        #expect(sheet["Content-Type"] == "text/css; charset=utf-8")
        #expect(sheet["Cache-Control"] == "public, max-age=31536000, immutable")
        #expect(sheet.text.contains(".from-0{grid-row-start:1}"))
        #expect(try await pages.ask(.get, "/style-0000000000000000.css").status == 404)
    }

    @Test func `a page has no script or style of its own and nothing from elsewhere`() async throws {
        let (pages, trip) = try Pages.family()
        for path in [
            "/trips", trip, "\(trip)/day/2027-03-23", "\(trip)/week/2027-03-23", "\(trip)/month/2027-03",
        ] {
            let text = try await pages.get(path).text
            for word in ["<script>", "style=", "<style", "http://", "https://", "javascript:", " onclick"] {
                #expect(!text.contains(word), "\(path) has \(word)")
            }
        }
    }

    @Test func `HEAD has the fields of GET and no body`() async throws {
        let (pages, trip) = try Pages.family()
        let cookie = [("Cookie", pages.cookie)]
        let (get, head) = (try await pages.ask(.get, trip, cookie), try await pages.ask(.head, trip, cookie))
        #expect(head.status == 200)
        #expect(head.bytes.isEmpty)
        #expect(head["Content-Length"] == "\(get.bytes.count)")
    }
}
