import CivilTime
import Places
import TypedInput

/// An airport or city that was found, in JSON.
struct FoundPlaceDocument: Encodable {
    /// `airport` or `city`.
    let kind: String
    /// The codes and the city of an airport.
    var iata: String?
    var icao: String?
    var city: String?
    let name: String
    let country: String
    /// The region of a city, where the name is ambiguous.
    var region: String?
    let latitude: Double
    let longitude: Double
    let zone: String
    /// The offset at present.
    let offset: String?
    /// The population of a city.
    var population: Int?
    /// The text to type for a city; omitted when all its names are ambiguous.
    var type: String?

    init(_ place: FoundPlaces.Place, _ session: Session) {
        offset = FoundPlaces.offset(of: place, session)?.description
        zone = place.zone.name
        switch place {
        case .airport(let airport):
            kind = "airport"
            (iata, icao, city) = (airport.iata, airport.icao, airport.city)
            (name, country) = (airport.name, airport.country)
            (latitude, longitude) = (airport.latitude, airport.longitude)
        case .city(let city):
            kind = "city"
            (name, country) = (city.name, city.country)
            (latitude, longitude) = (city.latitude, city.longitude)
            region = city.region.isEmpty ? nil : city.region
            (population, type) = (city.population, TypedCity.designation(of: city, in: session.database))
        }
    }
}
