import Testing

@testable import TripCommands

@Suite("UnknownCommand") struct UnknownCommandTests {
    @Test(arguments: [
        (["agneda"], "agneda: is no command of meridian; did you mean agenda?"),
        (["trip", "lst"], "lst: is no command of meridian trip; did you mean list?"),
        (["--db", "x.db", "exprot", "-o", "-"], "exprot: is no command of meridian; did you mean export?"),
        (["frobnicate"], "frobnicate: is no command of meridian; meridian --help lists what there is"),
        (
            ["a\u{1B}[31mgenda"],
            "a\u{FFFD}[31mgenda: is no command of meridian; meridian --help lists what there is"
        ),
        (["help", "agneda"], "agneda: is no command of meridian; did you mean agenda?"),
        (["help", "trip", "lst"], "lst: is no command of meridian trip; did you mean list?"),
        (
            ["help", "when", "now"],
            "now: is no command of meridian when; meridian when --help lists what there is"
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

    @Test(arguments: [
        ["agenda", "--no-such-option"], ["trip"], ["--no-such-option"], ["help"], ["help", "trip"],
        ["help", "trip", "list", "--help"],
    ])
    func `everything else is left to the parser`(arguments: [String]) {
        #expect(UnknownCommand.first(in: arguments) == nil)
    }

    @Test(arguments: [["--db"], ["--home", "Asia/Tokyo", "--now"], ["--"]])
    func `options without a command are refused`(arguments: [String]) throws {
        let run = try Workplace().run(arguments)
        #expect(run.status == .usage && run.output.isEmpty)
        #expect(
            run.errors
                == "error: \(arguments[0]): no command is named; meridian --help lists what there is\n")
    }

    @Test(arguments: [["help", "trip"], ["help", "trip", "list"]])
    func `help of what there is is no error`(arguments: [String]) throws {
        let run = try Workplace().run(arguments)
        #expect(run.status == .success && run.errors.isEmpty)
        #expect(run.output.contains("USAGE: meridian"))
    }

    @Test(arguments: [
        (["todo", "add", "Pay", "--notes", "-3d"], "--notes=-3d"),
        (
            ["todo", "add", "Pay", "--notes", "-remember the 'keys'"],
            #"--notes='-remember the '\''keys'\'''"#
        ),
        (["expense", "add", "-5", "--amount", "5 EUR"], "-- -5"),
        (["trip", "new", "-1w"], "-- -1w"),
    ])
    func `a text that begins with a dash is told how to be written`(arguments: [String], form: String) throws
    {
        let run = try Workplace().run(arguments)
        #expect(run.status == .usage)
        #expect(run.errors.hasSuffix("note: a text that begins with - is written \(form)\n"), "\(run.errors)")
    }

    @Test(arguments: [["todo", "add"], ["todo", "add", "Pay", "--notes"], ["agenda", "--no-such-option"]])
    func `what has no such text is told as it was`(arguments: [String]) throws {
        let run = try Workplace().run(arguments)
        #expect(run.status == .usage && !run.errors.contains("note:"), "\(run.errors)")
    }

    @Test(arguments: [
        (["agenda", "-1h"], "-1h"), (["add", "-", "-1h"], "-1h"),
        (["timeline", "--svg", "-1h", "--json"], "-1h"),
        (["todo", "add", "- cheese", "--json"], "'- cheese'"), (["search", "-hotel"], "-hotel"),
        (["search", "-(h)"], "'-(h)'"), (["edit", "Dinner", "--move", "-1h", "-the"], "-the"),
    ])
    func `a text with an h in it is no wish for help`(arguments: [String], form: String) throws {
        let run = try Workplace().run(arguments)
        #expect(run.status == .usage && run.output.isEmpty)
        #expect(run.errors == "error: a text that begins with - is written -- \(form)\n")
        let help = try Workplace().run(arguments + ["--help"])
        #expect(help.status == .success && help.output.contains("USAGE: meridian"))
    }

    @Test(arguments: [
        ["edit", "Dinner", "--move", "-1h", "--help-hidden"], ["edit", "Dinner", "--move", "-1h", "-yh"],
        ["edit", "Dinner", "--move", "-1h", "-h"], ["search", "-5", "-vh"],
    ])
    func `who asks for help gets it, whatever else is said`(arguments: [String]) throws {
        let run = try Workplace().run(arguments)
        #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
        #expect(run.output.contains("USAGE: meridian"))
    }

    @Test func `a text with an h in it hides no version`() throws {
        let run = try Workplace().run("edit", "Dinner", "--move", "-1h", "--version")
        #expect(run.status == .success && run.output == MeridianProgram.version + "\n")
    }

    @Test func `a text is kept as it was typed, also one that could be a date`() throws {
        let place = try Workplace()
        #expect(try place.run("trip", "new", "--", "-1w").status == .success)
        let todo = try place.run("todo", "add", "Pay", "--notes=-3d", "--due", "-3d", "--json").json()
        #expect(todo["notes"] as? String == "-3d")
        // Three days before 1 March.
        #expect(todo["due"] as? String == "2027-02-26")
        let trips = try place.run("trip", "list", "--json").json()["trips"] as? [[String: Any]]
        #expect(trips?.map { $0["name"] as? String } == ["-1w"])
    }

    @Test(arguments: ["agenda", "day", "free", "month", "timeline", "week"])
    func `a date in the past is no option`(command: String) throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "T")
        let run = try place.run([command, "-3d"])
        #expect(run.status == .success, "\(run.errors)")
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
