import ArgumentParser
import Messages

/// `meridian trip unarchive TRIP`: restore an archived trip to the lists.
struct TripUnarchiveCommand: ContextCommand {
    static let configuration = CommandConfiguration.leaf(
        commandName: "unarchive",
        abstract: tr("Take a trip out again that was put away."),
        discussion: tr(
            """
            meridian trip unarchive Lisbon
            meridian trip unarchive "Tokyo and California"
            """))

    @OptionGroup var which: ArchivingOptions

    func run(in context: CommandContext) throws -> CommandStatus { try which.archive(false, in: context) }
}
