import CivilTime
import Testing
import Trips

@Suite("Attachment") struct AttachmentTests {
    static let digest = String(repeating: "0a", count: 32)

    static func file(_ name: String, size: Int = 1, digest: String = digest) throws -> Trips.Attachment {
        Trips.Attachment(
            id: AttachmentID("a"), owner: .trip, name: name,
            content: .file(mediaType: "application/pdf", size: size, digest: digest),
            createdAt: try Instant(secondsSinceEpoch: 0))
    }

    @Test func `a file is neither empty nor larger than ten mebibytes`() throws {
        try Self.file("ticket.pdf").check()
        try Self.file("ticket.pdf", size: 10 * 1024 * 1024).check()
        let large = #expect(throws: TripError.self) {
            try Self.file("t.pdf", size: 10 * 1024 * 1024 + 1).check()
        }
        #expect(large?.code == .contentTooLarge)
        #expect(throws: TripError.self) { try Self.file("t.pdf", size: 0).check() }
    }

    @Test(arguments: ["", "../etc/passwd", "a/b", "..", ".", "a\u{0}b", "a\nb"])
    func `the name of a file is one, without a path`(name: String) {
        #expect(throws: TripError.self) { try Self.file(name).check() }
    }

    @Test(arguments: ["", String(repeating: "0A", count: 32), String(repeating: "a", count: 63)])
    func `a digest is 64 lower-case hexadecimal digits`(digest: String) {
        let error = #expect(throws: TripError.self) { try Self.file("a", digest: digest).check() }
        #expect(error?.code == .malformedDigest)
    }

    @Test func `a link may have any name, and is called what people say of it`() throws {
        var link = Trips.Attachment(
            id: AttachmentID("a"), owner: .trip, name: "seat/map", content: .link("https://example.com/"),
            createdAt: try Instant(secondsSinceEpoch: 0))
        try link.check()
        #expect(link.title == "seat/map")
        link.about = "Seat map"
        #expect(link.title == "Seat map")
    }
}
