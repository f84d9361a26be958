import Messages

/// The memory and work that one try of a passphrase costs: the parameters of scrypt (RFC 7914).
///
/// The block size is always 8, as RFC 7914 advises. The memory is 1,024 bytes × N, the work N × p.
package struct ScryptCost: Hashable, Sendable {
    /// The binary logarithm of N.
    package let exponent: UInt8

    /// The parameter p: how often the work is done, one after the other.
    package let passes: UInt8

    /// Creates a cost without checking its bounds.
    ///
    /// - Parameters:
    ///   - exponent: The binary logarithm of N.
    ///   - passes: The parameter p.
    package init(exponent: UInt8, passes: UInt8) {
        self.exponent = exponent
        self.passes = passes
    }

    /// What new boxes are sealed with: N = 2^16 and p = 2, which takes 64 MiB.
    package static let standard = ScryptCost(exponent: 16, passes: 2)

    static let blockSize = 8
    /// The largest binary logarithm of scrypt's N in a sealed box: 256 MiB of memory.
    static let largestExponent: UInt8 = 18
    /// The largest product N × p of scrypt in a sealed box.
    static let mostWork = 1 << 20

    /// The parameter N of a checked cost.
    var rounds: Int { 1 << Int(exponent) }

    /// Throws if the cost would exhaust the machine.
    ///
    /// The bounds hold before anything is allocated: a box is input, and its author is not known yet.
    func check() throws(SealingError) {
        let isModest =
            (1...Self.largestExponent).contains(exponent) && passes >= 1
            && Int(passes) << Int(exponent) <= Self.mostWork
        guard isModest else {
            throw SealingError(
                .costOutOfBounds, subject: tr("scrypt with N = 2^\(exponent) and p = \(passes)"),
                reason: tr(
                    "is not opened; N may be 2 to 2^18, which takes 256 MiB, p is 1 or more, "
                        + "and N × p is at most 2^20"))
        }
    }
}
