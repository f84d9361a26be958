/// Areas of countries without border controls between them.
///
/// They hold for scheduled arrivals by air or sea. Countries are two-letter codes of ISO 3166-1. Temporary controls
/// are not known.
///
/// | area | source, as of November 2026 |
/// |---|---|
/// | Schengen area | European Commission, Migration and Home Affairs, "Schengen area": 29 states, Bulgaria and Romania by air and sea since 31 March 2024; Monaco, San Marino and Vatican City have no border controls with their neighbours; the Faroe Islands and Greenland have none with the area (Nordic Passport Union) |
/// | Common Travel Area | UK Home Office, "Common Travel Area guidance": the United Kingdom, Ireland, Guernsey, Jersey and the Isle of Man |
/// | preclearance | US Customs and Border Protection, "Preclearance": 15 airports from which one arrives in the United States as from a domestic flight |
public enum TravelArea {
    /// Returns whether an arrival in one country from another passes border controls.
    ///
    /// ```swift
    /// TravelArea.hasBorder(from: "FR", to: "DE")  // false
    /// TravelArea.hasBorder(from: "GB", to: "IE")  // false
    /// TravelArea.hasBorder(from: "GB", to: "FR")  // true
    /// ```
    ///
    /// - Parameters:
    ///   - origin: The country of departure.
    ///   - country: The country of arrival.
    /// - Returns: False inside one country and inside one area.
    public static func hasBorder(from origin: String, to country: String) -> Bool {
        area(of: origin) != area(of: country)
    }

    /// Returns whether a traveller between two flights from and to other countries has to enter this one.
    ///
    /// Airports of the United States have no international transit area (US Customs and Border Protection, "Transit
    /// visa").
    ///
    /// - Parameter country: The country of the connection.
    /// - Returns: True where there is no transit area.
    public static func isEnteredInTransit(_ country: String) -> Bool { country == "US" }

    /// Returns whether the border of a country is passed at the airport of departure abroad (preclearance).
    ///
    /// - Parameters:
    ///   - iata: The code of the airport of departure, in capitals.
    ///   - country: The country where one arrives.
    /// - Returns: True where the arrival is handled as domestic.
    public static func isPassed(beforeDepartureFrom iata: String, to country: String) -> Bool {
        country == "US" && preclearance.contains(iata)
    }

    private static func area(of country: String) -> String {
        if schengen.contains(country) { return "Schengen" }
        return commonTravelArea.contains(country) ? "CTA" : country
    }

    private static let schengen: Set<String> = [
        "AT", "BE", "BG", "CH", "CZ", "DE", "DK", "EE", "ES", "FI", "FR", "GR", "HR", "HU", "IS", "IT", "LI",
        "LT",
        "LU", "LV", "MT", "NL", "NO", "PL", "PT", "RO", "SE", "SI", "SK", "FO", "GL", "MC", "SM", "VA",
    ]

    private static let commonTravelArea: Set<String> = ["GB", "GG", "IE", "IM", "JE"]

    private static let preclearance: Set<String> = [
        "AUA", "AUH", "BDA", "DUB", "FPO", "NAS", "SNN", "YEG", "YHZ", "YOW", "YUL", "YVR", "YWG", "YYC",
        "YYZ",
    ]
}
