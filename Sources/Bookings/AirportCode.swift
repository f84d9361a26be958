/// The form of an airport's code: three capitals.
enum AirportCode {
    static func isForm(_ octets: some Collection<UInt8>) -> Bool {
        octets.count == 3 && octets.allSatisfy { $0 >= 0x41 && $0 <= 0x5A }
    }

    static func isForm(_ word: Substring) -> Bool { isForm(word.utf8) }
}
