import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// What a trip costs, as `meridian cost` says it: each currency alone.
struct CostsPage: PageModel {
    static let template = "costs"

    /// Lines about one thing.
    struct Group: Sendable {
        let id: String
        let heading: String
        let lines: [Line]
    }

    /// One line.
    struct Line: Sendable {
        let label: String
        let value: String
        /// The page of the activity that it is about.
        let href: String?
    }

    var frame: Frame
    let totalLabel = tr("In all", as: "costs")
    let totals: String
    let groups: [Group]
    let note = tr("Every currency has its own sum; nothing is converted.")
    /// What is said of lines that are left out.
    let more: String?

    init(_ page: TripPage, in reading: any TripReading) throws {
        let trip = page.shown.trip
        let cost = TripCost(page.shown.activities, try reading.expenses(of: trip.id))
        let words = try CostWords(cost, of: trip)
        frame = page.frame(tr("Costs"))
        totals = words.totals
        let most = Limits.mostInList
        groups = words.groups.map { group, lines in
            Group(
                id: "costs-\(group)", heading: CostsPage.heading(group),
                lines: lines.prefix(most).map { line in
                    Line(label: line.label, value: line.value, href: line.activity.map { page.href(of: $0) })
                })
        }
        more =
            words.groups.contains { $0.lines.count > most }
            ? tr("The first \(most) lines of each part are shown; meridian cost lists all.") : nil
    }

    private static func heading(_ group: CostWords.Group) -> String {
        switch group {
        case .kinds: tr("By kind")
        case .paid: tr("What is paid")
        case .expenses: tr("What was spent besides")
        case .notes: tr("Overpaid, refunded, not counted")
        case .nights: tr("What a night costs")
        case .budget: tr("Budget")
        case .owed: tr("Who owes whom")
        }
    }
}
