import TestKit
import Testing
import Trips

@Suite("RecordID") struct RecordIDTests {
    /// Neither hashable nor sendable: a record lends its identifier its type and nothing else.
    private final class Ticket {
        var seat = ""
    }

    private static func isSendable(_: some Sendable) -> Bool { true }

    @Test func `a record of any type can be named`() throws {
        let id = try RecordID<Ticket>.validated("00000000-0000-4000-8000-00000000000A")
        #expect(id.description == "00000000-0000-4000-8000-00000000000a")
        #expect(Set([id, RecordID("00000000-0000-4000-8000-00000000000a")]).count == 1)
        #expect(Self.isSendable(id))
    }

    @Test func `a trip's identifier is one of these`() {
        #expect(TripID.self == RecordID<Trip>.self)
        #expect(TripID.self != RecordID<Ticket>.self)
    }

    @Test(arguments: 0..<50 as Range<UInt64>)
    func `what is random is well formed and sorts by its text`(seed: UInt64) throws {
        var generator = SplitMix64(seed: seed)
        let ids = (0..<20).map { _ in RecordID<Ticket>.random(using: &generator) }
        for id in ids { #expect(try RecordID<Ticket>.validated(id.text) == id) }
        #expect(ids.sorted().map(\.text) == ids.map(\.text).sorted())
    }
}
