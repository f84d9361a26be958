import ArgumentParser
import Messages

/// `meridian attachments …`: list, export and delete attachments.
struct AttachmentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "attachments",
        abstract: tr("List, export and delete what is attached."),
        discussion: tr(
            """
            meridian attachments list --trip Lisbon
            meridian attachments export "boarding pass" -o papers
            """),
        subcommands: [
            AttachmentsListCommand.self, AttachmentsExportCommand.self, AttachmentsDeleteCommand.self,
        ])
}
