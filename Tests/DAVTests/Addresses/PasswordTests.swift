import Testing

@testable import DAV

@Suite("Passwords in addresses") struct PasswordTests {
    private static let long = String(repeating: "a", count: 9_000)

    @Test(arguments: [
        "https://ada:geheim@dav.example.org/", "https:ada:geheim@dav.example.org/",
        "https:/ada:geheim@dav.example.org/",
        "ada:geheim@dav.example.org", "//ada:geheim@dav.example.org/",
        "https://ada:gehe/geheim@dav.example.org/",
        "https://ada:x?geheim@dav.example.org/", "https://ada:x#geheim@dav.example.org/",
        "https://ada:x@geheim@dav.example.org/",
        "ftp://ada:geheim@dav.example.org/", "https://ada:geheim@dav.example.org:99999/",
        "https://ada:geheim@dav.example.org/%2e%2e/",
        "https://ada:geheim@dav.example.org/" + long,
        "https://ada:geheim @dav.example.org/",
    ])
    func `are shown by no failure, however the address is misspelt`(text: String) {
        let failure = #expect(throws: DAVFailure.self) { try DAVAddress(text) }
        #expect(failure?.code == .badAddress)
        #expect(failure.map { "\($0)".contains("geheim") } == false)
    }

    @Test(arguments: ["ftp://dav.example.org/a@b", "https://dav.example.org/%2e%2e/a@b"])
    func `an address without one is shown whole`(text: String) {
        let failure = #expect(throws: DAVFailure.self) { try DAVAddress(text) }
        #expect(failure?.subject == text)
    }

    @Test func `a host alone is asked by https`() throws {
        #expect(try DAVAddress(typed: "dav.example.org").text == "https://dav.example.org/")
        #expect(
            try DAVAddress(typed: "dav.example.org:8443/ada/").text == "https://dav.example.org:8443/ada/")
        #expect(try DAVAddress(typed: "http://localhost:5232").text == "http://localhost:5232/")
        let failure = #expect(throws: DAVFailure.self) { try DAVAddress(typed: "ada:geheim@dav.example.org") }
        #expect(failure?.reason.contains("has a user or a password in it") == true)
    }

    @Test(arguments: ["//ada:geheim@dav.example.org/cal/", "https://ada:geheim@dav.example.org/cal/"])
    func `are not followed when a server sends them`(location: String) throws {
        let transport = ScriptedTransport((302, [HTTPField("Location", location)], ""))
        let failure = #expect(throws: DAVFailure.self) {
            let client = try DAVClient(transport)
            return try client.object(at: client.start)
        }
        #expect(failure?.code == .badAddress && failure.map { "\($0)".contains("geheim") } == false)
        #expect(transport.requests.count == 1)
    }
}
