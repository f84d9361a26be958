/// One kind of time in a zone, in one word of 32 bits: the offset, the daylight mark, and the place of the period.
///
/// The table of a zone has one for each side of a change, so a look-up of the offset reads the table alone, and one of
/// the whole period reads one entry more.
@usableFromInline struct ZoneKind: Hashable, Sendable {
    /// The offset in the upper 18 bits, then the mark, then the place in ``ZoneChanges/periods`` in 13 bits.
    @usableFromInline let bits: Int32

    @inlinable init(bits: Int32) {
        self.bits = bits
    }

    /// - Parameters:
    ///   - period: The period, whose offset is less than 26 hours.
    ///   - place: Its place; a compiled zone has at most 256 kinds and its footer two.
    init(_ period: ZonePeriod, at place: Int) {
        bits =
            period.offset.seconds32 << 14 | (period.isDaylight ? 1 << 13 : 0)
            | Int32(truncatingIfNeeded: place)
    }

    /// Marks a stretch of the table that has several changes; the offset would be more than 36 hours.
    @inlinable static var crowded: ZoneKind { ZoneKind(bits: .min) }

    /// The offset in seconds.
    @inlinable var offset: Int32 { bits >> 14 }

    /// The place in ``ZoneChanges/periods``.
    @inlinable var place: Int { Int(bits & 0x1FFF) }

    /// The bits of one of two kinds, by a mask of ones for the second one: a branch could not be predicted.
    @inlinable static func choice(_ kind: ZoneKind, _ other: ZoneKind, by mask: Int32) -> ZoneKind {
        ZoneKind(bits: kind.bits ^ ((kind.bits ^ other.bits) & mask))
    }
}
