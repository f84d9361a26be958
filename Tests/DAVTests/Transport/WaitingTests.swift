import CivilTime
import TestKit
import Testing

@testable import DAV

@Suite("Waiting for a server") struct WaitingTests {
    @Test(
        arguments: [
            ("0", 0), ("120", 120), ("99999", 3_600), ("99999999999999999999999", 3_600), ("-5", nil),
            ("+5", nil),
            ("soon", nil), ("", nil), ("1.5", nil), ("Fri, 31 Dec 1999 23:59:59 GMT", 0),
            ("Sun, 28 Mar 2027 08:00:30 GMT", 30), ("Mon, 28 Mar 2033 08:00:30 GMT", 3_600),
            ("Sun, 28 Mar 2027 08:00:30 UTC", nil), ("Sun, 31 Feb 2027 08:00:30 GMT", nil),
        ] as [(String, Int?)])
    func `a server says when to come back, within an hour`(text: String, seconds: Int?) throws {
        let now = try Instant(parsing: "2027-03-28T08:00:00Z")
        #expect(RetryAfter.seconds(text, at: now) == seconds)
    }

    @Test func `tries stand further apart with each failure, and not in step`() {
        var random = SplitMix64(seed: 20_261_128)
        for failures in 1...40 {
            let most = min(3_600, 2 << min(failures - 1, 16))
            let spans = (0..<200).map { _ in BackOff.seconds(after: failures, using: &random) }
            #expect(spans.allSatisfy { ($0 >= (most + 1) / 2) && $0 <= most }, "\(failures)")
            if most > 4 { #expect(Set(spans).count > 2, "\(failures)") }
        }
    }

    @Test func `a header is read by its lines, with those that go on`() throws {
        let fields = CurlTransport.fields(
            "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nX-Long: a\r\n  b \r\nEmpty:\r\nno field\r\nDAV:1, 2\r\n\r\n")
        #expect(
            fields == [
                HTTPField("ETag", "\"1\""), HTTPField("X-Long", "a b"), HTTPField("Empty", ""),
                HTTPField("DAV", "1, 2"),
            ])
        #expect(
            DAVResponse(200, [HTTPField("ETag", "\"1\""), HTTPField("etag", "\"2\"")], from: try .sample).etag
                == nil)
        #expect(DAVResponse(200, [HTTPField("etag", "\"2\"")], from: try .sample).etag == "\"2\"")
    }

    @Test func `a password is in no text`() {
        let credentials = Credentials(user: "ada", password: "geheim")
        var dumped = ""
        dump(credentials, to: &dumped)
        #expect("\(credentials)" == "ada" && !dumped.contains("geheim"))
        #expect(!String(reflecting: [credentials]).contains("geheim"))
    }
}

extension DAVAddress {
    /// An address for answers whose place does not matter.
    static var sample: DAVAddress {
        get throws { try DAVAddress("https://dav.example.org/") }
    }
}
