import ArgumentParser
import Messages

/// Whether an irreversible action needs no confirmation.
struct ConfirmationOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: ArgumentHelp(tr("Do it without asking.")))
    var yes = false

    /// Returns whether to proceed: with `--yes`, else by a person's answer.
    ///
    /// - Parameters:
    ///   - question: The question, such as `Delete the trip "Tokyo" with its 12 activities?`.
    ///   - context: The context of the run.
    /// - Returns: False for any answer but yes.
    /// - Throws: A ``CommandFailure`` with status 64 without a terminal.
    func isConfirmed(_ question: String, in context: CommandContext) throws -> Bool {
        if yes { return true }
        guard context.terminal != nil else {
            throw CommandFailure(
                "needs-yes", tr("\(question) Nobody can be asked here; say --yes to do it"), status: .usage)
        }
        return context.isConfirmed(question)
    }
}
