/// A store that cannot do what it was asked, told so that a person can act on it.
///
/// The text reads "subject: reason", and the reason ends with what would help where that is not plain:
/// "/home/ada/trips.db: was opened for reading only".
public struct StorageError: Error, Hashable, Sendable {
    /// What a program can switch over.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The file is not a database, or the database of another program; it was not touched.
        case notAStore
        /// The file is a store and damaged: cut short, overwritten, or with a value that no version writes.
        case corrupt
        /// A newer program has written the store.
        case newerSchema
        /// Another program held the store for as long as this one would wait; the reason names it where the system does.
        case busy
        /// The file, or a directory above it, cannot be opened or made.
        case cannotOpen
        /// The system reported an error while reading.
        case cannotRead
        /// The disk is full or failed, the file is read-only, or the store was opened for reading.
        case cannotWrite
        /// There is no trip with this identifier.
        case unknownTrip
        /// There is a trip with this identifier already.
        case duplicateTrip
        /// There is no organization, expense, activity or other part of a trip with this identifier.
        case unknownPart
        /// Another organization has this name.
        case duplicateName
        /// A person who was to become one with themselves.
        case mergedWithItself
        /// What was to be deleted is needed by something else.
        case inUse
        /// A value that the store could not give back: text with U+0000, or days that end before they start.
        case unstorable
        /// The store's own statement was refused: a fault of this program.
        case refused
    }

    /// What went wrong.
    public let code: Code

    /// The file, trip or value that it went wrong with.
    public let subject: String

    /// One lower-case clause: what is wrong and what would be right.
    public let reason: String

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: What went wrong.
    ///   - subject: The file, trip or value that it went wrong with.
    ///   - reason: One lower-case clause that says what is wrong and what would be right.
    public init(_ code: Code, subject: String, reason: String) {
        self.code = code
        self.subject = subject
        self.reason = reason
    }
}

extension StorageError: CustomStringConvertible {
    /// The subject and the reason.
    public var description: String { "\(subject): \(reason)" }
}
