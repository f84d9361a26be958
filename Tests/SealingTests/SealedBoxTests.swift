import Sealing
import Testing

@Suite("SealedBox") struct SealedBoxTests {
    @Test(arguments: boxVectors) func `a box that CPython sealed opens`(vector: BoxVector) throws {
        let box = try SealedBox(vector.box)
        #expect(box.contentCount == vector.content.count)
        #expect(try box.open(with: Passphrase(vector.passphrase), context: vector.context) == vector.content)
    }

    /// So what we seal opens in CPython.
    @Test(arguments: boxVectors.dropLast()) func `is byte for byte what CPython seals`(vector: BoxVector)
        throws
    {
        var random = StatedBytes(vector.random)
        let box = try SealedBox.seal(
            vector.content, under: Passphrase(vector.passphrase), context: vector.context,
            cost: vector.cost, using: &random)
        #expect(box.bytes == vector.box)
        #expect(random.left.isEmpty)
    }

    @Test func `what people seal costs what is written down`() throws {
        let box = try SealedBox.seal([1, 2, 3], under: Passphrase("12345678"), context: [])
        // Exponent 16, two passes: the parameters of the last vector, which people's boxes share.
        #expect(box.bytes[10...11] == [16, 2])
        #expect(boxVectors.last.map { Array($0.box[10...11]) } == [16, 2])
    }

    @Test func `two boxes of the same content share no salt, nonce or content`() throws {
        let (one, other) = (try SealedBox.cheap(), try SealedBox.cheap())
        #expect(one.bytes[12..<28] != other.bytes[12..<28])
        #expect(one.bytes[28..<40] != other.bytes[28..<40])
        #expect(one.bytes[48...] != other.bytes[48...])
    }

    @Test func `does not show its content`() throws {
        let box = try SealedBox.cheap("room 512")
        #expect("\(box)" == "a sealed box with 8 bytes")
        #expect("\(try SealedBox.cheap("5"))" == "a sealed box with 1 byte")
        #expect(!String(decoding: box.bytes, as: UTF8.self).contains("room"))
    }

    @Test func `a box is 64 bytes longer than its content`() throws {
        for length in [0, 1, 63, 64, 65, 1000] {
            let box = try SealedBox.cheap(String(repeating: "x", count: length))
            #expect(box.bytes.count == length + 64)
        }
    }
}
