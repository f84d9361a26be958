import Documents
package import Trips

extension Place {
    /// Reads a place of schema.org: an airport, a station, a hotel, an address.
    ///
    /// - Parameters:
    ///   - node: The place.
    ///   - terminal: The terminal or platform, stated with the ride.
    ///   - gate: The gate.
    package init?(schema node: LinkedData?, terminal: String? = nil, gate: String? = nil) {
        self.init(name: node?.text("name").map(Self.short) ?? "")
        if let code = node?.text("iataCode"), code.utf8.count == 3,
            code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) })
        {
            self.code = code.uppercased()
        }
        address = Self.address(node)
        readPosition(node?.node("geo") ?? node)
        self.terminal = terminal.map(Self.short)
        self.gate = gate.map(Self.short)
        if name.isEmpty { name = code ?? address?.line ?? "" }
        guard !name.isEmpty || latitude != nil || self.terminal != nil || self.gate != nil else { return nil }
    }

    private static func short(_ text: String) -> String { String(text.prefix(255)) }

    private mutating func readPosition(_ node: LinkedData?) {
        guard let latitude = Self.degrees(node?.text("latitude"), most: 90),
            let longitude = Self.degrees(node?.text("longitude"), most: 180),
            // For an unknown position some programs write the point off Africa, others omit it.
            latitude != 0 || longitude != 0
        else { return }
        (self.latitude, self.longitude) = (latitude, longitude)
    }

    /// Returns degrees with six decimals, as exact as GEO of a calendar, so that the same value is read back.
    private static func degrees(_ text: String?, most: Double) -> Double? {
        guard let degrees = text.flatMap(Double.init), (-most...most).contains(degrees) else { return nil }
        return (degrees * 1_000_000).rounded() / 1_000_000
    }

    private static func address(_ node: LinkedData?) -> Address? {
        guard let postal = node?.node("address") else {
            return node?.text("address").map { Address(street: short($0)) }
        }
        func part(_ name: String) -> String { postal.text(name).map(short) ?? "" }
        let address = Address(
            street: part("streetAddress"), city: part("addressLocality"), region: part("addressRegion"),
            postalCode: part("postalCode"), country: part("addressCountry"))
        return address.isEmpty ? nil : address
    }
}
