import Foundation

/// The lines of a stream, read one after the other, none of them longer than a limit.
///
/// A longer line is skipped up to its line feed, and no more than the limit of it is ever in memory. What follows the last
/// line feed is a line if it is anything.
package struct InputLines {
    /// The most bytes of a line, without its line feed.
    package static let mostBytes = 8 << 20
    /// The most bytes that are asked for at once.
    private static let pieceBytes = 1 << 17

    private let limit: Int
    private let read: (_ most: Int) throws -> [UInt8]
    private var buffer: [UInt8] = []
    /// The position of the first byte that is in no line yet.
    private var start = 0
    private var number = 0

    /// Begins at the beginning of a stream.
    ///
    /// - Parameters:
    ///   - limit: The most bytes of a line, without its line feed.
    ///   - read: Returns the next bytes, at most so many; none only at the end.
    package init(limit: Int = mostBytes, read: @escaping (_ most: Int) throws -> [UInt8]) {
        (self.limit, self.read) = (limit, read)
    }

    /// Returns the next line; nil at the end.
    ///
    /// - Throws: The errors of the stream.
    package mutating func next() throws -> InputLine? {
        var searched = start
        while true {
            if let end = Self.lineFeed(in: buffer, from: searched) { return line(until: end) }
            searched = buffer.count - start
            guard searched <= limit else { return try skipped() }
            guard try fill() else {
                guard !buffer.isEmpty else { return nil }
                return line(until: buffer.count)
            }
        }
    }

    private mutating func line(until end: Int) -> InputLine {
        number += 1
        let count = end - start
        let bytes = count <= limit ? Array(buffer[start..<end]) : nil
        let beginning = bytes == nil ? Array(buffer[start..<end].prefix(InputLine.mostBeginning))[...] : nil
        start = min(end + 1, buffer.count)
        return InputLine(number: number, bytes: bytes, count: count, beginning: beginning)
    }

    /// Skips the rest of a line that is too long.
    private mutating func skipped() throws -> InputLine {
        number += 1
        let beginning = Array(buffer[start...].prefix(InputLine.mostBeginning))[...]
        var count = 0
        while true {
            if let end = Self.lineFeed(in: buffer, from: start) {
                count += end - start
                start = end + 1
                return InputLine(number: number, bytes: nil, count: count, beginning: beginning)
            }
            count += buffer.count - start
            start = buffer.count
            guard try fill() else {
                return InputLine(number: number, bytes: nil, count: count, beginning: beginning)
            }
        }
    }

    /// Reads more behind what is in no line yet; returns whether there was any.
    private mutating func fill() throws -> Bool {
        buffer.removeSubrange(..<start)
        start = 0
        let piece = try read(Self.pieceBytes)
        buffer += piece
        return !piece.isEmpty
    }

    private static func lineFeed(in bytes: [UInt8], from start: Int) -> Int? {
        bytes.withUnsafeBytes { buffer in
            guard let base = buffer.baseAddress, start < buffer.count,
                let found = memchr(base + start, 0x0A, buffer.count - start)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }
}
