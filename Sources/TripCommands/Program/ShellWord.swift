import Rendering

/// A command as a POSIX shell takes it, to be copied from a message and run.
enum ShellWord {
    /// A word so that a shell hands it on as it is.
    ///
    /// Plain words stay; others stand between apostrophes. What would not be shown as it is, such as a mark that turns the
    /// direction of writing, is written by printf, whose escapes POSIX has.
    static func quoted(_ word: String) -> String {
        guard Printable.line(word) == word else { return #""$(printf '\#(escaped(word))')""# }
        let isPlain =
            !word.isEmpty
            && word.utf8.allSatisfy { byte in
                isLetterOrDigit(byte) || "-_.,:/@+%".utf8.contains(byte)
            }
        return isPlain ? word : "'" + word.replacing("'", with: #"'\''"#) + "'"
    }

    /// A command with what it is about, which no option can be mistaken for.
    ///
    /// - Parameters:
    ///   - command: The command, as `meridian delete`.
    ///   - options: Its options, as a shell takes them.
    ///   - operand: What it is about, as it is.
    /// - Returns: The command line.
    static func command(_ command: String, options: [String] = [], _ operand: String) -> String {
        let word = quoted(operand)
        guard operand.hasPrefix("-") else { return ([command, word] + options).joined(separator: " ") }
        return ([command] + options + ["--", word]).joined(separator: " ")
    }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }

    /// The word for the format of printf: whatever is no letter and no digit in three octal digits.
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
