import CivilTime
import Documents
import Findings
import Foundation
import ICalendar
import Reservations
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
                "a.eml: error: the file has 67108865 bytes; at most 67108864 are read [too-many-parts]"
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
        #expect(alone.findings.first?.message.contains("has \(sizes[0]) bytes, more than is read") == true)
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
