import CivilTime
import Documents
import Findings
import Foundation
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

@Suite("Limits of reservations") struct ReservationLimitTests {
    private static func traveller(_ number: Int, _ more: String = "") -> String {
        #"{"@type":"EventReservation","reservationNumber":"1","underName":"n\#(number)",\#(more)"reservationFor":{"startDate":"2027-01-01"}}"#
    }

    @Test func `repeats count, too`() throws {
        let texts = (0..<8).map { text in
            "<script type=\"application/ld+json\">["
                + (0..<1_000).map { Self.traveller(text * 1_000 + $0) }.joined(separator: ",")
                + "]</script>\n"
        }
        let start = ProcessorTime.now
        let read = try ReservationPageTests.read("<!DOCTYPE html>\n" + texts.joined())
        #expect(ProcessorTime.now - start < .seconds(10))
        #expect(read.activities.count == 1)
        #expect(
            read.findings.filter { $0.code == .tooManyParts }.map { "\($0.line) \($0.message)" } == [
                "3 there are more than 1000 reservations; the others were not read",
                "2 one booking has more than 32 travellers, or more than 131072 bytes; the others were not read",
            ])
        #expect(read.activities.first?.notes.utf8.count ?? 0 < 1_000)
    }

    @Test func `each object has a limit, and all of one booking together`() throws {
        let filler = #""x":"\#(String(repeating: "a", count: 60_000))","#
        let read = try Sample.read(
            Self.traveller(1, filler), Self.traveller(2, filler), Self.traveller(3, filler))
        let told = try #require(read.findings.first { $0.code == .tooManyParts })
        #expect(told.line == 4)
        let lines = try Exchange.eventLines(try #require(read.activities.first))
        #expect(lines.allSatisfy { $0.utf8.count < 200_000 })
        let large = #""x":"\#(String(repeating: "a", count: 140_000))","#
        let refused = try Sample.read(Self.traveller(1), Self.traveller(2, large))
        #expect(Sample.codes(refused).contains("broken-reservation"))
    }

    @Test func `a name of marks without end is short`() throws {
        let name = "n" + String(repeating: "\u{301}", count: 50_000)
        let read = try Sample.read(Sample.flight(name: name))
        #expect(read.activities.count == 1)
        #expect(read.activities.first?.notes.utf8.count ?? .max < 2_000)
    }
}

@Suite("Mails with reservations in strange places") struct StrangeMailTests {
    @Test(arguments: [
        ("iso-2022-jp", "GyRCRWw1fiVbJUYlaxsoQg==", "東京ホテル"),
        ("Shift_JIS", "k4yLnoN6g2WDiw==", "東京ホテル"), ("x-sjis", "lVw=", "表"),
        ("windows-31j", "h0A=", "①"), ("EUC-JP", "xey1/qXbpcal6w==", "東京ホテル"),
        ("GBK", "sbG+qb7GteqHew==", "北京酒店噞"), ("gb2312", "sbG+qb7GteqHew==", "北京酒店噞"),
        ("GB18030", "sbG+qYEwgTA=", "北京\u{80}"),
        ("EUC-KR", "vK2/78ijxdqMYw==", "서울호텔똠"), ("ks_c_5601-1987", "vK2/78ijxdqMYw==", "서울호텔똠"),
        ("Big5", "pXilX7a6qbE=", "台北飯店"), ("big5-hkscs", "pXilX7a6qbE=", "台北飯店"),
    ])
    func `character sets of East Asia`(_ name: String, _ base64: String, _ expected: String) throws {
        let octets = [UInt8](try #require(Data(base64Encoded: base64)))
        let json = Sample.stay("2027-03-05", "2027-03-06", name: "@@").split(separator: "@@")
        let page =
            Array("<script type=\"application/ld+json\">\(json[0])".utf8) + octets
            + Array("\(json[1])</script>".utf8)
        let mail = Array("From: a@b.example\r\nContent-Type: text/html; charset=\(name)\r\n\r\n".utf8) + page
        let read = try ReservationPageTests.read(mail, as: .mail)
        #expect(read.activities.map(\.title) == [expected])
        #expect(read.findings == [])
    }

    @Test func `what means nothing in a character set is told`() throws {
        let json = Sample.stay("2027-03-05", "2027-03-06", name: "@@").split(separator: "@@")
        let page =
            Array("<script type=\"application/ld+json\">\(json[0])".utf8) + [0x93, 0x8C, 0xFD, 0xFE, 0x61]
            + Array("\(json[1])</script>".utf8)
        let mail =
            Array("From: a@b.example\r\nContent-Type: text/html; charset=shift_jis\r\n\r\n".utf8) + page
        let read = try ReservationPageTests.read(mail, as: .mail)
        #expect(read.activities.map(\.title) == ["東\u{FFFD}\u{FFFD}a"])
        #expect(Sample.codes(read) == ["bad-encoding"])
        #expect(read.findings.first?.message.contains("2 characters") == true)
    }

    @Test func `an unknown character set of seven bits is told`() throws {
        let mail =
            "From: a@b.example\r\nContent-Type: text/html; charset=iso-2022-cn-ext\r\n\r\n\u{1B}$)A"
            + Sample.html(Sample.flight()).text
        #expect(Sample.codes(try Sample.readMail(mail)).contains("unknown-charset"))
    }

    @Test func `what is too deep is told, and what stands beside it is read`() throws {
        var deep = ""
        for level in 0..<40 {
            deep += "Content-Type: multipart/mixed; boundary=d\(level)\r\n\r\n--d\(level)\r\n"
        }
        let mail =
            "From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\(deep)\r\n--b\r\n"
            + "Content-Type: text/html\r\n\r\n\(Sample.html(Sample.flight()).text)\r\n--b--\r\n"
        let read = try Sample.readMail(mail)
        #expect(read.activities.map(\.confirmation) == ["ABC123"])
        #expect(
            read.findings.contains { $0.code == .tooManyParts && $0.message.contains("nested more than 16") })
    }

    private func encoded(_ mail: String) -> String {
        "message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n" + Data(mail.utf8).base64EncodedString()
    }

    @Test func `a mail encoded in a mail encoded in a mail is read, with the line of the part`() throws {
        let broken = "\r\n\r\n<script type=\"application/ld+json\">{,</script>"
        let inner = Sample.mail(Sample.html(Sample.flight()), ("text/html", broken), date: nil)
        let middle = "From: a@b.example\r\nContent-Type: " + encoded(inner)
        let read = try Sample.readMail("From: a@b.example\r\nContent-Type: " + encoded(middle))
        #expect(read.activities.map(\.confirmation) == ["ABC123"])
        #expect(read.findings.map { "\($0.line) \($0.code)" } == ["5 broken-reservation"])
        var deep = inner
        for _ in 0..<8 { deep = "From: a@b.example\r\nContent-Type: " + encoded(deep) }
        #expect(try Sample.readMail(deep).findings.contains { $0.code == .tooManyParts })
    }

    @Test(arguments: [false, true]) func `the date of a forwarded mail is its own`(_ isEncoded: Bool) throws {
        let inner = Sample.mail(Sample.html(Sample.flight()))
        let outer =
            "From: a@b.example\r\nDate: Sat, 20 Feb 2027 10:00:00 +0000\r\nContent-Type: "
            + (isEncoded ? encoded(inner) : "message/rfc822\r\n\r\n" + inner)
        let read = try Sample.readMail(outer)
        #expect(read.activities.map(\.stamp) == [try Instant(parsing: "2027-02-01T10:05:00Z")])
        // A newer cancellation is not undone by it.
        let off = try Sample.readMail(
            Sample.mail(
                Sample.html(Sample.flight(status: "ReservationCancelled")),
                date: "Wed, 10 Feb 2027 10:00:00 +0000"))
        #expect(try Exchange.merged([read, off, read]).map(\.status) == [.cancelled])
    }
}
