import ArgumentParser
import Messages

/// `meridian feed …`: calendars that others subscribe to.
struct FeedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "feed",
        abstract: tr("Let others subscribe to a trip, without codes, under an address that can be revoked."),
        discussion: tr(
            """
            meridian feed add Grandparents --trip Tokyo
            meridian feed add "Ada's office" --person Ada --redact busy --expires 2027-04-01
            meridian feed list
            meridian feed revoke Grandparents

            The address is shown once; the store has only a digest of it. meridian serve gives the calendar out, and at a second \
            address the itinerary of one trip as a page to read. Protected \
            and archived trips are in no feed of several trips.
            """),
        subcommands: [FeedAddCommand.self, FeedListCommand.self, FeedRevokeCommand.self])
}
