import ArgumentParser
import Messages

/// The activity of a command.
struct ItemArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            tr("The activity: its UID, four or more first letters of it, or words of its title."),
            valueName: tr("item", as: "name of a value")),
        completion: .items)
    var item: String

    @Option(
        help: ArgumentHelp(tr("Only of this trip."), valueName: tr("trip", as: "name of a value")),
        completion: .trips)
    var trip: String?
}
