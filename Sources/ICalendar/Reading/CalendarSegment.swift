package import Findings

/// A part of a file that begins and ends between two components, and can be read apart from the others.
///
/// A ``CalendarSurvey`` finds them. To read them in any order, on any thread, gives what the whole gives.
package struct CalendarSegment: Sendable {
    /// Where it stands in the file.
    package internal(set) var bytes: Range<Int>
    /// The reader as it stands at the beginning.
    var stream: CalendarStream

    /// What reading a segment leaves: the findings.
    package struct Remains: Sendable {
        let log: FindingLog
    }

    /// Reads the segment.
    ///
    /// - Parameters:
    ///   - content: Its bytes.
    ///   - isLast: Whether the file ends with it.
    ///   - body: Called for each part in the order of the file.
    /// - Returns: What is to be given to ``findings(of:)``.
    /// - Throws: A ``CalendarError`` when the bytes are others than those that the survey has seen.
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

    /// The findings of all segments, as if the file had been read in one go.
    ///
    /// - Parameter remains: What reading each segment left, in the order of the file.
    /// - Returns: The findings in the order of ``CalendarReader/read(_:file:)``.
    package static func findings(of remains: [Remains]) -> [Finding] {
        guard var log = remains.first?.log else { return [] }
        for next in remains.dropFirst() { log.append(next.log) }
        log.close()
        return CalendarReader.inOrder(log.take())
    }
}
