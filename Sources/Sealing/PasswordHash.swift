import Crypto
import CryptoExtras
import Messages

/// What is kept of a password: a salted hash by scrypt, with the parameters that made it.
///
/// The text is `$scrypt$ln=16,r=8,p=2$SALT$HASH`, so that a later program can raise the cost and still check older ones.
package struct PasswordHash: Hashable, Sendable {
    /// The parameters of scrypt.
    package let cost: ScryptCost
    private let salt: [UInt8]
    private let hash: [UInt8]

    private static let saltCount = 16
    private static let hashCount = 32

    /// Hashes a password with a new salt.
    ///
    /// - Parameters:
    ///   - password: The password; at least eight characters.
    ///   - cost: The parameters of scrypt.
    /// - Throws: A ``SealingError`` for a short password, a cost that is out of bounds, or too little memory.
    package init(of password: Passphrase, cost: ScryptCost = .standard) throws(SealingError) {
        try password.checkThatItMaySeal()
        var generator = SystemRandomNumberGenerator()
        let salt = (0..<Self.saltCount).map { _ in UInt8.random(in: 0...255, using: &generator) }
        self.cost = cost
        self.salt = salt
        hash = try Self.hash(password, salt, cost)
    }

    /// Reads the text; nil for another one, and for parameters that would exhaust the machine.
    ///
    /// - Parameter text: What ``text`` was.
    package init?(parsing text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt",
            let cost = Self.cost(parts[2]), (try? cost.check()) != nil,
            let salt = Self.bytes(parts[3]), salt.count == Self.saltCount,
            let hash = Self.bytes(parts[4]), hash.count == Self.hashCount
        else { return nil }
        (self.cost, self.salt, self.hash) = (cost, salt, hash)
    }

    private init(cost: ScryptCost, salt: [UInt8], hash: [UInt8]) {
        (self.cost, self.salt, self.hash) = (cost, salt, hash)
    }

    /// A hash that no password has, for who signs in under an unknown name: to check one takes the same time.
    package static func ofNobody(_ cost: ScryptCost) -> PasswordHash {
        PasswordHash(
            cost: cost, salt: Array(repeating: 0, count: saltCount),
            hash: Array(repeating: 0, count: hashCount))
    }

    /// The hash, its salt and its parameters.
    package var text: String {
        "$scrypt$ln=\(cost.exponent),r=\(ScryptCost.blockSize),p=\(cost.passes)$\(Self.text(salt))$\(Self.text(hash))"
    }

    /// Returns whether a password is the one; the time that it takes does not tell how much of it is right.
    ///
    /// - Parameter password: The password.
    /// - Returns: Whether it has the same hash.
    /// - Throws: A ``SealingError`` without enough memory.
    package func isOf(_ password: Passphrase) throws(SealingError) -> Bool {
        let other = try Self.hash(password, salt, cost)
        // Every byte is looked at.
        return zip(hash, other).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func hash(
        _ password: Passphrase, _ salt: [UInt8], _ cost: ScryptCost
    ) throws(SealingError) -> [UInt8] {
        try cost.check()
        do {
            let key = try KDF.Scrypt.deriveKey(
                from: password.bytes, salt: salt, outputByteCount: hashCount, rounds: cost.rounds,
                blockSize: ScryptCost.blockSize, parallelism: Int(cost.passes))
            return key.withUnsafeBytes { Array($0) }
        } catch {
            throw SealingError(
                .refused, subject: tr("scrypt with N = 2^\(cost.exponent) and p = \(cost.passes)"),
                reason: tr("could not make the key; it takes \(cost.rounds / 1024) MiB of memory: \(error)"))
        }
    }

    /// `ln=16,r=8,p=2`; nil for another block size, and for what is no such text.
    private static func cost(_ text: Substring) -> ScryptCost? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasPrefix("ln="), parts[1] == "r=\(ScryptCost.blockSize)",
            parts[2].hasPrefix("p="), let exponent = UInt8(parts[0].dropFirst(3)),
            let passes = UInt8(parts[2].dropFirst(2))
        else { return nil }
        return ScryptCost(exponent: exponent, passes: passes)
    }

    private static func text(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    private static func bytes(_ text: Substring) -> [UInt8]? {
        let digits = Array(text.utf8)
        guard digits.count.isMultiple(of: 2), digits.allSatisfy(isDigit) else { return nil }
        return stride(from: 0, to: digits.count, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte)
    }
}
