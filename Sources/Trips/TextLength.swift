import Messages

/// How long a text may be that a person types; what a file brings is kept as it is.
package enum TextLength {
    /// The most bytes of a title or a name, and of notes.
    package static let title = 10_000
    package static let notes = 100_000

    /// Refuses a title or a name that is too long to be one.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/contentTooLarge``.
    package static func check(title text: String) throws(TripError) { try check(text, title) }

    /// Refuses notes that are too long to be read.
    ///
    /// - Throws: A ``TripError`` with code ``TripError/Code/contentTooLarge``.
    package static func check(notes text: String) throws(TripError) { try check(text, notes) }

    private static func check(_ text: String, _ most: Int) throws(TripError) {
        let count = text.utf8.count
        guard count > most else { return }
        throw TripError(
            .contentTooLarge, subject: "\"\(text.prefix(20))…\"",
            reason: tr("has \(count) bytes, and at most \(most) are kept; attach a longer text as a file"))
    }
}
