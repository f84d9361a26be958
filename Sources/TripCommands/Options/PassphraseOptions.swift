import ArgumentParser
import Messages
import Sealing

/// The source of a passphrase: hidden typing, or the first line of a file.
///
/// There is no option for the passphrase itself and no environment variable: others can see both in the list
/// of processes, and a shell keeps the former in its history.
struct PassphraseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr("Take the passphrase from the first line of this file; - is standard input."),
            valueName: tr("file", as: "name of a value")),
        completion: .file())
    var passphraseFile: String?

    /// The most bytes of the line with a passphrase; nobody remembers more.
    static let longestLine = 4_096

    /// Returns the passphrase to open something with.
    ///
    /// - Parameters:
    ///   - question: The question, such as `Passphrase:`.
    ///   - context: The context of the run.
    /// - Returns: The passphrase.
    /// - Throws: A ``CommandFailure`` when nobody can be asked and no file is named, or a `SealingError` for an empty one.
    func passphrase(_ question: String, in context: CommandContext) throws -> Passphrase {
        if let passphraseFile { return try read(InputFile(path: passphraseFile), in: context) }
        guard context.terminal != nil else {
            throw CommandFailure(
                "needs-passphrase",
                tr(
                    "\(question) Nobody can be asked here; say --passphrase-file FILE, or - for standard input"
                ),
                status: .usage)
        }
        guard let typed = context.askSecret(question) else {
            throw CommandFailure("needs-passphrase", tr("no passphrase was typed"), status: .usage)
        }
        return try Passphrase(typed)
    }

    /// Returns a new passphrase: long enough, and typed twice unless it is in a file.
    ///
    /// - Parameters:
    ///   - question: The question.
    ///   - context: The context of the run.
    /// - Returns: The passphrase.
    /// - Throws: What ``passphrase(_:in:)`` throws, or a ``CommandFailure`` when both are not the same.
    func newPassphrase(_ question: String, in context: CommandContext) throws -> Passphrase {
        let passphrase = try passphrase(question, in: context)
        try passphrase.checkThatItMaySeal()
        guard passphraseFile == nil else { return passphrase }
        guard let again = context.askSecret(tr("Once more:")), try Passphrase(again) == passphrase else {
            throw CommandFailure(
                "different-passphrases", tr("the two are not the same; nothing was changed"), status: .usage)
        }
        return passphrase
    }

    private func read(_ file: InputFile, in context: CommandContext) throws -> Passphrase {
        let line = try file.head(PassphraseOptions.longestLine, in: context).prefix {
            $0 != UInt8(ascii: "\n")
        }
        guard line.count <= PassphraseOptions.longestLine else {
            throw CommandFailure(
                "malformed-passphrase",
                tr("\(file.name): its first line has more than \(PassphraseOptions.longestLine) bytes"),
                status: .badData)
        }
        guard
            let text = String(
                validating: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
        else {
            throw CommandFailure(
                "malformed-passphrase", tr("\(file.name): its first line is no text in UTF-8"),
                status: .badData)
        }
        return try Passphrase(text)
    }
}
