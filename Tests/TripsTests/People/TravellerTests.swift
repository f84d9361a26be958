import Testing
import Trips

@Suite("Traveller") struct TravellerTests {
    static func traveller(name: String = "Ada", email: String? = nil) -> Traveller {
        Traveller(id: TravellerID("a"), name: name, email: email, role: .owner)
    }

    @Test(arguments: ["Ada", "愛", "👩‍👩‍👧‍👦", "'; DROP TABLE traveller; --", String(repeating: "x", count: 10_000)])
    func `any line of text is a name`(name: String) throws {
        try Self.traveller(name: name).check()
    }

    @Test(
        arguments: [
            ("", TripError.Code.emptyName, "\"\": is no name for a traveller; give some text"),
            (" \u{3000}", .emptyName, "\" \u{3000}\": is no name for a traveller; give some text"),
            (
                "A\nda", .malformedName,
                "\"A\\nda\": has the control character U+A; a traveller's name is one line of text"
            ),
            (
                "A\u{2028}da", .malformedName,
                "\"A\u{2028}da\": has the line break U+2028; a traveller's name is one line of text"
            ),
        ])
    func `what nobody can see, or is not one line, is no name`(
        name: String, code: TripError.Code, message: String
    ) {
        let error = #expect(throws: TripError.self) { try Self.traveller(name: name).check() }
        #expect(error?.code == code)
        #expect(error?.description == message)
    }

    @Test(arguments: [
        "ada@example.org", "a@b", "ada+trips@例え.jp", "\"a@b\"@example.org", "o'neill@example.org",
    ])
    func `an address has a name and a host`(email: String) throws {
        try Self.traveller(email: email).check()
    }

    @Test(arguments: [
        "", "@", "ada", "ada@", "@example.org", "ada @example.org", "ada@example.org\r\nBcc: x@y",
    ])
    func `anything else is no address`(email: String) {
        let error = #expect(throws: TripError.self) { try Self.traveller(email: email).check() }
        #expect(error?.code == .malformedEmail)
        #expect(error?.reason == "is no mail address; one looks like ada@example.org, without spaces")
    }

    @Test func `roles have words`() {
        #expect(TravellerRole.allCases.map(\.rawValue) == ["owner", "collaborator", "viewer"])
    }
}
