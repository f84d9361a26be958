extension StringProtocol {
    /// The text without the blanks at its ends.
    package func trimmingSpaces() -> String {
        var rest = self[...]
        while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
        while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
        return String(rest)
    }
}
