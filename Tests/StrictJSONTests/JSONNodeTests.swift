import StrictJSON
import Testing

/// Values with the place where they stand.
@Suite("Places in JSON") struct JSONNodeTests {
    private func node(_ text: String) throws -> JSONNode {
        JSONNode(try JSONParser.value(of: Array(text.utf8)))
    }

    @Test func `a value of another type is told with its place`() throws {
        let trips = try #require(try node(#"{"trips": [{"name": 1}]}"#).object()["trips"])
        let error = #expect(throws: DocumentError.self) {
            try trips.items()[0].object().required("name").string()
        }
        #expect(error?.description == "$.trips[0].name: 1 is a number; a text belongs here")
        let missing = #expect(throws: DocumentError.self) { try trips.items()[0].object().required("id") }
        #expect(missing?.code == .missing)
        #expect(missing?.path == "$.trips[0]")
        let value = try JSONParser.value(of: Array(#"{"a": [[{"b": 1}]]}"#.utf8))
        let list = try #require(try JSONNode(value, path: "$.trip").object()["a"])
        let inner = try list.items()[0].items()[0].object()
        #expect(inner.path == "$.trip.a[0][0]" && inner["b"]?.path == "$.trip.a[0][0].b")
    }

    @Test(arguments: [("3", true), ("4", false), ("2.0", false), ("1e0", false)])
    func `a whole number is one of its range, written without a point`(_ text: String, _ isOne: Bool) throws {
        let node = try node(text)
        if isOne {
            #expect(try node.int(1...3) == 3)
        } else {
            let error = #expect(throws: DocumentError.self) { try node.int(1...3) }
            #expect(error?.description == "$: \(text) is no whole number from 1 to 3")
        }
    }

    @Test func `an infinite number is refused`() throws {
        let node = try node("1e999")
        let error = #expect(throws: DocumentError.self) { try node.double() }
        #expect(error?.description == "$: 1e999 is too large a number")
    }

    @Test func `a null is as good as nothing`() throws {
        let object = try node(#"{"a": null, "b": ""}"#).object()
        #expect(object["a"] == nil)
        #expect(try object.text("a") == "")
        #expect(try object.optional("b") { node throws(DocumentError) in try node.string() } == "")
        #expect(try object.list("a") { node throws(DocumentError) in try node.int() } == [])
    }

    @Test func `the first text with a byte is found with its place`() throws {
        let value = try node(#"{"a": ["x", {"b": "y\u0000"}], "c": "\u0000"}"#)
        #expect(value.firstText { $0 == 0 }?.path == "$.a[1].b")
        #expect(value.firstText { $0 == 1 } == nil)
    }

    @Test func `what says nothing is left out of an object that is built`() {
        var builder = JSONBuilder()
        builder.add("a", nil as String?)
        builder.add(filled: "b", "")
        builder.add("c", list: [])
        builder.add("d", if: false)
        builder.add("e", nil as Int?)
        #expect(builder.value == .object([]))
        builder.add("a", "")
        builder.add("e", 0)
        builder.add("d", if: true)
        #expect(
            builder.value
                == .object([
                    JSONMember(name: "a", value: .string("")), JSONMember(name: "e", value: .number("0")),
                    JSONMember(name: "d", value: .bool(true)),
                ]))
    }
}
