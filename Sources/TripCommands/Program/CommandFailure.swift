import CivilTime
import ICalendar
import Messages
import Recurrence
import Rendering
import Sealing
import StrictJSON
import TripExchange
import TripStorage
import TripWorkflows
import Trips

/// An end of a command before its work is done: what to tell the person, and what the shell.
struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// What tells it from other failures, for a caller that can do something about it; no output has it.
    let code: String
    let message: String
    let status: CommandStatus

    init(_ code: String, _ message: String, status: CommandStatus) {
        self.code = code
        self.message = message
        self.status = status
    }

    var description: String { message }

    /// What a search for no words is answered with: everything would have them.
    static func nothingToSearch(_ option: String) -> CommandFailure {
        CommandFailure("no-words", tr("\(option) (nothing): say what to search for"), status: .usage)
    }

    /// Gives every error of the libraries its place among the exit statuses.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as TimeError: self.init(error)
        case let error as CalendarError: self.init(error)
        case let error as StorageError: self.init(error)
        case let error as WorkflowError: self.init(error)
        case let error as SealingError: self.init(error)
        case let error as RecurrenceError: self.init(error)
        case let error as DocumentError: self.init(error)
        case let error as TripError:
            self.init(error.code.rawValue, error.description, status: .badData)
        default: self.init("software", "\(error)", status: .software)
        }
    }

    init(_ error: TimeError) {
        let status: CommandStatus
        switch error.code {
        case .noZoneDatabase: status = .unavailable
        case .malformedZoneData, .unsupportedZoneData: status = .unavailable
        case .unknownZone, .skippedTime, .repeatedTime, .malformedText, .outOfRange, .offsetConflict:
            status = .badData
        }
        self.init(error.code.rawValue, error.description, status: status)
    }

    init(_ error: CalendarError) {
        self.init(error.code.rawValue, error.description, status: .badData)
    }

    init(_ error: RecurrenceError) {
        self.init(error.code.rawValue, error.description, status: .badData)
    }

    init(_ error: DocumentError) {
        self.init(error.code.rawValue, error.description, status: .badData)
    }

    init(_ error: SealingError) {
        let status: CommandStatus
        switch error.code {
        case .emptyPassphrase, .shortPassphrase: status = .usage
        case .refused: status = .unavailable
        case .notABox, .unknownVersion, .truncated, .trailingBytes, .unknownKeyDerivation, .costOutOfBounds,
            .cannotOpen, .malformedDigest:
            status = .badData
        }
        self.init(error.code.rawValue, error.description, status: status)
    }

    init(_ error: StorageError) {
        let status: CommandStatus
        switch error.code {
        case .notAStore, .corrupt, .newerSchema, .unstorable, .duplicateTrip, .duplicateName,
            .mergedWithItself, .inUse:
            status = .badData
        case .unknownTrip, .unknownPart: status = .noInput
        case .busy: status = .temporary
        case .cannotOpen: status = .cannotCreate
        case .cannotRead, .cannotWrite: status = .inputOutput
        case .refused: status = .software
        }
        self.init(error.code.rawValue, error.description, status: status)
    }
}
