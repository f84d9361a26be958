import CivilTime
import Places
import Trips

/// The zone of a place that a booking names: that of its airport, else that of its city.
struct PlaceZone {
    let zone: Zone
    /// What told it, as in `LIS` or `Köln`.
    let reason: String

    /// Finds the zone of a place.
    ///
    /// An address is read from its end, where the city stands, and what cannot be told apart is not chosen: of a name that
    /// cities in several zones have, no zone is taken.
    ///
    /// - Parameters:
    ///   - place: The place.
    ///   - scope: What is known of airports and zones.
    init?(of place: Place?, scope: ImportScope) {
        guard let place else { return nil }
        if let code = place.code {
            guard let airport = scope.airport(iata: code), let zone = try? scope.database.zone(airport.zone)
            else { return nil }
            self.zone = zone
            reason = code
            return
        }
        guard let (name, id) = Self.city(in: place.name), let zone = try? scope.database.zone(id) else {
            return nil
        }
        self.zone = zone
        reason = name
    }

    /// The city that an address ends with, and its zone.
    private static func city(in address: String) -> (name: String, zone: ZoneID)? {
        guard address.utf8.count <= 200 else { return nil }
        let parts = address.split(separator: ",").map(withoutNumbers).filter { !$0.isEmpty }
        guard parts.count <= 8 else { return nil }
        for index in parts.indices.reversed() {
            let behind = parts[(index + 1)...].joined(separator: ", ")
            var texts = [parts[index]]
            if !behind.isEmpty { texts.insert("\(parts[index]), \(behind)", at: 0) }
            for text in texts {
                let zones = Set(CityTable.cities(named: text).map(\.zone))
                // The name of a country or a state is a city's, too; it says where, not which.
                if zones.isEmpty || (text == parts[index] && !CityTable.zones(ofArea: text).isEmpty) {
                    continue
                }
                return zones.count == 1 ? zones.first.map { (text, $0) } : nil
            }
        }
        guard parts.count == 1, let name = station(parts[0]) else { return nil }
        let zones = Set(CityTable.cities(named: name).map(\.zone))
        return zones.count == 1 ? zones.first.map { (name, $0) } : nil
    }

    /// A part of an address without its numbers and codes: `50667 Köln`, `PA 15229`, `G3 8XT`.
    private static func withoutNumbers(_ part: Substring) -> String {
        part.split(separator: " ").filter { !$0.utf8.contains(where: BookingLabels.isDigit) }
            .joined(separator: " ").trimmed.description
    }

    /// The name of the city in that of a station or an airport: `Milano Centrale`, `Gare de Lyon-Part-Dieu` not.
    private static func station(_ text: String) -> String? {
        var words = text.split(separator: " ")[...]
        while words.count > 1, let last = words.last, stations.contains(last.lowercased()) {
            words.removeLast()
        }
        while words.count > 1, let first = words.first, stations.contains(first.lowercased()) {
            words.removeFirst()
        }
        let name = words.joined(separator: " ")
        return name == text ? nil : name
    }

    private static let stations: WordSet = [
        "station", "hbf", "hauptbahnhof", "bahnhof", "bf", "hb", "gare", "centrale", "centraal", "central",
        "termini", "airport", "flughafen", "aeropuerto", "aeroporto", "aéroport", "luchthaven", "lotnisko",
        "international", "intl", "główny", "główna", "hlavní", "nádraží", "cs", "c", "zob", "bus", "terminal",
        "railway", "port", "hafen", "de", "di", "of",
    ]
}
