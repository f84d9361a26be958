import CivilTime
import TestKit
import Testing
import Trips

@testable import TypedInput

/// Times typed on Wednesday 10 March 2027, 08:30:27 UTC: 17:30 in Tokyo, 09:30 in Berlin, 03:30 in New York, 00:30 in Los
/// Angeles. The clocks of the United States go forward on 14 March and back on 7 November, those of Berlin on 28 March.
@Suite("TypedEnds") struct TypedEndsTests {
    /// What is known when a time is typed.
    struct World {
        var day: String?
        var zone: String?
        var fallback: String?

        func ends() throws -> TypedEnds {
            let database = try TestZones.database(.r2026f)
            return TypedEnds(
                database: database, now: try Instant(parsing: "2027-03-10T08:30:27Z"), day: day,
                zone: try zone.map { try TypedZone(typed: $0, option: "--zone", in: database) },
                fallback: try fallback.map { TypedZone(try database.zone(named: $0), origin: "the trip") },
                choice: LocalTimeChoice())
        }

        func place(_ text: String, _ option: String) throws -> TypedZone {
            try TypedZone(typed: text, option: option, in: TestZones.database(.r2026f))
        }
    }

    private func shown(_ end: TypedEnd) -> String {
        end.moment?.description ?? end.date.description
    }

    private func failure(_ body: () throws -> some Any) -> InputRefusal? {
        do {
            _ = try body()
            return nil
        } catch {
            return error as? InputRefusal
        }
    }

    // MARK: - Starts

    /// The zone of the trip is Tokyo, where it is Wednesday 10 March, 17:30.
    @Test(arguments: [
        ("2027-03-14 09:00", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("2027-03-14 9:00", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("2027-03-14T09:00[Asia/Tokyo]", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("2027-03-14T09:00:30[!Asia/Tokyo][u-ca=gregory]", "2027-03-14T09:00:30+09:00[Asia/Tokyo]"),
        ("2027-03-14 09:00 asia/tokyo", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("2027-03-13 09:00 Europe/Berlin", "2027-03-13T09:00:00+01:00[Europe/Berlin]"),
        ("09:00 Asia/Tokyo", "2027-03-10T09:00:00+09:00[Asia/Tokyo]"),
        ("09:00 LAX", "2027-03-10T09:00:00-08:00[America/Los_Angeles]"),
        ("09:00 rjtt", "2027-03-10T09:00:00+09:00[Asia/Tokyo]"),
        ("09:00 UTC", "2027-03-10T09:00:00+00:00[UTC]"),
        ("tomorrow 9am", "2027-03-11T09:00:00+09:00[Asia/Tokyo]"),
        ("tomorrow at 9 am", "2027-03-11T09:00:00+09:00[Asia/Tokyo]"),
        ("fri 18:30", "2027-03-12T18:30:00+09:00[Asia/Tokyo]"),
        ("wed 18:30", "2027-03-10T18:30:00+09:00[Asia/Tokyo]"),
        ("+3d 18:30", "2027-03-13T18:30:00+09:00[Asia/Tokyo]"),
        ("9:30pm", "2027-03-10T21:30:00+09:00[Asia/Tokyo]"),
        ("9:30 P.M.", "2027-03-10T21:30:00+09:00[Asia/Tokyo]"),
        ("12am", "2027-03-10T00:00:00+09:00[Asia/Tokyo]"),
        ("12pm", "2027-03-10T12:00:00+09:00[Asia/Tokyo]"),
        ("12:30am", "2027-03-10T00:30:00+09:00[Asia/Tokyo]"),
        ("noon", "2027-03-10T12:00:00+09:00[Asia/Tokyo]"),
        ("fri noon LAX", "2027-03-12T12:00:00-08:00[America/Los_Angeles]"),
        ("midnight", "2027-03-11T00:00:00+09:00[Asia/Tokyo]"),
        ("now", "2027-03-10T17:30:00+09:00[Asia/Tokyo]"),
        ("now HND", "2027-03-10T17:30:00+09:00[Asia/Tokyo]"),
        ("+2h", "2027-03-10T19:30:00+09:00[Asia/Tokyo]"),
        ("+90m", "2027-03-10T19:00:00+09:00[Asia/Tokyo]"),
        ("+1h30 Europe/Berlin", "2027-03-10T11:00:00+01:00[Europe/Berlin]"),
        // 2027-03-14T00:00:00Z is 1,804,982,400 (`date -d 2027-03-14T00:00Z +%s`).
        ("@1804982400", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("@1804982400 LAX", "2027-03-13T16:00:00-08:00[America/Los_Angeles]"),
        ("2027-03-14T00:00Z", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("2027-03-14T09:00+09:00", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("2027-03-14 09:00 +09:00 Asia/Tokyo", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("2027-11-07T01:30-05:00[America/New_York]", "2027-11-07T01:30:00-05:00[America/New_York]"),
        ("2027-11-07 01:30 -04:00 JFK", "2027-11-07T01:30:00-04:00[America/New_York]"),
        ("2027-03-14", "2027-03-14"),
        ("tomorrow", "2027-03-11"),
        ("fri", "2027-03-12"),
        ("+3d", "2027-03-13"),
        ("today LAX", "2027-03-10"),
        ("yesterday America/Los_Angeles", "2027-03-09"),
    ])
    func `a start is read on the clock of its place`(text: String, expected: String) throws {
        #expect(shown(try World(fallback: "Asia/Tokyo").ends().start(text)) == expected)
    }

    /// At 08:30 UTC it is still 9 March in Honolulu, 22:30.
    @Test func `today is the day of the place`() throws {
        let ends = try World().ends()
        #expect(shown(try ends.start("09:00 HNL")) == "2027-03-09T09:00:00-10:00[Pacific/Honolulu]")
        #expect(shown(try ends.start("tomorrow HNL")) == "2027-03-10")
    }

    @Test func `the day of the activity stands in for a missing date, and for no other`() throws {
        let ends = try World(day: "sat", zone: "HND").ends()
        #expect(shown(try ends.start("09:00")) == "2027-03-13T09:00:00+09:00[Asia/Tokyo]")
        #expect(shown(try ends.start("2027-03-15 09:00")) == "2027-03-15T09:00:00+09:00[Asia/Tokyo]")
    }

    @Test(arguments: ["1w", "next week", "2026-12", "someday", "", "2027-02-30"])
    func `a day of the activity that is not one day is refused by its option`(day: String) throws {
        let ends = try World(day: day, zone: "HND").ends()
        let refusal = failure { try ends.start("09:00") }
        #expect(refusal?.cause == .typed)
        #expect(refusal?.message.hasPrefix("--date ") == true)
    }

    // MARK: - Where

    @Test func `a zone in the text goes before the place, the place before --zone, that before the trip`()
        throws
    {
        let world = World(zone: "Europe/Berlin", fallback: "Asia/Tokyo")
        let ends = try world.ends()
        let from = try world.place("JFK", "--from")
        let typed = try ends.start("09:00 LAX", at: from)
        #expect(typed.moment?.zone.id.name == "America/Los_Angeles")
        #expect(typed.zoneOrigin == nil)
        #expect(try ends.start("09:00", at: from).zoneOrigin == "--from JFK")
        #expect(try ends.start("09:00").zoneOrigin == "--zone Europe/Berlin")
        #expect(try World(fallback: "Asia/Tokyo").ends().start("09:00").zoneOrigin == "the trip")
    }

    @Test(arguments: [
        ("2027-03-14 09:00", "a clock reading alone is no moment"),
        ("fri 18:30", "a clock reading alone is no moment"),
        ("tomorrow", "today is not the same day everywhere"), ("+3d", "today is not the same day everywhere"),
        ("@1804982400", "a moment alone is no clock reading of a place"),
        ("2027-03-14T00:00Z", "a moment alone is no clock reading of a place"),
        ("2027-03-14 09:00 +09:00", "a moment alone is no clock reading of a place"),
        ("+2h", "a moment alone is no clock reading of a place"),
    ])
    func `without a zone nothing is guessed`(text: String, reason: String) throws {
        let refusal = failure { try World().ends().start(text) }
        #expect(refusal?.code == "no-zone")
        #expect(refusal?.cause == .typed)
        #expect(
            refusal?.message
                == "--start \(text): \(reason); say where, like \(text) Asia/Tokyo, \(text) HND or with --zone"
        )
    }

    /// To say where would not help.
    @Test(arguments: [
        ("zz", "zz: a time is written like 2027-03-14 09:00"),
        ("3.4. 10:00", "3.4.: has no year; write it too, like 3.4.2027"),
        ("tomorow 9am", "did you mean tomorrow?"), ("next week", "next week is 7 days"),
        ("2027-02-30 10:00", "2027-02-30"),
    ])
    func `what is no date anywhere is not asked for its zone`(text: String, says: String) throws {
        let refusal = failure { try World().ends().start(text) }
        #expect(refusal?.message.contains(says) == true, "\(refusal?.message ?? "")")
        #expect(refusal?.message.contains("say where") == false)
    }

    @Test func `a date in digits is a day anywhere`() throws {
        #expect(shown(try World().ends().start("2027-03-14")) == "2027-03-14")
    }

    private static let refusals: [(text: String, message: String)] = [
        (
            "MST",
            "--from MST: is a zone, and the airport of Maastricht in Europe/Amsterdam; say Europe/Amsterdam, or "
                + "America/Phoenix for the zone"
        ),
        (
            "Asia/Tokio",
            "--from Asia/Tokio: no zone, no airport's code and no city; the nearest are Asia/Tokyo, Asia/Tomsk"
        ),
        (
            "tokyoo",
            "--from tokyoo: no zone, no airport's code and no city; the nearest are Asia/Tokyo"
        ),
        (
            "kyot",
            "--from kyot: no zone, no airport's code and no city; the nearest are Kyoto"
        ),
        (
            "paris",
            "--from paris: several cities have this name; say \"Paris, FR\" (Europe/Paris); \"Paris, US\" "
                + "(America/Chicago)"
        ),
        (
            "Kobe",
            "--from Kobe: is a city, and the code of an airport in America/New_York; say KOBE for the airport, or "
                + "\"Kobe, JP\" (Asia/Tokyo)"
        ),
        (
            "+09:00",
            "--from +09:00: an offset is no place, since the clocks of a place are moved; name a zone like Asia/Tokyo "
                + "or an airport like HND"
        ),
        ("", "--from (nothing): no zone, no airport's code and no city"),
        ("🛫", "--from 🛫: no zone, no airport's code and no city"),
        ("A\u{1B}[31m", "--from A\u{FFFD}[31m: no zone, no airport's code and no city"),
        (
            String(repeating: "x", count: 10_000),
            "--from \(cut)…: no zone, no airport's code and no city"
        ),
    ]
    private static let cut = String(repeating: "x", count: 59)

    @Test(arguments: refusals)
    func `a place that is no place is refused with what is near`(text: String, message: String) throws {
        let refusal = failure { try World().place(text, "--from") }
        #expect(refusal?.message == message)
        #expect(refusal?.cause == .typed)
    }

    /// Two cities of India are called Aurangabad and keep one clock; in capitals KOBE is a code, and a zone and a
    /// city of one name and one clock are no contradiction.
    private static let cities: [String: String] = [
        "Kyoto": "Asia/Tokyo", "münchen": "Europe/Berlin", "Paris, TX": "America/Chicago",
        "東京": "Asia/Tokyo", "Aurangabad": "Asia/Kolkata", "KOBE": "America/New_York", "hnd": "Asia/Tokyo",
        "Singapore": "Singapore", "Japan": "Japan",
    ]

    @Test(arguments: cities)
    func `the name of a city is a place when it means one clock`(text: String, zone: String) throws {
        let place = try World().place(text, "--zone")
        #expect(place.zone.id.name == zone)
        #expect(place.origin == "--zone \(text)")
    }

    @Test func `an airport's code that does not exist has neighbours`() throws {
        let refusal = try #require(failure { try World().place("HNX", "--from") })
        #expect(
            refusal.message.hasPrefix("--from HNX: no zone, no airport's code and no city; the nearest are "))
    }

    @Test(arguments: [
        (
            "2027-03-14T09:00+01:00[Asia/Tokyo]",
            "the offset +01:00 is written, but Asia/Tokyo has +09:00 then"
        ),
        (
            "2027-03-14 09:00 +01:00",
            "the offset +01:00 is written, but Asia/Tokyo has +09:00 then (zone of the trip)"
        ),
        (
            "2027-11-07 01:30 -06:00 America/New_York",
            "the offset -06:00 is written, but America/New_York has -04:00 and then -05:00 at that time"
        ),
    ])
    func `an offset that the zone does not have is refused with both`(text: String, reason: String) throws {
        let refusal = failure { try World(fallback: "Asia/Tokyo").ends().start(text) }
        #expect(refusal?.code == "offsetConflict")
        #expect(refusal?.cause == .typed)
        #expect(refusal?.message.hasSuffix(reason) == true, "\(refusal?.message ?? "")")
    }

    // MARK: - Ends

    private func end(_ text: String, after start: String, zone: String? = nil) throws -> String {
        let ends = try World(zone: zone, fallback: "Asia/Tokyo").ends()
        return shown(try ends.end(text, after: ends.start(start)))
    }

    @Test(arguments: [
        ("11:00", "2027-03-14T11:00:00+09:00[Asia/Tokyo]"),
        ("08:00", "2027-03-15T08:00:00+09:00[Asia/Tokyo]"),
        ("09:00", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("midnight", "2027-03-15T00:00:00+09:00[Asia/Tokyo]"),
        ("noon", "2027-03-14T12:00:00+09:00[Asia/Tokyo]"),
        ("+2h", "2027-03-14T11:00:00+09:00[Asia/Tokyo]"),
        ("+90m", "2027-03-14T10:30:00+09:00[Asia/Tokyo]"),
        ("+0d", "2027-03-14T09:00:00+09:00[Asia/Tokyo]"),
        ("+3d", "2027-03-17T09:00:00+09:00[Asia/Tokyo]"),
        ("+1w", "2027-03-21T09:00:00+09:00[Asia/Tokyo]"),
        ("+3d 11:00", "2027-03-17T11:00:00+09:00[Asia/Tokyo]"),
        // The first Friday from the start on is the 19th; 14 March is a Sunday.
        ("fri 18:30", "2027-03-19T18:30:00+09:00[Asia/Tokyo]"),
        ("sun 18:30", "2027-03-14T18:30:00+09:00[Asia/Tokyo]"),
        // 09:00 in Tokyo is 16:00 of the day before in Los Angeles, whose clocks go forward in the night after it.
        ("18:00 LAX", "2027-03-13T18:00:00-08:00[America/Los_Angeles]"),
        ("16:00 LAX", "2027-03-13T16:00:00-08:00[America/Los_Angeles]"),
        ("15:59 LAX", "2027-03-14T15:59:00-07:00[America/Los_Angeles]"),
    ])
    func `an end counts from its start`(text: String, expected: String) throws {
        #expect(try end(text, after: "2027-03-14 09:00") == expected)
    }

    @Test func `a flight over the date line lands at the first such time after it left`() throws {
        let world = World()
        let ends = try world.ends()
        let start = try ends.start("2027-03-12 17:00", at: world.place("HND", "--from"))
        let end = try ends.end("10:05", after: start, at: world.place("LAX", "--to"))
        #expect(shown(end) == "2027-03-12T10:05:00-08:00[America/Los_Angeles]")
        let span = try ends.span(from: start, to: end, includesLastDay: false)
        let database = try TestZones.database(.r2026f)
        #expect(
            span
                == .timed(
                    start: ActivityTime(
                        local: try CivilDateTime(2027, 3, 12, 17, 0), zone: try ZoneID("Asia/Tokyo"),
                        recorded: RecordedOffset(
                            offset: try UTCOffset(totalSeconds: 32_400), tzdb: database.version)),
                    end: ActivityTime(
                        local: try CivilDateTime(2027, 3, 12, 10, 5), zone: try ZoneID("America/Los_Angeles"),
                        recorded: RecordedOffset(
                            offset: try UTCOffset(totalSeconds: -28_800), tzdb: database.version))))
    }

    @Test func `hours are elapsed and days are readings where the clocks are moved`() throws {
        #expect(
            try end("+24h", after: "2027-03-13 12:00 JFK") == "2027-03-14T13:00:00-04:00[America/New_York]")
        #expect(
            try end("+1d", after: "2027-03-13 12:00 JFK") == "2027-03-14T12:00:00-04:00[America/New_York]")
    }

    @Test(arguments: [
        ("2027-03-16", "2027-03-14", "2027-03-16"), ("+3d", "2027-03-14", "2027-03-17"),
        ("wed", "2027-03-14", "2027-03-17"), ("2027-03-14", "2027-03-14", "2027-03-14"),
    ])
    func `whole days end on a day`(text: String, start: String, expected: String) throws {
        #expect(try end(text, after: start) == expected)
    }

    @Test func `the last day of a fair belongs to it, the day of check-out does not`() throws {
        let ends = try World().ends()
        let (first, last) = (try ends.start("2027-03-14"), try ends.start("2027-03-16"))
        #expect(
            try ends.span(from: first, to: last, includesLastDay: true)
                == .days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 17)))
        #expect(try ends.span(from: first, to: last, includesLastDay: false).nights == 2)
        #expect(throws: TripError.self) { try ends.span(from: first, to: first, includesLastDay: false) }
    }

    @Test(arguments: [
        (
            "2027-03-14 08:00", "2027-03-14 09:00", "ends-before-start",
            "--end 2027-03-14 08:00: this is 2027-03-14T08:00:00+09:00[Asia/Tokyo], before the start at "
                + "2027-03-14T09:00:00+09:00[Asia/Tokyo], for example --end \"2027-03-15 08:00\""
        ),
        (
            "2027-03-13", "2027-03-14", "ends-before-start",
            "--end 2027-03-13: this is 2027-03-13, before the start on 2027-03-14"
        ),
        (
            "2027-03-15", "2027-03-14 09:00", "mixed-ends",
            "--end 2027-03-15: the start has a time, so the end needs one, as in 2027-03-15 18:00"
        ),
        (
            "18:00", "2027-03-14", "mixed-ends",
            "--end 18:00: the start is a whole day; give it a time too, or end it on a date"
        ),
        (
            "+2h", "2027-03-14", "mixed-ends",
            "--end +2h: the start is a whole day; end it on a date, or give it a time too"
        ),
        (
            "fri midnight", "2027-03-14 09:00", "two-midnights",
            "--end fri midnight: 2027-03-19 has two: say 2027-03-19 00:00, as it begins, or 2027-03-20 00:00, as it ends"
        ),
    ])
    func `an end that cannot be is refused`(text: String, start: String, code: String, message: String) {
        let refusal = failure { try end(text, after: start) }
        #expect(refusal?.code == code)
        #expect(refusal?.message == message)
        #expect(refusal?.cause == .typed)
    }

    // MARK: - What is none

    @Test(arguments: [
        "", "   ", "nine", "9", "900", "9.00", "14.03.27 09:00", "2027-03-14T", "T09:00", "09:00 +2h",
        "-2h",
        "+", "+d", "+2x", "+h", "@", "@x", "@1.5", "am", "09:00am pm", "noon noon", "09:00 09:00", "09:00[",
        "[", "]",
        "09:00 [Asia/Tokyo", "09:00]Asia/Tokyo[", "09:00[]x", "\u{1B}[31m", "🕘", "٠٩:٠٠", "０９:00",
        "next week noon 5",
        "2027-03-14 09:00; DROP TABLE trips", "\u{202E}09:00", "tomorrow tomorrow", "09:00+9",
        String(repeating: "9", count: 10_000), String(repeating: "a ", count: 10_000),
        String(repeating: "👨‍👩‍👧", count: 3_000),
    ])
    func `what has no form is refused and shown harmless`(text: String) throws {
        let refusal = try #require(failure { try World(fallback: "Asia/Tokyo").ends().start(text) })
        #expect(refusal.cause == .typed)
        #expect(refusal.message.hasPrefix("--start "))
        #expect(!refusal.message.unicodeScalars.contains("\u{1B}"))
        #expect(refusal.message.unicodeScalars.count < 1_500)
    }

    @Test(arguments: [
        ("13pm", "--start 13pm: with am or pm, hours run from 1 to 12"),
        ("0am", "--start 0am: with am or pm, hours run from 1 to 12"),
        ("2027-03-14 24:00", "--start 24:00: hours run from 0 to 23; 24:00 is 00:00 of the next date"),
        ("2026-02-30 09:00", "--start 2026-02-30: February 2026 has 28 days"),
        (
            "18:30 sat",
            "--start 18:30 sat: the day stands before the clock reading, as in fri 18:30; after it stands where, a zone "
                + "or an airport whose code is no weekday"
        ),
        (
            "next week 09:00",
            "--start next week 09:00: next week is 7 days; an end is one of them, like 2027-03-15"
        ),
        (
            "2027-03-14T09:00[Asia/Tokyo][!u-ca=hebrew]",
            "--start 2027-03-14T09:00[Asia/Tokyo][!u-ca=hebrew]: a time is written like"
        ),
        (
            "sat midnight",
            "--start sat midnight: 2027-03-13 has two: say 2027-03-13 00:00, as it begins, or 2027-03-14 00:00, as it ends"
        ),
        ("@99999999999999999999", "--start @99999999999999999999: "),
        (
            "2027-03-14T09:00:00.5[Asia/Tokyo]",
            "--start 09:00:00.5: fractions of a second are not kept; leave them out"
        ),
        ("09:00Z", "--start 09:00Z: a time in UTC needs its date, as in 2027-03-14T09:00Z"),
        ("tomorrow 09:00 Z", "--start tomorrow 09:00 Z: a time in UTC needs its date"),
        ("2027-03-14 Mars/Olympus", "--start Mars/Olympus: no zone, no airport's code and no city"),
        ("+3d Mars/Olympus", "--start Mars/Olympus: no zone, no airport's code and no city"),
        (
            "2027-03-14[Asia/Tokyo][!u-ca=hebrew]",
            "--start 2027-03-14[Asia/Tokyo][!u-ca=hebrew]: a time is written"
        ),
        ("9999-12-31 23:00 HNL", "--start 9999-12-31T23:00:00"),
    ])
    func `what is wrong within a form is what the message says`(text: String, message: String) throws {
        let refusal = try #require(failure { try World(fallback: "Asia/Tokyo").ends().start(text) })
        #expect(refusal.message.hasPrefix(message), "\(refusal.message)")
    }

    @Test func `what comes from a file is bad data, not bad usage`() throws {
        let ends = try World(fallback: "Asia/Tokyo").ends()
        #expect(failure { try ends.start("nine", option: nil) }?.cause == .data)
        #expect(failure { try ends.start("midnight sat", option: nil) }?.cause == .data)
        #expect(failure { try ends.start("sat midnight", option: nil) }?.cause == .data)
        #expect(failure { try ends.start("09:00 Mars/Olympus", option: nil) }?.cause == .data)
        #expect(failure { try World().ends().start("09:00", option: nil) }?.cause == .data)
        #expect(failure { try ends.start("2027-03-14 02:30 JFK", option: nil) }?.cause == .data)
        #expect(failure { try ends.start("nine", option: nil) }?.field == "start")
        #expect(failure { try ends.start("nine") }?.field == nil)
    }
}
