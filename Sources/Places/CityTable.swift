public import CivilTime

/// The larger cities of the world: about 32,600 of 15,000 people or more, and smaller capitals.
///
/// The source files sections of cities as cities, and has no mark of them. Those without a name in any other language
/// beside a city of five times their people are left out; so are those whose name is a common word, as Downtown. Known
/// sections of great cities, as Brooklyn, are there.
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
    /// its code, a part of the US, of Canada or of Australia by its name or its abbreviation, or both as in `US-IL`, with a
    /// postal code or without. What is a country's code and a state's of the US is taken for the state where it has such a
    /// city, and else says nothing: then all cities of the name are returned.
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

    /// Tells whether a text that names cities says where they are, too, so that it means no place of the name elsewhere.
    ///
    /// ```swift
    /// CityTable.isPlaced("Paris Texas")  // true
    /// CityTable.isPlaced("Paris,")       // false
    /// ```
    ///
    /// - Parameter text: The name, with or without a country or a state behind it.
    /// - Returns: Whether it says so; false for what names no city.
    public static func isPlaced(_ text: String) -> Bool { answer(to: text).isPlaced }

    private static func answer(to text: String) -> (cities: [City], isPlaced: Bool) {
        for query in CityQuery.readings(of: text) {
            let all = ranks(named: query.name).compactMap(city(rank:))
            var found = all.filter(query.covers)
            guard !found.isEmpty else { continue }
            if query.isPlaced, found.count > 1 {
                // Newton beside Cambridge in Massachusetts is only called so.
                let own = found.filter { FoldedText($0.name).text == query.name }
                if !own.isEmpty { found = own }
            }
            guard query.doubts(found) else { return (found, query.isPlaced) }
            return (all, query.isPlaced && all.allSatisfy(query.covers))
        }
        return ([], false)
    }

    /// Returns the zones that are kept in the country or the part of one that has a name or a code.
    ///
    /// A name that is a city's too is then no city's alone: Montana is a city of Bulgaria.
    ///
    /// ```swift
    /// CityTable.zones(ofArea: "Greece").map(\.name)  // ["Europe/Athens"]
    /// CityTable.zones(ofArea: "Kyoto")               // []
    /// ```
    ///
    /// - Parameter text: The name or the code of a country, of a state of the US, or of a part of Canada or Australia.
    /// - Returns: The zones of the cities there; empty for what is no such name.
    public static func zones(ofArea text: String) -> [ZoneID] {
        CityQuery.zones(of: FoldedText(String(text.prefix(120))).words).compactMap(zone(number:))
    }

    /// Returns the code of the country that has a name or a code.
    ///
    /// ```swift
    /// CityTable.country(named: "UK")           // "GB"
    /// CityTable.country(named: "Deutschland")  // "DE"
    /// CityTable.country(named: "Texas")        // nil
    /// ```
    ///
    /// - Parameter text: The name in English or in the language of the country, or a code in two or three letters.
    /// - Returns: The code of ISO 3166-1 in two letters; nil for what is no country's name.
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
        // AR is Argentina and Arkansas; ARG is the one only.
        if let code = CityQuery.longCode(of: city.country) { places.append(code) }
        return ([city.name] + places.map { "\(city.name), \($0)" }).filter { cities(named: $0) == [city] }
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
