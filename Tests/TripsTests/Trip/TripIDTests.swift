import Testing
import Trips

@Suite("TripID") struct TripIDTests {
    /// Gives the same word for ever, so that every bit of the result can be told.
    struct Constant: RandomNumberGenerator {
        let word: UInt64
        mutating func next() -> UInt64 { word }
    }

    @Test(
        arguments: [
            // RFC 9562 section 5.4: 4 bits of version, 0100, begin the third group; 2 bits of variant, 10, the fourth.
            (UInt64.min, "00000000-0000-4000-8000-000000000000"),
            (UInt64.max, "ffffffff-ffff-4fff-bfff-ffffffffffff"),
            (0x0123_4567_89ab_cdef, "01234567-89ab-4def-8123-456789abcdef"),
        ])
    func `a random identifier is a UUID of version 4`(word: UInt64, text: String) {
        var generator = Constant(word: word)
        #expect(TripID.random(using: &generator).text == text)
    }

    @Test func `two random identifiers of one generator differ`() {
        var generator = SystemRandomNumberGenerator()
        #expect(TripID.random(using: &generator) != TripID.random(using: &generator))
    }

    @Test func `two spellings are one identifier`() throws {
        #expect(
            TripID("6BA7B810-9DAD-11D1-80B4-00C04FD430C8") == TripID("6ba7b810-9dad-11d1-80b4-00c04fd430c8"))
        #expect(
            try TripID.validated("6BA7B810-9DAD-11D1-80B4-00C04FD430C8").text
                == "6ba7b810-9dad-11d1-80b4-00c04fd430c8")
    }

    @Test(
        arguments: [
            "", "tokyo", "6ba7b8109dad11d180b400c04fd430c8", "6ba7b810-9dad-11d1-80b4-00c04fd430c",
            "6ba7b810-9dad-11d1-80b4-00c04fd430cg", "6ba7b810-9dad-11d1-80b4-00c04fd430c8-",
            "{6ba7b810-9dad-11d1-80b4-00c04fd430c8}", "6ba7b810-9dad-11d1-80b4-00c04fd430cé",
        ])
    func `text that is no UUID is refused`(text: String) {
        #expect(
            throws: TripError(
                .malformedIdentifier, subject: text,
                reason: "is not a UUID; one looks like 6ba7b810-9dad-41d1-80b4-00c04fd430c8")
        ) { try TripID.validated(text) }
    }
}
