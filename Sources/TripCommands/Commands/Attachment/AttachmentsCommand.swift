import ArgumentParser

/// `meridian attachments …`: what is attached.
struct AttachmentsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "attachments",
        abstract: "List, export and delete what is attached.",
        discussion: """
            meridian attachments list --trip Lisbon
            meridian attachments export "boarding pass" -o papers
            """,
        subcommands: [
            AttachmentsListCommand.self, AttachmentsExportCommand.self, AttachmentsDeleteCommand.self,
        ])
}
