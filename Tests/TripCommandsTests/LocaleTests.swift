import TestKit
import Testing
import TripCommands

@Suite("What follows the locale, and what does not") struct LocaleTests {
    private static let locales = ["C", "POSIX", "en_US.UTF-8", "de_DE.UTF-8", "ar_EG.UTF-8"]

    private static func store() throws -> Workplace {
        let place = try Workplace()
        for command in [
            ["import", try place.file("a.ics", calendar()), "--trip", "Tokyo"],
            [
                "add", "restaurant", "Dinner", "--start", "2027-03-10 19:30 Asia/Tokyo", "--length", "2h",
                "--cost",
                "12345.50 EUR",
            ],
            ["expense", "add", "Cake", "--amount", "1500 JPY"],
        ] {
            let run = try place.run(command)
            try #require(run.status == .success, "\(run.errors)")
        }
        return place
    }

    @Test(arguments: [
        ("en_US.UTF-8", ["agenda", "2027-03-10", "--view", "place"], "  7:30 pm–9:30 pm    Dinner"),
        ("en_US.UTF-8", ["agenda", "2027-03-10", "--view", "place"], "  9:00 am–10:00 am   Tea"),
        ("de_DE.UTF-8", ["agenda", "2027-03-10", "--view", "place"], "  19:30–21:30  Dinner"),
        ("C", ["agenda", "2027-03-10", "--view", "place"], "  19:30–21:30  Dinner"),
        ("C", ["agenda", "2027-03-10", "--view", "place", "--12h"], "  7:30 pm–9:30 pm    Dinner"),
        ("en_US.UTF-8", ["agenda", "2027-03-10", "--view", "place", "--24h"], "  19:30–21:30  Dinner"),
        // Tea is at 01:00 in Berlin.
        ("en_US.UTF-8", ["next"], "1:00 am on Wed 10 March"),
        ("de_DE.UTF-8", ["next"], "01:00 on Wed 10 March"),
        ("en_US.UTF-8", ["free", "2027-03-12"], "8:00 am–10:00 pm"),
        ("de_DE.UTF-8", ["free", "2027-03-12"], "08:00–22:00"),
        ("en_US.UTF-8", ["free", "2027-03-12", "--awake", "20:00..24:00"], "8:00 pm–12:00 am"),
        ("de_DE.UTF-8", ["free", "2027-03-12", "--awake", "20:00..24:00"], "20:00–24:00"),
        ("en_US.UTF-8", ["today"], "nothing on 2027-03-01"),
        // 1 March 2027 is a Monday; the weeks of the United States begin on Sunday, those of Egypt on Saturday.
        ("C", ["agenda", "next week", "--json"], #""from" : "2027-03-08""#),
        ("en_US.UTF-8", ["agenda", "next week", "--json"], #""from" : "2027-03-07""#),
        ("ar_EG.UTF-8", ["agenda", "next week", "--json"], #""from" : "2027-03-06""#),
        ("en_US.UTF-8", ["agenda", "this week", "--json"], #""from" : "2027-02-28""#),
        ("en_US.UTF-8", ["agenda", "last week", "--json"], #""until" : "2027-02-28""#),
        ("en_US.UTF-8", ["agenda", "2027-W10", "--json"], #""from" : "2027-03-08""#),
    ])
    func `hours and typed weeks follow the territory`(locale: String, command: [String], shown: String) throws
    {
        let place = try Self.store()
        let run = try place.run(command, environment: ["LANG": locale])
        #expect(run.status == .success)
        #expect(run.output.contains(shown), "\(run.output)")
    }

    @Test func `a typed week that is drawn is one week, whatever its first day`() throws {
        let place = try Self.store()
        for option in [[], ["--first-weekday", "saturday"]] {
            let run = try place.run(
                ["week", "this week", "--json"] + option, environment: ["LC_ALL": "en_US.UTF-8"])
            #expect(try #require(run.json()["weeks"] as? [Any]).count == 1)
        }
    }

    @Test(arguments: [
        ["cost"], ["cost", "--csv"], ["cost", "--json"], ["expense", "list"], ["expense", "list", "--csv"],
        ["agenda", "2027-03-10", "--json"], ["next", "--json"], ["free", "2027-03-12", "--json"],
        ["trip", "list"],
        ["show", "Dinner"], ["when", "2027-03-10T09:00[Asia/Tokyo]"], ["export"],
    ])
    func `amounts, dates and what programs read are the same under every locale`(command: [String]) throws {
        let place = try Self.store()
        let plain = try place.run(command)
        #expect(plain.status == .success)
        for locale in Self.locales {
            #expect(
                try place.run(command, environment: ["LC_ALL": locale]).output == plain.output, "\(locale)")
        }
    }
}
