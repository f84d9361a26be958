import CivilTime
import Messages
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// Where everybody of a trip is at a moment, and what their clocks show.
struct WhoPage: Sendable {
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
    /// The moment on the clock at home, for the field.
    let moment: String
    let label: String
    let button = tr("Show")

    init(_ page: TripPage, at typed: String?) throws {
        let home = page.shown.people.home
        let instant = try typed.map { try WhoPage.instant($0, home) } ?? page.household.now()
        let date = instant.utc.date
        let days = page.shown.days(
            DateWindow((try? date.adding(days: -1)) ?? date, through: (try? date.adding(days: 1)) ?? date))
        let asked = ZonedDateTime(instant, in: home)
        let answer = WhoAnswer(
            page.shown.people, days.party, days.itinerary, page.shown.database, date: nil, at: asked)
        let words = WhoWords(answer, page.household.hours)
        frame = page.frame(tr("Who is where"), of: days)
        caption = words.asked
        rows = words.rows.map { Row(names: $0.first ?? "", cells: Array($0.dropFirst())) }
        action = PageAddress.trip(page.shown.trip.id, .who(nil), .traveller).text
        moment = "\(asked.civil.date)T\(asked.civil.time.clockText)"
        label = tr("At this time on the clock of \(home.id)")
    }

    /// Reads a moment: an instant, or a time on the clock at home.
    private static func instant(_ text: String, _ home: Zone) throws(Fault) -> Instant {
        if let instant = try? Instant(parsing: text) { return instant }
        guard let local = try? CivilDateTime(parsing: text),
            let instant = try? home.mapping(of: local).resolved(by: .compatible)
        else {
            throw .badAddress(tr("A moment is written 2027-03-28T07:45Z, or without Z on the clock at home."))
        }
        return instant
    }
}
