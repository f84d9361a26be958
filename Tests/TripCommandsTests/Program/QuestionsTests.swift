import ArgumentParser
import CivilTime
import TestKit
import Testing

@testable import TripCommands

@Suite("Questions") struct QuestionsTests {
    private func context(_ answers: [String]?) -> (context: CommandContext, errors: CapturedOutput) {
        let errors = CapturedOutput()
        var context = CommandContext(
            environment: [:], standardInput: { _ in [] }, output: CapturedOutput(), errors: errors,
            columns: nil,
            clock: FixedNow(.epoch))
        context.terminal = answers.map(ScriptedTerminal.saying)
        return (context, errors)
    }

    @Test(arguments: [
        (["y"], true), (["YES"], true), ([" y "], true), (["n"], false), ([""], false), ([], false),
        (["yy"], false),
        (["ja"], false), ([String(repeating: "y", count: 10_000)], false), (["\u{1B}y"], false),
    ])
    func `only yes is yes`(answers: [String], isConfirmed: Bool) throws {
        let (context, errors) = context(answers)
        #expect(
            try ConfirmationOptions.parse([]).isConfirmed("Delete \"Tokyo\"?", in: context) == isConfirmed)
        #expect(errors.text == "Delete \"Tokyo\"? [y/N] " + (answers.isEmpty ? "\n" : ""))
    }

    @Test(arguments: [["--yes"], ["-y"]])
    func `--yes asks nobody`(arguments: [String]) throws {
        let (context, errors) = context(nil)
        #expect(try ConfirmationOptions.parse(arguments).isConfirmed("Delete it?", in: context))
        #expect(errors.text.isEmpty)
    }

    @Test func `where nobody can be asked the command line must say yes`() throws {
        let (context, _) = context(nil)
        let failure = #expect(throws: CommandFailure.self) {
            try ConfirmationOptions.parse([]).isConfirmed("Delete the trip \"Tokyo\"?", in: context)
        }
        #expect(failure?.status == .usage)
        #expect(failure?.message == "Delete the trip \"Tokyo\"? Nobody can be asked here; say --yes to do it")
    }

    @Test func `what a question quotes cannot steer the terminal`() {
        let (context, errors) = context(["n"])
        #expect(!context.isConfirmed("Delete \"a\u{1B}]0;x\u{7}\u{202E}b\"?"))
        #expect(errors.text == "Delete \"a\u{FFFD}]0;x\u{FFFD}\u{FFFD}b\"? [y/N] ")
    }
}
