public import CivilTime

/// An airport that has an IATA code, with the zone whose clock it keeps.
///
/// ```swift
/// AirportTable.airport(iata: "HND")?.zone.name  // "Asia/Tokyo"
/// ```
public struct Airport: Hashable, Sendable {
    /// The IATA location code: three capital letters, unique in the table.
    public let iata: String

    /// The ICAO location indicator, such as `RJTT`.
    public let icao: String

    /// The airport's name in English or in the local Latin spelling.
    public let name: String

    /// The city that the airport serves or lies in; empty where the source names none.
    public let city: String

    /// The country as an ISO 3166-1 alpha-2 code, and `XK` for Kosovo.
    ///
    /// Places that belong to a country but have a code of their own are mostly under the country's: San Juan
    /// in Puerto Rico is `US`.
    public let country: String

    /// The latitude in degrees, north positive.
    public let latitude: Double

    /// The longitude in degrees, east positive.
    public let longitude: Double

    /// The zone of the clocks in the terminal.
    public let zone: ZoneID

    /// Makes an airport of its parts.
    ///
    /// - Parameters:
    ///   - iata: The IATA location code, in capitals.
    ///   - icao: The ICAO location indicator, in capitals.
    ///   - name: The airport's name.
    ///   - city: The city it serves, or an empty text.
    ///   - country: The ISO 3166-1 alpha-2 code.
    ///   - latitude: Degrees, north positive.
    ///   - longitude: Degrees, east positive.
    ///   - zone: The zone of its clocks.
    public init(
        iata: String, icao: String, name: String, city: String, country: String, latitude: Double,
        longitude: Double, zone: ZoneID
    ) {
        self.iata = iata
        self.icao = icao
        self.name = name
        self.city = city
        self.country = country
        self.latitude = latitude
        self.longitude = longitude
        self.zone = zone
    }
}
