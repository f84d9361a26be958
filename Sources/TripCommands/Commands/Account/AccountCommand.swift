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
            meridian account role ada editor
            meridian account password ada
            meridian account remove ada

            A password is typed unseen or is the first line of a file that only its owner can read, never an argument. The store \
            has a salted hash of it by scrypt. An account may do in each trip what its role there says, or else its role in the \
            household, which is owner unless it is said.
            """),
        subcommands: [
            AccountAddCommand.self, AccountListCommand.self, AccountRoleCommand.self,
            AccountPasswordCommand.self, AccountRemoveCommand.self,
        ])
}
