import ArgumentParser
import CivilTime
import Messages
import Places
import Rendering

/// `meridian places TEXT`: airports, by code, name or city.
struct PlacesCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "places",
        abstract: tr("Find airports by code, name or city, with the zones of their clocks."),
        discussion: tr(
            """
            meridian places tokyo
            meridian places HND --json
            meridian places "são paulo"
            """))

    @Argument(
        help: ArgumentHelp(
            tr("A code, or words of a name or city."), valueName: tr("text", as: "name of a value")))
    var words: [String]

    @Option(
        help: ArgumentHelp(tr("How many to list at most."), valueName: tr("count", as: "name of a value")))
    var limit = 20

    @Flag(help: ArgumentHelp(tr("Write one JSON document.")))
    var json = false

    @OptionGroup var options: GlobalOptions

    /// A place, as JSON has it.
    private struct Document: Encodable {
        let kind = "airport"
        let iata: String
        let icao: String
        let name: String
        let city: String
        let country: String
        let latitude: Double
        let longitude: Double
        let zone: String

        enum CodingKeys: String, CodingKey {
            case kind, iata, icao, name, city, country, latitude, longitude, zone
        }

        init(_ airport: Airport) {
            (iata, icao, name, city) = (airport.iata, airport.icao, airport.name, airport.city)
            (country, latitude, longitude) = (airport.country, airport.latitude, airport.longitude)
            zone = airport.zone.name
        }
    }

    func validate() throws {
        if !(1...10_000).contains(limit) { throw ValidationError(tr("--limit \(limit): is 1 to 10000")) }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let session = try Session(options, in: context)
        let text = words.joined(separator: " ")
        var found = AirportTable.search(String(text.prefix(200)), limit: limit)
        // A code names one airport, whatever else begins with its letters.
        if let exact = AirportTable.airport(iata: text) ?? AirportTable.airport(icao: text) {
            found = [exact] + found.filter { $0.iata != exact.iata }.prefix(limit - 1)
        }
        if json {
            context.output.line(try JSONDocument.text(["places": found.map(Document.init)]))
            return .success
        }
        guard !found.isEmpty else {
            context.output.line(tr("no airport has these words (\(AirportTable.source))"))
            return .success
        }
        for airport in found {
            let city = airport.city.isEmpty || airport.name.contains(airport.city) ? [] : [airport.city]
            let parts =
                [session.style.marked(airport.iata, .bold), airport.icao, airport.name] + city
                + [airport.country, airport.zone.name]
            context.output.line(parts.filter { !$0.isEmpty }.joined(separator: " · "))
        }
        return .success
    }
}
