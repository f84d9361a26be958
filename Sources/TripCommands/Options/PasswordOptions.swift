import ArgumentParser
import Foundation
import Messages
import Sealing

/// The source of a password for the pages: hidden typing, or the first line of a file that nobody else can read.
///
/// As with a passphrase there is no option for the password itself and no environment variable.
struct PasswordOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            tr(
                "Take the password from the first line of this file, which only its owner can read; - is standard input."
            ),
            valueName: tr("file", as: "name of a value")),
        completion: .file())
    var passwordFile: String?

    /// Returns a new password: long enough, and typed twice unless it is in a file.
    ///
    /// - Parameters:
    ///   - name: Whose it is.
    ///   - context: The context of the run.
    /// - Returns: The password.
    /// - Throws: A ``CommandFailure``, also when nobody can be asked and no file is named.
    func newPassword(of name: String, in context: CommandContext) throws -> Passphrase {
        if let passwordFile {
            try PasswordOptions.checkThatItIsPrivate(passwordFile)
            var source = PassphraseOptions()
            source.passphraseFile = passwordFile
            return try PasswordOptions.checked { try source.passphrase("", in: context) }
        }
        guard context.terminal != nil else {
            throw CommandFailure(
                "needs-password",
                tr(
                    "Nobody can be asked for a password here; say --password-file FILE, or - for standard input"
                ),
                status: .usage)
        }
        guard let typed = context.askSecret(tr("Password of \(name):")) else {
            throw CommandFailure("needs-password", tr("no password was typed"), status: .usage)
        }
        let password = try PasswordOptions.checked { try Passphrase(typed) }
        guard context.askSecret(tr("Once more:")) == typed else {
            throw CommandFailure(
                "different-passwords", tr("the two are not the same; nothing was changed"), status: .usage)
        }
        return password
    }

    private static func checked(_ password: () throws -> Passphrase) throws -> Passphrase {
        do {
            let made = try password()
            try made.checkThatItMaySeal()
            return made
        } catch let error as SealingError where [.shortPassphrase, .emptyPassphrase].contains(error.code) {
            throw CommandFailure(
                "short-password",
                tr(
                    "the password is too short; it takes \(Passphrase.fewestCharactersToSeal) characters or more"
                ),
                status: .usage)
        }
    }

    /// Refuses a file whose password others of this machine could have read.
    private static func checkThatItIsPrivate(_ path: String) throws {
        guard path != "-", let facts = try? FileManager.default.attributesOfItem(atPath: path),
            facts[.type] as? FileAttributeType == .typeRegular,
            let mode = (facts[.posixPermissions] as? NSNumber)?.intValue, mode & 0o077 != 0
        else { return }
        throw CommandFailure(
            "open-password-file",
            tr("\(path): others can read it; chmod 600 makes it its owner's alone"), status: .badData)
    }
}
