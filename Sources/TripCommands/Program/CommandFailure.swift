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
import TypedInput

/// The early end of a command, with a message and an exit status.
struct CommandFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The code for a program that can handle the failure: `--json` has it.
    let code: String
    let message: String
    let status: CommandStatus

    init(_ code: String, _ message: String, status: CommandStatus) {
        self.code = code
        self.message = message
        self.status = status
    }

    var description: String { message }

    /// Returns the failure of a search without words, which everything would match.
    static func nothingToSearch(_ option: String) -> CommandFailure {
        CommandFailure("no-words", tr("\(option) (nothing): say what to search for"), status: .usage)
    }

    /// Maps every error of the libraries to an exit status.
    init(_ error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let refusal as InputRefusal: self.init(refusal)
        case let error as TimeError: self.init(error)
        case let error as CalendarError: self.init(error)
        case let error as StorageError: self.init(error)
        case let error as WorkflowError: self.init(error)
        case let error as ServerFailure: self.init(error)
        case let error as SealingError: self.init(error)
        case let error as RecurrenceError: self.init(error)
        case let error as DocumentError: self.init(error)
        case let error as LibicalMissing:
            self.init("no-libical", error.description, status: .unavailable)
        case let error as TripError:
            self.init(error.code.rawValue, error.description, status: .badData)
        default: self.init("software", "\(error)", status: .software)
        }
    }

    init(_ refusal: InputRefusal) {
        let status: CommandStatus
        switch refusal.cause {
        case .typed: status = .usage
        case .data: status = .badData
        case .unknown: status = .noInput
        case .zones: status = .unavailable
        }
        self.init(refusal.code, refusal.message, status: status)
    }

    init(_ error: TimeError) {
        self.init(
            error.code.rawValue, error.description,
            status: error.code.isOfZoneFiles ? .unavailable : .badData)
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
        case .notAStore, .corrupt, .newerSchema, .olderSchema, .unstorable, .duplicateTrip, .duplicateName,
            .mergedWithItself, .inUse, .notAllowed:
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
