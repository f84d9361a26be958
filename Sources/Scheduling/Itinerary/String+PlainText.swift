extension String {
    /// In lower case, with single blanks and none at the ends.
    var plainText: String { lowercased().split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
