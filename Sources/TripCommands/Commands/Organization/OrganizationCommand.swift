import ArgumentParser
import Messages

/// `meridian organization …`: list and change the operators of bookings.
struct OrganizationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "organization",
        abstract: tr("Keep airlines, hotels and others with their addresses and numbers."),
        discussion: tr(
            """
            meridian organization list
            meridian organization add Quellair --phone "+49 30 123456" --website https://quellair.example/
            meridian organization merge "Quell Air" Quellair
            """),
        subcommands: [
            OrganizationListCommand.self, OrganizationShowCommand.self, OrganizationAddCommand.self,
            OrganizationEditCommand.self, OrganizationMergeCommand.self, OrganizationDeleteCommand.self,
        ])
}
