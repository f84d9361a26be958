import Trips

extension Address {
    /// The five parts as an ``EscapedList``: street, city, region, postal code, country.
    var storedText: String { EscapedList.joined(parts) }

    /// Parses a ``storedText``.
    init(storedText text: String) throws {
        let parts = EscapedList.split(text)
        guard parts.count == 5 else { throw UnreadableText(text: text, type: "address") }
        self.init(
            street: parts[0], city: parts[1], region: parts[2], postalCode: parts[3], country: parts[4])
    }
}
