import ArgumentParser
import CivilTime
import Rendering
import Scheduling
import TestKit
import Testing
import TripStorage
import TripWorkflows
import Trips
import TypedInput

@testable import TripCommands

/// What is shown of some dates is the same, whether a store is read for them or whole.
@Suite("Windows of a store") struct StoreWindowTests {
    private static func context(
        _ place: Workplace, readsAll: Bool, now: Instant, _ output: CapturedOutput, _ errors: CapturedOutput
    ) -> CommandContext {
        let variables = [
            "TZDIR": TestZones.Release.r2026f.directory, "MERIDIAN_DB": place.store,
            "MERIDIAN_HOME": "Europe/Berlin",
        ]
        var context = CommandContext(
            environment: variables, standardInput: { _ in [] }, output: output, errors: errors, columns: nil,
            clock: FixedNow(now))
        context.zoneDirectories = []
        context.readsWholeStore = readsAll
        return context
    }

    /// All that can be laid out of some dates.
    private struct Picture {
        let dates: DateWindow
        let agenda: Agenda
        let days: [DayGrid]
        let week: WeekGrid?
        let month: MonthGrid?
        let free: [Range<Instant>]
        let nights: [Int]
        let now: [NextAnswer.Item]
        let next: [NextAnswer.Item]

        init(_ shown: ShownWindow, now: Instant, month date: CivilDate?) throws {
            let trip = shown.itinerary
            dates = shown.dates
            agenda = Agenda(trip, view: shown.view, days: shown.dates.days)
            days = agenda.days.prefix(20).map { DayGrid($0, of: trip, view: shown.view, rowMinutes: 60) }
            week = date.map {
                WeekGrid(
                    trip, view: shown.view, containing: $0, firstWeekday: .monday, lines: 3, tripDates: nil)
            }
            month = date.map {
                MonthGrid(
                    trip, view: shown.view, containing: $0, firstWeekday: .sunday, lines: 3, tripDates: nil)
            }
            free =
                FreeTime(
                    in: trip, clock: ViewWords.clock(of: shown.view, in: trip), dates: dates.range,
                    waking: try TypedHours.parse("08:00..02:00"), atLeast: .seconds(1800)
                ).gaps
            let entries = agenda.days.flatMap { day in day.entries.map { (day.date, $0.scheduled) } }
            nights = entries.flatMap { [trip.nights(of: $0.1), trip.night(of: $0.1, on: $0.0) ?? -1] }
            // Of a window without the present nobody asks this.
            let answer = NextAnswer(shown, count: 3, now: now)
            let isAsked = shown.dates.count > 300
            (self.now, next) = isAsked ? (answer.current, answer.coming) : ([], [])
        }

        /// What is not the same in another picture.
        func differences(from other: Picture) -> [String] {
            var found = dates == other.dates ? [] : ["dates"]
            if agenda != other.agenda { found.append("agenda") }
            if days != other.days { found.append("days") }
            if week != other.week { found.append("week") }
            if month != other.month { found.append("month") }
            if free != other.free { found.append("free") }
            if nights != other.nights { found.append("nights") }
            if now != other.now { found.append("now") }
            if next != other.next { found.append("next") }
            return found
        }
    }

    /// Two or three trips in each store.
    @Test(arguments: 0..<16)
    func `what is laid out of some dates is that of the whole store`(seed: UInt64) throws {
        let source = try SourceOptions.parse([])
        for part in 0..<2 {
            let number = seed * 2 + UInt64(part)
            var life = RandomLife(seed: number)
            let place = try Workplace()
            try life.write(to: FileTripStore.open(place.store, for: .writing))
            for view in ["traveller", "place", "home", life.zone()] {
                let options = try ViewOptions.parse(["--view", view])
                for when in [nil, "\(try life.date())", "366d"] {
                    let isMonth = when != "366d" && life.chance(25)
                    let now = try Instant(parsing: "\(life.date())T10:00:00Z")
                    let shown = try [true, false].map { readsAll in
                        let context = Self.context(
                            place, readsAll: readsAll, now: now, CapturedOutput(), CapturedOutput())
                        let session = try Session(try GlobalOptions.parse([]), in: context)
                        return try ShownWindow(
                            when, options, source, session, otherwise: .trip(else: "1w")
                        ) { dates in
                            guard isMonth else { return dates }
                            // Around any date of the first month, as the commands widen it.
                            let first = (try? dates.first.adding(days: -38)) ?? dates.first
                            return DateWindow(first, through: (try? dates.first.adding(days: 38)) ?? first)
                        }
                    }
                    let month = isMonth ? try shown[0].dates.first.adding(days: 38) : nil
                    let (all, window) = (
                        try Picture(shown[0], now: now, month: month),
                        try Picture(shown[1], now: now, month: month)
                    )
                    #expect(
                        all.differences(from: window) == [],
                        "life \(number): \(when ?? "no dates") at \(now) in view \(view)")
                }
            }
        }
    }

    private struct Shown: Equatable {
        let status: CommandStatus
        let output: String
        let told: Set<Substring>
    }

    @Test(arguments: 1000..<1010)
    func `commands write what they write of the whole store`(seed: UInt64) throws {
        var life = RandomLife(seed: seed)
        let place = try Workplace()
        try life.write(to: FileTripStore.open(place.store, for: .writing))
        let (first, last) = (try life.date(), Int.random(in: 0..<9, using: &life.random))
        let dates = try "\(first)..\(first.adding(days: last))"
        let commands: [[String]] = [
            ["agenda", dates], ["agenda", dates, "--json"], ["agenda"], ["today"], ["today", "--json"],
            ["next", "--count", "3"], ["next", "--json"], ["day", "\(first)"], ["day", "\(first)", "--json"],
            ["week", "\(first)"], ["week", "--json"], ["month", "\(first)", "--json"], ["month"],
            ["free", dates], ["free", "--json"], ["agenda", dates, "--trip", "Trip 0"],
            ["week", "\(first)", "--trip", "Trip 0"], ["week", "--html"],
            ["day", "\(first)", "--svg", "--world"],
        ]
        for (index, words) in commands.enumerated() where (index + Int(seed)) % 5 == 0 {
            let view = ["traveller", "place", "home", "Asia/Tokyo"][index % 4]
            let now = try Instant(parsing: "\(life.date())T10:00:00Z")
            let arguments = GlobalOptions.settled(words + ["--view", view])
            let command = try #require(try Meridian.parseAsRoot(arguments) as? any ContextCommand)
            let shown = try [true, false].map { readsAll in
                let (output, errors) = (CapturedOutput(), CapturedOutput())
                let context = Self.context(place, readsAll: readsAll, now: now, output, errors)
                let status = try command.run(in: context)
                return Shown(
                    status: status, output: output.text, told: Set(errors.text.split(separator: "\n")))
            }
            #expect(shown[1].output == shown[0].output, "life \(seed): \(words.joined(separator: " "))")
            // Of what cannot be placed, only that is told which may be on the dates or set the clock of them.
            #expect(shown[1].told.isSubset(of: shown[0].told))
            #expect(shown[1].status == shown[0].status || shown[0].status == .badData)
        }
    }
}
