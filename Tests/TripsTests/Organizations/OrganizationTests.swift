import Testing
import Trips

@Suite("Organization") struct OrganizationTests {
    static func organization(_ name: String, email: String? = nil, website: String? = nil) -> Organization {
        Organization(id: OrganizationID("a"), name: name, email: email, website: website)
    }

    @Test(arguments: ["none", "None", " NONE "])
    func `nobody is called None`(name: String) {
        let error = #expect(throws: TripError.self) { try Self.organization(name).check() }
        #expect(error?.code == .reservedName)
    }

    @Test func `a name is one line of text`() {
        #expect(throws: TripError.self) { try Self.organization("  ").check() }
        let error = #expect(throws: TripError.self) { try Self.organization("a\nb").check() }
        #expect(
            error?.description
                == #""a\nb": has the control character U+A; an organization's name is one line of text"#)
    }

    @Test func `two names that differ in case or blanks are one`() {
        #expect(
            Self.organization(" Hôtel MÉTROPOLE ").nameKey == Self.organization("hôtel métropole").nameKey)
        #expect(Organization.nameKey(of: "   ") == "")
    }

    @Test(arguments: ["desk@example.com", "a.b+c@mail.example.ch", "ü@exämple.de"])
    func `a mail address is one`(email: String) throws {
        try Self.organization("Inn", email: email).check()
    }

    @Test(arguments: ["", "desk", "desk@", "@example.com", "a b@example.com", "a\n@b.c"])
    func `what is no mail address is refused`(email: String) {
        let error = #expect(throws: TripError.self) { try Self.organization("Inn", email: email).check() }
        #expect(error?.code == .malformedEmail)
    }

    @Test(arguments: ["https://example.com", "HTTP://example.com/a?b#c", "https://münchen.de/"])
    func `a page has a scheme and a host`(website: String) throws {
        try Self.organization("Inn", website: website).check()
    }

    @Test(arguments: [
        "", "example.com", "https://", "https:///x", "javascript:alert(1)", "ftp://example.com",
        "https://a b.de",
    ])
    func `what is no page is refused`(website: String) {
        let error = #expect(throws: TripError.self) { try Self.organization("Inn", website: website).check() }
        #expect(error?.code == .malformedWebsite)
    }

    @Test func `an address on one line has what is known`() {
        #expect(Address().isEmpty)
        #expect(Address().line == "")
        let address = Address(
            street: "34 Quai du Général-Guisan", city: "Genève", region: "GE", postalCode: "1204",
            country: "Switzerland")
        #expect(address.line == "34 Quai du Général-Guisan, 1204 Genève, GE, Switzerland")
    }
}
