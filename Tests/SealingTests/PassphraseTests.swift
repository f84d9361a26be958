import Sealing
import Testing

@Suite("Passphrase") struct PassphraseTests {
    /// The second is the UTF-8 of `unicodedata.normalize("NFC", text)` in CPython.
    static let normalised: [(text: String, bytes: String)] = [
        ("plain", "706c61696e"),
        ("Zu\u{308}rich", "5ac3bc72696368"),
        ("\u{212B}", "c385"),
        ("\u{1112}\u{1161}\u{11AB}", "ed959c"),
        ("\u{344}", "cc88cc81"),
        ("\u{F75}", "e0bdb1e0bdb4"),
        ("a\u{F75}\u{300}", "c3a0e0bdb1e0bdb4"),
        ("a\u{300}\u{F75}", "c3a0e0bdb1e0bdb4"),
        ("\u{30072}\u{323}", "f0b081b2cca3"),
        ("\u{300A8}\u{340}", "f0b082a8cc80"),
        ("\u{20410}\u{306}", "f0a09090cc86"),
        ("\u{103CA}\u{340}", "f0908f8acc80"),
        ("\u{1D160}\u{5BD}", "f09d8598d6bdf09d85a5f09d85ae"),
        ("\u{1E9B}\u{323}", "e1ba9bcca3"),
        ("\u{11099}\u{110BA}", "f091829a"),
        ("\u{958}", "e0a495e0a4bc"),
        ("q\u{307}\u{323}", "71cca3cc87"),
        ("e\u{301}\u{323}", "e1bab9cc81"),
        ("\u{F900}", "e8b188"),
        ("\u{2F800}", "e4b8bd"),
    ]

    @Test(arguments: normalised) func `is the UTF-8 of normalisation form C`(text: String, bytes: String)
        throws
    {
        #expect(try Passphrase(text).bytes == hex(bytes))
    }

    @Test func `looks are the same, passphrases are the same`() throws {
        #expect(try Passphrase("caf\u{E9}") == Passphrase("cafe\u{301}"))
    }

    @Test(arguments: ["Cafe", "cafe ", " cafe", "café", "ｃafe"]) func `nothing else is made the same`(
        other: String
    ) throws {
        #expect(try Passphrase(other) != Passphrase("cafe"))
    }

    @Test func `compatible characters stay apart`() throws {
        #expect(try Passphrase("\u{FB01}") != Passphrase("fi"))
    }

    @Test func `an empty one is refused`() {
        let error = #expect(throws: SealingError.self) { try Passphrase("") }
        #expect(error?.code == .emptyPassphrase)
        #expect(
            error?.description == "the passphrase: is empty; it takes 8 characters or more to seal with")
    }

    @Test func `characters are counted as readers count them`() throws {
        #expect(try Passphrase("e\u{301}\u{1F1EF}\u{1F1F5}").count == 2)
    }

    @Test func `nothing prints it`() throws {
        let passphrase = try Passphrase("correct horse")
        #expect("\(passphrase)" == "a passphrase")
        #expect(String(reflecting: passphrase) == "a passphrase")
        var dumped = ""
        dump(passphrase, to: &dumped)
        #expect(dumped == "- a passphrase\n")
    }
}
