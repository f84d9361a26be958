import ArgumentParser

/// Whether a reading command looks at the protected trips.
struct UnlockOptions: ParsableArguments {
    @Flag(help: "Read the protected trips that the passphrase opens, and no others; nothing is written.")
    var unlock = false

    @OptionGroup var passphrase: PassphraseOptions

    func validate() throws {
        if passphrase.passphraseFile != nil, !unlock {
            throw ValidationError("--passphrase-file is for --unlock")
        }
    }
}
