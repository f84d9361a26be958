/// Splits bytes into content lines: finds line ends and joins folded lines (RFC 5545 §3.1).
///
/// Works on bytes, because a fold may split a character. Chunks may be cut anywhere. The current line is
/// bounded: bytes beyond the limit are counted, not kept.
struct LineSplitter {
    /// The bytes of the line; for an over-long one only the beginning.
    private(set) var line: [UInt8] = []
    /// The length of the unfolded line in bytes.
    private(set) var byteCount = 0
    /// The physical line on which the content line began, counted from 1.
    private(set) var firstLine = 1
    /// The last physical line of the content line.
    private(set) var lastLine = 1
    /// The current physical line.
    private(set) var currentLine = 1
    /// The first line that ended in LF alone; likewise CR alone.
    private(set) var bareLineFeed: Int?
    private(set) var bareReturn: Int?

    /// The start of the content line, in bytes from the beginning of the input.
    private(set) var lineOffset = 0

    private let limits: ReadLimits
    /// The bytes of all chunks before the current one.
    private var passed = 0
    private var hasLine = false
    private var isInLine = false
    private var afterReturn = false
    private var limit: Int
    private var isOverlong = false

    /// The bytes of an over-long line that are kept to name it.
    private static let headBytes = 256

    init(limits: ReadLimits) {
        self.limits = limits
        limit = limits.lineBytes
    }

    /// Returns the splitter as it was before a line that begins a physical line.
    func standing(before line: Int) -> LineSplitter {
        var splitter = LineSplitter(limits: limits)
        splitter.currentLine = line
        splitter.firstLine = line
        splitter.lastLine = line
        splitter.bareLineFeed = bareLineFeed
        splitter.bareReturn = bareReturn
        return splitter
    }

    /// Whether the line exceeded its limit.
    var isTooLong: Bool { isOverlong }

    /// Continues from a position; returns `true` when ``line`` is a whole content line.
    ///
    /// Call ``discard()`` before reading on. Returns `false` when the chunk is used up.
    mutating func advance(in chunk: UnsafeBufferPointer<UInt8>, from position: inout Int) -> Bool {
        let count = chunk.count
        defer { if position == count { passed += count } }
        while position < count {
            if isInLine {
                let end = Self.lineEnd(in: chunk, from: position)
                append(chunk, position, end)
                position = end
                guard end < count else { return false }
                endPhysicalLine(with: chunk[end])
                position += 1
                continue
            }
            let byte = chunk[position]
            if afterReturn {
                afterReturn = false
                if byte == UInt8(ascii: "\n") {
                    position += 1
                    continue
                }
                if bareReturn == nil { bareReturn = currentLine - 1 }
            }
            switch byte {
            case UInt8(ascii: "\r"), UInt8(ascii: "\n"):
                endPhysicalLine(with: byte)
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"):
                position += 1
                guard hasLine else { continue }
                isInLine = true
            default:
                if hasLine { return true }
                hasLine = true
                isInLine = true
                firstLine = currentLine
                lineOffset = passed + position
            }
        }
        return false
    }

    /// Takes a line that is contiguous in the chunk, without a copy.
    ///
    /// It takes nothing of a line that is folded, holds control characters, or ends beyond the chunk: those
    /// are for ``advance(in:from:)``. There is nothing to discard.
    mutating func takeWhole(in chunk: UnsafeBufferPointer<UInt8>, from position: inout Int) -> WholeLine? {
        guard !hasLine, !isInLine, !afterReturn, position < chunk.count else { return nil }
        let start = position
        let (end, hasHigh) = LineScan.firstControl(in: chunk, from: start)
        guard end > start, chunk[start] != UInt8(ascii: " "), end - start <= limits.lineBytes,
            end < chunk.count
        else { return nil }
        let isBare = chunk[end] == UInt8(ascii: "\n")
        let next = isBare ? end + 1 : end + 2
        guard next < chunk.count,
            isBare || (chunk[end] == UInt8(ascii: "\r") && chunk[end + 1] == UInt8(ascii: "\n")),
            // An empty line, too, may precede the rest of this one.
            chunk[next] > UInt8(ascii: " ")
        else { return nil }
        firstLine = currentLine
        lastLine = currentLine
        lineOffset = passed + start
        if isBare, bareLineFeed == nil { bareLineFeed = currentLine }
        currentLine += 1
        position = next
        return WholeLine(
            bytes: UnsafeBufferPointer(rebasing: chunk[start..<end]), hasHigh: hasHigh)
    }

    /// Returns `true` when ``line`` holds an unterminated last line.
    mutating func finish() -> Bool {
        if isInLine { lastLine = currentLine }
        isInLine = false
        return hasLine
    }

    /// Clears the line for the next one.
    mutating func discard() {
        line.removeAll(keepingCapacity: line.count <= limits.lineBytes)
        byteCount = 0
        hasLine = false
        isOverlong = false
        limit = limits.lineBytes
    }

    private mutating func endPhysicalLine(with byte: UInt8) {
        if isInLine { lastLine = currentLine }
        isInLine = false
        currentLine += 1
        if byte == UInt8(ascii: "\r") {
            afterReturn = true
        } else if bareLineFeed == nil {
            bareLineFeed = currentLine - 1
        }
    }

    /// Returns whether one of eight bytes is 0.
    @inline(__always)
    private static func hasZero(_ word: UInt64) -> Bool {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0
    }

    private static func lineEnd(in chunk: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        let count = chunk.count
        let bytes = UnsafeRawBufferPointer(chunk)
        // Eight bytes at a time, as long as none of them ends a line.
        while index &+ 8 <= count {
            let word = bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)
            if hasZero(word ^ 0x0A0A_0A0A_0A0A_0A0A) || hasZero(word ^ 0x0D0D_0D0D_0D0D_0D0D) { break }
            index &+= 8
        }
        while index < count {
            let byte = chunk[index]
            if byte == 0x0A || byte == 0x0D { return index }
            index &+= 1
        }
        return count
    }

    private mutating func append(_ chunk: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
        byteCount += end - start
        guard !isOverlong else { return }
        if line.count + (end - start) > limit, limit < limits.attachmentBytes {
            line.append(contentsOf: chunk[start..<min(end, start + Self.headBytes)])
            let isAttachment = Self.mayBeLong(line)
            line.removeLast(min(end - start, Self.headBytes))
            if isAttachment { limit = limits.attachmentBytes }
        }
        guard line.count + (end - start) <= limit else {
            line.append(contentsOf: chunk[start..<min(end, start + Self.headBytes)])
            line = Array(line.prefix(Self.headBytes))
            isOverlong = true
            return
        }
        line.append(contentsOf: chunk[start..<end])
    }

    /// Returns whether a line may hold a file: ATTACH, IMAGE, or anything in base64.
    private static func mayBeLong(_ line: [UInt8]) -> Bool {
        let head = String(decoding: line.prefix(headBytes), as: UTF8.self).uppercased()
        return head.hasPrefix("ATTACH") || head.hasPrefix("IMAGE") || head.contains("ENCODING=BASE64")
    }
}
