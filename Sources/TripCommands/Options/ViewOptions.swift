import ArgumentParser
import Messages
import TypedInput

/// The clock and the trip that a command shows.
struct ViewOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("Whose clock: place, traveller, home, a person, a zone or a city."),
            valueName: tr("view", as: "name of a value")
        ),
        completion: .views)
    var view = "traveller"

    @Option(
        help: ArgumentHelp(tr("Only this trip."), valueName: tr("name", as: "name of a value")),
        completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            tr("What this person does, on their clock; may be given again, or several with commas."),
            valueName: tr("name", as: "name of a value")))
    var traveller: [String] = []

    /// The persons of `--with`, set by commands that have it.
    var with: [String] = []

    /// All named persons.
    var names: [TypedName] {
        TypedName.travellers(traveller) + with.map { TypedName(text: $0, option: TypedName.with) }
    }
}
