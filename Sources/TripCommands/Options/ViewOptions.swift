import ArgumentParser

/// Whose clock a command shows, and of which trip.
struct ViewOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Whose clock: place, traveller, home or a zone.", valueName: "view"),
        completion: .views)
    var view = "traveller"

    @Option(help: ArgumentHelp("Only this trip.", valueName: "name"), completion: .trips)
    var trip: String?

    @Option(
        help: ArgumentHelp(
            "When the traveller's clock changes: at each arrival or departure.", valueName: "end"))
    var clockChange: ClockChangeOption = .arrival
}
