import ArgumentParser

/// Which activity a command is about.
struct ItemArguments: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "The activity: its UID, four or more first letters of it, or words of its title.",
            valueName: "item"),
        completion: .items)
    var item: String

    @Option(help: ArgumentHelp("Only of this trip.", valueName: "trip"), completion: .trips)
    var trip: String?
}
