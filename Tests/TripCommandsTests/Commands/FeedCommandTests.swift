import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Feeds by hand") struct FeedCommandTests {
    /// Two trips, and what was made of a command.
    private static func place() throws -> Workplace {
        let place = try Workplace()
        for command in [["trip", "new", "Lisbon", "--traveller", "Ada"], ["trip", "new", "Tokyo"]] {
            #expect(try place.run(command).status == .success)
        }
        return place
    }

    private static func feeds(_ place: Workplace) throws -> [[String: Any]] {
        try #require(try place.run("feed", "list", "--json").json()["feeds"] as? [[String: Any]])
    }

    @Test func `an address is made, listed without its secret, and revoked`() throws {
        let place = try Self.place()
        let made = try place.run("feed", "add", "Grandparents", "--trip", "Lisbon")
        #expect(made.status == .success)
        let lines = made.output.split(separator: "\n")
        try #require(lines.count == 3, "\(made.errors)")
        #expect(
            lines[0].hasPrefix(
                "Grandparents · the trip Lisbon · without codes, seats and notes · never fetched · "))
        let address = try #require(
            lines[1].wholeMatch(of: #/http://127\.0\.0\.1:8642/f/([0-9a-f]{64})\.ics/#))
        #expect(lines[2] == "http://127.0.0.1:8642/s/\(address.1)")
        let list = try place.run("feed", "list").output
        #expect(list == lines[0] + "\n")
        #expect(!list.contains(address.1))
        let revoked = try place.run("feed", "revoke", "grandparents")
        #expect(revoked.output == "revoked: \(lines[0])\n")
        #expect(try place.run("feed", "list").output == "no feeds; meridian feed add LABEL makes one\n")
        // Undo takes back the trip, and brings no feed back.
        #expect(try place.run("undo").output.contains("Tokyo"))
        #expect(try Self.feeds(place).isEmpty)
    }

    @Test func `a feed of a person, of all trips, and one that ends`() throws {
        let place = try Self.place()
        let json = try place.run(
            "feed", "add", "Office", "--person", "ada", "--redact", "busy", "--expires", "2027-04-01",
            "--home", "Europe/Berlin",
            "--base-url", "https://trips.example/", "--json"
        ).json()
        #expect((json["address"] as? String)?.hasPrefix("https://trips.example/f/") == true)
        // The activities of a person are in several trips, and have no page.
        #expect(json["page"] == nil)
        #expect(json["expiresAt"] as? String == "2027-04-01T22:00:00Z")
        #expect(json["redaction"] as? String == "busy")
        #expect(json["open"] as? Bool == true)
        #expect(try place.run("feed", "add", "Mine", "--all", "--redact", "full").status == .success)
        let feeds = try Self.feeds(place)
        #expect(feeds.map { $0["label"] as? String } == ["Office", "Mine"])
        #expect(feeds[0]["address"] == nil)
        #expect(feeds[0]["person"] is String && feeds[0]["trip"] is NSNull)
        let id = try #require(feeds[1]["id"] as? String)
        #expect(try place.run("feed", "revoke", String(id.prefix(6))).status == .success)
    }

    @Test func `what is refused says why, and makes nothing`() throws {
        let place = try Self.place()
        for (words, status, message) in [
            (["A", "--trip", "Lisbon", "--all"], 64, "choose one"), (["A"], 64, "Lisbon"),
            (["A", "--trip", "Rome"], 66, "Rome"), (["A", "--person", "Zoe"], 66, "Zoe"),
            (["A", "--all", "--expires", "2001-01-01"], 64, "is past; a feed ends later"),
            (["", "--all"], 64, "give some text"),
            (["A", "--all", "--base-url", "trips.example"], 64, "--base-url"),
        ] {
            let run = try place.run(["feed", "add"] + words)
            #expect(run.status.rawValue == status, "\(words): \(run.errors)")
            #expect(run.errors.contains(message), "\(words): \(run.errors)")
        }
        #expect(try Self.feeds(place).isEmpty)
        _ = try place.run("feed", "add", "Grandparents", "--all")
        _ = try place.run("feed", "add", "grandparents", "--all")
        #expect(try place.run("feed", "revoke", "Grandparents").errors.contains("2 feeds are meant"))
        let unknown = try place.run("feed", "revoke", "Grandparent")
        #expect(unknown.status.rawValue == 66)
        #expect(unknown.errors.contains("did you mean Grandparents?"))
        #expect(try Self.feeds(place).count == 2)
    }
}
