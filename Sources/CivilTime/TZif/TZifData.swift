import Messages

/// The contents of a compiled zone (RFC 9636), read from untrusted bytes.
///
/// Versions 1 to 4 are read, and later ones as version 4, as section 3.1 asks. Of versions 2 and up only the second,
/// 64-bit block counts. A file that counts leap seconds is refused: its times are not Unix times.
package struct TZifData: Sendable {
    /// The period before the first change.
    package let first: ZonePeriod
    /// The changes in the table, strictly ascending.
    package let changes: [(second: Int64, period: ZonePeriod)]
    /// The rule after the last change; nil without a footer, as in version 1 files.
    package let footer: POSIXRule?

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
            let table = try reader.table(header, wide: false)
            (first, changes, footer) = (table.first, table.changes, nil)
            return
        }
        try reader.skip(header.length(wide: false), tr("the version 1 block"))
        let second = try reader.header()
        let table = try reader.table(second, wide: true)
        footer = try reader.footer()
        (first, changes) = (table.first, table.changes)
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

        mutating func skip(_ count: Int, _ what: String) throws(TimeError) {
            guard count <= bytes.count - position else {
                throw refusal(tr("the file ends at byte \(bytes.count), inside \(what)"))
            }
            position += count
        }

        mutating func integer(_ width: Int) -> Int64 {
            var value: UInt64 = 0
            for byte in bytes[position..<position + width] { value = value << 8 | UInt64(byte) }
            position += width
            return width == 4 ? Int64(Int32(truncatingIfNeeded: value)) : Int64(bitPattern: value)
        }

        mutating func header() throws(TimeError) -> Header {
            let start = position
            try skip(44, tr("a header"))
            position = start
            guard bytes[start..<start + 4].elementsEqual("TZif".utf8) else {
                throw refusal(tr("a compiled zone begins with TZif"))
            }
            let version = bytes[start + 4]
            position = start + 20
            let counts = (0..<6).map { _ in Int(UInt32(truncatingIfNeeded: integer(4))) }
            return Header(
                version: version, isUTCCount: counts[0], isStandardCount: counts[1], leapCount: counts[2],
                changeCount: counts[3], typeCount: counts[4], textLength: counts[5])
        }

        mutating func table(
            _ header: Header, wide: Bool
        ) throws(TimeError) -> (first: ZonePeriod, changes: [(second: Int64, period: ZonePeriod)]) {
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
            let times = (0..<header.changeCount).map { _ in integer(wide ? 8 : 4) }
            for (earlier, later) in zip(times, times.dropFirst()) where earlier >= later {
                throw refusal(tr("the changes \(earlier) and \(later) are not in order"))
            }
            if let outside = times.first(where: { $0.magnitude > 1 << 60 }) {
                throw refusal(tr("the change \(outside) lies outside time"))
            }
            let kinds = bytes[position..<position + header.changeCount].map(Int.init)
            position += header.changeCount
            let periods = try periods(header)
            if let unknown = kinds.first(where: { $0 >= periods.count }) {
                throw refusal(tr("a change leads to kind \(unknown), and there are \(periods.count)"))
            }
            position = end
            return (periods[0], zip(times, kinds).map { ($0, periods[$1]) })
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
                        abbreviation: String(decoding: abbreviation, as: UTF8.self)))
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
