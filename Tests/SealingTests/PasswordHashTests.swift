import Testing

@testable import Sealing

@Suite("What is kept of a password") struct PasswordHashTests {
    private static let quick = ScryptCost(exponent: 4, passes: 1)

    @Test func `the password is known again, and another one is not`() throws {
        let hash = try PasswordHash(of: Passphrase("correct horse"), cost: Self.quick)
        let read = try #require(PasswordHash(parsing: hash.text))
        #expect(read == hash)
        #expect(try read.isOf(Passphrase("correct horse")))
        for other in ["correct hors", "Correct horse", "correct horse ", "x"] {
            #expect(try !read.isOf(Passphrase(other)), "\(other)")
        }
        // The same password has another salt each time.
        #expect(try PasswordHash(of: Passphrase("correct horse"), cost: Self.quick) != hash)
        #expect(try !PasswordHash.ofNobody(Self.quick).isOf(Passphrase("correct horse")))
    }

    @Test func `its parameters stand with it, and are those of sealed boxes`() throws {
        #expect(try PasswordHash(of: Passphrase("correct horse")).text.hasPrefix("$scrypt$ln=16,r=8,p=2$"))
    }

    /// RFC 7914, section 12, has no vector with r = 8 and our lengths: this one is from CPython 3.11's
    /// `hashlib.scrypt(b"correct horse", salt=bytes(range(16)), n=16, r=8, p=1, dklen=32)`.
    @Test func `another program makes the same hash`() throws {
        let text =
            "$scrypt$ln=4,r=8,p=1$000102030405060708090a0b0c0d0e0f$"
            + "43b11c1f5ef93ff91c53b244d87454faa4d1aeafc14ba51b09160f741682e72f"
        let hash = try #require(PasswordHash(parsing: text))
        #expect(try hash.isOf(Passphrase("correct horse")))
    }

    @Test func `a short password is refused`() {
        #expect(throws: SealingError.self) { try PasswordHash(of: Passphrase("seven77"), cost: Self.quick) }
    }

    @Test(arguments: [
        "", "x", "$scrypt$", "$scrypt$ln=30,r=8,p=1$SALT$HASH", "$scrypt$ln=16,r=8,p=255$SALT$HASH",
        "$scrypt$ln=4,r=9,p=1$SALT$HASH", "$scrypt$ln=0,r=8,p=1$SALT$HASH", "$scrypt$ln=4,p=1$SALT$HASH",
        "$bcrypt$ln=4,r=8,p=1$SALT$HASH", "$scrypt$ln=4,r=8,p=1$SALT$HASH$", "$scrypt$ln=4,r=8,p=1$00$HASH",
        "$scrypt$ln=4,r=8,p=1$SALT$00", "$scrypt$ln=4,r=8,p=1$SALT$+HASH",
    ]) func `what is no such text, or would exhaust the machine, is not read`(text: String) {
        let whole = text.split(separator: "SALT", omittingEmptySubsequences: false).joined(
            separator: String(repeating: "0", count: 32)
        ).split(separator: "HASH", omittingEmptySubsequences: false).joined(
            separator: String(repeating: "0", count: 64))
        #expect(PasswordHash(parsing: whole) == nil, "\(whole)")
    }
}
