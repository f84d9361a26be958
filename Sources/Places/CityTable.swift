public import CivilTime

/// The larger cities of the world: about 32,600 of 15,000 people or more, and smaller capitals.
///
/// The source lists sections of cities as cities, without marking them. Left out are those that have no name in
/// another language and lie beside a city of five times their population, and those whose name is a common word, such
/// as Downtown. Known sections of great cities, such as Brooklyn, are kept.
///
/// The table is part of the program, like that of the airports, and is searched in place: nothing is loaded at the
/// start. It comes from GeoNames, whose licence (CC BY 4.0) requires an ``attribution``. A build without the trait
/// `Cities` has no cities; every search then finds nothing.
///
/// It never guesses: a name returns every city that has it.
public enum CityTable {
    /// The name and the release of the data; empty in a build without cities.
    public static var source: String { release.description }

    /// The notice that has to be shown wherever cities are shown.
    public static let attribution = "cities: GeoNames (geonames.org), CC BY 4.0"

    /// Whether this build has no cities.
    public static var isEmpty: Bool { release.utf8CodeUnitCount == 0 }

    /// Returns all cities of a name, the most populous first.
    ///
    /// Case, accents and punctuation do not count. The name is the city's own, a common other name, or its name in
    /// the script of its country. An area may follow after a comma: a country by its name or code, a part of the US,
    /// of Canada or of Australia by its name or abbreviation, or both as in `US-IL`, with an optional postal code. A
    /// code of both a country and a US state means the state if it has such a city; otherwise it is ignored, and all
    /// cities of the name are returned.
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
    public static func cities(named text: String) -> [City] { answer(to: text).cities }

    /// Returns whether a text names cities and their area, so that it means no other place of that name.
    ///
    /// ```swift
    /// CityTable.isPlaced("Paris Texas")  // true
    /// CityTable.isPlaced("Paris,")       // false
    /// ```
    ///
    /// - Parameter text: The name, with or without a country or a state behind it.
    /// - Returns: Whether it states the area; false if it names no city.
    public static func isPlaced(_ text: String) -> Bool { answer(to: text).isPlaced }

    private static func answer(to text: String) -> (cities: [City], isPlaced: Bool) {
        for query in CityQuery.readings(of: text) {
            let all = ranks(named: query.name).compactMap(city(rank:))
            var found = all.filter(query.covers)
            guard !found.isEmpty else { continue }
            if query.isPlaced, found.count > 1 {
                // Newton beside Cambridge in Massachusetts only has it as another name.
                let own = found.filter { FoldedText($0.name).text == query.name }
                if !own.isEmpty { found = own }
            }
            guard query.doubts(found) else { return (found, query.isPlaced) }
            return (all, query.isPlaced && all.allSatisfy(query.covers))
        }
        return ([], false)
    }

    /// Returns the zones in a country or a part of one, by its name or code.
    ///
    /// A name that is also a city's means the area here: Montana is a state of the US and a city of Bulgaria.
    ///
    /// ```swift
    /// CityTable.zones(ofArea: "Greece").map(\.name)  // ["Europe/Athens"]
    /// CityTable.zones(ofArea: "Kyoto")               // []
    /// ```
    ///
    /// - Parameter text: The name or the code of a country, of a state of the US, or of a part of Canada or Australia.
    /// - Returns: The zones of the cities there; empty if the text names no area.
    public static func zones(ofArea text: String) -> [ZoneID] {
        CityQuery.zones(of: FoldedText(String(text.prefix(120))).words).compactMap(zone(number:))
    }

    /// Returns the code of a country by its name or code.
    ///
    /// ```swift
    /// CityTable.country(named: "UK")           // "GB"
    /// CityTable.country(named: "Deutschland")  // "DE"
    /// CityTable.country(named: "Texas")        // nil
    /// ```
    ///
    /// - Parameter text: The name in English or in the language of the country, or a code in two or three letters.
    /// - Returns: The two-letter code of ISO 3166-1; nil if the text names no country.
    public static func country(named text: String) -> String? {
        CityQuery.country(of: FoldedText(String(text.prefix(120))).words)
    }

    /// Returns the texts that mean this city and no other, the shortest first.
    ///
    /// ```swift
    /// CityTable.designations(of: CityTable.cities(named: "Kyoto")[0]).first  // "Kyoto"
    /// ```
    ///
    /// - Parameter city: A city of the table.
    /// - Returns: The name, and the name with the country, or with country and region, behind it; empty when another
    ///   city has all of them too.
    public static func designations(of city: City) -> [String] {
        var places = [city.country]
        if !city.region.isEmpty { places.append(city.area) }
        // AR is Argentina and Arkansas; ARG is unique.
        if let code = CityQuery.longCode(of: city.country) { places.append(code) }
        return ([city.name] + places.map { "\(city.name), \($0)" }).filter { cities(named: $0) == [city] }
    }

    /// Returns all cities, the most populous first.
    ///
    /// - Returns: A new array; reading the whole table takes a tenth of a second.
    public static func all() -> [City] {
        SortedLines(text: rows).all().compactMap(city(row:))
    }

    /// Returns the ranks of the cities with this folded name.
    static func ranks(named name: String) -> [Int] {
        guard !name.isEmpty, let line = SortedLines(text: names).line(key: name) else { return [] }
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 3 else { return [] }
        var found: [Int] = []
        visitRanks(of: fields[1].utf8) { found.append($0) }
        return found
    }

    /// Passes on the numbers in a field of the index: three digits in base 36 each.
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

    /// Returns a city by its rank in the table.
    static func city(rank: Int) -> City? {
        let digits = String(rank, radix: 36)
        let key = String(repeating: "0", count: max(0, 3 - digits.utf8.count)) + digits
        return SortedLines(text: rows).line(key: key).flatMap(city(row:))
    }

    /// Returns a zone by its number in the table.
    private static func zone(number: String) -> ZoneID? {
        SortedLines(text: zones).line(key: number).flatMap { try? ZoneID($0.dropFirst(number.count + 1)) }
    }

    /// Reads a row of the table: eight fields with tabs between.
    static func city(row: String) -> City? {
        let fields = row.split(separator: "\t", omittingEmptySubsequences: false)
        guard fields.count == 8, let latitude = Double(fields[4]), let longitude = Double(fields[5]),
            let population = Int(fields[7]), let zone = zone(number: String(fields[6]))
        else { return nil }
        return City(
            name: String(fields[1]), country: String(fields[2]), region: String(fields[3]),
            latitude: latitude, longitude: longitude, zone: zone, population: population)
    }
}
