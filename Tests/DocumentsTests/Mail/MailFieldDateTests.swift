import CivilTime
import Testing

@testable import Documents

/// The dates in the headers of mails (RFC 5322 §3.3).
@Suite("Dates in headers") struct MailFieldDateTests {
    @Test(arguments: [
        ("Sat, 20 Nov 2027 12:34:56 +0100 (CET)", "2027-11-20T11:34:56Z"),
        ("20 Nov 2027 12:34 EST", "2027-11-20T17:34:00Z"),
        ("Fri, 1 Jan 27 00:00:00 GMT", "2027-01-01T00:00:00Z"),
    ])
    func `dates of mails are read`(_ text: String, _ expected: String) throws {
        #expect(MailDate.instant(text) == (try Instant(parsing: expected)))
    }

    @Test(arguments: [
        "", "20 Nov 2027", "20 Nov 2027 12", "31 Feb 2027 12:34", "20 Nov 2027 12:34+0100 CET",
        "20 Nov 2027 12:34 +99:99", "20 Brumaire 2027 12:34", "20 Nov -3000 12:34",
    ])
    func `others are none`(_ text: String) { #expect(MailDate.instant(text) == nil) }
}
