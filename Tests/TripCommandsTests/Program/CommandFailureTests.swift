import CivilTime
import ICalendar
import Recurrence
import Sealing
import StrictJSON
import Testing
import TripExchange
import TripStorage
import Trips
import TypedInput

@testable import TripCommands

@Suite("Failures of commands") struct CommandFailureTests {
    static let errors: [any Error & Sendable] = [
        TimeError(.malformedText, subject: "x", reason: "is none"),
        RecurrenceError(.missingPart, subject: "x", reason: "is none"),
        CalendarError(.tooLarge, subject: "x", reason: "is none"),
        TripError(.emptyName, subject: "x", reason: "is none"),
        StorageError(.corrupt, subject: "x", reason: "is none"),
        SealingError(.truncated, subject: "x", reason: "is none"),
        DocumentError(.notJSON, path: "$", subject: "x", reason: "is none"),
    ]

    @Test(arguments: errors.indices)
    func `no error of a library is a fault of the program`(_ index: Int) {
        let failure = CommandFailure(Self.errors[index])
        #expect(failure.status == .badData)
        #expect(failure.message == "\(Self.errors[index])")
    }

    @Test(arguments: [
        (InputRefusal.Cause.typed, CommandStatus.usage), (.data, .badData), (.unknown, .noInput),
        (.zones, .unavailable),
    ])
    func `a refusal keeps its words, and its cause is a status`(
        cause: InputRefusal.Cause, status: CommandStatus
    ) {
        let refusal: any Error = InputRefusal("code", "--start x: is none", cause: cause, field: "start")
        #expect(CommandFailure(refusal) == CommandFailure("code", "--start x: is none", status: status))
    }
}
