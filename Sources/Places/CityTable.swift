import CivilTime

/// The cities of the world with 15,000 people or more, and capitals: about 34,000 of them.
///
/// The table is part of the program, as that of the airports is, and is searched where it lies: nothing is loaded at
/// the start. It comes from GeoNames, whose licence (CC BY 4.0) asks that whoever shows it says so: see
/// ``attribution``. A build without the trait `Cities` has no cities; every search then finds nothing.
///
/// It never guesses: a name that several cities have is answered with all of them.
public enum CityTable {
    /// The name and the release of the data; empty in a build without cities.
    public static var source: String { release.description }

    /// What is to be said wherever cities are shown.
    public static let attribution = "cities: GeoNames (geonames.org), CC BY 4.0"

    /// Whether this build has no cities.
    public static var isEmpty: Bool { release.utf8CodeUnitCount == 0 }

    /// Returns all cities of a name, the most populous first.
    ///
    /// Case, accents and punctuation do not count. The name is the city's own, one of those by which it is commonly
    /// called, or its own in the script of its country. After a comma may stand where it is: a country by its name or
    /// its code, a state of the US by its name or its abbreviation, or both as in `US-IL`.
    ///
    /// ```swift
    /// CityTable.cities(named: "münchen").map(\.name)               // ["Munich"]
    /// CityTable.cities(named: "Paris").map(\.area)                 // ["FR", "US-TX"]
    /// CityTable.cities(named: "Springfield, Illinois").map(\.area)  // ["US-IL"]
    /// ```
    ///
    /// - Parameter text: The whole name, not its beginning.
    /// - Returns: Every city that may be meant; empty when there is none.
    /// - Complexity: O(log *n*), some microseconds for each city.
    public static func cities(named text: String) -> [City] {
        for query in CityQuery.readings(of: text) {
            let found = ranks(named: query.name).compactMap(city(rank:)).filter(query.covers)
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns the shortest text that means this city and no other.
    ///
    /// ```swift
    /// CityTable.cities(named: "Paris").compactMap(CityTable.designation(of:))  // ["Paris, FR", "Paris, US"]
    /// ```
    ///
    /// - Parameter city: A city of the table.
    /// - Returns: The name, with the country or with country and region behind it where that is needed; nil when
    ///   another city has all of them too.
    public static func designation(of city: City) -> String? {
        let candidates = [city.name, "\(city.name), \(city.country)", "\(city.name), \(city.area)"]
        if let text = candidates.first(where: { cities(named: $0) == [city] }) { return text }
        // AR is Argentina and Arkansas; ARG is the one only.
        guard let code = CityQuery.longCode(of: city.country) else { return nil }
        let text = "\(city.name), \(code)"
        return cities(named: text) == [city] ? text : nil
    }

    /// Returns all cities, the most populous first.
    ///
    /// - Returns: A new array; reading the whole table takes a tenth of a second.
    public static func all() -> [City] {
        SortedLines(text: rows).all().compactMap(city(row:))
    }

    /// Returns where in the table the cities stand whose folded name this is.
    static func ranks(named name: String) -> [Int] {
        guard !name.isEmpty, let line = SortedLines(text: names).line(key: name) else { return [] }
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 3 else { return [] }
        var found: [Int] = []
        visitRanks(of: fields[1].utf8) { found.append($0) }
        return found
    }

    /// Hands over the numbers in a field of the index: three digits in base 36 each.
    static func visitRanks(of field: some Sequence<UInt8>, _ body: (Int) -> Void) {
        var (rank, digits) = (0, 0)
        for byte in field {
            rank = rank * 36 + Int(byte) - (byte < 0x3A ? 0x30 : 0x57)
            digits += 1
            if digits == 3 {
                body(rank)
                (rank, digits) = (0, 0)
            }
        }
    }

    /// Returns a city by its place in the table.
    static func city(rank: Int) -> City? {
        let digits = String(rank, radix: 36)
        let key = String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
        return SortedLines(text: rows).line(key: key).flatMap(city(row:))
    }

    /// Reads a row of the table: eight fields with tabs between.
    static func city(row: String) -> City? {
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 8, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
            let population = Int(fields[7]), let line = SortedLines(text: zones).line(key: String(fields[6])),
            let zone = try? ZoneID(line.dropFirst(fields[6].count + 1))
        else { return nil }
        return City(
            name: String(fields[1]), country: String(fields[2]), region: String(fields[3]),
            latitude: latitude, longitude: longitude, zone: zone, population: population)
    }
}
