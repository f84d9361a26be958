/// An error of a store, with a remedy for people.
///
/// The text reads "subject: reason", and the reason ends with a remedy unless it is obvious:
/// "/home/ada/trips.db: was opened for reading only".
public struct StorageError: Error, Hashable, Sendable {
    /// The code for programs.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// The file is not a database, or the database of another program; it was not touched.
        case notAStore
        /// The file is a store and damaged: cut short, overwritten, or with a value that no version writes.
        case corrupt
        /// A newer program has written the store.
        case newerSchema
        /// A program from before release 0.1.0 has written the store; a backup brings it over.
        case olderSchema
        /// Another program held the store longer than this one waits.
        ///
        /// The reason names it if the system reports it.
        case busy
        /// The file, or a directory above it, cannot be opened or created.
        case cannotOpen
        /// The system reported an error while reading.
        case cannotRead
        /// The disk is full or failed, the file is read-only, or the store was opened for reading.
        case cannotWrite
        /// There is no trip with this identifier.
        case unknownTrip
        /// A trip with this identifier exists.
        case duplicateTrip
        /// No organization, expense, activity or other part of a trip has this identifier.
        case unknownPart
        /// Another organization has this name.
        case duplicateName
        /// A person was to be merged with themselves.
        case mergedWithItself
        /// A record to be deleted is in use.
        case inUse
        /// A value that the store could not return: text with U+0000, or days that end before they start.
        case unstorable
        /// The account that asks may not do this, or not see it.
        case notAllowed
        /// SQLite refused the store's own statement: a fault of this program.
        case refused
    }

    /// The code for programs.
    public let code: Code

    /// The file, trip or value concerned.
    public let subject: String

    /// One lower-case clause: what is wrong and what was expected.
    public let reason: String

    /// Whether there is no place on the disk for what was to be written.
    package var lacksSpace = false

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: What went wrong.
    ///   - subject: The file, trip or value concerned.
    ///   - reason: One lower-case clause: what is wrong and what was expected.
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
