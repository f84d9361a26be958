import Backups
import StrictJSON
import TestKit
import Testing
import Trips

@Suite("A trip on its own") struct SingleTripTests {
    private func node(_ text: String) throws -> JSONNode {
        JSONNode(try JSONParser.value(of: Array(text.utf8)), path: "$.trip")
    }

    private func refusal(_ trip: String, organizations: String? = nil) -> DocumentError? {
        do {
            _ = try SingleTrip(node(trip), organizations: organizations.map(node))
            return nil
        } catch {
            return error as? DocumentError
        }
    }

    @Test(arguments: 0..<10) func `is read as in a document`(_ seed: UInt64) throws {
        var random = SplitMix64(seed: 5_000 + seed)
        let document = try RandomModel.document(trips: 2, using: &random)
        let json = try JSONNode(JSONParser.value(of: document.bytes)).object()
        for (number, trip) in try json.required("trips").items().enumerated() {
            let single = try SingleTrip(
                trip, organizations: json["organizations"], persons: json["persons"])
            var wanted = document.trips[number]
            // Its links are held to the same rules as in a document.
            wanted.attachments = try BackupDocument(document.bytes).trips[number].attachments
            #expect(single.contents.activities == wanted.activities)
            #expect(single.contents.trip == wanted.trip)
            #expect(single.contents.todos == wanted.todos)
            #expect(single.contents.expenses == wanted.expenses)
            #expect(single.organizations == document.organizations)
            #expect(single.persons == document.persons)
        }
    }

    private static let id = "6ba7b810-9dad-41d1-80b4-00c04fd430c8"
    private static let other = "6ba7b811-9dad-41d1-80b4-00c04fd430c8"
    private static let event =
        #"{"uid":"u","kind":"event","title":"E","organization":"\#(other)","span":{"firstDay":"2027-03-01","dayAfter":"2027-03-02"}}"#

    @Test func `an organization is looked for only where organizations came with it`() throws {
        let trip = #"{"id":"\#(Self.id)","name":"T","activities":[\#(Self.event)]}"#
        #expect(refusal(trip) == nil)
        let flaw = refusal(trip, organizations: "[]")
        #expect(flaw?.path == "$.trip.activities[0].organization")
        #expect(flaw?.code == .missing)
    }

    @Test func `the place of an error is in the trip`() throws {
        let twice = refusal(#"{"id":"\#(Self.id)","name":"T","activities":[\#(Self.event),\#(Self.event)]}"#)
        #expect(twice?.path == "$.trip.activities[1]")
        #expect(twice?.reason == "stands twice in the list")
        #expect(refusal(#"{"id":"\#(Self.id)","name":"a\u0000b"}"#)?.path == "$.trip.name")
        #expect(refusal(#"{"id":"\#(Self.id)","name":"T","mood":1}"#)?.code == .unknownKey)
    }

    @Test func `a file needs no bytes, and a link that is not kept is told`() throws {
        func attachment(_ id: String, _ content: String) -> String {
            #"{"id":"\#(id)","name":"A","createdAt":"2027-01-01T00:00:00Z",\#(content)}"#
        }
        let digest = String(repeating: "0", count: 64)
        let file = attachment(
            Self.other, #""file":{"mediaType":"application/pdf","size":9,"digest":"\#(digest)"}"#)
        let link = attachment(Self.id, #""link":"javascript:alert(1)""#)
        let trip = #"{"id":"\#(Self.id)","name":"T","attachments":[\#(file),\#(link)]}"#
        let single = try SingleTrip(node(trip))
        #expect(single.contents.attachments.map(\.id.text) == [Self.other])
        #expect(single.leftOut.map(\.path) == ["$.trip.attachments[1]"])
    }
}
