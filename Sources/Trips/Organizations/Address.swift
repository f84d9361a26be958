/// A postal address, as far as it is known.
public struct Address: Hashable, Sendable {
    /// The street and number, or what stands for them: "34 Quai du Général-Guisan".
    public var street: String

    /// The town.
    public var city: String

    /// The state, province or canton.
    public var region: String

    /// The postal code.
    public var postalCode: String

    /// The country, as people write it.
    public var country: String

    /// Creates an address; what is left out is empty.
    ///
    /// - Parameters:
    ///   - street: The street and number.
    ///   - city: The town.
    ///   - region: The state, province or canton.
    ///   - postalCode: The postal code.
    ///   - country: The country.
    public init(
        street: String = "", city: String = "", region: String = "", postalCode: String = "",
        country: String = ""
    ) {
        self.street = street
        self.city = city
        self.region = region
        self.postalCode = postalCode
        self.country = country
    }

    /// Whether nothing is known.
    public var isEmpty: Bool { parts.allSatisfy(\.isEmpty) }

    /// The address on one line: what is known, joined by commas, the postal code before the town.
    ///
    /// ```swift
    /// Address(street: "1 Main St", city: "Springfield", postalCode: "12345").line  // 1 Main St, 12345 Springfield
    /// ```
    public var line: String {
        let town = [postalCode, city].filter { !$0.isEmpty }.joined(separator: " ")
        return [street, town, region, country].filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The five parts in the order of the initializer.
    package var parts: [String] { [street, city, region, postalCode, country] }
}
