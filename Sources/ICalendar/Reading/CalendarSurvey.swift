/// Collects what must be known of a whole file before the first event is read.
///
/// It returns the calendars' properties and VTIMEZONEs in full, and all other components with their UIDs,
/// times and TZIDs alone, which costs a fraction of reading them. It also finds places where the file may be
/// split.
package struct CalendarSurvey: Sendable {
    private var stream: CalendarStream
    private var byteCount = 0

    /// Makes a survey at the beginning of a file.
    ///
    /// - Parameters:
    ///   - limits: The limits on what is read.
    ///   - file: The name for errors.
    ///   - segmentBytes: The approximate size of a segment in bytes.
    package init(limits: ReadLimits, file: String?, segmentBytes: Int) {
        stream = CalendarStream(limits: limits, file: file)
        stream.survey = SurveyState(
            segmentBytes: segmentBytes, first: CalendarSegment(bytes: 0..<0, stream: stream))
    }

    /// Surveys the next bytes.
    ///
    /// - Parameter bytes: The next chunk, cut anywhere.
    /// - Returns: The parts that were completed in this chunk.
    /// - Throws: A ``CalendarError`` with code `binary` or `tooLarge`.
    package mutating func feed(_ bytes: [UInt8]) throws(CalendarError) -> [CalendarPart] {
        byteCount += bytes.count
        return try stream.feed(bytes)
    }

    /// Ends the file.
    ///
    /// - Returns: The parts that were completed by the end of the file.
    /// - Throws: A ``CalendarError`` with code `empty`, `notCalendar` or `binary`.
    package mutating func finish() throws(CalendarError) -> [CalendarPart] { try stream.finish() }

    /// The segments of the whole file in their order, at least one.
    package var segments: [CalendarSegment] {
        var segments = stream.survey?.segments ?? []
        for index in segments.indices {
            let end = index + 1 < segments.count ? segments[index + 1].bytes.lowerBound : byteCount
            segments[index].bytes = segments[index].bytes.lowerBound..<end
        }
        return segments
    }
}
