import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// Where everybody of a trip is at a moment, and what their clocks show.
struct WhoPage: PageModel {
    static let template = "who"

    /// One row: the names, and a cell for each heading.
    struct Row: Sendable {
        let names: String
        let cells: [String]
    }

    var frame: Frame
    let caption: String
    let nameHead = tr("Who", as: "heading of a column")
    let heads = WhoWords.heads
    let rows: [Row]
    let action: String
    /// The moment on the clock at home, for the field; in UTC where that clock shows it twice.
    let moment: String
    let isInstant: Bool
    /// The clock of the other pages.
    let clock: String?
    let label: String
    let button = tr("Show")

    init(_ page: TripPage, at typed: String?) throws {
        let home = page.shown.people.home
        let asked = try typed.map { try WhoPage.moment($0, home) }
        let instant = asked?.instant ?? page.household.now()
        let date = instant.utc.date
        let days = page.shown.days(
            DateWindow((try? date.adding(days: -1)) ?? date, through: (try? date.adding(days: 1)) ?? date))
        let moment = ZonedDateTime(instant, in: home)
        let answer = WhoAnswer(
            page.shown.people, days.party, days.itinerary, page.shown.database, date: nil, at: moment)
        let words = WhoWords(answer, page.household.hours)
        frame = page.frame(tr("Who is where"), of: days)
        caption = words.asked
        rows = words.rows.map { Row(names: $0.first ?? "", cells: Array($0.dropFirst())) }
        action = PageAddress.trip(page.shown.trip.id, .who(nil), .traveller).text
        if let note = asked?.note { frame.notes.append(note) }
        let isRepeated = if case .repeated = home.mapping(of: moment.civil).resolution { true } else { false }
        self.moment = isRepeated ? "\(instant)" : "\(moment.civil.date)T\(moment.civil.time.clockText)"
        isInstant = isRepeated
        clock = page.clock == .traveller ? nil : page.clock.text
        label = tr("At this time on the clock of \(home.id)")
    }

    /// Reads a moment: an instant, or a time on the clock at home, with a note where that does not come once.
    private static func moment(
        _ text: String, _ home: Zone
    ) throws(Fault) -> (instant: Instant, note: String?) {
        if let instant = try? Instant(parsing: text) { return (instant, nil) }
        guard let local = try? CivilDateTime(parsing: text),
            case let mapping = home.mapping(of: local), let instant = try? mapping.resolved(by: .compatible)
        else {
            throw .badAddress(tr("A moment is written 2027-03-28T07:45Z, or without Z on the clock at home."))
        }
        let note = mapping.explanation.map { explanation in
            tr("\(local) in \(home.id): \(explanation); taken is \(ZonedDateTime(instant, in: home))")
        }
        return (instant, note)
    }
}
