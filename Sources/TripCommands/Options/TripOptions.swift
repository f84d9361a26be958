import ArgumentParser
import Messages

/// Which trip a command looks at, and by which clock the traveller goes.
struct TripOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("The trip; all trips of the store when none is named."),
            valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var name: String?
}
