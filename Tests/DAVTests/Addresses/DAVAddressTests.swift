import Testing

@testable import DAV

@Suite("Addresses of servers") struct DAVAddressTests {
    @Test(arguments: [
        ("/cal/a%40b.ics", "/cal/a@b.ics"), ("/cal/%7Euser/", "/cal/~user/"),
        ("/cal/x%2fy.ics", "/cal/x%2Fy.ics"),
        ("/cal/sp%20%c3%a4.ics", "/cal/sp%20%C3%A4.ics"), ("/cal/sp ä.ics", "/cal/sp%20%C3%A4.ics"),
        ("/cal/100%.ics", "/cal/100%25.ics"), ("", "/"), ("/a//b", "/a//b"),
    ])
    func `two spellings of a path are compared in one form`(path: String, canonical: String) throws {
        #expect(try DAVAddress("https://dav.example.org" + path).path == canonical)
    }

    @Test(arguments: [
        ("b.ics", "https://dav.example.org/cal/b.ics"), ("/x/", "https://dav.example.org/x/"),
        ("https://other.example:8443/y", "https://other.example:8443/y"),
        ("../up.ics", "https://dav.example.org/up.ics"), ("//cdn.example/z", "https://cdn.example/z"),
    ])
    func `what a server gives is read relative to where it was asked`(href: String, whole: String) throws {
        let base = try DAVAddress("https://dav.example.org/cal/")
        #expect(try DAVAddress(href, relativeTo: base).text == whole)
    }

    @Test(arguments: [
        ("ftp://dav.example.org/", "expected https"), ("not an address", "is no address"),
        ("", "is no address"),
        ("https://ada:geheim@dav.example.org/", "has a user or a password in it"),
        ("https://ada@dav.example.org/", "has a user or a password in it"),
        ("https://dav.example.org/a/%2e%2E/b", "leads through \"..\""),
        ("https://dav.example.org:99999/", "is no address"),
        ("https://dav.example.org/" + String(repeating: "a", count: 9_000), "is longer than 8192 bytes"),
    ])
    func `what cannot be asked is refused, and no password is shown`(text: String, reason: String) {
        let failure = #expect(throws: DAVFailure.self) { try DAVAddress(text) }
        #expect(failure?.code == .badAddress)
        #expect(failure?.reason.contains(reason) == true, "\(failure?.reason ?? "")")
        #expect(failure.map { "\($0)".contains("geheim") } == false)
    }

    @Test func `a member lies directly in its collection`() throws {
        let base = try DAVAddress("https://dav.example.org/cal")
        let other = [
            "/cal/a.ics": true, "/cal/sub/": true, "/cal/sub/a.ics": false, "/calendar/a.ics": false,
            "/cal/": false,
        ]
        for (path, isMember) in other {
            #expect(
                try base.isCollection(of: DAVAddress("https://dav.example.org" + path)) == isMember, "\(path)"
            )
        }
        #expect(!base.isCollection(of: try DAVAddress("https://evil.example/cal/a.ics")))
        #expect(!base.isCollection(of: try DAVAddress("http://dav.example.org/cal/a.ics")))
        #expect(!base.isCollection(of: try DAVAddress("https://dav.example.org:8443/cal/a.ics")))
        #expect(base.isSameResource(as: try DAVAddress("https://DAV.example.org:443/%63al/")))
    }
}
