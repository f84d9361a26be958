import CivilTime

/// The airports of the world that have an IATA code, about 7,880 of them.
///
/// The table is part of the program and is searched in place: nothing is loaded at the start, and a look-up takes
/// microseconds. It comes from the airportsdata project (MIT) with our own corrections of zones, whose reasons are in
/// `scripts/generators/places-corrections.tsv`. It never guesses: a code is known or not, and a name returns a list.
public enum AirportTable {
    /// The name and the release of the data.
    public static var source: String { release.description }

    /// Returns the airport with an IATA code.
    ///
    /// ```swift
    /// AirportTable.airport(iata: "lax")?.zone.name  // "America/Los_Angeles"
    /// ```
    ///
    /// - Parameter iata: Three ASCII letters in either case, with nothing around them.
    /// - Returns: The airport, or nil when the table has no such code.
    /// - Complexity: O(log *n*), some microseconds.
    public static func airport(iata: String) -> Airport? {
        guard isCode(iata, length: 3) else { return nil }
        return SortedLines(text: rows).line(key: iata.uppercased()).flatMap(airport(row:))
    }

    /// Returns whether an airport has an IATA code.
    ///
    /// - Parameter iata: Three ASCII letters in either case, with nothing around them.
    /// - Returns: `true` when ``airport(iata:)`` has an answer.
    /// - Complexity: O(log *n*), less than a microsecond.
    public static func contains(iata: String) -> Bool {
        isCode(iata, length: 3) && SortedLines(text: rows).contains(key: iata.uppercased())
    }

    /// Returns the airport with an ICAO location indicator, if it has an IATA code too.
    ///
    /// - Parameter icao: Four ASCII letters or digits in either case, with nothing around them.
    /// - Returns: The airport, or nil when the table has no such indicator.
    /// - Complexity: O(log *n*), some microseconds.
    public static func airport(icao: String) -> Airport? {
        guard isCode(icao, length: 4) else { return nil }
        let wanted = icao.uppercased()
        // The word may also be in a name: a city with four letters is not an indicator.
        return codes(word: icao.lowercased()).lazy.compactMap(airport(iata:)).first { $0.icao == wanted }
    }

    /// Returns all airports, sorted by IATA code.
    ///
    /// - Returns: A new array; reading the whole table takes milliseconds.
    public static func all() -> [Airport] {
        SortedLines(text: rows).all().compactMap(airport(row:))
    }

    /// Reads a row of the table: eight fields with tabs between.
    static func airport(row: String) -> Airport? {
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 8, let latitude = Double(fields[5]), let longitude = Double(fields[6]),
            let zone = try? ZoneID(fields[7])
        else { return nil }
        return Airport(
            iata: String(fields[0]), icao: String(fields[1]), name: String(fields[2]),
            city: String(fields[3]),
            country: String(fields[4]), latitude: latitude, longitude: longitude, zone: zone)
    }

    private static func isCode(_ text: String, length: Int) -> Bool {
        text.utf8.count == length
            && text.utf8.allSatisfy {
                ($0 >= 0x30 && $0 <= 0x39) || (($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A)
            }
    }
}
