import ArgumentParser

/// `meridian trip …`: the trips of the store.
struct TripCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trip",
        abstract: "List and show trips.",
        discussion: """
            meridian trip list
            meridian trip show "Tokyo and California"
            """,
        subcommands: [TripListCommand.self, TripShowCommand.self])
}
