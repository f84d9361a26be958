import Testing

@testable import DAV

@Suite("Answers about several resources") struct MultistatusTests {
    private static func read(_ text: String) throws -> Multistatus {
        try Multistatus(Array(text.utf8), of: DAVAddress("https://dav.example.org/cal/"))
    }

    private static let whole = multistatus(
        member("/cal/", "<D:resourcetype><D:collection/></D:resourcetype>"),
        member("/cal/a.ics", "<D:getetag>\"1\"</D:getetag>"), gone("/cal/b.ics"),
        "<D:sync-token>urn:7</D:sync-token>")

    @Test func `a whole answer is read`() throws {
        let answer = try Self.read(Self.whole)
        #expect(answer.members.map(\.href) == ["/cal/", "/cal/a.ics", "/cal/b.ics"])
        #expect(answer.members.map(\.status) == [nil, nil, 404])
        #expect(answer.members[1].text(.dav("getetag")) == "\"1\"")
        #expect(answer.syncToken == "urn:7")
    }

    @Test func `an answer that is cut at any byte is none`() {
        let bytes = Array(Self.whole.utf8)
        for count in 0..<bytes.count {
            #expect(throws: DAVFailure.self, "\(count)") {
                try Multistatus(Array(bytes[..<count]), of: DAVAddress("https://dav.example.org/cal/"))
            }
        }
    }

    @Test(arguments: [
        ("<html><body>Log in</body></html>", "the answer is \"html\""),
        ("<D:multistatus xmlns:D=\"urn:other\"/>", "the answer is \"multistatus\""),
        (
            "<!DOCTYPE x [<!ENTITY a \"b\">]><D:multistatus xmlns:D=\"DAV:\"/>",
            "has a document type declaration"
        ),
        ("not XML", "is not well-formed XML"), ("", "is not well-formed XML"),
        (multistatus("<D:response><D:status>HTTP/1.1 200 OK</D:status></D:response>"), "names no resource"),
        (multistatus(gone("")), "names no resource"),
        (
            multistatus(String(repeating: "<a>", count: 70) + String(repeating: "</a>", count: 70)),
            "is nested deeper than 64"
        ),
    ])
    func `what is no multistatus is refused`(text: String, reason: String) {
        let failure = #expect(throws: DAVFailure.self) { try Self.read(text) }
        #expect(failure?.code == .malformed)
        #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
    }

    @Test func `a property with another status than success is not there`() throws {
        let answer = try Self.read(
            multistatus(
                "<D:response><D:href>/cal/</D:href>"
                    + "<D:propstat><D:prop><D:displayname>x</D:displayname></D:prop><D:status>HTTP/1.1 404 Not Found</D:status></D:propstat>"
                    + "<D:propstat><D:prop><D:getetag>\"1\"</D:getetag></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat>"
                    + "</D:response>"))
        #expect(answer.members[0].text(.dav("displayname")) == nil)
        #expect(answer.members[0].text(.dav("getetag")) == "\"1\"")
    }

    @Test func `long texts, CDATA and characters by number are read whole`() throws {
        let long = String(repeating: "DESCRIPTION:é\r\n", count: 100_000)
        for data in [
            "<![CDATA[\(long)]]>", long.replacing("\r", with: "&#13;").replacing("é", with: "&#233;"),
        ] {
            let answer = try Self.read(
                multistatus(member("/cal/a.ics", "<C:calendar-data>\(data)</C:calendar-data>")))
            let text = try #require(answer.members[0].properties[.caldav("calendar-data")])
            let read = String(decoding: text.bytes, as: UTF8.self)
            #expect(read.filter { $0 != "\r\n" && $0 != "\n" } == long.filter { $0 != "\r\n" && $0 != "\n" })
        }
    }

    @Test func `a list of a hundred thousand resources is read`() throws {
        let parts = (0..<100_000).map { gone("/cal/\($0).ics") }
        let answer = try Self.read(multistatus(parts.joined()))
        #expect(answer.members.count == 100_000)
    }

    @Test func `a request holds only what XML can hold`() throws {
        var body = XMLText()
        body.element("D:propfind") { $0.element("D:href", "/cal/<&>\u{1}é") }
        let root = try XMLDocument(body.bytes).root
        #expect(root.name == .dav("propfind"))
        #expect(root.first(.dav("href"))?.text == "/cal/<&>\u{FFFD}é")
    }
}
