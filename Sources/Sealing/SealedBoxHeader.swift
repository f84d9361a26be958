import Messages

/// What stands before the sealed content of a box; docs/formats/sealed.md has the table.
struct SealedBoxHeader: Hashable, Sendable {
    let cost: ScryptCost
    let salt: [UInt8]
    let nonce: [UInt8]
    let contentCount: Int

    static let magic = Array("MrdnSeal".utf8)
    static let version: UInt8 = 1
    static let scrypt: UInt8 = 1
    static let saltCount = 16
    static let nonceCount = 12
    static let tagCount = 16
    static let count = 48

    init(cost: ScryptCost, salt: [UInt8], nonce: [UInt8], contentCount: Int) {
        self.cost = cost
        self.salt = salt
        self.nonce = nonce
        self.contentCount = contentCount
    }

    /// The header as stored, which is authenticated with the content.
    var bytes: [UInt8] {
        let length = (0..<8).map { UInt8(truncatingIfNeeded: contentCount >> (56 - 8 * $0)) }
        return Self.magic + [Self.version, Self.scrypt, cost.exponent, cost.passes] + salt + nonce + length
    }
}

// MARK: - Reading

extension SealedBoxHeader {
    /// Reads the header of a whole box, and checks that the box has the length in its header.
    ///
    /// - Parameter box: All bytes of the box.
    /// - Throws: A ``SealingError`` that names the malformed part.
    init(reading box: [UInt8]) throws(SealingError) {
        try Self.checkMagic(of: box)
        guard box.count > 8 else { throw Self.truncated(box) }
        guard box[8] == Self.version else { throw Self.unknownVersion(box[8]) }
        guard box.count >= Self.count else { throw Self.truncated(box) }
        guard box[9] == Self.scrypt else {
            throw SealingError(
                .unknownKeyDerivation, subject: tr("key derivation \(box[9])"),
                reason: tr("is not known; version 1 of sealed boxes has only 1, which is scrypt"))
        }
        cost = ScryptCost(exponent: box[10], passes: box[11])
        try cost.check()
        salt = Array(box[12..<28])
        nonce = Array(box[28..<40])
        let length = box[40..<48].reduce(into: UInt64(0)) { $0 = $0 << 8 | UInt64($1) }
        let there = box.count - Self.count - Self.tagCount
        guard there >= 0, length <= UInt64(there) else { throw Self.truncated(box, contentCount: length) }
        guard length == UInt64(there) else {
            let more = UInt64(there) - length
            throw SealingError(
                .trailingBytes, subject: tr("a sealed box of \(box.count) bytes"),
                reason:
                    more == 1
                    ? tr(
                        "ends with 1 byte that is no part of it; its header speaks of \(length) bytes of content"
                    )
                    : tr(
                        "ends with \(more) bytes that are no part of it; its header speaks of \(length) bytes of content"
                    )
            )
        }
        contentCount = there
    }

    private static func checkMagic(of box: [UInt8]) throws(SealingError) {
        guard !box.isEmpty, box.prefix(magic.count).elementsEqual(magic.prefix(box.count)) else {
            throw SealingError(
                .notABox,
                subject: box.count == 1 ? tr("content of 1 byte") : tr("content of \(box.count) bytes"),
                reason: tr("is no sealed box; one begins with the letters MrdnSeal"))
        }
    }

    private static func unknownVersion(_ number: UInt8) -> SealingError {
        SealingError(
            .unknownVersion, subject: tr("a sealed box of version \(number)"),
            reason: tr("needs a program that reads version \(number); this one reads version \(version)"))
    }

    private static func truncated(_ box: [UInt8], contentCount: UInt64 = 0) -> SealingError {
        let (whole, isTooLarge) = contentCount.addingReportingOverflow(UInt64(count + tagCount))
        let expected =
            isTooLarge
            ? tr("2^64 bytes or more")
            : contentCount == 0 && box.count < count
                ? tr("at least \(whole) bytes") : tr("\(whole) bytes")
        return SealingError(
            .truncated, subject: tr("a sealed box of \(box.count) bytes"),
            reason: tr("is cut short; all of it would be \(expected)"))
    }
}
