/// Something that is wrong in a store's file.
///
/// The text reads "subject: message": "activity 7: has bounds that do not follow from its times".
public struct StoreProblem: Hashable, Sendable {
    /// What a program can switch over.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// Pages or indexes that SQLite itself finds damaged; nothing else is looked at then.
        case damaged
        /// A row that breaks a rule of its table, which SQLite does not name.
        case brokenCheck
        /// A row that names another that is not there.
        case brokenReference
        /// An attachment whose bytes are not there.
        case missingContent
        /// Bytes that do not have the digest that they are kept under.
        case wrongContent
        /// Bytes that no attachment has.
        case unusedContent
        /// A row with a value that no version of the program writes.
        case unreadableRow
        /// Text that is no UTF-8, or has the character U+0000, and is read otherwise than it is stored.
        case damagedText
        /// A derived column that does not follow from the others: bounds, or the key of a name.
        case staleColumn
        /// Bytes of a trip that was put under a passphrase may be left in the file.
        case traces
    }

    /// How much it matters.
    public enum Severity: String, Hashable, Sendable, CaseIterable {
        /// Something is lost or cannot be read.
        case error
        /// Nothing is lost.
        case warning
    }

    /// What mends it.
    public enum Mend: String, Hashable, Sendable, CaseIterable {
        /// ``FileTripStore/repair()``, which loses nothing that people wrote.
        case repair
        /// A backup.
        case restore
        /// A backup that has the record, giving it anew, or deleting it.
        case replace
        /// Deleting it; a backup gives the record back, and does not take the place of the row.
        case delete
    }

    /// What is wrong.
    public let code: Code

    /// How much it matters.
    public let severity: Severity

    /// The table and the row, the digest, or the file that it is wrong with.
    public let subject: String

    /// One lower-case clause: what is wrong.
    public let message: String

    /// What mends it.
    public let mend: Mend

    /// The identifier of the record that it is wrong with, where people know it by one.
    public let record: String?

    /// The identifier of the trip that the record is of, where the record is named by something that other trips may have.
    public let trip: String?

    /// Creates a problem.
    ///
    /// - Parameters:
    ///   - code: What is wrong.
    ///   - severity: How much it matters.
    ///   - subject: The table and the row, the digest, or the file.
    ///   - message: One lower-case clause that says what is wrong.
    ///   - mend: What mends it.
    ///   - record: The identifier of the record, where people know it by one.
    ///   - trip: The identifier of its trip, where other trips may have the same.
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
