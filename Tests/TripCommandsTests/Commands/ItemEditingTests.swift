import Foundation
import TestKit
import Testing
import TripCommands

@Suite("Activities made by hand") struct ItemEditingTests {
    private func trip() throws -> Workplace {
        let place = try Workplace()
        #expect(try place.run("trip", "new", "Tokyo").status == .success)
        return place
    }

    private func added(_ place: Workplace, _ arguments: String...) throws -> [String: Any] {
        let run = try place.run(["add"] + arguments + ["--json"])
        #expect(run.status == .success, "\(run.errors)")
        return try run.json()
    }

    /// Ten hours and five minutes: 17:00 in Tokyo is 08:00 UTC, 10:05 in Los Angeles is 18:05 UTC.
    @Test func `a flight has the zones of its airports`() throws {
        let place = try trip()
        let flight = try added(
            place, "flight", "--from", "HND", "--to", "LAX", "--depart", "2027-03-12 17:00", "--arrive",
            "10:05",
            "--number", "QJ 716", "--cost", "900 EUR", "--remind", "24h", "--remind", "1d")
        #expect(flight["title"] as? String == "Flight QJ 716 HND - LAX")
        #expect(flight["start"] as? String == "2027-03-12T17:00:00+09:00[Asia/Tokyo]")
        #expect(flight["end"] as? String == "2027-03-12T10:05:00-08:00[America/Los_Angeles]")
        #expect(flight["minutes"] as? Int == 605)
        #expect(flight["clockDifferenceMinutes"] as? Int == -17 * 60)
        #expect((flight["place"] as? [String: Any])?["code"] as? String == "HND")
        let reminders = try #require(flight["reminders"] as? [[String: Any]])
        #expect(reminders.map { $0["seconds"] as? Int } == [-86_400, 0])
        #expect(reminders.map { $0["days"] as? Int } == [0, -1])
        #expect(try place.run("agenda", "--trip", "Tokyo").output.contains("17:00–10:05"))
    }

    @Test func `a title that nobody gave follows the edit, and one that somebody gave stays`() throws {
        let place = try trip()
        _ = try added(
            place, "flight", "--from", "FRA", "--to", "MUC", "--depart", "2027-03-12 17:00", "--arrive",
            "18:00", "--number", "LH 100")
        func title(_ arguments: String...) throws -> String? {
            try place.run(["edit", "LH 100", "--json"] + arguments).json()["title"] as? String
        }
        #expect(try title("--from", "MUC", "--to", "FRA") == "Flight LH 100 MUC - FRA")
        #expect(try title("--seat", "3A") == "Flight LH 100 MUC - FRA")
        #expect(try title("--title", "LH 100 home") == "LH 100 home")
        #expect(try title("--from", "HAM") == "LH 100 home")
    }

    @Test func `a whole day as people write it needs no zone`() throws {
        let place = try trip()
        for start in ["14 May 2027", "14.05.2027", "Fri 14 May 2027", "2027-05-14"] {
            let stay = try added(place, "lodging", "Inn", "--start", start, "--nights", "1")
            #expect(stay["start"] as? String == "2027-05-14", "\(start)")
        }
        let run = try place.run("add", "restaurant", "Dinner", "--start", "12 May 19:30", "--zone", "HND")
        #expect(
            run.status == .usage && run.errors.contains("has no year; write it too, like 12 May 2027"),
            "\(run.errors)")
    }

    @Test func `the answer says both clocks, the length, and home`() throws {
        let place = try trip()
        let run = try place.run(
            "add", "flight", "--from", "HND", "--to", "LAX", "--depart", "2027-03-12 17:00", "--arrive",
            "10:05",
            "--dry-run")
        #expect(run.output.contains("departs  Fri 12 March 2027 17:00 +09:00 Asia/Tokyo (--from HND)"))
        #expect(run.output.contains("arrives  Fri 12 March 2027 10:05 -08:00 America/Los_Angeles (--to LAX)"))
        #expect(run.output.contains("lasts    10 h 05 min · clock back 17 h"))
        #expect(run.output.contains("at home  Fri 12 March 2027 09:00 to 19:05 · Europe/Berlin"))
        #expect(try place.run("trip", "list").output.contains("0 activities"))
    }

    /// The clocks of Los Angeles go from 02:00 to 03:00 on 2027-03-14 (zdump -v).
    @Test func `a move onto a skipped reading asks, and never takes one in silence`() throws {
        let place = try trip()
        _ = try added(
            place, "event", "Walk", "--start", "2027-03-13 02:30 America/Los_Angeles", "--end",
            "2027-03-13 03:00")
        let refused = try place.run("edit", "Walk", "--move", "+1d")
        #expect(refused.status == .usage)
        #expect(
            refused.errors.contains(
                "Walk would be at 2027-03-14T02:30:00 in America/Los_Angeles: the clocks go from 02:00 -08:00 to 03:00 "
                    + "-07:00 over this time; say --disambiguate earlier for "
                    + "2027-03-14T01:30:00-08:00[America/Los_Angeles] or later for "
                    + "2027-03-14T03:30:00-07:00[America/Los_Angeles]"))
        let backwards = try place.run("edit", "Walk", "--move", "+1d", "--disambiguate", "later")
        #expect(backwards.status == .usage)
        #expect(backwards.errors.contains("does not end after it starts"))
        let moved = try place.run("edit", "Walk", "--move", "+1d", "--disambiguate", "earlier", "--json")
        #expect(try moved.json()["start"] as? String == "2027-03-14T01:30:00-08:00[America/Los_Angeles]")
        #expect(
            moved.errors.contains("note: Walk: 02:30 does not exist in America/Los_Angeles on 2027-03-14"))

        _ = try added(
            place, "event", "Run", "--start", "2027-03-14 02:30 Europe/Zurich", "--end", "05:00")
        let zone = try place.run("edit", "Run", "--zone", "America/Los_Angeles", "--keep", "wall")
        #expect(zone.status == .usage)
        #expect(zone.errors.contains("Run would be at 2027-03-14T02:30:00"))
        let later = try place.run(
            "edit", "Run", "--zone", "America/Los_Angeles", "--keep", "wall", "--disambiguate", "later",
            "--json")
        #expect(try later.json()["start"] as? String == "2027-03-14T03:30:00-07:00[America/Los_Angeles]")
    }

    @Test func `an end that nobody said is said`() throws {
        let place = try trip()
        let dinner = try place.run("add", "restaurant", "Dinner", "--start", "2027-03-12 19:00 Asia/Tokyo")
        #expect(dinner.errors.contains("2 h were taken"))
        let stay = try place.run("add", "lodging", "Hotel", "--start", "2027-03-09")
        #expect(stay.errors.contains("1 night was taken"))
        let fair = try added(place, "event", "Fair", "--start", "2027-03-09", "--end", "2027-03-11")
        // The last day belongs to a fair, and the day of check-out not to a stay.
        #expect(fair["end"] as? String == "2027-03-12")
        let inn = try added(
            place, "hotel", "Inn", "--start", "2027-03-09", "--end", "2027-03-11", "--cost", "100 EUR")
        #expect(inn["nights"] as? Int == 2)
        #expect(inn["costPerNight"] as? String == "50.00 EUR")
        let timed = try added(
            place, "lodging", "Ryokan", "--check-in", "2027-03-09 15:00 Asia/Tokyo", "--check-out", "11:00",
            "--nights", "3")
        #expect(timed["end"] as? String == "2027-03-12T11:00:00+09:00[Asia/Tokyo]")
        #expect(timed["nights"] as? Int == 3)
    }

    @Test func `a skipped time is refused with both neighbours, or taken and told`() throws {
        let place = try trip()
        let arguments = ["add", "event", "Breakfast", "--start", "2027-03-14 02:30", "--zone", "LAX"]
        let refused = try place.run(arguments)
        #expect(refused.status == .usage)
        #expect(refused.errors.contains("2027-03-14T01:30:00-08:00[America/Los_Angeles]"))
        #expect(refused.errors.contains("2027-03-14T03:30:00-07:00[America/Los_Angeles]"))
        let taken = try place.run(arguments + ["--disambiguate", "earlier"])
        #expect(taken.status == .success)
        #expect(taken.errors.contains("Taken: 01:30 PST"))
        #expect(taken.errors.contains("the other is 03:30 PDT"))
    }

    @Test(arguments: [
        (["flight", "--start", "2027-03-12 09:00"], CommandStatus.usage, "say where"),
        (["flite", "--start", "2027-03-12 09:00 HND"], .usage, "flight"),
        (["flight", "--start", "2027-03-12", "--from", "HND"], .usage, "leaves at a time"),
        (["event"], .usage, "say when it starts"),
        (
            ["event", "--start", "2027-03-12 09:00 HND", "--end", "08:00 HND", "--length", "2h"], .usage,
            "two things"
        ),
        (
            ["event", "--start", "2027-03-12 9:00 HND", "--end", "2027-03-11 9:00"], .usage,
            "before the start"
        ),
        (["event", "--start", "2027-03-12 09:00 HND", "--cost", "-3 EUR"], .badData, "less than nothing"),
        (
            [
                "event", "--start", "2027-03-12 09:00 HND", "--cost",
                String(repeating: "1", count: 40) + " EUR",
            ], .usage, "digits"
        ),
        (["event", "--start", "2027-03-12 09:00 HND", "--cost", "3 XXY"], .usage, "no currency"),
        (["event", "--start", "2027-03-12 09:00 HND", "--paid", "maybe"], .usage, "deposit"),
        (["event", "--start", "2027-03-12 09:00 HND", "--remind", "soon"], .usage, "24h"),
        (
            ["event", "--start", "2027-03-12", "--organization", "a\u{7}b"], .usage,
            "the control character U+7"
        ),
        (["event", "--start", "2027-13-12 09:00 HND"], .usage, "2027-13-12"),
        (["lodging", "--start", "2027-03-12", "--nights", "0"], .usage, "1 to 3650"),
    ])
    func `what cannot be is refused and nothing is stored`(
        _ arguments: [String], _ status: CommandStatus, _ says: String
    ) throws {
        let place = try trip()
        let run = try place.run(["add"] + arguments)
        #expect(run.status == status)
        #expect(run.errors.contains(says), "\(run.errors)")
        #expect(try place.run("trip", "list").output.contains("0 activities"))
    }

    @Test(arguments: [
        String(repeating: "x", count: 10_000), "夕食 🍣 ‏ארוחת", "'; DROP TABLE activities; --",
        "a\u{1B}[31mb\nc",
    ])
    func `any title is kept, and none steers the terminal`(title: String) throws {
        let place = try trip()
        let run = try place.run("add", "event", title, "--start", "2027-03-12 09:00 HND")
        #expect(run.status == .success, "\(run.errors)")
        #expect(!(run.output + run.errors).contains("\u{1B}"))
        let uid = try #require(
            (try place.run("trip", "show", "--json").json()["activities"] as? [[String: Any]])?.first?["uid"]
                as? String)
        #expect(try place.run("show", uid, "--json").json()["title"] as? String == title)
    }

    @Test func `an activity is named by its UID, the beginning of one, or words`() throws {
        let place = try trip()
        _ = try place.run(
            "import", place.file("a.ics", calendar(uid: "abcd-1", title: "Tea at noon")), "--trip", "Tokyo")
        _ = try place.run(
            "import", place.file("b.ics", calendar(uid: "abcd-2", title: "Tea at five")), "--trip", "Tokyo")
        func title(_ text: String) throws -> String? {
            try place.run("show", text, "--json").json()["title"] as? String
        }
        #expect(try title("abcd-1") == "Tea at noon")
        #expect(try title("five TEA") == "Tea at five")
        let both = try place.run("show", "abcd")
        #expect(both.status == .noInput)
        #expect(both.errors.contains("abcd-1 (Tea at noon, 2027-03-10, Tokyo), abcd-2"))
        #expect(try place.run("show", "tea").errors.contains("2 activities are meant"))
        let none = try place.run("show", "tea at nine")
        #expect(none.status == .noInput)
        #expect(none.errors.contains("\"Tea at five\""))
        #expect(try place.run("show", "").status == .noInput)
    }

    @Test func `a start alone keeps the length, a move by days the readings`() throws {
        let place = try trip()
        _ = try added(
            place, "event", "Talk", "--start", "2027-03-13 20:00", "--zone", "LAX", "--length", "90min")
        func times(_ arguments: String...) throws -> [String?] {
            let run = try place.run(["edit", "Talk", "--json"] + arguments)
            #expect(run.status == .success, "\(run.errors)")
            return [try run.json()["start"] as? String, try run.json()["end"] as? String]
        }
        #expect(
            try times("--start", "21:00") == [
                "2027-03-13T21:00:00-08:00[America/Los_Angeles]",
                "2027-03-13T22:30:00-08:00[America/Los_Angeles]",
            ])
        // The clocks go forward on the 14th at 02:00.
        #expect(
            try times("--move", "+1d") == [
                "2027-03-14T21:00:00-07:00[America/Los_Angeles]",
                "2027-03-14T22:30:00-07:00[America/Los_Angeles]",
            ])
        #expect(
            try times("--move", "-24h") == [
                "2027-03-13T20:00:00-08:00[America/Los_Angeles]",
                "2027-03-13T21:30:00-08:00[America/Los_Angeles]",
            ])
        #expect(
            try times("--zone", "Asia/Tokyo") == [
                "2027-03-13T20:00:00+09:00[Asia/Tokyo]", "2027-03-13T21:30:00+09:00[Asia/Tokyo]",
            ])
        #expect(
            try times("--zone", "Europe/Berlin", "--keep", "instant") == [
                "2027-03-13T12:00:00+01:00[Europe/Berlin]", "2027-03-13T13:30:00+01:00[Europe/Berlin]",
            ])
    }

    @Test func `a stay that gets times needs both`() throws {
        let place = try trip()
        _ = try added(place, "lodging", "Hotel", "--start", "2027-03-09", "--nights", "3")
        let refused = try place.run("edit", "Hotel", "--check-in", "2027-03-09 15:00 HND")
        #expect(refused.status == .usage)
        #expect(refused.errors.contains("--end with a time"))
        let run = try place.run(
            "edit", "Hotel", "--check-in", "15:00 HND", "--check-out", "11:00", "--nights", "3", "--json")
        #expect(try run.json()["end"] as? String == "2027-03-12T11:00:00+09:00[Asia/Tokyo]", "\(run.errors)")
        let days = try place.run("edit", "Hotel", "--start", "2027-03-10", "--nights", "2", "--json")
        #expect(try days.json()["end"] as? String == "2027-03-12", "\(days.errors)")
        let moved = try place.run("edit", "Hotel", "--start", "2027-03-11", "--json")
        #expect(try moved.json()["end"] as? String == "2027-03-13", "\(moved.errors)")
    }

    @Test func `what show writes, add and edit read`() throws {
        let place = try trip()
        _ = try added(
            place, "flight", "--from", "HND", "--to", "LAX", "--depart", "2027-03-12 17:00", "--arrive",
            "10:05",
            "--seat", "14A", "--organization", "Quellair", "--terminal", "3", "--remind",
            "2027-03-12 09:00 HND")
        let shown = try place.run("show", "HND", "--json")
        let again = try place.run(["add", "-", "--json"], input: shown.bytes)
        #expect(again.status == .success, "\(again.errors)")
        var (first, second) = (try shown.json(), try again.json())
        for key in ["uid"] { (first[key], second[key]) = (nil, nil) }
        #expect(NSDictionary(dictionary: first) == NSDictionary(dictionary: second))
        let uid = try #require(try again.json()["uid"] as? String)
        let edit = try place.run(
            ["edit", uid, "-", "--json"], input: Array(#"{"seat": null, "cost": "12.50 CHF"}"#.utf8))
        #expect(try edit.json()["seat"] is NSNull)
        #expect(try edit.json()["cost"] as? String == "12.50 CHF")
        #expect(try edit.json()["start"] as? String == "2027-03-12T17:00:00+09:00[Asia/Tokyo]")
    }

    @Test(arguments: [
        ("", "empty"), ("{", "no JSON"), ("[]", "an object is expected"), ("{}", "kind"),
        (#"{"kind": 3}"#, "a text is expected"), (#"{"kind": "event", "titel": "x"}"#, "did you mean title"),
        (#"{"kind": "event", "start": "tomorrow 9am"}"#, "say where"),
        (
            #"{"kind": "event", "start": "2027-03-14 09:00 HND", "place": {"latitude": "x"}}"#,
            "a number is expected"
        ),
        (
            #"{"kind": "event", "start": "2027-03-14 09:00 HND", "place": {"name": "x", "latitude": 91, "longitude": 0}}"#,
            "not on the globe"
        ),
        (#"{"kind": "event", "start": "2027-03-14 09:00 HND", "cost": 3}"#, "a text is expected"),
        (#"{"kind": "event", "start": "2027-03-14 09:00 HND", "reminders": [3]}"#, "an object is expected"),
        (
            #"{"kind": "event", "start": "2027-03-14 09:00 HND", "reminders": [{"days": 1.5}]}"#,
            "no whole number"
        ),
        (String(repeating: "[", count: 100_000), "no JSON"),
    ])
    func `JSON that is none, or of the wrong shape, is refused with its key`(text: String, says: String)
        throws
    {
        let place = try trip()
        let run = try place.run("add", "-", input: text)
        #expect(run.status == .badData, "\(run.status) \(run.errors)")
        #expect(run.errors.contains(says), "\(run.errors)")
    }

    @Test func `a series is deleted with its changes, and one change alone`() throws {
        let place = try trip()
        let series = calendar(uid: "weekly", title: "Class", more: ["RRULE:FREQ=WEEKLY;COUNT=4"])
        let change = calendar(
            uid: "weekly", title: "Class, later", start: "DTSTART;TZID=Asia/Tokyo:20270317T110000",
            end: "DTEND;TZID=Asia/Tokyo:20270317T120000",
            more: ["RECURRENCE-ID;TZID=Asia/Tokyo:20270317T090000"])
        _ = try place.run(
            "import", place.file("a.ics", series), place.file("b.ics", change), "--trip", "Tokyo")
        #expect(try place.run("show", "class").output.contains("changed  1 occurrence"))
        let asked = try place.run("delete", "weekly")
        #expect(asked.errors.contains("a series with all its occurrences and 1 changed one"))
        let refused = try place.run("edit", "weekly", "--move", "+1d")
        #expect(refused.status == .usage && refused.errors.contains("is a series"))
        #expect(try place.run("delete", "weekly@2027-03-17T09:00:00", "--yes").status == .success)
        #expect(try place.run("show", "weekly").output.contains("repeats"))
        _ = try place.run("undo")
        #expect(try place.run("delete", "weekly", "--yes").status == .success)
        #expect(try place.run("trip", "list").output.contains("0 activities"))
    }

    @Test func `undo takes back one command after the other, import among them`() throws {
        let place = try Workplace()
        #expect(try place.run("undo").status == .noInput)
        _ = try place.run("import", place.file("a.ics", calendar()), "--trip", "Tokyo")
        _ = try place.run("edit", "tea", "--title", "Coffee")
        let list = try place.run("history", "--json").json()["history"] as? [[String: Any]]
        #expect(list?.count == 2)
        #expect(try place.run("undo", "--dry-run").output.hasPrefix("would take back"))
        #expect(try place.run("undo").output.contains("edit \"Tea\""))
        #expect(try place.run("show", "tea", "--json").json()["title"] as? String == "Tea")
        #expect(try place.run("undo").output.contains("import"))
        #expect(try place.run("trip", "list").output.hasPrefix("no trips yet"))
        #expect(try place.run("undo").status == .noInput)
    }

    @Test func `redo does again what undo took back, until something else is changed`() throws {
        let place = try Workplace()
        let none = try place.run("redo")
        #expect(none.status == .noInput && none.errors.contains("there is nothing to do again"))
        _ = try place.run("import", place.file("a.ics", calendar()), "--trip", "Tokyo")
        _ = try place.run("edit", "tea", "--title", "Coffee")
        _ = try place.run("undo")
        let undone = try place.run("undo")
        #expect(undone.status == .success && undone.errors == "")
        let list = try place.run("history").output.split(separator: "\n")
        #expect(list.map { $0.hasPrefix("taken back: ") } == [true, true])
        #expect(list.first?.contains("edit \"Tea\"") == true)
        let listed = try place.run("history", "--json").json()
        #expect((listed["history"] as? [Any])?.count == 0 && (listed["undone"] as? [Any])?.count == 2)
        let dry = try place.run("redo", "--dry-run").output
        #expect(dry.hasPrefix("would do again: ") && dry.contains("import"))
        #expect(try place.run("redo").output.hasPrefix("done again: "))
        #expect(try place.run("show", "tea", "--json").json()["title"] as? String == "Tea")
        #expect(
            try (place.run("redo", "--json").json()["title"] as? String)?.contains("edit \"Tea\"") == true)
        #expect(try place.run("show", "coffee", "--json").json()["title"] as? String == "Coffee")
        _ = try place.run("undo")
        _ = try place.run("edit", "tea", "--title", "Water")
        #expect(try place.run("redo").status == .noInput)
        #expect(try place.run("show", "water", "--json").json()["title"] as? String == "Water")
    }

    @Test func `an activity is changed and made in the editor`() throws {
        let place = try trip()
        _ = try added(place, "event", "Talk", "--start", "2027-03-13 20:00 LAX", "--seat", "14A")
        let run = try place.run(
            "edit", "Talk", "--edit", "--json", environment: ["EDITOR": "sed -i 's/\"14A\"/\"15B\"/'"])
        #expect(run.status == .success, "\(run.errors)")
        #expect(try run.json()["seat"] as? String == "15B")
        #expect(try run.json()["start"] as? String == "2027-03-13T20:00:00-08:00[America/Los_Angeles]")
        let none = try place.run("edit", "Talk", "--edit", environment: ["EDITOR": "true"])
        #expect(none.errors == "nothing is changed\n")
        let bad = try place.run(
            "edit", "Talk", "--edit", environment: ["EDITOR": "sed -i 's/confirmed/sure/'"])
        #expect(bad.status == .badData)
        #expect(bad.errors.contains("confirmed, tentative, cancelled"))
        let made = try place.run(
            "add", "event", "Walk", "--start", "2027-03-14 09:00 LAX", "--edit",
            environment: ["EDITOR": "sed -i 's/\"Walk\"/\"Long walk\"/'"])
        #expect(made.output.hasPrefix("added: Long walk · event"), "\(made.errors)")
    }

    @Test func `the second pass of a repeated hour stays the second`() throws {
        let place = try trip()
        // 01:30 comes twice in New York on 7 November 2027.
        let first = try added(
            place, "event", "Early", "--start", "2027-11-07T01:30:00-04:00[America/New_York]", "--length",
            "30min")
        let second = try added(
            place, "event", "Late", "--start", "2027-11-07T01:30:00-05:00[America/New_York]", "--length",
            "30min")
        #expect(first["startInstant"] as? String == "2027-11-07T05:30:00Z")
        #expect(second["startInstant"] as? String == "2027-11-07T06:30:00Z")
        let edited = try place.run("edit", "Late", "--seat", "3", "--json").json()
        #expect(edited["startInstant"] as? String == "2027-11-07T06:30:00Z")
    }

    /// Tokyo is seven hours ahead of Zurich: 13:00 there is 20:00, and 21:00 on the same date is an hour later.
    @Test func `an arrival before the departure is told with the next one that is after it`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Tokyo")
        func add(_ arrival: String) throws -> CommandRun {
            try place.run(
                "add", "flight", "QJ 1", "--from", "ZRH", "--to", "NRT", "--depart", "2027-05-01 13:00",
                "--arrive", arrival)
        }
        func refusal(_ typed: String, _ read: String, _ example: String) -> String {
            "error: --arrive \(typed): this is \(read), before the start at 2027-05-01T13:00:00+02:00[Europe/Zurich], "
                + "for example --arrive \"\(example)\"\n"
        }
        let morning = try add("2027-05-01 09:00")
        #expect(morning.status == .usage)
        #expect(
            morning.errors
                == refusal("2027-05-01 09:00", "2027-05-01T09:00:00+09:00[Asia/Tokyo]", "2027-05-02 09:00"))
        #expect(
            try add("2027-04-28 21:00").errors
                == refusal("2027-04-28 21:00", "2027-04-28T21:00:00+09:00[Asia/Tokyo]", "2027-05-01 21:00"))
        // A moment is no reading of a clock.
        #expect(
            try add("@1800000000").errors.hasSuffix(
                "before the start at 2027-05-01T13:00:00+02:00[Europe/Zurich]\n"))
        #expect(try add("2027-05-02 09:00").status == .success)
        #expect(
            try place.run("edit", "QJ 1", "--arrive", "2027-05-01 19:00 HND").errors
                == refusal(
                    "2027-05-01 19:00 HND", "2027-05-01T19:00:00+09:00[Asia/Tokyo]", "2027-05-02 19:00 HND"))
    }

    @Test(arguments: [true, false])
    func `a floating activity stays floating where no zone is named`(hasZone: Bool) throws {
        let place = try Workplace()
        #expect(
            try place.run(["trip", "new", "Tokyo"] + (hasZone ? ["--zone", "Asia/Tokyo"] : [])).status
                == .success)
        let file = try place.file(
            "float.ics",
            """
            BEGIN:VCALENDAR\r
            VERSION:2.0\r
            PRODID:-//Floating//EN\r
            BEGIN:VEVENT\r
            UID:float@example.org\r
            DTSTAMP:20270101T000000Z\r
            SUMMARY:Breakfast\r
            DTSTART:20270312T080000\r
            DTEND:20270312T091500\r
            END:VEVENT\r
            END:VCALENDAR\r

            """)
        #expect(try place.run("import", file, "--trip", "Tokyo").status == .success)
        #expect(try place.run("edit", "Breakfast", "--start", "08:30").status == .success)
        let shown = try place.run("show", "Breakfast", "--json").json()
        #expect(shown["start"] as? String == "2027-03-12T08:30:00")
        #expect(shown["end"] as? String == "2027-03-12T09:45:00")
        #expect(shown["endEstimated"] as? Bool == false)
        #expect(try place.run("edit", "Breakfast", "--start", "08:00 Asia/Seoul").status == .success)
        let pinned = try place.run("show", "Breakfast", "--json").json()
        #expect(pinned["start"] as? String == "2027-03-12T08:00:00+09:00[Asia/Seoul]")
        #expect(pinned["end"] as? String == "2027-03-12T09:15:00+09:00[Asia/Seoul]")
    }

    @Test func `a title and notes that nobody can read are refused`() throws {
        let place = try trip()
        let long = try place.run(
            "add", "event", String(repeating: "x", count: 10_001), "--start", "2027-03-13 10:00 Asia/Tokyo")
        #expect(long.status == .badData)
        #expect(long.errors.contains("has 10001 bytes, and at most 10000 are kept"))
        _ = try added(place, "event", "Walk", "--start", "2027-03-13 10:00 Asia/Tokyo")
        let notes = try place.run("edit", "Walk", "--notes", String(repeating: "y", count: 100_001))
        #expect(notes.errors.contains("at most 100000 are kept"))
    }
}
