/// The state of a survey: what to read, and where the file may be split.
struct SurveyState: Sendable {
    /// The approximate size of a segment in bytes.
    private let segmentBytes: Int
    /// The starts of segments, ascending; the first is the start of the file.
    private(set) var segments: [CalendarSegment]
    /// The file is not split again before this byte.
    private(set) var nextCut: Int

    init(segmentBytes: Int, first: CalendarSegment) {
        self.segmentBytes = segmentBytes
        segments = [first]
        nextCut = segmentBytes
    }

    mutating func cut(_ segment: CalendarSegment) {
        segments.append(segment)
        nextCut = segment.bytes.lowerBound + segmentBytes
    }

    /// Returns whether a survey reads a line of an event.
    ///
    /// It reads BEGIN, END, UID, times, and lines that name a zone.
    static func isWanted(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let end = LineScan.firstDelimiter(in: bytes)
        guard end < bytes.count else { return false }
        let isNamed =
            switch end {
            case 3: isSame("UID", bytes) || isSame("END", bytes) || isSame("DUE", bytes)
            case 5: isSame("BEGIN", bytes) || isSame("DTEND", bytes) || isSame("RDATE", bytes)
            case 7: isSame("DTSTART", bytes)
            case 13: isSame("RECURRENCE-ID", bytes)
            default: false
            }
        return isNamed || (bytes[end] == UInt8(ascii: ";") && namesZone(bytes, from: end))
    }

    /// Returns whether a line begins with a name, given in capitals.
    @inline(__always)
    private static func isSame(_ name: StaticString, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for index in 0..<name.utf8CodeUnitCount where name.utf8Start[index] != Token.capital(bytes[index]) {
            return false
        }
        return true
    }

    private static func namesZone(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var index = start
        while index + 5 < bytes.count {
            if bytes[index] == UInt8(ascii: ";"), bytes[index + 1] & 0xDF == UInt8(ascii: "T"),
                bytes[index + 2] & 0xDF == UInt8(ascii: "Z"), bytes[index + 3] & 0xDF == UInt8(ascii: "I"),
                bytes[index + 4] & 0xDF == UInt8(ascii: "D")
            {
                return true
            }
            index += 1
        }
        return false
    }
}

extension CalendarStream {
    /// Records possible split points and returns whether a survey reads a line.
    mutating func isWantedBySurvey(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        noteSegment(line)
        guard assembler.isInPlainComponent, !splitter.isTooLong else { return true }
        return SurveyState.isWanted(line)
    }

    private mutating func noteSegment(_ line: UnsafeBufferPointer<UInt8>) {
        guard assembler.isBetweenComponents, case .utf8 = decoder.form, let next = survey?.nextCut else {
            return
        }
        let offset = splitter.lineOffset + (decoder.mark == .utf8 ? 3 : 0)
        guard offset >= next, SurveyState.isBegin(line) else { return }
        var stream = self
        stream.survey = nil
        stream.splitter = splitter.standing(before: splitter.firstLine)
        stream.log = log.anew
        // The parts before the segment have already been returned.
        _ = stream.assembler.takeParts()
        survey?.cut(CalendarSegment(bytes: offset..<offset, stream: stream))
    }
}

extension SurveyState {
    fileprivate static func isBegin(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.count > 6 && line[5] == UInt8(ascii: ":") && isSame("BEGIN", line)
    }
}
