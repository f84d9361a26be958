import Testing

@testable import CivilTime

@Suite("Base64") struct Base64Tests {
    /// RFC 4648 section 10.
    @Test(arguments: [
        ("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"), ("Zm9vYmE=", "fooba"),
        ("Zm9vYmFy", "foobar"),
    ])
    func `the vectors of the RFC are read`(text: String, bytes: String) {
        #expect(Base64.bytes(of: Array(text.utf8)) == Array(bytes.utf8))
    }

    @Test func `both ends of the alphabet are read`() {
        // 0, 1 and 62, 63 of the alphabet of RFC 4648 table 1: 000000 000001 111110 111111.
        #expect(Base64.bytes(of: Array("AB+/".utf8)) == [0b0000_0000, 0b0001_1111, 0b1011_1111])
    }

    @Test(arguments: [
        "A", "AA", "AAA", "A===", "====", "AA=A", "=AAA", "AA A", "AA-_", "AAAA\n", "Zh==", "Zm9=", "Zm9v=",
    ])
    func `a text of another form is refused`(text: String) {
        #expect(Base64.bytes(of: Array(text.utf8)) == nil)
    }
}
