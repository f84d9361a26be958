import Sealing
import Testing

@Suite("ContentDigest") struct ContentDigestTests {
    /// FIPS 180-4's examples (one block, two blocks, none), and what CPython's hashlib gives about the ends of blocks.
    static let known: [(content: [UInt8], digest: String)] = [
        ([], "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        (Array("abc".utf8), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (Array(0...255), "40aff2e9d2d8922e47afd4648e6967497158785fbd1da870e7110266bf944880"),
        (Array("x".utf8) * 55, "d5e285683cd4efc02d021a5c62014694958901005d6f71e89e0989fac77e4072"),
        (Array("x".utf8) * 56, "04c26261370ee7541549d16dee320c723e3fd14671e66a099afe0a377c16888e"),
        (Array("x".utf8) * 63, "75220b47218278e656f2013bb8f0c455a25eaf01e86c64924e9d48d89776d6f2"),
        (Array("x".utf8) * 64, "7ce100971f64e7001e8fe5a51973ecdfe1ced42befe7ee8d5fd6219506b5393c"),
        (Array("x".utf8) * 65, "9537c5fdf120482f7d58d25e9ed583f52c02b4e304ea814db1633ad565aed7e9"),
    ]

    @Test(arguments: known) func `is that of FIPS 180-4`(content: [UInt8], digest: String) {
        #expect(ContentDigest(of: content).text == digest)
        #expect("\(ContentDigest(of: content))" == digest)
    }

    @Test func `a million letters a have the digest that the standard's examples give`() {
        var hasher = ContentHasher()
        for _ in 0..<1000 { hasher.update([UInt8](repeating: 0x61, count: 1000)) }
        #expect(
            hasher.digest().text == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test(arguments: [1, 7, 63, 64, 65, 200]) func `pieces have the digest of the whole`(length: Int) {
        let content = [UInt8](0...255)
        var hasher = ContentHasher()
        for start in stride(from: 0, to: content.count, by: length) {
            hasher.update(content[start..<min(start + length, content.count)])
        }
        #expect(
            hasher.digest().text == "40aff2e9d2d8922e47afd4648e6967497158785fbd1da870e7110266bf944880")
    }

    @Test func `bytes that do not stand side by side count as well`() {
        let reversed = [UInt8]("cba".utf8).lazy.reversed()
        #expect(
            ContentDigest(of: reversed).text
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }

    @Test func `a digest may be taken before the end`() {
        var hasher = ContentHasher()
        let nothing = hasher.digest()
        hasher.update(Array("abc".utf8))
        #expect(nothing == ContentDigest(of: []))
        #expect(hasher.digest() == ContentDigest(of: Array("abc".utf8)))
    }

    @Test func `a digest that was written down is read again`() throws {
        let digest = ContentDigest(of: [1, 2, 3])
        #expect(try ContentDigest(parsing: digest.text) == digest)
    }

    @Test(arguments: [
        "", "ba7816bf", "BA7816BF8F01CFEA414140DE5DAE2223B00361A396177A9CB410FF61F20015AD",
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad0",
        "ga7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        " a7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    ]) func `other text is no digest`(text: String) {
        let error = #expect(throws: SealingError.self) { try ContentDigest(parsing: text) }
        #expect(error?.code == .malformedDigest)
        #expect(
            error?.description
                == "\(text): is no SHA-256 digest; it has 64 hexadecimal digits in lower case")
    }
}

private func * (bytes: [UInt8], times: Int) -> [UInt8] {
    Array(repeatElement(bytes, count: times).joined())
}
