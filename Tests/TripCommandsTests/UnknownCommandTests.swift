import Testing

@testable import TripCommands

@Suite("UnknownCommand") struct UnknownCommandTests {
    @Test(arguments: [
        (["agneda"], "agneda: is no command of meridian; did you mean agenda?"),
        (["trip", "lst"], "lst: is no command of meridian trip; did you mean list?"),
        (["--db", "x.db", "exprot", "--json"], "exprot: is no command of meridian; did you mean export?"),
        (["frobnicate"], "frobnicate: is no command of meridian; meridian --help lists what there is"),
        (
            ["a\u{1B}[31mgenda"],
            "a\u{FFFD}[31mgenda: is no command of meridian; meridian --help lists what there is"
        ),
    ])
    func `a word that is no command is told with the nearest ones`(arguments: [String], message: String)
        throws
    {
        let run = try Workplace().run(arguments)
        #expect(run.status == .usage)
        #expect(run.errors == "error: \(message)\n")
        #expect(run.output.isEmpty)
    }

    @Test(arguments: [["agenda", "--no-such-option"], ["trip"], ["help", "agneda"], ["--no-such-option"]])
    func `everything else is left to the parser`(arguments: [String]) {
        #expect(UnknownCommand.first(in: arguments) == nil)
    }

    @Test func `a file that is not there is told with the nearest names beside it`() throws {
        let place = try Workplace()
        for name in ["flight-tokyo.ics", "notes.txt", ".flight-tokio.ics"] { _ = try place.file(name, "x") }
        let run = try place.run("agenda", "-f", place.path + "/flight-tokio.ics")
        #expect(run.status == .noInput)
        #expect(
            run.errors
                == "error: \(place.path)/flight-tokio.ics: there is no such file; "
                + "the nearest is \(place.path)/flight-tokyo.ics\n")
        let far = try place.run("agenda", "-f", place.path + "/nothing-like-it")
        #expect(far.errors == "error: \(place.path)/nothing-like-it: there is no such file\n")
    }
}
