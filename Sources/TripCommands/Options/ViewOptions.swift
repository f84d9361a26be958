import ArgumentParser
import Messages

/// Whose clock a command shows, and of which trip.
struct ViewOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("Whose clock: place, traveller, home or a zone."), valueName: tr("view", as: "name of a value")
        ),
        completion: .views)
    var view = "traveller"

    @Option(
        help: ArgumentHelp(tr("Only this trip."), valueName: tr("name", as: "name of a value")),
        completion: .trips)
    var trip: String?
}
