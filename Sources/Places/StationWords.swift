/// The words for stations, ports and stops beside the name of their city, in the languages of timetables.
enum StationWords {
    /// Words that name no city by themselves, in lower case.
    static let all: Set<String> = Set(
        """
        station stations stn sta rail railway railroad train trains coach bus buses central centre center main union terminal \
        terminus interchange junction international int'l intl airport port harbour harbor ferry dock docks pier quay town city \
        north south east west northern southern eastern western upper lower old new saint st \
        amtrak via platform stop parkway penn victoria holland england \
        hbf hauptbahnhof hb bahnhof bhf bf zob busbahnhof hafen fährhafen flughafen ost süd nord west mitte \
        gare gares sncf tgv ville centre routière du de la le les des port maritime saint st ste midi nord sud est ouest \
        centraal haven noord zuid oost \
        stazione centrale c.le porta termini aeroporto marittima santa santo san s. p. nuova \
        estación estacion estació central terminal de autobuses puerto norte sur santa ciudad plaza nueva nuevo gran \
        estação rodoviária oriente \
        główny główna gł. glowny centralna wschodnia zachodnia dworzec pkp hl.n. hl. n. hlavní nádraží stanica stanice żst \
        h st. centralstation c resecentrum hovedbanegård banegård rautatieasema asema keskusta terminaali satama länsiterminaali \
        pályaudvar pu. pu keleti nyugati déli gara gări autogara nord kolodvor glavni glavna železniška postaja \
        gar garı otogar otogarı merkez вокзал автовокзал станция пассажирский пассажирская главный порт \
        shin kita minami higashi nishi eki stasiun stesen sentral ga jn jn. junction cantt
        """.split(separator: " ").map(String.init))

    /// Words for a side of a city before its name: `Shin-Osaka` is New Osaka.
    static let sides: Set<String> = ["shin", "kita", "minami", "higashi", "nishi"]

    /// Whether a word names no city by itself.
    static func contains(_ word: String) -> Bool { all.contains(word.lowercased()) }

    /// Returns words without those at their ends that name no city; at least one stays.
    static func removed(from words: [String]) -> [String] {
        var rest = words[...]
        while rest.count > 1, let last = rest.last, contains(last) { rest.removeLast() }
        while rest.count > 1, let first = rest.first, contains(first) { rest.removeFirst() }
        return Array(rest)
    }

    /// Returns `大阪` for `新大阪駅`: a name in Chinese, Japanese or Korean without the signs for a station, its side of the
    /// city and its age; nil for another script.
    static func withoutSigns(_ word: String) -> String? {
        guard word.unicodeScalars.first.map({ $0.value >= 0x1100 }) == true else { return nil }
        var text = word
        if let sign = signs.first(where: { text.hasSuffix($0) && text.count > $0.count }) {
            text = String(text.dropLast(sign.count))
        }
        if !CityTable.cities(named: text).isEmpty { return text }
        if text.count > 2, text.hasPrefix("新") || text.hasPrefix("신") { text = String(text.dropFirst()) }
        if !CityTable.cities(named: text).isEmpty { return text }
        let isOfSide = text.count > 2 && text.last.map { "东東西南北".contains($0) } == true
        return isOfSide ? String(text.dropLast()) : text
    }

    private static let signs = [
        "高速バスターミナル", "フェリーターミナル", "火车站", "火車站", "汽车站", "车站", "車站", "駅", "站", "역", "港", "항",
    ]
}
