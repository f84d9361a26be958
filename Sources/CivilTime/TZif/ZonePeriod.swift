/// The offset, abbreviation and daylight mark of a zone between two changes.
///
/// The mark is what the tz database says and nothing more: in Dublin the winter is marked as daylight saving, with a
/// negative shift. Never derive an offset from it.
///
/// ```swift
/// let dublin = try database.zone(named: "Europe/Dublin")
/// let winter = dublin.period(at: try Instant(parsing: "2027-01-01T00:00:00Z"))
/// winter.abbreviation  // "GMT"
/// winter.isDaylight    // true
/// ```
public struct ZonePeriod: Hashable, Sendable {
    /// How far the clocks run ahead of UTC.
    public let offset: UTCOffset
    /// Whether the tz database marks the period as daylight saving time.
    public let isDaylight: Bool
    @usableFromInline let kept: Abbreviation

    /// The abbreviation as it is kept: to copy it counts no references.
    @usableFromInline enum Abbreviation: Hashable, Sendable {
        /// At most eight ASCII letters, as all in the tz database: the first in the lowest byte, zeros behind the last.
        case few(UInt64)
        /// Any longer text.
        case many(String)
    }

    /// - Parameters:
    ///   - offset: How far the clocks run ahead of UTC.
    ///   - isDaylight: The mark.
    ///   - abbreviation: Visible ASCII letters.
    init(offset: UTCOffset, isDaylight: Bool, abbreviation: String) {
        self.offset = offset
        self.isDaylight = isDaylight
        kept =
            abbreviation.utf8.count <= 8
            ? .few(ZonePeriod.firstLetters(of: abbreviation.utf8)) : .many(abbreviation)
    }

    /// The same for the bytes of the letters.
    init(offset: UTCOffset, isDaylight: Bool, abbreviation bytes: ArraySlice<UInt8>) {
        self.offset = offset
        self.isDaylight = isDaylight
        kept =
            bytes.count <= 8
            ? .few(ZonePeriod.firstLetters(of: bytes)) : .many(String(decoding: bytes, as: UTF8.self))
    }

    /// The abbreviation, as `JST`, or the offset in digits where no abbreviation is in use, as `+03`.
    ///
    /// It does not identify a zone: `CST` and `IST` mean several. The text is made anew at each call;
    /// ``letters`` has the same without it.
    @inlinable public var abbreviation: String {
        switch kept {
        case .many(let text): return text
        case .few(let word):
            return String(unsafeUninitializedCapacity: 8) { buffer in
                UnsafeMutableRawBufferPointer(buffer).storeBytes(of: word.littleEndian, as: UInt64.self)
                return (71 - word.leadingZeroBitCount) / 8
            }
        }
    }

    /// The first eight letters of the abbreviation in one number, which can be compared and stored without a text.
    ///
    /// The first letter is the lowest byte; zeros stand behind the last. No abbreviation in the tz database is longer.
    ///
    /// ```swift
    /// let summer = paris.period(at: try Instant(parsing: "2027-07-01T12:00:00Z"))
    /// String(summer.letters, radix: 16)  // "54534543": T, S, E, C
    /// ```
    @inlinable public var letters: UInt64 {
        switch kept {
        case .few(let word): word
        case .many(let text): ZonePeriod.firstLetters(of: text)
        }
    }

    @usableFromInline static func firstLetters(of text: String) -> UInt64 { firstLetters(of: text.utf8) }

    private static func firstLetters(of bytes: some Collection<UInt8>) -> UInt64 {
        var (word, shift) = (UInt64(0), UInt64(0))
        for byte in bytes.prefix(8) {
            word |= UInt64(byte) << shift
            shift += 8
        }
        return word
    }
}
