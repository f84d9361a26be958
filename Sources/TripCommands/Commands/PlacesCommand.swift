import ArgumentParser
import Messages
import Places
import Rendering
import TypedInput

/// `meridian places TEXT`: find airports by code, name or city, and cities by name.
struct PlacesCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "places",
        abstract: tr("Find airports and cities by code or name, with the zones of their clocks."),
        discussion: tr(
            """
            meridian places tokyo
            meridian places HND --json
            meridian places "são paulo"
            meridian places springfield, illinois

            What stands first in a line can be typed after --zone, --from and --to, and in brackets behind a time. The
            cities are those of GeoNames (geonames.org, CC BY 4.0) with 15,000 people or more, some of their sections,
            and capitals.
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

    @OptionGroup(title: GlobalOptions.title) var options: GlobalOptions

    func validate() throws {
        if !(1...ResultLimit.most).contains(limit) {
            throw ValidationError(tr("--limit \(limit): is 1 to 10000"))
        }
    }

    func run(in context: CommandContext) throws -> CommandStatus {
        let text = words.joined(separator: " ")
        guard !text.trimmingSpaces().isEmpty else { throw CommandFailure.nothingToSearch("text") }
        let session = try Session(options, in: context)
        let found = FoundPlaces(text, limit: limit)
        if json {
            context.output.line(try JSONDocument.text(PlacesDocument(found, session)))
            return .success
        }
        guard !found.isEmpty else {
            let sources = [AirportTable.source, CityTable.source].filter { !$0.isEmpty }
            let near = text.utf8.count > 64 ? [] : TypedZone.nearestPlaces(to: text, in: session.database)
            let hint = near.isEmpty ? "" : tr("; the nearest are \(near.joined(separator: ", "))")
            context.output.line(
                tr("no airport and no city has these words (\(sources.joined(separator: ", ")))\(hint)"))
            return .success
        }
        for place in found.places {
            context.output.line(line(place, session))
        }
        if found.leftOut > 0 {
            context.output.line(tr("and \(found.leftOut) more; --limit lists them"))
        }
        if found.hasCities { context.output.line(session.style.marked(CityTable.attribution, .faint)) }
        return .success
    }

    private func line(_ place: FoundPlaces.Place, _ session: Session) -> String {
        let parts: [String]
        switch place {
        case .airport(let airport):
            let isNamed = airport.city.isEmpty || airport.name.contains(airport.city)
            parts =
                [session.style.marked(airport.iata, .bold), airport.icao, airport.name]
                + (isNamed ? [] : [airport.city]) + [airport.country]
        case .city(let city):
            // A unique name comes first; a city that shares all its names is identified by its zone alone.
            guard let name = TypedCity.designation(of: city, in: session.database) else {
                parts = ["\(city.name), \(city.area)"]
                break
            }
            parts = [session.style.marked(name, .bold), city.area]
        }
        let offset = FoundPlaces.offset(of: place, session).map { " \($0)" } ?? ""
        return (parts.filter { !$0.isEmpty } + ["\(place.zone)\(offset)"]).joined(separator: " · ")
    }
}
