/// A problem in a store's file.
///
/// The text reads "subject: message": "activity 7: has bounds that do not follow from its times".
public struct StoreProblem: Hashable, Sendable {
    /// The code for programs.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// Pages or indexes that SQLite finds damaged; nothing else is checked then.
        case damaged
        /// A row that violates a constraint of its table; SQLite does not name it.
        case brokenCheck
        /// A row with a reference to a missing row.
        case brokenReference
        /// An attachment without its bytes.
        case missingContent
        /// Bytes with another digest than their key.
        case wrongContent
        /// Bytes without an attachment.
        case unusedContent
        /// A row with a value that no version of the program writes.
        case unreadableRow
        /// Invalid UTF-8 or U+0000, so that the text is read otherwise than stored.
        case damagedText
        /// A derived column that differs from its source: bounds, or the key of a name.
        case staleColumn
        /// An index of words that is missing, incomplete or damaged, so that searches are slow or miss something.
        case wordIndex
        /// Possible bytes of a sealed trip that are left in the file.
        case traces
        /// A file of the store that others than its owner may read or write.
        case openToOthers
    }

    /// The severity of a problem.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// Data is lost or unreadable.
        case error
        /// Nothing is lost.
        case warning
    }

    /// The remedy of a problem.
    public enum Mend: String, Hashable, Sendable, CaseIterable {
        /// ``FileTripStore/repair()``, which loses nothing that people wrote.
        case repair
        /// A backup.
        case restore
        /// A backup with the record, entering it anew, or deleting it.
        case replace
        /// Deleting the record; a backup restores it, but does not replace the row.
        case delete
    }

    /// The kind of problem.
    public let code: Code

    /// How much it matters.
    public let severity: Severity

    /// The table and row, the digest, or the file concerned.
    public let subject: String

    /// One lower-case clause: what is wrong.
    public let message: String

    /// The remedy.
    public let mend: Mend

    /// The identifier of the record, if it has one that people use.
    public let record: String?

    /// The trip's identifier, where the record's own is not unique across trips.
    public let trip: String?

    /// Whether rows are concerned, so that its repair costs the history.
    package var isOfRows: Bool { ![.traces, .wordIndex, .openToOthers].contains(code) }

    /// Creates a problem.
    ///
    /// - Parameters:
    ///   - code: The kind of problem.
    ///   - severity: The severity.
    ///   - subject: The table and the row, the digest, or the file.
    ///   - message: One lower-case clause that says what is wrong.
    ///   - mend: The remedy.
    ///   - record: The identifier of the record, if it has one that people use.
    ///   - trip: The identifier of its trip, where the record's own is not unique across trips.
    public init(
        _ code: Code, _ severity: Severity, subject: String, message: String, mend: Mend,
        record: String? = nil, trip: String? = nil
    ) {
        self.code = code
        self.severity = severity
        self.subject = subject
        self.message = message
        self.mend = mend
        self.record = record
        self.trip = trip
    }
}

extension StoreProblem: CustomStringConvertible {
    /// The subject and the message.
    public var description: String { "\(subject): \(message)" }
}
