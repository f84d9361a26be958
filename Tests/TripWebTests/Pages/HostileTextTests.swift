import CivilTime
import Foundation
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// A script in every field that somebody else can write.
@Suite("Hostile text on pages") struct HostileTextTests {
    /// It would end an attribute, an element and a script; the second quotation mark has an accent above it, which makes
    /// it another character to people and to Swift, and the same one to a browser.
    private static let attack = "\"'><script>alert(1)</script>\"\u{301} autofocus onfocus=alert(2) x=\u{202E}"

    private static let calendar: String = {
        let text = attack
        return """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            PRODID:\(text)\r
            X-WR-CALNAME:\(text)\r
            BEGIN:VEVENT\r
            UID:\(text)\r
            DTSTAMP:20270101T000000Z\r
            SUMMARY:\(text)\r
            LOCATION:\(text)\r
            DESCRIPTION:\(text)\r
            CATEGORIES:\(text)\r
            COMMENT:\(text)\r
            URL:https://example.org/%22%3E\r
            ORGANIZER;CN=x:mailto:a@example.org\r
            ATTENDEE;CN=<script>alert(1)</script>:mailto:b@example.org\r
            X-AIRLINE:\(text)\r
            X-CONFIRMATION:\(text)\r
            DTSTART;TZID=Asia/Tokyo:20270328T100000\r
            DTEND;TZID=Asia/Tokyo:20270328T113000\r
            END:VEVENT\r
            END:VCALENDAR\r

            """
    }()

    @Test func `no text of a file becomes an element, an attribute or a script`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(Array(Self.calendar.utf8), named: "\(Self.attack).ics")
        try pages.store.write { writing in
            guard var shown = try writing.trips().first else { return }
            shown.notes = Self.attack
            try writing.update(shown)
            try writing.save(
                Organization(
                    id: OrganizationID("o"), name: Self.attack, phone: Self.attack, notes: Self.attack))
            try writing.save(
                Todo(uid: ActivityUID("t"), title: Self.attack, notes: Self.attack), in: shown.id)
            try writing.save(
                Expense(
                    id: ExpenseID("e"), title: Self.attack, money: try Money("9 EUR"),
                    date: try CivilDate(2027, 3, 25), notes: Self.attack, createdAt: .epoch), in: shown.id)
            try SyncPageTests.write(conflictAbout: Self.attack, in: shown.id, writing)
            for (id, content) in [
                ("n", Trips.Attachment.Content.note(Self.attack)), ("l", .link("javascript:\(Self.attack)")),
            ] {
                try writing.save(
                    Trips.Attachment(
                        id: AttachmentID(id), owner: .trip, name: Self.attack, about: Self.attack,
                        content: content, createdAt: Instant(parsing: "2027-01-01T00:00:00Z")),
                    bytes: nil, in: shown.id)
            }
        }
        let key = try #require(
            try pages.store.read { reading in
                try reading.trips().flatMap { try reading.activities(of: $0.id) }.first?.key
            })
        let id = try #require(trip.split(separator: "/").last)
        let activity = PageAddress.trip(.init(id), .activity(key), .traveller).text
        let module = PageAddress.script(digest: PageScripts().digest, module: "page").text
        let own = "<script type=\"module\" src=\"\(module)\"></script>"
        for path in [
            "/trips", "/trips?q=\(PercentText.encoded(Self.attack))", trip, "\(trip)/day/2027-03-28",
            "\(trip)/week/2027-03-28", "\(trip)/month/2027-03", "\(trip)/findings", "\(trip)/who", activity,
            "\(trip)/timeline", "\(trip)/costs", "\(trip)/map", "\(trip)/drift", "/drift",
            "\(trip)?zone=\(PercentText.encoded(Self.attack))",
            "\(trip)/details", "\(trip)/remove", "\(trip)/people", "\(trip)/files", "\(trip)/export",
            "\(trip)/paper", "\(trip)/todos", "\(trip)/edit-todo?uid=t", "\(trip)/delete-todo?uid=t",
            "\(trip)/add-todo", "\(trip)/add-expense",
            "\(trip)/edit-expense?id=e", "\(trip)/delete-expense?id=e", "/settings", "/protected",
            "/organizations?q=\(PercentText.encoded(Self.attack))", "/backup", "/sync",
            "/organizations", "/organizations/o", "/organizations/o/remove", "\(trip)/detach?id=n",
            "/people/\(PercentText.encoded(Self.attack))",
            "/organizations/\(PercentText.encoded(Self.attack))",
            "/sign-in/\(PercentText.encoded(Self.attack))",
            "\(trip)/who?at=\(PercentText.encoded(Self.attack))", "/\(PercentText.encoded(Self.attack))",
        ] {
            let reply = try await pages.get(path)
            // Our own module stands in the head, once.
            let html = reply.text.replacingOccurrences(of: own, with: "")
            #expect(reply.text.utf8.count - html.utf8.count <= own.utf8.count, "\(path)")
            for tag in HostileTextTests.tags(html) {
                #expect(!tag.hasPrefix("<script") && !tag.hasPrefix("</script"), "\(path): \(tag)")
                for word in ["script", "onfocus"] {
                    #expect(HostileTextTests.isQuoted(word, in: tag), "\(path): \(tag)")
                }
            }
            #expect(!reply.text.unicodeScalars.contains("\u{202E}"), "\(path)")
            #expect(!reply.text.unicodeScalars.isEmpty)
        }
        #expect(try await pages.get(activity).status == 200)
        #expect(try await pages.get(activity).text.contains("&lt;script&gt;"))
    }

    /// The tags of a page, as a browser takes them: from `<` and a letter to `>` outside of quotation marks.
    private static func tags(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var tags: [String] = []
        var index = 0
        while index < scalars.count {
            let next = index + 1 < scalars.count ? scalars[index + 1] : " "
            guard scalars[index] == "<", next.properties.isAlphabetic || next == "/" else {
                index += 1
                continue
            }
            var tag = String.UnicodeScalarView()
            var isQuoted = false
            while index < scalars.count, isQuoted || scalars[index] != ">" {
                if scalars[index] == "\"" { isQuoted.toggle() }
                tag.append(scalars[index])
                index += 1
            }
            tags.append(String(tag))
        }
        return tags
    }

    /// Whether a word, where it is, stands between quotation marks.
    private static func isQuoted(_ word: String, in tag: String) -> Bool {
        guard let place = tag.range(of: word) else { return true }
        return tag[..<place.lowerBound].unicodeScalars.count { $0 == "\"" } % 2 == 1
    }

    @Test func `a quotation mark with an accent does not end an attribute`() {
        #expect(
            PageEscape().escapeText("\"\u{301}<\u{338}&\u{301}'\u{301}>\u{338}")
                == "&quot;\u{301}&lt;\u{338}&amp;\u{301}&#39;\u{301}&gt;\u{338}")
        #expect(
            PageEscape().escapeText("a\u{0}\u{7}\u{85}\u{202E}b\n\t")
                == "a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b\n\t")
        #expect(PageEscape.field("a\u{0}\u{202E}\"<b") == "a\u{FFFD}&#x202e;&quot;&lt;b")
        #expect(PageEscape().escapeText("Zürich \u{2068}שלום\u{2069} 😀") == "Zürich \u{2068}שלום\u{2069} 😀")
    }
}
