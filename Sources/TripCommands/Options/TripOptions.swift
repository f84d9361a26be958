import ArgumentParser

/// Which trip a command looks at, and by which clock the traveller goes.
struct TripOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp("The trip; all trips of the store when none is named.", valueName: "trip"),
        completion: .trips)
    var name: String?

    @Option(
        help: ArgumentHelp(
            "When the traveller's clock changes: at each arrival or departure.", valueName: "end"))
    var clockChange: ClockChangeOption = .arrival
}
