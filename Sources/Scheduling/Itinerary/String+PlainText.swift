extension String {
    /// In lower case, with single blanks and none at the ends.
    var plainText: String { lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }

    /// A booking's code by its letters and digits: senders write `4321.567.890` and `4321567890` of one booking.
    var plainCode: String {
        let signs = lowercased().filter { $0.isLetter || $0.isNumber }
        return signs.isEmpty ? plainText : signs
    }
}
