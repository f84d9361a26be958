import CivilTime
import Foundation
import ICalendar
import TestKit
import Testing
import Trips

@testable import TripExchange

private typealias Sample = ReservationSamples

/// The bounds of a mail, each as it is and one above; docs/limits.md lists them.
///
/// What would take long is tried with smaller numbers.
@Suite("Limits of mails") struct MailLimitTests {
    private func reading(_ limits: MailLimits = MailLimits()) throws -> ReservationImport {
        var all = ReservationLimits()
        all.mail = limits
        return ReservationImport(
            CalendarImport(database: try Exchange.database(), floatingTimes: .hintedByFile),
            now: try Instant(parsing: "2028-01-01T00:00:00Z"), limits: all)
    }

    private func read(_ mail: String, _ limits: MailLimits = MailLimits()) throws -> ImportedCalendar {
        try reading(limits).calendar(of: Array(mail.utf8), as: .mail, file: "a.eml")
    }

    private func codes(_ imported: ImportedCalendar) -> [String] {
        imported.findings.map { "\($0.line) \($0.code)" }
    }

    @Test func `a file has 64 MiB at most`() throws {
        let most = MailLimits().bytes
        #expect(most == 64 << 20)
        let mail = Array(Sample.mail(Sample.html(Sample.flight())).utf8)
        // A source that says how much it has, and has less to read.
        func imported(_ count: Int) throws -> ImportedCalendar {
            try reading().calendar(
                in: CalendarSource(byteCount: count) { $0.lowerBound == 0 ? mail : [] }, as: .mail,
                file: "a.eml")
        }
        #expect(try imported(most).activities.count == 1)
        let above = try imported(most + 1)
        #expect(above.activities.isEmpty)
        #expect(
            above.findings.map(\.description) == [
                "a.eml: error: the file has 67108865 octets; at most 67108864 are read [too-many-parts]"
            ])
        // The same of bytes that are read already.
        var limits = MailLimits()
        limits.bytes = mail.count
        #expect(try read(String(decoding: mail, as: UTF8.self), limits).activities.count == 1)
        limits.bytes -= 1
        #expect(
            codes(try read(String(decoding: mail, as: UTF8.self), limits)) == [
                "0 too-many-parts", "0 no-reservation",
            ])
    }

    @Test func `a header has 256 KiB at most`() {
        let most = MailLimits().headerBytes
        #expect(most == 256 << 10)
        func mail(_ count: Int) -> MailParts {
            let type = "Content-Type: text/html\n"
            let padding = String(repeating: "x", count: count - type.utf8.count - 4)
            return MailParts(Array("\(type)X: \(padding)\n\nbody".utf8))
        }
        #expect(mail(most).flaws.isEmpty)
        #expect(mail(most + 1).flaws.map(\.line) == [3])
        #expect(mail(most + 1).flaws.first?.message.contains("more than 262144 octets") == true)
        for mail in [mail(most), mail(most + 1)] {
            #expect(mail.parts.map(\.type.value) == ["text/html"])
            #expect(mail.parts.map { String(decoding: $0.body, as: UTF8.self) } == ["body"])
        }
    }

    @Test func `parts stand sixteen deep in a mail at most`() {
        #expect(MailLimits().depth == 16)
        func mail(_ levels: Int) -> MailParts {
            MailParts(
                Array(
                    (String(repeating: "Content-Type: message/rfc822\n\n", count: levels) + "A: b\n\nbody")
                        .utf8))
        }
        #expect(mail(16).flaws.isEmpty)
        #expect(mail(16).parts.count == 1)
        #expect(mail(17).flaws.map(\.line) == [35])
        #expect(mail(17).flaws.first?.message.contains("nested more than 16 deep") == true)
        #expect(mail(17).parts.isEmpty)
    }

    @Test func `a mail has a thousand parts at most`() {
        #expect(MailLimits().parts == 1_000)
        func mail(_ count: Int) -> MailParts {
            MailParts(
                Array(
                    ("Content-Type: multipart/mixed; boundary=b\n\n"
                        + String(repeating: "--b\nA: b\n\nx\n", count: count) + "--b--\n").utf8))
        }
        // What holds them is one of them.
        #expect(mail(999).flaws.isEmpty)
        #expect(mail(999).parts.count == 999)
        #expect(mail(1_000).flaws.map(\.line) == [4000])
        #expect(mail(1_000).flaws.first?.message.contains("more than 1000 parts") == true)
        #expect(mail(1_000).parts.count == 999)
    }

    @Test func `a part has 16 MiB at most, and all together 64`() throws {
        #expect(MailLimits().partBytes == 16 << 20)
        #expect(MailLimits().decodedBytes == 64 << 20)
        let one = Sample.html(Sample.flight())
        let other = Sample.html(Sample.flight(number: "124", code: "DEF456"))
        let mail = Sample.mail(one, other)
        let sizes = MailParts(Array(mail.utf8)).parts.map(\.body.count)
        var limits = MailLimits()
        limits.partBytes = try #require(sizes.max())
        limits.decodedBytes = sizes.reduce(0, +)
        #expect(try read(mail, limits).activities.count == 2)
        limits.decodedBytes -= 1
        let together = try read(mail, limits)
        #expect(together.activities.map(\.confirmation) == ["ABC123"])
        #expect(codes(together) == ["13 too-many-parts"])
        limits = MailLimits()
        limits.partBytes = sizes[0] - 1
        let alone = try read(Sample.mail(one, ("text/html", "<p>")), limits)
        #expect(alone.activities.isEmpty)
        #expect(alone.findings.first?.code == .tooManyParts)
        #expect(alone.findings.first?.message.contains("has \(sizes[0]) octets, more than is read") == true)
    }

    @Test(arguments: [(4, 1), (5, 0)]) func `mails are encoded in mails four deep at most`(
        _ levels: Int, _ count: Int
    )
        throws
    {
        var mail = Sample.mail(Sample.html(Sample.flight()))
        for _ in 0..<levels {
            mail =
                "From: a@b.example\r\nContent-Type: message/rfc822\r\nContent-Transfer-Encoding: base64\r\n\r\n"
                + Data(mail.utf8).base64EncodedString()
        }
        let imported = try read(mail)
        #expect(imported.activities.count == count)
        #expect(imported.findings.contains { $0.code == .tooManyParts } == (count == 0))
    }

    @Test func `a field has 64 parameters at most`() {
        func field(_ count: Int) -> MailField {
            MailField(Array(("text/html" + (0..<count).map { "; p\($0)=v" }.joined()).utf8))
        }
        #expect(field(64).parameters.count == 64)
        #expect(field(64).parameters["p63"] == "v")
        #expect(field(65).parameters.count == 64)
        #expect(field(65).parameters["p64"] == nil)
    }

    @Test func `an encoded word has 4,096 octets at most`() {
        func word(_ count: Int) -> [UInt8] {
            Array(("=?utf-8?Q?" + String(repeating: "a", count: count - 12) + "?=").utf8)
        }
        #expect(EncodedWords.text(of: word(4_096)) == String(repeating: "a", count: 4_084))
        #expect(EncodedWords.text(of: word(4_097)) == String(decoding: word(4_097), as: UTF8.self))
    }

    @Test func `two hundred findings of a mail are listed, and the refusal always`() throws {
        func read(_ count: Int) throws -> ImportedCalendar {
            let scripts = String(
                repeating: "<script type=\"application/ld+json\">{,</script>\n", count: count)
            return try ReservationPageTests.read("<!DOCTYPE html>\n" + scripts)
        }
        let most = try read(200)
        #expect(most.findings.count == 201)
        #expect(most.findings.last?.code == .noReservation)
        let above = try read(201)
        #expect(above.findings.prefix(200) == most.findings.prefix(200))
        #expect(above.findings.suffix(2).map(\.code) == [.tooManyFindings, .noReservation])
        #expect(
            above.findings.suffix(2).first?.message
                == "1 more findings of the file are not listed; a report holds 200 of them")
    }
}
