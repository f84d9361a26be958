import Messages

/// The contents of a compiled zone (RFC 9636), read from untrusted bytes.
///
/// Versions 1 to 4 are read, and later ones as version 4, as section 3.1 asks. Of versions 2 and up only the second,
/// 64-bit block counts. A file that counts leap seconds is refused: its times are not Unix times.
package struct TZifData: Sendable {
    /// The kinds of time, at least one; the first holds before the first change.
    let periods: [ZonePeriod]
    /// The seconds of the changes in the table, strictly ascending.
    let seconds: [Int64]
    /// The place in ``periods`` of what holds from each change on.
    let kinds: [UInt8]
    /// The rule after the last change; nil without a footer, as in version 1 files.
    package let footer: POSIXRule?

    /// The period before the first change.
    package var first: ZonePeriod { periods[0] }
    /// The changes in the table, strictly ascending.
    package var changes: [(second: Int64, period: ZonePeriod)] {
        zip(seconds, kinds).map { ($0, periods[Int($1)]) }
    }
    /// The period after the last change of the table.
    var last: ZonePeriod { periods[Int(kinds.last ?? 0)] }

    /// The most bytes of one compiled zone, in a directory or in `/etc/localtime`.
    static let mostBytes = 1 << 20
    /// The most changes of the clock in the table of one compiled zone.
    static let mostChanges = 20_000

    /// Reads a whole file; errors show the name.
    package init(_ bytes: [UInt8], name: String) throws(TimeError) {
        guard bytes.count <= TZifData.mostBytes else {
            throw TimeError(
                .malformedZoneData, subject: name,
                reason: tr("a compiled zone of \(bytes.count) bytes is too long"))
        }
        var reader = Reader(bytes: bytes, name: name)
        let header = try reader.header()
        if header.version < UInt8(ascii: "2") {
            (periods, seconds, kinds) = try reader.table(header, wide: false)
            footer = nil
            return
        }
        try reader.skip(header.length(wide: false), tr("the version 1 block"))
        let second = try reader.header()
        (periods, seconds, kinds) = try reader.table(second, wide: true)
        footer = try reader.footer()
    }

    private struct Header {
        let version: UInt8
        let isUTCCount, isStandardCount, leapCount, changeCount, typeCount, textLength: Int

        func length(wide: Bool) -> Int {
            let time = wide ? 8 : 4
            return changeCount * (time + 1) + typeCount * 6 + textLength + leapCount * (time + 4)
                + isStandardCount + isUTCCount
        }
    }

    private struct Reader {
        let bytes: [UInt8]
        let name: String
        var position = 0

        func refusal(_ reason: String) -> TimeError {
            TimeError(.malformedZoneData, subject: name, reason: reason)
        }

        mutating func skip(_ count: Int, _ what: @autoclosure () -> String) throws(TimeError) {
            guard count <= bytes.count - position else {
                throw refusal(tr("the file ends at byte \(bytes.count), inside \(what())"))
            }
            position += count
        }

        mutating func integer(_ width: Int) -> Int64 {
            var value: UInt64 = 0
            for index in position..<position + width { value = value << 8 | UInt64(bytes[index]) }
            position += width
            return width == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
        }

        private mutating func count() -> Int { Int(UInt32(truncatingIfNeeded: integer(4))) }

        mutating func header() throws(TimeError) -> Header {
            let start = position
            try skip(44, tr("a header"))
            position = start
            guard integer(4) == 0x545A_6966 else {
                throw refusal(tr("a compiled zone begins with TZif"))
            }
            let version = bytes[start + 4]
            position = start + 20
            return Header(
                version: version, isUTCCount: count(), isStandardCount: count(), leapCount: count(),
                changeCount: count(), typeCount: count(), textLength: count())
        }

        mutating func table(
            _ header: Header, wide: Bool
        ) throws(TimeError) -> (periods: [ZonePeriod], seconds: [Int64], kinds: [UInt8]) {
            let end = position + header.length(wide: wide)
            guard end <= bytes.count else {
                throw refusal(tr("the file ends at byte \(bytes.count), inside its table of \(end) bytes"))
            }
            guard header.leapCount == 0 else {
                throw TimeError(
                    .unsupportedZoneData, subject: name,
                    reason:
                        tr(
                            "its times count leap seconds (a right/ file); the same zone without them is meant"
                        ))
            }
            guard header.changeCount <= TZifData.mostChanges else {
                throw refusal(tr("\(header.changeCount) changes are more than any zone has"))
            }
            guard header.typeCount >= 1, header.typeCount <= 256, header.textLength >= 1 else {
                throw refusal(tr("a table needs 1 to 256 kinds of time and their names"))
            }
            let seconds = seconds(header.changeCount, wide: wide)
            var earlier = Int64.min
            for (index, second) in seconds.enumerated() {
                guard earlier < second || index == 0 else {
                    throw refusal(tr("the changes \(earlier) and \(second) are not in order"))
                }
                earlier = second
            }
            // They ascend, so the first and the last one are the outermost.
            if let outside = [seconds.first, seconds.last].lazy.compactMap(\.self)
                .first(where: { $0.magnitude > 1 << 60 })
            {
                throw refusal(tr("the change \(outside) lies outside time"))
            }
            let kinds = Array(bytes[position..<position + header.changeCount])
            position += header.changeCount
            let periods = try periods(header)
            if let unknown = kinds.max(), unknown >= periods.count {
                throw refusal(tr("a change leads to kind \(unknown), and there are \(periods.count)"))
            }
            position = end
            return (periods, seconds, kinds)
        }

        /// The seconds of the changes; the caller knows that the file has them.
        private mutating func seconds(_ count: Int, wide: Bool) -> [Int64] {
            guard wide else { return (0..<count).map { _ in integer(4) } }
            let start = position
            position += count * 8
            return bytes.withUnsafeBytes { bytes in
                (0..<count).map {
                    Int64(bigEndian: bytes.loadUnaligned(fromByteOffset: start + $0 * 8, as: Int64.self))
                }
            }
        }

        private mutating func periods(_ header: Header) throws(TimeError) -> [ZonePeriod] {
            let text = bytes[(position + header.typeCount * 6)...].prefix(header.textLength)
            var periods: [ZonePeriod] = []
            for _ in 0..<header.typeCount {
                let offset = integer(4)
                let isDaylight = bytes[position]
                let index = Int(bytes[position + 1])
                position += 2
                guard abs(offset) <= Int64(UTCOffset.limit) else {
                    throw refusal(tr("an offset of \(offset) s; offsets stay below 26 hours"))
                }
                guard isDaylight <= 1, index < text.count,
                    let length = text.dropFirst(index).firstIndex(of: 0)
                else { throw refusal(tr("a kind of time without a name or with a strange mark")) }
                let abbreviation = text[(text.startIndex + index)..<length]
                // People see the abbreviation, so it may not contain control characters.
                guard abbreviation.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else {
                    throw refusal(tr("an abbreviation that is not of visible ASCII characters"))
                }
                periods.append(
                    ZonePeriod(
                        offset: UTCOffset(unchecked: Int32(offset)), isDaylight: isDaylight == 1,
                        abbreviation: abbreviation))
            }
            return periods
        }

        mutating func footer() throws(TimeError) -> POSIXRule? {
            let newline = UInt8(ascii: "\n")
            guard position < bytes.count, bytes[position] == newline,
                let end = bytes[(position + 1)...].firstIndex(of: newline)
            else { throw refusal(tr("the footer is missing")) }
            let text = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
            guard !text.isEmpty else { return nil }
            do {
                return try POSIXRule(parsing: text)
            } catch {
                throw refusal(tr("its footer \(error)"))
            }
        }
    }
}
