import ArgumentParser
import Messages

/// Whether something that cannot be taken back is done without a question.
struct ConfirmationOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: ArgumentHelp(tr("Do it without asking.")))
    var yes = false

    /// Whether it shall be done: by `--yes`, else by a person's answer.
    ///
    /// - Parameters:
    ///   - question: What is asked, as `Delete the trip "Tokyo" with its 12 activities?`.
    ///   - context: Where it is asked.
    /// - Returns: False when the answer was anything but yes.
    /// - Throws: A ``CommandFailure`` with status 64 where nobody can be asked.
    func isConfirmed(_ question: String, in context: CommandContext) throws -> Bool {
        if yes { return true }
        guard context.terminal != nil else {
            throw CommandFailure(
                "needs-yes", tr("\(question) Nobody can be asked here; say --yes to do it"), status: .usage)
        }
        return context.isConfirmed(question)
    }
}
