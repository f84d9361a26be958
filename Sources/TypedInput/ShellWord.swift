import Rendering

/// Quotes commands for a POSIX shell, to be copied from a message.
package enum ShellWord {
    /// Returns a word quoted for a shell.
    ///
    /// Plain words stay; others are put in apostrophes. Characters that would not be displayed, such as a
    /// mark that reverses the direction of writing, are written by printf, whose escapes are in POSIX.
    package static func quoted(_ word: String) -> String {
        guard Printable.line(word) == word else { return #""$(printf '\#(escaped(word))')""# }
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                isLetterOrDigit(byte) || "-_.,:/@+%".utf8.contains(byte)
            }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    /// Returns a command with an operand that cannot be parsed as an option.
    ///
    /// - Parameters:
    ///   - command: The command, such as `meridian delete`.
    ///   - options: Its options, quoted.
    ///   - operand: The operand, unquoted.
    /// - Returns: The command line.
    package static func command(_ command: String, options: [String] = [], _ operand: String) -> String {
        let word = quoted(operand)
        guard operand.hasPrefix("-") else { return ([command, word] + options).joined(separator: " ") }
        return ([command] + options + ["--", word]).joined(separator: " ")
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// Returns a printf format in which all but letters and digits are octal escapes.
    private static func escaped(_ word: String) -> String {
        word.utf8.reduce(into: "") { text, byte in
            if isLetterOrDigit(byte) {
                text.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                text += #"\"# + [byte >> 6, byte >> 3 & 7, byte & 7].map(String.init).joined()
            }
        }
    }
}
