import TestKit
import Testing
import TripWorkflows

@Suite("The lines of a stream") struct InputLinesTests {
    /// Reads a stream whose pieces have at most so many bytes.
    private func lines(
        _ bytes: [UInt8], pieces: Int, limit: Int
    ) throws -> (lines: [String?], counts: [Int], numbers: [Int]) {
        var rest = bytes[...]
        var lines = InputLines(limit: limit) { most in
            let piece = Array(rest.prefix(min(most, pieces)))
            rest = rest.dropFirst(piece.count)
            return piece
        }
        var found: [InputLine] = []
        while let line = try lines.next() { found.append(line) }
        #expect(try lines.next() == nil)
        return (
            found.map { $0.bytes.map { String(decoding: $0, as: UTF8.self) } }, found.map(\.count),
            found.map(\.number)
        )
    }

    @Test(arguments: [1, 2, 3, 7, 100]) func `are the same whatever the pieces are`(_ pieces: Int) throws {
        let read = try lines(Array("ab\n\nabcd\r\nabcde\nabcdef\nx".utf8), pieces: pieces, limit: 5)
        #expect(read.lines == ["ab", "", "abcd\r", "abcde", nil, "x"])
        #expect(read.counts == [2, 0, 5, 5, 6, 1])
        #expect(read.numbers == [1, 2, 3, 4, 5, 6])
    }

    @Test(arguments: [1, 4, 100]) func `may end with or without a line feed`(_ pieces: Int) throws {
        #expect(try lines([], pieces: pieces, limit: 5).lines == [])
        #expect(try lines(Array("a\n".utf8), pieces: pieces, limit: 5).lines == ["a"])
        #expect(try lines(Array("a\n\n".utf8), pieces: pieces, limit: 5).lines == ["a", ""])
        #expect(try lines(Array("a\nabcdefgh".utf8), pieces: pieces, limit: 5).lines == ["a", nil])
        #expect(try lines(Array("abcdefgh\n".utf8), pieces: pieces, limit: 5).counts == [8])
    }

    @Test(arguments: 0..<50) func `are those of a split, of random bytes in random pieces`(_ seed: UInt64)
        throws
    {
        var random = SplitMix64(seed: seed)
        let bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
            UInt8.random(in: 0x0A...0x0E, using: &random)
        }
        let limit = Int.random(in: 1...12, using: &random)
        let read = try lines(bytes, pieces: Int.random(in: 1...40, using: &random), limit: limit)
        var wanted = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
        if wanted.last?.isEmpty == true { wanted.removeLast() }
        #expect(read.counts == wanted.map(\.count))
        #expect(
            read.lines
                == wanted.map { $0.count > limit ? nil : String(decoding: $0, as: UTF8.self) })
    }
}
