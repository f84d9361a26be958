import ArgumentParser
import Rendering
import Testing

@testable import TripCommands

/// What a newcomer meets first.
@Suite("The front door") struct FrontDoorTests {
    @Test(arguments: [["--help"], ["help"], ["-h"]], [60, 80, 120])
    func `help names every command once, and the ten of every day with what they do`(
        arguments: [String], columns: Int
    ) throws {
        let run = try Workplace().run(arguments, columns: columns)
        #expect(run.status == .success && run.errors.isEmpty)
        // At 80 columns it fits a screen of 40 lines.
        #expect(run.lines.count <= (columns < 80 ? 50 : 40))
        for line in run.lines { #expect(DisplayWidth.columns(of: line) <= columns, "\(line)") }
        #expect(
            run.lines.first
                == "What time will it be for me? Trips across time zones, told right.".prefix(columns)
                .description || columns == 60)
        let daily = try #require(run.lines.firstIndex(of: "Every day:"))
        #expect(run.lines[daily + 1].hasPrefix("  today     Show what is on today."))
        let words = Set(run.output.split { " ,\n:".contains($0) }.map(String.init))
        for command in Meridian.configuration.subcommands {
            #expect(words.contains(command.configuration.commandName ?? ""))
        }
    }

    @Test func `the daily ten come first, and each command is in one group`() {
        let names = Meridian.groups.map { $0.subcommands.compactMap { $0.configuration.commandName } }
        #expect(names[0].count == 10)
        #expect(Set(names.joined()).count == names.joined().count)
        #expect(names.count <= 6)
    }

    @Test func `without arguments it says what is on, and what to try`() throws {
        let place = try Workplace()
        let empty = try place.run([])
        #expect(empty.status == .success)
        #expect(empty.lines.last?.hasPrefix("meridian import FILE… brings in bookings") == true)
        _ = try place.run(["import"] + Demo.files + ["--trip", "Tokyo and California"])
        let run = try place.run([], now: "2027-03-09T12:00:00Z")
        #expect(run.lines[0].contains("Tue 9 March"))
        #expect(run.output.contains("Hotel"), "\(run.output)")
    }

    @Test func `options of every command go with each of these`() throws {
        let place = try Workplace()
        let today = try place.run("--home", "Asia/Tokyo", "--plain")
        #expect(today.status == .success && today.output.contains("meridian import FILE…"), "\(today.errors)")
        for arguments in [["--plain", "--help"], ["--db", "x.db", "help"], ["--home=Asia/Tokyo", "-h"]] {
            #expect(try place.run(arguments).output == place.run("--help").output, "\(arguments)")
        }
        for arguments in [["--db", "x.db", "help", "add", "flight"], ["help", "add", "flight", "--plain"]] {
            #expect(
                try place.run(arguments).output == place.run("help", "add", "flight").output, "\(arguments)")
        }
    }

    @Test(arguments: ["agenda", "import", "trip edit", "export"])
    func `options of every command are named once, by the first page`(command: String) throws {
        let run = try Workplace().run(command.split(separator: " ").map(String.init) + ["--help"])
        #expect(!run.output.contains("MERIDIAN_DB"))
        #expect(
            run.lines.last
                == "Options of every command (--db, --home, --now, --tzdir, --color, --plain): meridian --help"
        )
        #expect(try Workplace().run("--help").output.contains("MERIDIAN_DB"))
    }

    @Test(arguments: [
        ("flight", ["--depart TIME", "--gate TEXT"], ["--check-in", "--nights", "--all-day"]),
        ("lodging", ["--check-in TIME", "--nights COUNT"], ["--depart", "--gate", "--carrier"]),
        ("hotel", ["--check-out TIME"], ["--from"]), ("walk", ["--from PLACE"], ["--gate", "--seat"]),
        ("restaurant", ["--start TIME", "--place PLACE"], ["--depart", "--terminal", "--nights"]),
    ])
    func `help of a kind has its options alone`(kind: String, has: [String], lacks: [String]) throws {
        for arguments in [["help", "add", kind], ["add", kind, "--help"]] {
            let run = try Workplace().run(arguments, columns: 80)
            #expect(run.status == .success)
            #expect(run.lines.count <= 52, "\(run.lines.count)")
            for text in has { #expect(run.output.contains(text), "\(text)") }
            for text in lacks { #expect(!run.output.contains(text + " "), "\(text)") }
        }
    }

    @Test func `the examples of a kind can be carried out`() throws {
        for kind in ["flight", "train", "car", "lodging", "carRental", "restaurant"] {
            let place = try Workplace()
            _ = try place.run("trip", "new", "Here")
            let help = try place.run("help", "add", kind, columns: 200)
            let examples = help.lines.filter { $0.hasPrefix("  meridian add ") }
            #expect(examples.count == 2)
            for example in examples {
                let run = try place.run(words(of: example.dropFirst(2)).dropFirst().map { $0 })
                #expect(run.status == .success, "\(example): \(run.errors)")
            }
        }
    }

    /// The words of a command line, with quotes as in a shell.
    private func words(of line: some StringProtocol) -> [String] {
        var (words, word, isQuoted) = ([String](), "", false)
        for character in line {
            if character == "\"" {
                isQuoted.toggle()
            } else if character == " ", !isQuoted {
                words.append(word)
                word = ""
            } else {
                word.append(character)
            }
        }
        return words + [word]
    }

    @Test func `sums of several travellers are those of each`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Q", "--traveller", "Ada", "--traveller", "Ben")
        for (who, to) in [("Ada", "JFK"), ("Ben", "HND")] {
            let made = try place.run(
                "add", "flight", "--from", "FRA", "--to", to, "--depart", "2027-03-12 10:00", "--length",
                "9h",
                "--traveller", who)
            #expect(made.status == .success, "\(made.errors)")
        }
        let stats = try #require(try place.run("stats", "Q", "--json").json()["stats"] as? [[String: Any]])
        #expect(stats.map { $0["legs"] as? Int } == [1, 1])
        #expect(stats.map { ($0["zones"] as? [String])?.last } == ["America/New_York", "Asia/Tokyo"])
        #expect(stats.map { $0["transitSeconds"] as? Int } == [32_400, 32_400])
        _ = try place.run("trip", "new", "Empty")
        #expect(try place.run("stats", "Empty").output.contains("0 days"))
    }

    @Test func `the beginning of a name is enough to look, and never to delete`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Tokyo and California")
        #expect(try place.run("trip", "show", "tokyo").status == .success)
        for arguments in [
            ["trip", "delete", "Tokyo", "--yes"], ["protect", "Tokyo"],
            ["feed", "add", "Jo", "--trip", "Tokyo"],
        ] {
            #expect(try place.run(arguments).status != .success, "\(arguments)")
        }
        _ = try place.run("trip", "new", "Tokyo again")
        let several = try place.run("trip", "show", "Tokyo")
        #expect(several.errors.contains("2 trips begin so"), "\(several.errors)")
    }

    @Test func `an unknown kind is told with those that there are`() throws {
        let run = try Workplace().run("add", "banana")
        #expect(run.status == .usage)
        #expect(run.errors.contains("flight") && run.errors.contains("lodging"), "\(run.errors)")
    }
}
