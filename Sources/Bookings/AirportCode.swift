/// The form of an airport's code: three capital letters.
enum AirportCode {
    static func isForm(_ bytes: some Collection<UInt8>) -> Bool {
        bytes.count == 3 && bytes.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    static func isForm(_ word: Substring) -> Bool { isForm(word.utf8) }
}
