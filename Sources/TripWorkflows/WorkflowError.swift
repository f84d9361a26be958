import Messages
public import Trips

/// An error of a use case: the store, a file or a passphrase does not allow it.
///
/// The text reads "subject: reason". Nothing was changed in the store.
public struct WorkflowError: Error, Hashable, Sendable {
    /// The codes for programs.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// A name of several trips of the store; ``WorkflowError/trips`` has them.
        case ambiguousTrip
        /// A trip that is protected in the store; ``WorkflowError/trips`` has it.
        case protectedTrip
        /// A trip that the store does not have.
        case unknownTrip
        /// An attachment whose bytes the store has lost.
        case missingContent
        /// A trip that could not be opened again completely, and is therefore not sealed.
        case unsealable
        /// The same, because of an attachment.
        case unsealableAttachment
        /// A passphrase that opens none of the boxes; ``WorkflowError/trips`` has them.
        case wrongPassphrase
        /// A damaged box.
        case damagedBox
        /// A box of a newer version.
        case newerBox
        /// A box of a program from before release 0.1.0.
        case olderBox
        /// A zone database that was replaced during the work.
        case zonesReplaced
        /// Something that was changed after it was seen.
        case changedMeanwhile
        /// A feed, or a person for one, that the store does not have.
        case unknownFeed
        /// Trips that cannot become one.
        case unmergeable
        /// A UID that the other trip has already.
        case takenUID
        /// An account that the store does not have.
        case unknownAccount
        /// A name that no account can have, or that one has.
        case badAccountName
        case takenAccountName
        /// An end that is past when it is given.
        case pastEnd
        /// A change of the times of a series.
        case seriesTimes
        /// A file that is not what it seems, or is broken.
        case malformedFile
        /// A link that is not kept.
        case blockedLink
    }

    /// The broken rule.
    public let code: Code

    /// The refused value, as given.
    public let subject: String

    /// One lower-case clause: the problem and the correction.
    public let reason: String

    /// The trips concerned, for some codes.
    public let trips: [TripID]

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: The broken rule.
    ///   - subject: The refused value, as given.
    ///   - reason: One lower-case clause: the problem and the correction.
    ///   - trips: The trips concerned.
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
    /// The error for a name of several trips.
    static func ambiguousTrip(_ name: String, _ trips: [TripID]) -> WorkflowError {
        let ids = trips.map { String($0.text.prefix(8)) }.joined(separator: ", ")
        return WorkflowError(
            .ambiguousTrip, subject: name,
            reason: tr("\(trips.count) trips have this name; say which by its id: \(ids)"), trips: trips)
    }

    /// The error for a missing trip.
    static func unknownTrip(_ id: TripID) -> WorkflowError {
        WorkflowError(.unknownTrip, subject: id.text, reason: tr("there is no such trip"), trips: [id])
    }
}
