import Foundation
import TestKit
import Testing
import TripCommands

/// The program in a language that nobody speaks: every message of the sources with accents, between ⟦ and ⟧.
///
/// What is English on the screen then is said without `tr(…)`.
@Suite("The program in another language") struct SpokenLanguageTests {
    /// A place with a catalogue of the language qps.
    private struct Abroad {
        let place: Workplace
        var environment: [String: String]

        init(_ translate: (String) -> String = SpokenLanguageTests.marked) throws {
            place = try Workplace()
            environment = [
                "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": place.store,
                "MERIDIAN_HOME": "Europe/Berlin", "MERIDIAN_NOW": "2027-03-01T09:00:00Z",
                "LANG": "qps_XX.UTF-8",
                "MERIDIAN_LOCALES": place.path, "HOME": place.path,
            ]
            var messages: [String: String] = [:]
            for key in try MessageSources.keys() {
                // A sense stands before the template.
                messages[key] = translate(key.components(separatedBy: " :: ").last ?? key)
            }
            try write(["language": "qps", "messages": messages] as [String: Any])
        }

        func write(_ catalogue: Any) throws {
            let data = try JSONSerialization.data(withJSONObject: catalogue)
            _ = try place.file("qps.json", String(decoding: data, as: UTF8.self))
        }

        func run(_ arguments: [String]) throws -> BuiltProgram.Result {
            try BuiltProgram.run(arguments, in: place.path, environment: environment)
        }
    }

    private static let commands =
        "meridian import export agenda today next who day week month timeline itinerary check free drift when zones trip add "
        + "edit search places todo expense cost organization person attach attachments show delete undo history doctor backup "
        + "restore protect unprotect reset redo fleet serve account feed sync subscribe subscriptions unsubscribe completions manual help version list done reopen stats compact"

    /// Titles and notes of the sample bookings, ids of rules and the place of the files.
    private static let phrases = [
        "Train 581 Los Angeles to San Diego", "Train 594 San Diego to Los Angeles",
        "All times are local times",
        "Booking reference", "Flight number", "Dinner reservation", "impossible-connection", "[gained-day]",
        "[contradicted-zone]", Fixtures.root + "/docs/demo/",
    ]

    /// Single words of the bookings, names of zones and of airports, signs of units, and what was typed.
    private static let sample =
        "Los Angeles Tokyo America Asia Europe Berlin Flight Terminal Mira Hotel Downtown Buchung Alta MAR LAX "
        + "International Haneda Fri CET CEST yesterday los ics frankfurt flight angeles Tule Train To San Passenger MARA "
        + "Lemon Jersey From Frankfurt Economy Dublin Dinner Diego Departure Class Berlon BRANDT Arrival Seat id TZID"

    /// `Delete the trip {0}?` as `⟦Délété thé tríp {0}?⟧`.
    private static func marked(_ template: String) -> String {
        let accents: [Character: Character] = [
            "a": "á", "e": "é", "i": "í", "o": "ó", "u": "ú", "A": "Á", "E": "É", "I": "Í", "O": "Ó",
            "U": "Ú",
        ]
        return "⟦" + String(template.map { accents[$0] ?? $0 }) + "⟧"
    }

    /// The words without accents, but for data: what is typed, names, ids of zones, words of programs.
    private static func english(_ text: String, data: String) -> [String] {
        let known = Set(data.split(whereSeparator: { !$0.isLetter }).map(String.init))
        // A word with a number in it is an identifier.
        let words = text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init)
        return words.filter { word in
            word.count > 1 && !word.contains(where: \.isNumber) && word.contains(where: "aeiouAEIOU".contains)
                && word.allSatisfy(\.isASCII)
                && !known.contains(word)
        }
    }

    @Test(
        arguments: [
            (["trip", "list"], "Lisbon Europe Berlin"),
            (["trip", "show", "Lisbon"], "Lisbon Europe Berlin EUR Ada Ben"),
            (
                ["trip", "copy", "Lisbon", "--name", "Porto"],
                "meridian trip copy name shift start disambiguate json home now tzdir color plain help"
            ),
            (["trip", "delete", "Lisbon"], "Lisbon yes"),
            (["trip", "show", "Lisbn"], "Lisbn Lisbon"),
            (["import", "no-such-file.ics"], "no such file ics"),
            (["--help"], SpokenLanguageTests.commands),
            (["help", "todo"], SpokenLanguageTests.commands),
            (
                ["agenda", "--help"],
                "meridian agenda when view trip file home now tzdir color plain json help version auto traveller settings no unlock passphrase clock change arrival departure always never"
            ),
            (["agenda", "--vieww", "home"], "meridian agenda vieww view options help"),
            (
                ["trip", "list", "--sort", "size"],
                "size sort start name created changed meridian trip list help options filter search file json home now tzdir color plain"
            ),
            (["todo", "list"], ""),
            (["todo", "done", "passport"], "passport"),
            (["cost"], "Lisbon EUR"),
            (["expense", "add", "Cake", "--trip", "Lisbon"], "meridian expense add help"),
            (
                ["attach", "Tea", "x.pdf", "y.pdf"],
                "meridian attach trip expense note about name json home now tzdir color plain help"
            ),
            (["show", "Tea"], "Tea"),
            (["edit", "Tea", "--zone", "Asia/Tokio"], "Tea Asia Tokio Tokyo"),
            (["doctor"], "usr share lib etc zoneinfo"),
            (["history"], "Lisbon UTC Ada"),
            (["undo", "--dry-run"], "Lisbon"),
            (["search", "nothing"], ""),
            (["zones", "--search", "qqq"], "qqq"),
            (["tripp"], "tripp trip meridian"),
            (["check", "Lisbon"], "Lisbon"),
            (["agenda", "2027-03-10", "-f", "gone.ics"], "gone ics"),
        ] as [([String], String)])
    func `commands say nothing in English`(arguments: [String], data: String) throws {
        let abroad = try Abroad()
        let made = try abroad.run([
            "trip", "new", "Lisbon", "--traveller", "Ada", "--traveller", "Ben", "--budget", "500 EUR",
        ])
        #expect(made.output.hasPrefix("⟦mádé⟧: Lisbon · ⟦nó dátés⟧ · ⟦0 áctívítíés⟧"))
        let run = try abroad.run(arguments)
        let said = run.output + run.errors
        #expect(said.contains("⟦"), "\(said)")
        #expect(SpokenLanguageTests.english(said, data: data) == [], "\(said)")
    }

    /// What is shown of the sample bookings: days, pictures, times, the rules of `check`, and why something is refused.
    @Test(arguments: [
        ["agenda", "-f", "flight-tokyo-los-angeles.ics"],
        [
            "agenda", "2027-03-12..2027-03-20", "--view", "home", "-f", "flight-tokyo-los-angeles.ics",
            "hotel-los-angeles.ics",
        ],
        ["next", "-f", "flight-tokyo-los-angeles.ics"],
        ["day", "2027-03-14", "-f", "flight-tokyo-los-angeles.ics", "--world"],
        ["week", "2027-03-12", "-f", "flight-tokyo-los-angeles.ics"],
        ["month", "2027-03", "-f", "flight-tokyo-los-angeles.ics"],
        ["timeline", "2027-03-12..2027-03-13", "-f", "flight-tokyo-los-angeles.ics", "restaurant.ics"],
        ["itinerary", "-f", "flight-tokyo-los-angeles.ics"],
        ["check", "-f", "train-los-angeles-san-diego.ics", "flight-los-angeles-frankfurt.ics"],
        ["check", "-f", "flight-tokyo-los-angeles.ics"],
        ["free", "2027-03-12", "-f", "flight-tokyo-los-angeles.ics"],
        ["when", "2027-03-14 02:30 America/Los_Angeles"],
        ["when", "2027-03-14 25:00 Asia/Tokyo"],
        ["when", "yesterday"],
        ["when", "2027-02-29 09:00 Asia/Tokyo"],
        ["zones", "Europe/Berlin"],
        ["zones", "Europe/Berlon"],
        ["add", "dinner", "Soup", "--start", "2027-03-14 09:00 HND", "--cost", "12"],
    ]) func `what modules say is not English either`(arguments: [String]) throws {
        let abroad = try Abroad()
        let run = try abroad.run(
            arguments.map { $0.hasSuffix(".ics") ? Fixtures.path(for: "docs/demo/" + $0) : $0 })
        let said = SpokenLanguageTests.phrases.reduce(run.output + run.errors) {
            $0.replacingOccurrences(of: $1, with: "")
        }
        #expect(said.contains("⟦"), "\(said)")
        #expect(SpokenLanguageTests.english(said, data: SpokenLanguageTests.sample) == [], "\(said)")
    }

    @Test func `flaws of a calendar are told in the language`() throws {
        let abroad = try Abroad()
        let file = try abroad.place.file(
            "odd.ics",
            """
            BEGIN:VCALENDAR
            BEGIN:VEVENT
            SUMMARY:Tea
            DTSTART;TZID=Moon/Base:20270310T090000
            END:VEVENT
            BEGIN:VEVENT
            SUMMARY:Tea
            DTSTART;TZID=Asia/Tokyo:20270310T090000
            DTEND;TZID=Asia/Tokyo:20270310T080000
            RRULE:FREQ=DAILY;COUNT=2;UNTIL=20270311
            STATUS:ODD
            END:VEVENT
            BEGIN:VTODO
            END:VTODO

            """)
        let run = try abroad.run(["import", file, "--trip", "Moon"])
        #expect(run.status == 65)
        let said = (run.output + run.errors).replacing(/\[[a-z-]+\]/, with: "")
            .replacingOccurrences(of: file, with: "")
        #expect(said.count { $0 == "\n" } > 6, "\(said)")
        let data =
            "verbose uid meridian DTEND FREQ ODD Moon Base Tea TZID VTODO VEVENT RRULE COUNT UNTIL STATUS CONFIRMED Asia Tokyo DAILY"
        #expect(SpokenLanguageTests.english(said, data: data) == [], "\(said)")
    }

    @Test func `what programs read stays English`() throws {
        let abroad = try Abroad()
        _ = try abroad.run(["trip", "new", "Lisbon"])
        for arguments in [
            ["trip", "list", "--json"], ["trip", "show", "Porto", "--json"], ["check", "Lisbon", "--ndjson"],
            ["agenda", "--json"], ["--version"],
        ] {
            let run = try abroad.run(arguments)
            #expect(!(run.output + run.errors).contains("⟦"), "\(arguments): \(run.output)\(run.errors)")
        }
        let backup = try abroad.run(["backup"])
        #expect(backup.status == 0 && !backup.output.contains("⟦"))
    }

    @Test func `a title that add makes is the same in every language`() throws {
        let abroad = try Abroad()
        _ = try abroad.run(["trip", "new", "Lisbon"])
        let flight = ["--from", "HND", "--to", "LAX", "--depart", "2027-03-12 17:00", "--arrive", "10:05"]
        let added = [
            try abroad.run(["add", "flight", "--number", "QJ 716"] + flight),
            try abroad.run(["add", "flight", "--number", "QJ 717", "--json"] + flight),
            try abroad.run(["add", "lodging", "--place", "Lemon", "--start", "2027-03-09", "--nights", "3"]),
            try abroad.run(["add", "other", "--start", "2027-03-09 10:00", "--zone", "Asia/Tokyo"]),
        ]
        for run in added { #expect(run.status == 0, "\(run.errors)") }
        #expect(added[0].output.contains("⟦áddéd⟧: Flight QJ 716 HND - LAX · ⟦flíght⟧"))
        let backup = try abroad.run(["backup"]).output
        for title in ["Flight QJ 716 HND - LAX", "Flight QJ 717 HND - LAX", "Stay at Lemon", "Activity"] {
            #expect(backup.contains("\"title\": \"\(title)\""), "\(backup)")
        }
    }

    @Test func `why a row cannot be read is English where it is kept`() throws {
        let abroad = try Abroad()
        _ = try abroad.run(["trip", "new", "Lisbon"])
        _ = try abroad.run(["add", "dinner", "Soup", "--start", "2027-03-14 19:00 Asia/Tokyo"])
        try abroad.place.damage("UPDATE activity SET startLocal = '2027-03-32T19:00:00'")
        let backup = try abroad.run(["backup"])
        #expect(backup.status == 65)
        #expect(backup.output.contains("2027-03-32"))
        #expect(!backup.output.contains("⟦"), "\(backup.output)")
        #expect(backup.errors.contains("⟦érrór: "))
        #expect(
            backup.errors.contains("months have 28 to 31 days")
                || backup.errors.contains("March 2027 has 31 days"), "\(backup.errors)")
    }

    @Test func `sums, categories and kinds have words`() throws {
        let abroad = try Abroad()
        _ = try abroad.run([
            "trip", "new", "Lisbon", "--kind", "leisure", "--traveller", "Ada", "--budget", "50 EUR",
        ])
        _ = try abroad.run([
            "add", "dinner", "Soup", "--start", "2027-03-14 19:00 Asia/Tokyo", "--cost", "12 EUR",
        ])
        _ = try abroad.run([
            "expense", "add", "Bus", "4 EUR", "--category", "transportation", "--paid-by", "Ada",
        ])
        for arguments in [["cost"], ["expense", "list"], ["trip", "show", "Lisbon"], ["show", "Soup"]] {
            let run = try abroad.run(arguments)
            let said = run.output + run.errors
            #expect(said.contains("⟦"), "\(said)")
            #expect(
                SpokenLanguageTests.english(said, data: "Lisbon Soup Bus EUR Ada Asia Tokyo Europe Berlin")
                    == [],
                "\(said)")
        }
    }

    @Test func `pages of HTML have no English headings`() throws {
        let abroad = try Abroad()
        for (command, date) in [("day", "2027-03-12"), ("week", "2027-03-12"), ("month", "2027-03")] {
            let run = try abroad.run([
                command, date, "--html", "-f",
                Fixtures.path(for: "docs/demo/flight-tokyo-los-angeles.ics"),
            ])
            let page = run.output.components(separatedBy: "</style>").last ?? ""
            let said = page.replacing(/<[^>]*>/, with: " ")
            #expect(said.contains("⟦"), "\(run.errors)")
            #expect(SpokenLanguageTests.english(said, data: SpokenLanguageTests.sample) == [], "\(said)")
            #expect(run.output.contains(/class="[a-z ]*(transport|flight|stay)/), "\(page)")
            #expect(!run.output.contains(/class="[^"]*⟦/))
        }
    }

    @Test func `dates have the order and the short months of the language`() throws {
        let abroad = try Abroad()
        let file =
            [
                "language": "qps",
                "messages": [
                    "short month :: Mar": "3월", "month in a date :: March": "3月",
                    "month without a day :: March": "弥生",
                    "weekday, day and short month :: {0} {1} {2}": "{2}{1} {0}",
                    "weekday, day, month and year :: {0} {1} {2} {3}": "{3}年{2}{1}日({0})",
                    "month and year above a grid :: {0} {1}": "{1} {0}", "short weekday :: Mon": "月",
                ],
            ] as [String: Any]
        try abroad.write(file)
        let flight = Fixtures.path(for: "docs/demo/flight-tokyo-los-angeles.ics")
        let week = try abroad.run(["week", "2027-03-12", "-f", flight]).output
        #expect(week.contains("3월8 月"), "\(week)")
        #expect(!week.contains("Mon 8"))
        #expect(try abroad.run(["agenda", "-f", flight]).output.contains("2027年3月12日(Fri)"))
        #expect(try abroad.run(["month", "2027-03", "-f", flight]).output.contains("2027 弥生"))
    }

    @Test func `what a territory's catalogue lacks its language has`() throws {
        var abroad = try Abroad()
        _ = try abroad.place.file(
            "qps_XX.json",
            "{\"language\": \"qps_XX\", \"messages\": {\"no dates\": \"undated\", \"{0} activities\": \"\"}}")
        let made = try abroad.run(["trip", "new", "Lisbon"])
        #expect(made.output.hasPrefix("⟦mádé⟧: Lisbon · undated · ⟦0 áctívítíés⟧"), "\(made.output)")
        abroad.environment["LANG"] = "qps_YY"
        #expect(try abroad.run(["trip", "list"]).output.contains("⟦nó dátés⟧"))
    }

    @Test func `places come in any order, and what is not translated is English`() throws {
        let abroad = try Abroad { template in
            switch template {
            case "{0}: there is no such trip; the nearest are {1}": "almost {1}, {0} is missing"
            case "made": ""
            case "{0} activities": "things: {0}"
            case "no dates": "no dates {3}"
            default: template
            }
        }
        let made = try abroad.run(["trip", "new", "Lisbon"])
        #expect(made.output.hasPrefix("made: Lisbon · no dates · things: 0 · home Europe/Berlin"))
        let refused = try abroad.run(["trip", "show", "Lisbn"])
        #expect(refused.errors == "error: almost \"Lisbon\", Lisbn is missing\n")
    }

    @Test(arguments: [
        ("{", "is no catalogue of messages"),
        ("{\"language\":\"qps\"}", "is no catalogue of messages"),
        ("{\"language\":\"qps\",\"messages\":{\"made\":3}}", "is no catalogue of messages"),
        ("{\"language\":\"de\",\"messages\":{}}", "is the catalogue of another language, \"de\""),
    ])
    func `a broken catalogue is told once, and the program speaks English`(text: String, reason: String)
        throws
    {
        let abroad = try Abroad()
        let path = try abroad.place.file("qps.json", text)
        let run = try abroad.run(["trip", "new", "Lisbon"])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("made: Lisbon · no dates"))
        #expect(run.errors == "warning: \(path): \(reason); messages are in English\n")
    }

    @Test func `the environment chooses the language and the directory`() throws {
        var abroad = try Abroad()
        func isForeign() throws -> Bool { try abroad.run(["trip", "list"]).output.contains("⟦") }
        #expect(try isForeign())
        for (name, value) in [("LC_ALL", "C"), ("LANG", "en_US.UTF-8"), ("LANG", "xy"), ("LANG", "../qps")] {
            let kept = abroad.environment
            abroad.environment[name] = value
            #expect(try !isForeign(), "\(name)=\(value)")
            abroad.environment = kept
        }
        abroad.environment["LANG"] = "en_US.UTF-8"
        abroad.environment["LANGUAGE"] = "xy:qps"
        #expect(try isForeign())
        abroad.environment["MERIDIAN_LOCALES"] = nil
        #expect(try !isForeign())
        // The person's own directory.
        let own = abroad.place.path + "/.local/share/meridian/locale"
        try FileManager.default.createDirectory(atPath: own, withIntermediateDirectories: true)
        try FileManager.default.copyItem(atPath: abroad.place.path + "/qps.json", toPath: own + "/qps.json")
        #expect(try isForeign())
        // The directory beside the installed program.
        abroad.environment["HOME"] = "/nonexistent"
        let installed = abroad.place.path + "/usr"
        for name in ["bin", "share/meridian"] {
            try FileManager.default.createDirectory(
                atPath: "\(installed)/\(name)", withIntermediateDirectories: true)
        }
        try FileManager.default.moveItem(atPath: own, toPath: installed + "/share/meridian/locale")
        try FileManager.default.copyItem(atPath: BuiltProgram.path, toPath: installed + "/bin/meridian")
        let run = try BuiltProgram.run(
            program: installed + "/bin/meridian", ["trip", "list"], in: abroad.place.path,
            environment: abroad.environment)
        #expect(run.output.contains("⟦"))
    }
}
