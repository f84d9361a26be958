import Testing

@testable import ICalendar

@Suite("StableHash") struct StableHashTests {
    // Key 00…0f; the message is 00, 01, … of the given length. From the reference implementation's table
    // (vectors_sip64 in github.com/veorq/SipHash), of which length 15 is also in the paper's appendix A.
    @Test(
        arguments: [
            (0, 0x726f_db47_dd0e_0e31), (1, 0x74f8_39c5_93dc_67fd), (7, 0xab02_00f5_8b01_d137),
            (8, 0x93f5_f579_9a93_2462), (15, 0xa129_ca61_49be_45e5),
        ] as [(Int, UInt64)])
    func `the hash is SipHash-2-4`(_ length: Int, _ expected: UInt64) {
        let hash = StableHash(0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)
        #expect(hash.hash((0..<length).map { UInt8($0) }) == expected)
    }

    @Test func `texts do not run into one another`() {
        let hash = StableHash()
        #expect(hash.hexadecimal(of: ["ab", "c"]) != hash.hexadecimal(of: ["a", "bc"]))
        #expect(hash.hexadecimal(of: ["ab"]).count == 32)
    }
}
