public import CivilTime

/// A city, with the zone whose clock it keeps.
///
/// ```swift
/// CityTable.cities(named: "Kyoto").first?.zone.name  // "Asia/Tokyo"
/// ```
public struct City: Hashable, Sendable {
    /// The name, as people write it in English or in the local Latin spelling.
    public let name: String

    /// The country as an ISO 3166-1 alpha-2 code, and `XK` for Kosovo.
    public let country: String

    /// The part of the country; empty where it is not needed to tell cities apart.
    ///
    /// It is the abbreviation in the United States, Canada and Australia. Elsewhere it is GeoNames' number of the
    /// first-order division, given only where the country has two cities of one name.
    public let region: String

    /// The latitude in degrees, north positive.
    public let latitude: Double

    /// The longitude in degrees, east positive.
    public let longitude: Double

    /// The zone of its clocks.
    public let zone: ZoneID

    /// The population; 0 where the source does not know it.
    public let population: Int

    /// Makes a city of its parts.
    ///
    /// - Parameters:
    ///   - name: The city's name.
    ///   - country: The ISO 3166-1 alpha-2 code.
    ///   - region: The part of the country, or an empty text.
    ///   - latitude: Degrees, north positive.
    ///   - longitude: Degrees, east positive.
    ///   - zone: The zone of its clocks.
    ///   - population: The population.
    public init(
        name: String, country: String, region: String, latitude: Double, longitude: Double, zone: ZoneID,
        population: Int
    ) {
        self.name = name
        self.country = country
        self.region = region
        self.latitude = latitude
        self.longitude = longitude
        self.zone = zone
        self.population = population
    }

    /// The country with the region, where there is one: `US-IL`, `DE`.
    public var area: String { region.isEmpty ? country : "\(country)-\(region)" }
}
