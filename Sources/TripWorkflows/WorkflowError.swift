import Messages
public import Trips

/// A use case that a store, a file or a passphrase does not allow.
///
/// The text reads "subject: reason". Nothing was changed in the store.
public struct WorkflowError: Error, Hashable, Sendable {
    /// What a program can switch over.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// A name that several trips of the store have; ``WorkflowError/trips`` has them.
        case ambiguousTrip
        /// A trip that is under a passphrase in the store; ``WorkflowError/trips`` has it.
        case protectedTrip
        /// A trip that the store does not have.
        case unknownTrip
        /// An attachment whose bytes the store has lost.
        case missingContent
        /// A trip that could not be opened again whole, and is therefore not put under a passphrase.
        case unsealable
        /// The same, because of an attachment.
        case unsealableAttachment
        /// A passphrase that opens none of the boxes; ``WorkflowError/trips`` has them.
        case wrongPassphrase
        /// A box that is damaged.
        case damagedBox
        /// A box of a newer version.
        case newerBox
        /// A box of a program from before release 0.1.0.
        case olderBox
        /// A zone database that was replaced while the use case worked.
        case zonesReplaced
    }

    /// Which rule was broken.
    public let code: Code

    /// The refused value, as given.
    public let subject: String

    /// One lower-case clause: what is wrong and what would be right.
    public let reason: String

    /// The trips that are meant, where the code says so.
    public let trips: [TripID]

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: Which rule was broken.
    ///   - subject: The refused value, as given.
    ///   - reason: One lower-case clause that says what is wrong and what would be right.
    ///   - trips: The trips that are meant.
    init(_ code: Code, subject: String, reason: String, trips: [TripID] = []) {
        self.code = code
        self.subject = subject
        self.reason = reason
        self.trips = trips
    }
}

extension WorkflowError: CustomStringConvertible {
    /// The subject and the reason.
    public var description: String { "\(subject): \(reason)" }
}

extension WorkflowError {
    /// A name that several trips have.
    static func ambiguousTrip(_ name: String, _ trips: [TripID]) -> WorkflowError {
        let ids = trips.map { String($0.text.prefix(8)) }.joined(separator: ", ")
        return WorkflowError(
            .ambiguousTrip, subject: name,
            reason: tr("\(trips.count) trips have this name; say which by its id: \(ids)"), trips: trips)
    }

    /// A trip that is not there.
    static func unknownTrip(_ id: TripID) -> WorkflowError {
        WorkflowError(.unknownTrip, subject: id.text, reason: tr("there is no such trip"), trips: [id])
    }
}
