import ArgumentParser
import Messages

/// `meridian account …`: who signs in to the pages with a password.
struct AccountCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "account",
        abstract: tr("Keep the accounts of a household, which sign in to the pages with a password."),
        discussion: tr(
            """
            meridian account add ada
            meridian account list
            meridian account password ada
            meridian account remove ada

            A password is typed unseen or is the first line of a file that only its owner can read, never an argument. The store \
            has a salted hash of it by scrypt. An account sees and changes all trips that are not protected.
            """),
        subcommands: [
            AccountAddCommand.self, AccountListCommand.self, AccountPasswordCommand.self,
            AccountRemoveCommand.self,
        ])
}
