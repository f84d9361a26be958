/// Turns the bytes of a file into UTF-8, chunk by chunk: looks for a byte order mark and reads UTF-16.
///
/// Bytes of a file without a mark pass as they are; a line that is not UTF-8 is seen to later.
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

    /// Returns the UTF-8 of a chunk, or `nil` when the chunk is UTF-8 already and can be used as it is.
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

    /// Looks at the first bytes and returns how many of them are the mark.
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
            Charset.append(0xFFFD, to: &result)
        }
        return result
    }

    private mutating func append(_ unit: UInt32, to result: inout [UInt8]) {
        if let high = highSurrogate {
            highSurrogate = nil
            if unit >= 0xDC00 && unit <= 0xDFFF {
                return Charset.append(0x10000 + (high - 0xD800) << 10 + (unit - 0xDC00), to: &result)
            }
            Charset.append(0xFFFD, to: &result)
        }
        if unit >= 0xD800 && unit <= 0xDBFF {
            highSurrogate = unit
        } else {
            Charset.append(unit, to: &result)
        }
    }
}
