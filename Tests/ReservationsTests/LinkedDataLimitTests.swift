import StrictJSON
import TestKit
import Testing

@testable import Reservations

private typealias Sample = ReservationSamples

/// The bounds of reservations in JSON-LD, each as it is and one above; docs/limits.md lists them.
///
/// What would take long is tried with smaller numbers.
@Suite("Limits of JSON-LD") struct LinkedDataLimitTests {
    private func result(_ text: String, _ change: (inout ReservationText.Limits) -> Void)
        -> ReservationText.Result
    {
        var limits = ReservationText.Limits()
        change(&limits)
        return ReservationText.reservations(in: text, limits: limits)
    }

    @Test func `a text has a mebibyte, 1,000 reservations and 100,000 objects at most`() {
        let standard = ReservationText.Limits()
        #expect((standard.bytes, standard.reservations, standard.objects) == (1 << 20, 1_000, 100_000))
        let text =
            "[" + Sample.table(at: "2027-03-05T19:00:00+01:00") + ","
            + Sample.stay("2027-03-05", "2027-03-06") + "]"
        // The list is one of the objects.
        #expect(
            result(text) { ($0.bytes, $0.reservations, $0.objects) = (text.utf8.count, 2, 3) }.flaw == nil)
        #expect(
            result(text) { $0.bytes = text.utf8.count - 1 }.flaw?.reason.contains("bytes; at most") == true)
        #expect(result(text) { $0.bytes = text.utf8.count - 1 }.reservations.isEmpty)
        #expect(
            result(text) { $0.reservations = 1 }.flaw?.reason.contains("more than 1 reservations") == true)
        #expect(result(text) { $0.reservations = 1 }.reservations.count == 1)
        #expect(result(text) { $0.objects = 2 }.flaw?.reason.contains("or 2 objects are not read") == true)
        #expect(result(text) { $0.objects = 2 }.reservations.count == 1)
    }

    // MARK: - References

    /// A reservation that names objects, and the objects.
    private func graph(_ references: Int, bytes: Int? = nil) throws -> (LinkedReferences, LinkedData) {
        let objects = (0..<references).map { number -> String in
            let bare = #"{"@id":"o\#(number)","name":"n\#(number)","x":""}"#
            let padding = String(repeating: "x", count: (bytes ?? bare.utf8.count) - bare.utf8.count)
            return bare.replacing(#""x":"""#, with: #""x":"\#(padding)""#)
        }
        let names = (0..<references).map { #"{"@id":"o\#($0)"}"# }.joined(separator: ",")
        let reservation = #"{"@type":"EventReservation","reservationNumber":"1","x":[\#(names)]}"#
        let value = try JSONParser.value(
            of: Array("[\(([reservation] + objects).joined(separator: ","))]".utf8))
        guard case .array(let all) = value else { throw NotAList() }
        return (LinkedReferences(in: value), try #require(LinkedData(all[0])))
    }

    private struct NotAList: Error {}

    private func names(_ references: Int, bytes: Int? = nil) throws -> Int {
        var (known, node) = try graph(references, bytes: bytes)
        return known.resolved(node).nodes("x").count { $0.text("name") != nil }
    }

    @Test func `sixteen references of a reservation are followed`() throws {
        #expect(try names(16) == 16)
        #expect(try names(17) == 16)
    }

    @Test func `an object of 16 KiB stands in the place of a reference`() throws {
        #expect(try names(1, bytes: 16_384) == 1)
        #expect(try names(1, bytes: 16_385) == 0)
    }

    @Test func `objects of 4 MiB together stand in the places of references`() throws {
        var (known, node) = try graph(16, bytes: 16_384)
        // 256 times 16 KiB: sixteen reservations with sixteen references each.
        for _ in 0..<16 { #expect(known.resolved(node).nodes("x").count { $0.text("name") != nil } == 16) }
        #expect(known.resolved(node).nodes("x").count { $0.text("name") != nil } == 0)
    }

    @Test(arguments: [(1_000, true), (1_001, false)])
    func `references name one of 1,000 objects`(_ count: Int, _ isKnown: Bool) throws {
        let objects = (1...count).map { #"{"@id":"o\#($0)","name":"n\#($0)"}"# }.joined(separator: ",")
        let reservation = #"{"@type":"EventReservation","x":{"@id":"o\#(count)"}}"#
        let value = try JSONParser.value(of: Array("[\(objects),\(reservation)]".utf8))
        guard case .array(let all) = value else { throw NotAList() }
        var known = LinkedReferences(in: value)
        let node = known.resolved(try #require(all.last.flatMap { LinkedData($0) }))
        #expect((node.node("x")?.text("name") != nil) == isKnown)
    }

    @Test func `references are followed on four levels`() throws {
        let objects = (1...5).map { #"{"@id":"o\#($0)","name":"n\#($0)","next":{"@id":"o\#($0 + 1)"}}"# }
        let reservation = #"{"@type":"EventReservation","next":{"@id":"o1"}}"#
        let value = try JSONParser.value(
            of: Array("[\(([reservation] + objects).joined(separator: ","))]".utf8))
        guard case .array(let all) = value else { throw NotAList() }
        var known = LinkedReferences(in: value)
        var node: LinkedData? = known.resolved(try #require(LinkedData(all[0])))
        var names: [String] = []
        while let next = node?.node("next"), let name = next.text("name"), name.hasPrefix("n") {
            names.append(name)
            node = next
        }
        #expect(names.count <= 4)
        #expect(names.first == "n1")
    }

    @Test func `a text has 4,096 characters at most`() {
        let most = String(repeating: "a", count: 4_096)
        #expect(LinkedData.text(of: .string(most)) == most)
        #expect(LinkedData.text(of: .string(most + "a")) == most)
    }
}
