import ArgumentParser
import Messages

/// `meridian person …`: list and change the persons known across trips.
struct PersonCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "person",
        abstract: tr("Keep the people who travel, and those who stay at home."),
        discussion: tr(
            """
            meridian person list
            meridian person add Grandma --home Europe/Berlin --awake 06:30..21:30
            meridian person edit Ada --me
            meridian person merge "LOVELACE/ADA MS" Ada
            """),
        subcommands: [
            PersonListCommand.self, PersonShowCommand.self, PersonAddCommand.self, PersonEditCommand.self,
            PersonMergeCommand.self, PersonDeleteCommand.self,
        ])
}
