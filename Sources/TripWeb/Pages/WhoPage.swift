import CivilTime
import Messages
import Rendering
import Scheduling
import TripStorage
import TripWorkflows
import Trips
import TypedInput

/// Where everybody is at a moment and what their clocks show, or where they are over a date.
///
/// Each person has one itinerary over all trips, as `meridian who` has it; the page of a trip shows the persons of the
/// trip.
struct WhoPage: PageModel {
    static let template = "who"

    /// One row: the names, and a cell for each heading.
    struct Row: Sendable {
        let names: String
        let cells: [String]
    }

    /// What persons do over a date.
    struct Day: Sendable {
        let names: String
        let awake: String
        let lines: [WhoWords.Line]
        let skipped: String?
    }

    var frame: Frame
    let caption: String
    let nameHead = tr("Who", as: "heading of a column")
    let heads = WhoWords.heads
    /// The rows for a moment.
    let rows: [Row]
    /// The sections for a date.
    let days: [Day]
    let action: String
    /// What was typed, else the present on the clock at home.
    let moment: String
    /// What is wrong with it.
    let problem: String?
    /// The clock of the other pages of the trip.
    let clock: String?
    /// From a trip the way to everybody.
    let all: Link?
    let label: String
    let hint = tr("20:00, 2027-03-28 20:00 Asia/Tokyo, or tomorrow")
    let button = tr("Show")

    /// Shows the persons of a trip.
    init(_ page: TripPage, at typed: String?, in reading: any TripReading) throws {
        let trip = page.shown.trip
        let asked = try Asked(
            typed, page.household.everybody(with: trip, in: reading), page.household)
        let known = page.shown.people.locatable.map(\.id)
        self.init(
            asked, typed, of: known.isEmpty ? nil : Set(known), page.household,
            page.frame(tr("Who is where"), of: asked.days),
            PageAddress.trip(trip.id, .who(nil), .traveller),
            clock: page.clock == .traveller ? nil : page.clock.text,
            all: Link(tr("Everybody, over all trips"), .who(typed)))
    }

    /// Shows everybody.
    init(at typed: String?, in reading: any TripReading, _ household: Household, style: String) throws {
        let asked = try Asked(typed, household.everybody(in: reading), household)
        var frame = Frame(tr("Who is where"), style: style)
        frame.facts = [tr("home \(asked.home.id)") + " · \(household.database.words)"]
        frame.notes = (asked.days?.findings ?? []).map { Printable.line("\($0)") }
        self.init(asked, typed, of: nil, household, frame, .who(nil), clock: nil, all: nil)
    }

    private init(
        _ asked: Asked, _ typed: String?, of persons: Set<PersonID>?, _ household: Household, _ frame: Frame,
        _ address: PageAddress, clock: String?, all: Link?
    ) {
        self.frame = frame
        if let note = asked.note { self.frame.notes.append(note) }
        (self.clock, self.all, action, problem) = (clock, all, address.text, asked.problem)
        label = tr("At this time on the clock of \(asked.home.id), or on this date")
        let now = ZonedDateTime(household.now(), in: asked.home).civil
        moment = typed.map { Printable.line($0) } ?? "\(now.date) \(now.time.clockText)"
        let answer = asked.answer.map { answer in persons.map { answer.of($0) } ?? answer }
        let words = answer.map { WhoWords($0, household.hours) }
        caption = answer?.date.map { EnglishTime.long($0) } ?? words?.asked ?? ""
        let isDate = answer?.date != nil
        if isDate { self.frame.facts.append(caption) }
        rows =
            isDate ? [] : (words?.rows ?? []).map { Row(names: $0.first ?? "", cells: Array($0.dropFirst())) }
        days = (isDate ? words?.days ?? [] : []).map {
            Day(
                names: $0.names, awake: $0.awake, lines: $0.lines,
                skipped: $0.lines.isEmpty ? WhoWords.skipped : nil)
        }
    }
}

extension WhoPage {
    /// What was typed, as `meridian who` reads it, with the answer.
    private struct Asked {
        let home: Zone
        /// The answer, and the days that it is from; nil where the text cannot be read.
        private(set) var answer: WhoAnswer?
        private(set) var days: TripDays?
        private(set) var problem: String?
        /// What is said of a time that does not come once.
        private(set) var note: String?

        init(_ typed: String?, _ everybody: ShownHousehold, _ household: Household) throws {
            home = everybody.people.home
            let now = household.now()
            do {
                let dates = try typed.flatMap { text in
                    try Asked.dates(text, today: everybody.today(at: now))
                }
                let moment = try typed.flatMap { text in
                    try dates == nil
                        ? TypedMoment(text, at: now, in: everybody.database, home: home) : nil
                }
                note = moment?.note
                let found = everybody.who(
                    on: dates, at: ZonedDateTime(moment?.instant ?? now, in: home))
                (answer, days) = (found.answer, found.days)
            } catch let error as TimeError where !error.code.isOfZoneFiles {
                problem = Printable.line("\(error)")
            } catch let refusal as InputRefusal where refusal.cause != .zones {
                problem = Printable.line(refusal.besideField)
            }
        }

        /// The date of a text; nil for a moment.
        private static func dates(_ text: String, today: CivilDate) throws -> CivilDate? {
            guard let dates = try? TypedDates.parse(text, today: today) else { return nil }
            guard dates.count == 1 else {
                throw InputRefusal(
                    "several-dates",
                    tr("\(Printable.name(text)): these are several dates; expected one, or a moment"),
                    cause: .typed)
            }
            return dates.first
        }
    }
}
