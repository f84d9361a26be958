import ArgumentParser
import Messages

/// The trip of a command, and the traveller's clock.
struct TripOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("The trip; all trips of the store when none is named."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var name: String?
}
