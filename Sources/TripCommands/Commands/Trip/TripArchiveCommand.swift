import ArgumentParser
import Messages

/// `meridian trip archive TRIP`: archive a trip.
struct TripArchiveCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "archive",
        abstract: tr("Put a trip away: it is kept, and left out unless it is named."),
        discussion: tr(
            """
            meridian trip archive Lisbon
            meridian trip list --filter archived
            """))

    @OptionGroup var which: ArchivingOptions

    func run(in context: CommandContext) throws -> CommandStatus { try which.archive(true, in: context) }
}
