/// Converts the bytes of a file to UTF-8, chunk by chunk: byte order marks and UTF-16.
///
/// Bytes of a file without a mark pass unchanged; lines that are not UTF-8 are handled later.
struct ByteDecoder {
    enum Form {
        case undecided
        case utf8
        case utf16(littleEndian: Bool)
    }

    enum Mark {
        case none
        case utf8
        case utf16
        case utf16WithoutMark
    }

    private(set) var form = Form.undecided
    private(set) var mark = Mark.none
    private var head: [UInt8] = []
    private var oddByte: UInt8?
    private var highSurrogate: UInt32?
    /// The physical line of the first unpaired surrogate, and the number of them.
    private(set) var loneHalves: (line: Int, count: Int)?
    private var line = 1
    private var afterReturn = false

    /// Returns a chunk as UTF-8, or `nil` when the chunk can be used unchanged.
    mutating func decode(_ chunk: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [UInt8]? {
        if case .undecided = form {
            head.append(contentsOf: chunk)
            guard head.count >= 3 || isLast else { return [] }
            let start = decideForm()
            let rest = Array(head[start...])
            head = []
            return rest.withUnsafeBufferPointer { decodeBody($0, isLast: isLast) } ?? rest
        }
        return decodeBody(chunk, isLast: isLast)
    }

    private mutating func decodeBody(_ chunk: UnsafeBufferPointer<UInt8>, isLast: Bool) -> [UInt8]? {
        guard case .utf16(let littleEndian) = form else { return nil }
        return decodeUTF16(chunk, littleEndian: littleEndian, isLast: isLast)
    }

    /// Recognises the byte order mark and returns its length.
    private mutating func decideForm() -> Int {
        let first = head.first ?? 0
        let second = head.count > 1 ? head[1] : 0xAA
        switch (first, second) {
        case (0xEF, 0xBB) where head.count > 2 && head[2] == 0xBF:
            (form, mark) = (.utf8, .utf8)
            return 3
        case (0xFF, 0xFE):
            (form, mark) = (.utf16(littleEndian: true), .utf16)
            return 2
        case (0xFE, 0xFF):
            (form, mark) = (.utf16(littleEndian: false), .utf16)
            return 2
        case (UInt8(ascii: "B"), 0):
            (form, mark) = (.utf16(littleEndian: true), .utf16WithoutMark)
        case (0, UInt8(ascii: "B")):
            (form, mark) = (.utf16(littleEndian: false), .utf16WithoutMark)
        default:
            form = .utf8
        }
        return 0
    }

    private mutating func decodeUTF16(
        _ chunk: UnsafeBufferPointer<UInt8>, littleEndian: Bool, isLast: Bool
    ) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(chunk.count)
        for byte in chunk {
            guard let first = oddByte else {
                oddByte = byte
                continue
            }
            oddByte = nil
            let unit =
                littleEndian ? UInt32(byte) << 8 | UInt32(first) : UInt32(first) << 8 | UInt32(byte)
            append(unit, to: &result)
        }
        if isLast, highSurrogate != nil || oddByte != nil {
            (highSurrogate, oddByte) = (nil, nil)
            appendLoneHalf(to: &result)
        }
        return result
    }

    private mutating func appendLoneHalf(to result: inout [UInt8]) {
        loneHalves = (loneHalves?.line ?? line, (loneHalves?.count ?? 0) + 1)
        Charset.append(0xFFFD, to: &result)
    }

    /// Counts physical lines as ``LineSplitter`` does.
    private mutating func count(_ unit: UInt32) {
        if unit == 0x0D || unit == 0x0A && !afterReturn { line += 1 }
        afterReturn = unit == 0x0D
    }

    private mutating func append(_ unit: UInt32, to result: inout [UInt8]) {
        if let high = highSurrogate {
            highSurrogate = nil
            if unit >= 0xDC00 && unit <= 0xDFFF {
                return Charset.append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &result)
            }
            appendLoneHalf(to: &result)
        }
        count(unit)
        switch unit {
        case 0xD800...0xDBFF: highSurrogate = unit
        case 0xDC00...0xDFFF: appendLoneHalf(to: &result)
        default: Charset.append(unit, to: &result)
        }
    }
}
