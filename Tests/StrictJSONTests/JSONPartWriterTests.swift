import StrictJSON
import TestKit
import Testing

/// A document that is written part by part is the same as one that is written whole.
@Suite("JSON, part by part") struct JSONPartWriterTests {
    private func value(_ random: inout SplitMix64, depth: Int) -> JSONValue {
        switch random.next() % (depth > 3 ? 4 : 6) {
        case 0: .null
        case 1: .bool(random.next() % 2 == 0)
        case 2: .number("\(random.next() % 1000)")
        case 3: .string("a\"b\n\(random.next() % 10)")
        case 4: .array((0..<random.next() % 4).map { _ in value(&random, depth: depth + 1) })
        default:
            .object(
                (0..<random.next() % 4).map {
                    JSONMember(name: "m\($0)", value: value(&random, depth: depth + 1))
                })
        }
    }

    /// Writes objects and lists by their parts down to a level, and whole below it.
    private func write(_ value: JSONValue, _ writer: inout JSONPartWriter, levels: Int) {
        switch value {
        case .array(let values) where levels > 0:
            writer.beginList()
            for value in values { write(value, &writer, levels: levels - 1) }
            writer.end()
        case .object(let members) where levels > 0:
            writer.beginObject()
            for member in members {
                writer.member(member.name)
                write(member.value, &writer, levels: levels - 1)
            }
            writer.end()
        default: writer.write(value)
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `the bytes are those of the whole, wherever it is cut`(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let document = JSONValue.object([
            JSONMember(name: "first", value: value(&random, depth: 0)),
            JSONMember(name: "second", value: .array([value(&random, depth: 1), value(&random, depth: 1)])),
        ])
        for levels in 1...4 {
            var writer = JSONPartWriter()
            write(document, &writer, levels: levels)
            #expect(writer.take() == JSONWriter.bytes(of: document))
            #expect(writer.count == 0)
        }
    }

    @Test func `what was taken is not given again`() {
        var writer = JSONPartWriter()
        writer.beginList()
        writer.write(.number("1"))
        #expect(String(decoding: writer.take(), as: UTF8.self) == "[\n  1")
        let start = writer.count
        writer.write(.number("2"))
        #expect(String(decoding: writer.bytes(from: start), as: UTF8.self) == ",\n  2")
        writer.end()
        #expect(String(decoding: writer.take(), as: UTF8.self) == ",\n  2\n]\n")
    }
}
