import CivilTime
import TestKit
import Testing
import TripCommands

/// What the documentation comments show.
@Suite("Documentation examples of TripCommands") struct DocExamplesTests {
    @Test func `docExample: a status is a number for the shell`() {
        #expect(CommandStatus.badData.rawValue == 65)
    }

    @Test func `docExample: an output that is kept`() {
        let output = CapturedOutput()
        output.write("09:00")
        #expect(output.text == "09:00")
    }

    @Test func `docExample: somebody who says yes to everything`() {
        let terminal = Terminal { "y" }
        let errors = CapturedOutput()
        var context = CommandContext(
            environment: [:], standardInput: { _ in [] }, output: CapturedOutput(), errors: errors,
            columns: nil,
            clock: FixedNow(.epoch))
        #expect(context.terminal == nil)
        context.terminal = terminal
        #expect(context.terminal != nil)
    }

    @Test func `docExample: a run without a process`() {
        let output = CapturedOutput()
        let context = CommandContext(
            environment: ["TZDIR": TestZones.Release.r2026f.directory], standardInput: { _ in [] },
            output: output,
            errors: CapturedOutput(), columns: nil, clock: FixedNow(.epoch))
        #expect(MeridianProgram.run(["when", "@0", "--in", "Asia/Tokyo"], in: context) == .success)
        #expect(output.text == "1970-01-01T09:00:00+09:00[Asia/Tokyo]\n")
    }
}
