import Sealing
import Testing

@Suite("What a sealed box refuses") struct SealedBoxRefusalTests {
    private static let either =
        "the sealed box: does not open; either the passphrase is another one, or the box was altered "
        + "or belongs somewhere else"

    private func refusal(of box: [UInt8]) -> SealingError? {
        #expect(throws: SealingError.self) { try SealedBox(box) }
    }

    /// A box with some bytes of its header replaced.
    private func box(replacing position: Int, with bytes: [UInt8]) throws -> [UInt8] {
        var box = try SealedBox.cheap().bytes
        box.replaceSubrange(position..<position + bytes.count, with: bytes)
        return box
    }

    // MARK: - Opening

    @Test(arguments: ["Correct horse", "correct horse ", "x"]) func `another passphrase`(other: String) throws
    {
        let box = try SealedBox.cheap()
        let error = #expect(throws: SealingError.self) {
            try box.open(with: Passphrase(other), context: Array("trip 1".utf8))
        }
        #expect(error?.code == .cannotOpen)
        #expect(error?.description == Self.either)
    }

    @Test(arguments: ["", "trip 2", "trip 1 "]) func `another context`(context: String) throws {
        let box = try SealedBox.cheap()
        let error = #expect(throws: SealingError.self) {
            try box.open(with: Passphrase("correct horse"), context: Array(context.utf8))
        }
        #expect(error?.description == Self.either)
    }

    @Test func `any bit that was changed`() throws {
        let original = try SealedBox.cheap().bytes
        let passphrase = try Passphrase("correct horse")
        var codes: Set<SealingError.Code> = []
        for bit in 0..<original.count * 8 {
            var altered = original
            altered[bit / 8] ^= 1 << (bit % 8)
            let error = #expect(throws: SealingError.self, "bit \(bit)") {
                try SealedBox(altered).open(with: passphrase, context: Array("trip 1".utf8))
            }
            if bit / 8 >= 48 { #expect(error?.description == Self.either) }
            codes.formUnion(error.map { [$0.code] } ?? [])
        }
        #expect(
            codes == [
                .notABox, .unknownVersion, .unknownKeyDerivation, .costOutOfBounds, .truncated,
                .trailingBytes, .cannotOpen,
            ])
    }

    // MARK: - Reading

    @Test func `a box that is cut short anywhere`() throws {
        let whole = try SealedBox.cheap().bytes
        for count in 1..<whole.count {
            #expect(refusal(of: Array(whole.prefix(count)))?.code == .truncated)
        }
        #expect(
            refusal(of: Array(whole.prefix(20)))?.description
                == "a sealed box of 20 bytes: is cut short; all of it would be at least 64 bytes")
        #expect(
            refusal(of: Array(whole.dropLast()))?.description
                == "a sealed box of 71 bytes: is cut short; all of it would be 72 bytes")
    }

    @Test(arguments: [UInt8.max, 0x7F, 0x01]) func `a box that says it has more than any machine`(
        first: UInt8
    ) throws {
        let lying = try box(replacing: 40, with: [first] + [UInt8](repeating: 0xFF, count: 7))
        #expect(refusal(of: lying)?.code == .truncated)
    }

    @Test func `a length at the end of the numbers is told as such`() throws {
        let lying = try box(replacing: 40, with: [UInt8](repeating: 0xFF, count: 8))
        #expect(
            refusal(of: lying)?.description
                == "a sealed box of 72 bytes: is cut short; all of it would be 2^64 bytes or more")
    }

    @Test func `a box with something behind it`() throws {
        let box = try SealedBox.cheap().bytes
        #expect(
            refusal(of: box + [0])?.description
                == "a sealed box of 73 bytes: ends with 1 byte that is no part of it; "
                + "its header speaks of 8 bytes of content")
        #expect(
            refusal(of: box + [0, 0])?.description
                == "a sealed box of 74 bytes: ends with 2 bytes that are no part of it; "
                + "its header speaks of 8 bytes of content")
    }

    @Test(arguments: [
        ("", "content of 0 bytes"), ("M\n", "content of 2 bytes"), ("X", "content of 1 byte"),
        ("BEGIN:VCALENDAR", "content of 15 bytes"), ("MrdnSEAL", "content of 8 bytes"),
    ]) func `other content`(content: String, subject: String) {
        #expect(
            refusal(of: Array(content.utf8))?.description
                == "\(subject): is no sealed box; one begins with the letters MrdnSeal")
    }

    @Test func `a newer version, and says which program it needs`() throws {
        #expect(
            refusal(of: try box(replacing: 8, with: [2]))?.description
                == "a sealed box of version 2: needs a program that reads version 2; this one reads version 1"
        )
        // Its rest may look like anything, so nothing but the version is looked at.
        let short = Array("MrdnSeal".utf8) + [7]
        #expect(refusal(of: short)?.code == .unknownVersion)
    }

    @Test func `an unknown way to the key`() throws {
        #expect(
            refusal(of: try box(replacing: 9, with: [2]))?.description
                == "key derivation 2: is not known; version 1 of sealed boxes has only 1, which is scrypt")
    }

    /// Reading takes no passphrase, so no key was derived when these are refused.
    @Test(
        arguments: [
            (26, 1), (40, 1), (255, 255), (19, 1), (18, 5), (17, 9), (16, 17), (13, 129), (0, 1), (16, 0),
        ] as [(UInt8, UInt8)]) func `a cost that nobody would choose`(exponent: UInt8, passes: UInt8) throws
    {
        #expect(
            refusal(of: try box(replacing: 10, with: [exponent, passes]))?.description
                == "scrypt with N = 2^\(exponent) and p = \(passes): is not opened; N may be 2 to 2^18, "
                + "which takes 256 MiB, p is 1 or more, and N × p is at most 2^20")
    }

    @Test(arguments: [(18, 4), (17, 8), (12, 255), (1, 1)] as [(UInt8, UInt8)])
    func `nothing up to the bounds is refused`(exponent: UInt8, passes: UInt8) throws {
        #expect(try SealedBox(box(replacing: 10, with: [exponent, passes])).contentCount == 8)
    }

    // MARK: - Sealing

    @Test(arguments: [
        ("x", "has 1 character"), ("1234567", "has 7 characters"), ("e\u{301}234567", "has 7 characters"),
    ]) func `a short passphrase, to seal with`(text: String, reason: String) throws {
        let passphrase = try Passphrase(text)
        let error = #expect(throws: SealingError.self) {
            try SealedBox.seal([], under: passphrase, context: [])
        }
        #expect(error?.code == .shortPassphrase)
        #expect(error?.description == "the passphrase: \(reason); it takes 8 or more to seal with")
    }

    @Test func `a cost that would not be opened, to seal at`() throws {
        var random = SystemRandomNumberGenerator()
        let passphrase = try Passphrase("correct horse")
        let error = #expect(throws: SealingError.self) {
            try SealedBox.seal(
                [], under: passphrase, context: [], cost: ScryptCost(exponent: 19, passes: 1), using: &random)
        }
        #expect(error?.code == .costOutOfBounds)
    }
}
