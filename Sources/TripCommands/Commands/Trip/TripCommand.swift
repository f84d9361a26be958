import ArgumentParser
import Messages

/// `meridian trip …`: list and change the trips of the store.
struct TripCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trip",
        abstract: tr("List, show, make and change trips."),
        discussion: tr(
            """
            meridian trip list
            meridian trip show "Tokyo and California"
            meridian trip new "Lisbon" --start 2027-05-01 --end 2027-05-09
            meridian trip copy "Lisbon" --name "Lisbon again" --start 2028-05-01
            """),
        subcommands: [
            TripListCommand.self, TripShowCommand.self, TripTravellersCommand.self, TripNewCommand.self,
            TripEditCommand.self,
            TripCopyCommand.self, TripMergeCommand.self, TripSplitCommand.self, TripArchiveCommand.self,
            TripUnarchiveCommand.self,
            TripDeleteCommand.self,
        ])
}
