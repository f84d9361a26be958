package import Findings

/// A part of a file between two components, which can be read separately.
///
/// A ``CalendarSurvey`` finds them. Reading them in any order, on any thread, gives the same result as
/// reading the whole.
package struct CalendarSegment: Sendable {
    /// The position in the file.
    package internal(set) var bytes: Range<Int>
    /// The state of the reader at the beginning.
    var stream: CalendarStream

    /// The result of reading a segment: the findings.
    package struct Remains: Sendable {
        let log: FindingLog
    }

    /// Reads the segment.
    ///
    /// - Parameters:
    ///   - content: Its bytes.
    ///   - isLast: Whether the file ends with it.
    ///   - body: Called for each part in the order of the file.
    /// - Returns: The value for ``findings(of:)``.
    /// - Throws: A ``CalendarError`` when the bytes differ from those that the survey read.
    package func forEachPart(
        in content: [UInt8], isLast: Bool, _ body: (CalendarPart) -> Void
    ) throws(CalendarError) -> Remains {
        var stream = stream
        var start = 0
        while start < content.count {
            let end = min(start + Self.chunkBytes, content.count)
            for part in try stream.feed(content[start..<end]) { body(part) }
            start = end
        }
        if isLast {
            for part in try stream.finishUnclosed() { body(part) }
        } else {
            try stream.flush()
            for part in stream.assembler.takeParts() { body(part) }
        }
        return Remains(log: stream.log)
    }

    private static let chunkBytes = 64 << 10

    /// Returns the findings of all segments, as if the file had been read in one go.
    ///
    /// - Parameter remains: The results of reading the segments, in the order of the file.
    /// - Returns: The findings in the order of ``CalendarReader/read(_:file:)``.
    package static func findings(of remains: [Remains]) -> [Finding] {
        guard var log = remains.first?.log else { return [] }
        for next in remains.dropFirst() { log.append(next.log) }
        log.close()
        return CalendarReader.inOrder(log.take())
    }
}
