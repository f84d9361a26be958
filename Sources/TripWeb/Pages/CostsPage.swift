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

    /// One expense.
    struct Spent: Sendable {
        let title: String
        let facts: String
        /// The activity whose cost it pays.
        let activity: Link?
        let notes: String?
        /// The ways to its form, and to the question before it is deleted.
        let links: [Link]
    }

    var frame: Frame
    let totalLabel = tr("In all", as: "costs")
    let totals: String
    let groups: [Group]
    let add: Link
    let expensesHead = tr("Expenses")
    let expenses: [Spent]
    let note = tr("Every currency has its own sum; nothing is converted.")
    /// What is said of lines that are left out.
    let more: String?

    init(_ page: TripPage, in reading: any TripReading) throws {
        let trip = page.shown.trip
        let spent = try reading.expenses(of: trip.id)
        let cost = TripCost(page.shown.activities, spent)
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
        add = page.link(tr("Add an expense"), .addExpense(nil))
        let newest = spent.sorted { ($0.date, $0.createdAt, $0.id) > ($1.date, $1.createdAt, $1.id) }
        expenses = newest.prefix(most).map { CostsPage.spent($0, page) }
        more =
            words.groups.contains { $0.lines.count > most } || spent.count > most
            ? tr("The first \(most) lines of each part are shown; meridian cost lists all.") : nil
    }

    private static func spent(_ expense: Expense, _ page: TripPage) -> Spent {
        let trip = page.shown.trip
        let title = Printable.line(expense.title)
        // Parts that cannot be told are left out, as what is owed says.
        let parts = ((try? expense.parts) ?? []).map {
            (traveller: trip.name(of: $0.traveller), amount: $0.money.description)
        }
        let facts =
            [expense.money.description, EnglishTime.long(expense.date)]
            + ExpenseWords.facts(
                expense.category, paidBy: expense.payer.map { trip.name(of: $0) }, split: parts)
        var edit = page.link(tr("Edit …"), .editExpense(expense.id))
        var delete = page.link(tr("Delete …"), .deleteExpense(expense.id))
        (edit.spoken, delete.spoken) = (tr("Edit \(title)"), tr("Delete \(title)"))
        let activity = expense.activity.flatMap { key in
            page.shown.activities.first { $0.key == key }.map {
                Link(ViewWords.title(of: $0), href: page.href(of: key))
            }
        }
        return Spent(
            title: title, facts: facts.joined(separator: " · "), activity: activity,
            notes: expense.notes.isEmpty ? nil : Printable.line(expense.notes), links: [edit, delete])
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
