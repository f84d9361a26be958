import Messages

/// How far a clock runs ahead of UTC, in whole seconds; negative west of Greenwich.
///
/// The range is that of TZif (RFC 9636 section 3.2): less than 26 hours either way. Offsets have seconds, since
/// local mean times do: Monrovia kept −00:44:30 until 1972.
///
/// ```swift
/// try UTCOffset(totalSeconds: -2670)  // -00:44:30
/// ```
public struct UTCOffset: Hashable, Sendable, Comparable, CustomStringConvertible {
    @usableFromInline let seconds32: Int32

    /// The offset in seconds, −93,599 to 93,599; positive east of Greenwich.
    @inlinable public var totalSeconds: Int { Int(seconds32) }

    /// No offset.
    public static let zero = UTCOffset(unchecked: 0)

    /// Makes an offset of a number of seconds.
    ///
    /// - Parameter totalSeconds: −93,599 to 93,599.
    /// - Throws: A ``TimeError`` with code ``TimeError/Code/outOfRange`` for any other number.
    public init(totalSeconds: Int) throws(TimeError) {
        guard (-UTCOffset.limit...UTCOffset.limit).contains(totalSeconds) else {
            throw TimeError(
                .outOfRange, subject: "\(totalSeconds) s",
                reason: tr("offsets run from -25:59:59 to +25:59:59"))
        }
        self.init(unchecked: Int32(totalSeconds))
    }

    @inlinable init(unchecked seconds: Int32) {
        seconds32 = seconds
    }

    /// The most seconds of an offset from UTC, in either direction.
    static let limit = 93_599

    /// The offset with its sign, `+09:00`; with seconds only where it has them, `-00:44:30`.
    public var description: String {
        // At most nine bytes, which Swift keeps in the string itself.
        String(unsafeUninitializedCapacity: 9) { Digits.put(self, in: $0) }
    }

    /// The more western offset is the smaller one.
    public static func < (lhs: UTCOffset, rhs: UTCOffset) -> Bool {
        lhs.seconds32 < rhs.seconds32
    }
}
