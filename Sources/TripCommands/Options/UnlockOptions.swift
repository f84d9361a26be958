import ArgumentParser
import Messages

/// Whether a reading command includes protected trips.
struct UnlockOptions: ParsableArguments {
    @Flag(
        help: ArgumentHelp(
            tr("Read the protected trips that the passphrase opens, and no others; nothing is written.")))
    var unlock = false

    @OptionGroup var passphrase: PassphraseOptions

    func validate() throws {
        if passphrase.passphraseFile != nil, !unlock {
            throw ValidationError(tr("--passphrase-file is for --unlock"))
        }
    }
}
