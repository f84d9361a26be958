import Foundation
import TestKit
import Testing
import TripCommands

/// One after the other: the parser keeps in one place for the whole process for which shell it writes.
@Suite("Completions", .serialized) struct CompletionTests {
    private func environment(_ place: Workplace) -> [String: String] {
        [
            "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": place.store,
            "MERIDIAN_HOME": "Europe/Berlin",
        ]
    }

    /// What the shell asks the program for a word: the option, the index of the word and of the cursor, the words.
    private func answers(
        _ place: Workplace, _ words: [String], for option: String, environment: [String: String] = [:]
    ) throws -> [String] {
        let command = Array(words.dropFirst().prefix(1))
        let arguments =
            ["---completion"] + command
            + ["--", option, "\(words.count - 1)", "\(words.last?.utf8.count ?? 0)"] + words
        let run = try place.run(arguments, environment: environment)
        #expect(run.status == .success, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test func `zones are those of the run's own database`() throws {
        let place = try Workplace()
        let zones = try answers(place, ["meridian", "agenda", "--home", "Asia/To"], for: "--home")
        #expect(zones.contains("Asia/Tokyo"))
        #expect(zones.contains("Pacific/Apia"))
        let none = try answers(
            place, ["meridian", "agenda", "--home", "A"], for: "--home",
            environment: ["TZDIR": "/no/such/place"])
        #expect(none.isEmpty)
    }

    @Test func `views are zones and three words`() throws {
        let views = try answers(Workplace(), ["meridian", "agenda", "--view", ""], for: "--view")
        #expect(views.prefix(3) == ["place", "traveller", "home"])
        #expect(views.contains("Asia/Tokyo"))
    }

    @Test func `trips are those of the store, and asking makes none`() throws {
        let place = try Workplace()
        let words = ["meridian", "agenda", "--trip", "T"]
        #expect(try answers(place, words, for: "--trip").isEmpty)
        #expect(!FileManager.default.fileExists(atPath: place.store))
        #expect(
            try answers(
                place, ["meridian", "agenda", "--db", "\(place.path)/x.db", "--trip", ""], for: "--trip"
            )
            .isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: place.path).isEmpty)
        let file = try place.file("one.ics", calendar())
        for name in ["Tokyo and California", "東京 🗼", "'; DROP TABLE trips"] {
            #expect(try place.run("import", file, "--trip", name).status == .success)
        }
        #expect(
            try answers(place, words, for: "--trip").sorted()
                == ["'; DROP TABLE trips", "Tokyo and California", "東京 🗼"])
        // The store that the line names, not the usual one.
        let other = ["meridian", "agenda", "--db", place.store, "--trip", "T"]
        #expect(
            try answers(place, other, for: "--trip", environment: ["MERIDIAN_DB": "/no/such/store"]).count
                == 3)
    }

    @Test func `a store that is none is passed over in silence`() throws {
        let place = try Workplace()
        let store = try place.file("bad.db", String(repeating: "no store", count: 1_000))
        #expect(
            try answers(place, ["meridian", "agenda", "--db", store, "--trip", "T"], for: "--trip").isEmpty)
    }

    @Test(arguments: ["", "elvish", "Bash", "bash zsh"])
    func `another shell is refused with those that there are`(shell: String) throws {
        let run = try Workplace().run("completions", shell)
        #expect(run.status == .usage)
        #expect(run.errors.contains("bash"))
    }

    @Test(arguments: ["bash", "zsh", "fish"])
    func `the flag of the parser says the same as the command`(shell: String) throws {
        let place = try Workplace()
        let script = try place.run("completions", shell)
        #expect(script.status == .success)
        #expect(script.output.contains("meridian"))
        for command in [[], ["agenda"], ["trip", "list"]] {
            let flagged = try place.run(command + ["--generate-completion-script", shell])
            #expect(flagged.output.trimmingSuffix() == script.output.trimmingSuffix(), "\(command)")
        }
    }

    /// What bash offers for the last of some words.
    private func offered(_ place: Workplace, _ words: [String]) throws -> [String] {
        let script = try place.file("meridian.bash", Workplace().run("completions", "bash").output)
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let program = try place.file(
            "ask.bash",
            """
            source '\(script)'
            COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)
            COMP_LINE="${COMP_WORDS[*]}"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
            _meridian meridian "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
            printf '%s\\n' "${COMPREPLY[@]}"
            """)
        var variables = environment(place)
        variables["PATH"] =
            URL(fileURLWithPath: BuiltProgram.path).deletingLastPathComponent().path + ":/usr/bin:/bin"
        let run = try BuiltProgram.run(
            program: "/bin/bash", ["--norc", program], in: place.path, environment: variables)
        #expect(run.errors.isEmpty, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
    func `bash completes commands, options, zones and trips`() throws {
        let place = try Workplace()
        let file = try place.file("one.ics", calendar())
        #expect(try place.run("import", file, "--trip", "Tokyo and California").status == .success)
        #expect(try offered(place, ["meridian", "ag"]) == ["agenda"])
        #expect(try offered(place, ["meridian", "agenda", "--vi"]) == ["--view"])
        #expect(try offered(place, ["meridian", "agenda", "--view", "Asia/Tok"]) == ["Asia/Tokyo"])
        #expect(try offered(place, ["meridian", "agenda", "--color", "a"]).sorted() == ["always", "auto"])
        #expect(try offered(place, ["meridian", "zones", "Pacific/Api"]) == ["Pacific/Apia"])
        #expect(try offered(place, ["meridian", "agenda", "--trip", "Tok"]).count == 1)
    }
}

extension String {
    fileprivate func trimmingSuffix() -> String { trimmingCharacters(in: .newlines) }
}
