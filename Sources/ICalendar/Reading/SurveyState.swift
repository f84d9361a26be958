/// What a survey of a file looks for, and where it may be cut.
struct SurveyState: Sendable {
    /// About how many octets a segment has.
    private let segmentBytes: Int
    /// Where segments begin, ascending; the first is the beginning of the file.
    private(set) var segments: [CalendarSegment]
    /// Before this octet the file is not cut again.
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

    /// The properties of events that a survey reads; of the others it wants the TZIDs.
    static let names: [[UInt8]] = [
        "BEGIN", "END", "UID", "DTSTART", "DTEND", "DUE", "RECURRENCE-ID", "RDATE",
    ].map {
        Array($0.utf8)
    }

    /// One bit for each of their lengths.
    private static let lengths: UInt64 = names.reduce(0) { $0 | 1 << UInt64($1.count) }

    /// Whether a line is one of those, or names a zone.
    static func isWanted(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = bytes.first else { return false }
        var end = 0
        while end < bytes.count, Token.isNameByte(bytes[end]) { end += 1 }
        switch lengths & (1 << UInt64(min(end, 63))) != 0 ? first & 0xDF : 0 {
        case UInt8(ascii: "B"), UInt8(ascii: "E"), UInt8(ascii: "U"), UInt8(ascii: "D"), UInt8(ascii: "R"):
            for name in names where name.count == end && isSame(name, bytes) { return true }
        default: break
        }
        return end < bytes.count && bytes[end] == UInt8(ascii: ";") && namesZone(bytes, from: end)
    }

    private static func isSame(_ name: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        for (index, byte) in name.enumerated() where byte != Token.capital(bytes[index]) { return false }
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
    /// Notes a place where the file may be cut, and tells whether a line of an event is worth reading.
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
        // Those before the segment are on their way already.
        _ = stream.assembler.takeParts()
        survey?.cut(CalendarSegment(bytes: offset..<offset, stream: stream))
    }
}

extension SurveyState {
    fileprivate static func isBegin(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.count > 6 && line[5] == UInt8(ascii: ":") && isSame(names[0], line)
    }
}
