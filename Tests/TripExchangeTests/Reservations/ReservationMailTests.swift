import CivilTime
import Documents
import Findings
import Foundation
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

@Suite("Reservations in mails") struct ReservationMailTests {
    private func fixture(_ name: String) throws -> ImportedCalendar {
        let path = Fixtures.path(besideTest: "reservations/\(name)")
        return try read([UInt8](try Data(contentsOf: URL(fileURLWithPath: path))))
    }

    private func read(_ bytes: [UInt8]) throws -> ImportedCalendar {
        #expect(DocumentForm(of: Array(bytes.prefix(DocumentForm.telling))) == .mail)
        return try ReservationPageTests.read(bytes, as: .mail)
    }

    private func read(_ text: String) throws -> ImportedCalendar {
        try read(Array(text.replacing("\n", with: "\r\n").utf8))
    }

    @Test func `a flight in quoted-printable`() throws {
        let read = try fixture("airline-quoted-printable.eml")
        #expect(read.findings.isEmpty)
        let flight = try #require(read.activities.first)
        #expect(flight.number == "QJ 2081")
        #expect(flight.place?.name == "Zürich")
        let ends = try Exchange.ends(flight)
        #expect(ends.start.zone?.name == "Europe/Zurich")
        #expect(ends.end.zone?.name == "Europe/Lisbon")
        #expect(flight.stamp == (try Instant(parsing: "2027-11-20T11:34:56Z")))
    }

    @Test func `a stay in base64, in a mail within a mail`() throws {
        let read = try fixture("hotel-base64-forwarded.eml")
        #expect(read.findings.isEmpty)
        let stay = try #require(read.activities.first)
        #expect(stay.title == "Hôtel Cœur")
        #expect(stay.place?.address?.street == "12 rue de l'Église")
        #expect(stay.span.nights == 2)
        #expect(stay.cost == (try Money("238 EUR")))
    }

    @Test func `a calendar in a mail is imported, with the reservation beside it in its event`() throws {
        let read = try fixture("table-with-calendar.eml")
        #expect(read.activities.count == 1)
        let table = try #require(read.activities.first)
        #expect(table.uid.text == "table-2217@example.com")
        #expect(table.kind == .restaurant)
        #expect(table.confirmation == "TL-2217")
        #expect(table.place?.address?.city == "San Diego")
        #expect(
            read.findings.map { "\($0.file ?? "") \($0.line) \($0.code)" } == ["page.html 25 bare-line-feed"])
    }

    static func mail(_ head: String, _ body: [UInt8]) -> [UInt8] {
        Array("From: a@example.com\r\nMIME-Version: 1.0\r\n\(head)\r\n\r\n".utf8) + body
    }

    @Test(arguments: [
        ("utf-8", Array("Zürich".utf8), "Zürich"), ("UTF-8", Array("Łódź".utf8), "Łódź"),
        ("us-ascii", Array("Bern".utf8), "Bern"), ("iso-8859-1", [0x5A, 0xFC, 0x72], "Zür"),
        ("ISO-8859-15", [0xA4, 0xBD], "€œ"), ("windows-1252", [0x80, 0x93], "€“"),
        ("\"Windows-1250\"", [0x8A, 0xF8], "Šř"), ("iso-8859-2", [0xA9, 0xF8], "Šř"),
        ("koi8-r", [0xED, 0xCF], "Мо"), ("windows-1251", [0xCC, 0xEE], "Мо"), ("cp1252", [0xE9], "é"),
        ("latin1", [0xE9], "é"), ("iso8859-7", [0xE1, 0xE8], "αθ"),
    ])
    func `character sets`(_ name: String, _ octets: [UInt8], _ expected: String) throws {
        let json = ReservationPageTests.flight().split(separator: "San Francisco")
        let page =
            Array("<script type=\"application/ld+json\">\(json[0])".utf8) + octets
            + Array("\(json[1])</script>".utf8)
        let read = try read(Self.mail("Content-Type: text/html; charset=\(name)", page))
        #expect(read.activities.first?.place?.name == expected)
        #expect(read.findings.isEmpty)
        let encoded = Array(
            Data(page).base64EncodedData(options: [.lineLength76Characters, .endLineWithCarriageReturn]))
        let again = try self.read(
            Self.mail(
                "Content-Transfer-Encoding: BASE64\r\nContent-Type: text/html; charset=\(name)", encoded))
        #expect(again.activities.first?.place?.name == expected)
    }

    @Test func `an unknown character set, encoding or damaged part is told`() throws {
        let page =
            "<script type=\"application/ld+json\">\(ReservationPageTests.flight(name: "Zo\u{EB}"))</script>"
        let unknown = try read(Self.mail("Content-Type: text/html; charset=x-klingon", Array(page.utf8)))
        #expect(unknown.activities.count == 1)
        #expect(unknown.findings.map { "\($0.line) \($0.code)" } == ["5 unknown-charset"])
        let strange = try read(
            Self.mail("Content-Type: text/html\r\nContent-Transfer-Encoding: x-uuencode", Array(page.utf8)))
        #expect(strange.findings.map(\.code.rawValue) == ["bad-encoding", "no-reservation"])
        let damaged = try read(
            Self.mail(
                "Content-Type: text/html\r\nContent-Transfer-Encoding: base64",
                Array((Data(page.utf8).base64EncodedString() + "\r\n!!!").utf8)))
        #expect(damaged.activities.count == 1)
        #expect(damaged.findings.map(\.code.rawValue) == ["bad-encoding"])
    }

    @Test func `UTF-8 that is none is counted`() throws {
        let page =
            "<script type=\"application/ld+json\">\(ReservationPageTests.flight(name: "Zo%"))</script>"
        for (name, codes) in [(Array("\u{EB}".utf8), []), ([0xEB], ["bad-encoding"])] {
            let bytes = page.utf8.flatMap { $0 == UInt8(ascii: "%") ? name : [$0] }
            let read = try read(Self.mail("Content-Type: text/html; charset=utf-8", bytes))
            #expect(read.findings.map(\.code.rawValue) == codes)
        }
    }

    @Test func `a mail without a booking is refused by what it begins with`() throws {
        let read = try read("Subject: Hello\nDate: Sat, 20 Nov 2027 12:34:56 +0100\n\nHow are you?\n")
        #expect(
            read.findings.map(\.description) == [
                "page.html: error: the mail has neither a reservation of schema.org nor a calendar, and its text "
                    + "tells no booking; it begins with `Subject: Hello` [no-reservation]"
            ])
    }

    @Test func `parts in parts have a limit, and so has their number`() throws {
        var deep = ""
        for level in 0..<200 {
            deep += "Content-Type: multipart/mixed; boundary=b\(level)\n\n--b\(level)\n"
        }
        let nested = try read("From: x@example.com\n" + deep + "Content-Type: text/html\n\nx")
        #expect(nested.findings.contains { $0.code.rawValue == "too-many-parts" })
        let many = String(repeating: "--b\nContent-Type: text/html\n\nx\n", count: 20_000)
        let wide = try read("From: x@example.com\nContent-Type: multipart/mixed; boundary=b\n\n" + many)
        #expect(wide.findings.contains { $0.code.rawValue == "too-many-parts" })
        let mails = String(repeating: "Content-Type: message/rfc822\n\n", count: 10_000)
        #expect(
            try read("From: x@example.com\n" + mails).findings.contains {
                $0.code.rawValue == "too-many-parts"
            })
    }

    @Test(arguments: [
        "From: x@example.com\r\nContent-Type: multipart/mixed; boundary=\"\"\r\n\r\n--\r\n--\r\n",
        "From: " + String(repeating: "x", count: 1 << 20),
        "From: x\r\nContent-Type: text/html; " + String(repeating: "a*0*=''%;", count: 20_000)
            + "\r\n\r\n<p>",
        "From: x\r\n" + String(repeating: "X-A: b\r\n", count: 100_000),
        "From: x\r\nSubject: " + String(repeating: "=?utf-8?Q?", count: 20_000) + "\r\n\r\n",
        "From: x\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b",
    ])
    func `no mail ends the program`(_ text: String) throws {
        #expect(try ReservationPageTests.read(Array(text.utf8), as: .mail).activities.isEmpty)
    }
}
