import Crypto
import CryptoExtras
import Messages

extension SealedBox {
    /// Seals bytes under a passphrase.
    ///
    /// Every call takes a new salt and a new nonce from the system's random numbers, so two boxes with the same
    /// content do not resemble each other. It takes 64 MiB of memory for a fraction of a second.
    ///
    /// - Parameters:
    ///   - content: The bytes to hide; there may be none.
    ///   - passphrase: What opens the box again; at least eight characters.
    ///   - context: Where the box belongs, such as the identifier of a trip. It is not part of the box; the box opens
    ///     only with the same context, so that nobody can move it to another place.
    /// - Returns: The box.
    /// - Throws: A ``SealingError`` with code ``SealingError/Code/shortPassphrase`` or
    ///   ``SealingError/Code/refused``.
    public static func seal(
        _ content: [UInt8], under passphrase: Passphrase, context: [UInt8]
    ) throws(SealingError) -> SealedBox {
        var generator = SystemRandomNumberGenerator()
        return try seal(content, under: passphrase, context: context, cost: .standard, using: &generator)
    }

    /// Seals bytes at a given cost and with given random numbers, for tests.
    ///
    /// - Parameters:
    ///   - content: The bytes to hide.
    ///   - passphrase: What opens the box again.
    ///   - context: Where the box belongs.
    ///   - cost: What one try of a passphrase costs.
    ///   - generator: Gives 16 bytes of salt, then 12 bytes of nonce: the lowest byte of each number.
    /// - Returns: The box.
    /// - Throws: A ``SealingError``, also with code ``SealingError/Code/costOutOfBounds``.
    package static func seal(
        _ content: [UInt8], under passphrase: Passphrase, context: [UInt8], cost: ScryptCost,
        using generator: inout some RandomNumberGenerator
    ) throws(SealingError) -> SealedBox {
        try passphrase.checkThatItMaySeal()
        try cost.check()
        let salt = bytes(SealedBoxHeader.saltCount, using: &generator)
        let nonce = bytes(SealedBoxHeader.nonceCount, using: &generator)
        let header = SealedBoxHeader(cost: cost, salt: salt, nonce: nonce, contentCount: content.count)
        let key = try header.key(of: passphrase)
        do {
            let sealed = try ChaChaPoly.seal(
                content, using: key, nonce: ChaChaPoly.Nonce(data: nonce),
                authenticating: header.bytes + context)
            return SealedBox(header: header, bytes: header.bytes + sealed.ciphertext + sealed.tag)
        } catch {
            throw SealingError(
                .refused, subject: tr("content of \(content.count) bytes"),
                reason: tr("could not be sealed: \(error)"))
        }
    }

    /// Opens the box.
    ///
    /// - Parameters:
    ///   - passphrase: What the box was sealed under.
    ///   - context: The context with which it was sealed.
    /// - Returns: The content, exactly as it was sealed.
    /// - Throws: A ``SealingError`` with code ``SealingError/Code/cannotOpen`` when the passphrase or the context
    ///   differs or a byte of the box was altered, and ``SealingError/Code/refused`` without enough memory.
    public func open(with passphrase: Passphrase, context: [UInt8]) throws(SealingError) -> [UInt8] {
        let key = try header.key(of: passphrase)
        let sealed = bytes.dropFirst(SealedBoxHeader.count)
        do {
            let box = try ChaChaPoly.SealedBox(
                nonce: ChaChaPoly.Nonce(data: header.nonce),
                ciphertext: sealed.dropLast(SealedBoxHeader.tagCount),
                tag: sealed.suffix(SealedBoxHeader.tagCount))
            return try Array(ChaChaPoly.open(box, using: key, authenticating: header.bytes + context))
        } catch {
            throw SealingError(
                .cannotOpen, subject: tr("the sealed box"),
                reason: tr(
                    "does not open; either the passphrase is another one, or the box was altered "
                        + "or belongs somewhere else"))
        }
    }

    /// One random number for each byte, so that byte order does not matter.
    private static func bytes(_ count: Int, using generator: inout some RandomNumberGenerator) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }
}

extension SealedBoxHeader {
    /// The key that scrypt derives from a passphrase with this salt and cost.
    func key(of passphrase: Passphrase) throws(SealingError) -> SymmetricKey {
        do {
            return try KDF.Scrypt.deriveKey(
                from: passphrase.bytes, salt: salt, outputByteCount: 32, rounds: cost.rounds,
                blockSize: ScryptCost.blockSize, parallelism: Int(cost.passes))
        } catch {
            throw SealingError(
                .refused, subject: tr("scrypt with N = 2^\(cost.exponent) and p = \(cost.passes)"),
                reason: tr("could not make the key; it takes \(cost.rounds / 1024) MiB of memory: \(error)"))
        }
    }
}
