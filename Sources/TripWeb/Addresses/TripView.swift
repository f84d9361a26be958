import CivilTime
import TripExchange
import Trips

/// A page of a trip.
enum TripView: Hashable, Sendable {
    case itinerary
    /// A date; nil for today, or the first date of the trip; and the clocks beside that of the page.
    case day(CivilDate?, beside: BesideChoice = BesideChoice())
    /// The week with a date.
    case week(CivilDate?, beside: BesideChoice = BesideChoice())
    /// The month with a date.
    case month(CivilDate?)
    /// The whole trip as it is lived, from a date on; nil for its first date.
    case timeline(CivilDate?)
    case findings
    /// A moment as typed; nil for now.
    case who(String?)
    case activity(ActivityKey)
    /// The form for a new activity, and for what there is.
    case add
    case edit(ActivityKey)
    /// Moves an activity, sets its status, or deletes it.
    case move(ActivityKey)
    case status(ActivityKey)
    case delete(ActivityKey)
    case todos
    /// The form for a new to-do, for what there is, and the question before one is deleted.
    case addTodo
    case editTodo(ActivityUID)
    case deleteTodo(ActivityUID)
    /// The form of the trip itself; archives it, and asks before it is deleted.
    case details
    case archive
    case remove
    /// Who takes part in the trip.
    case people
    /// What is attached, with a form for an activity or the trip; one file, and the question before it is deleted.
    case files(ActivityKey?)
    case file(AttachmentID)
    case detach(AttachmentID)
    /// The trip as a calendar file; nil for the redaction that a form names.
    case calendar(Redaction?)
    /// How the trip leaves these pages: as a file, or on paper.
    case export
    case paper(Paper)
    case costs
    /// The form for a new expense, of an activity where one is named, for what there is, and the question before one is deleted.
    case addExpense(ActivityKey?)
    case editExpense(ExpenseID)
    case deleteExpense(ExpenseID)
    /// The changes of the trip.
    case history
    /// The legs on a map.
    case map
    /// What moved because the rules of a zone have changed.
    case drift

    /// The name in the path; nil for the itinerary, which is the trip's own address.
    var name: String? {
        switch self {
        case .itinerary: nil
        case .day: "day"
        case .week: "week"
        case .month: "month"
        case .timeline: "timeline"
        case .findings: "findings"
        case .who: "who"
        case .activity: "activity"
        case .add: "add"
        case .edit: "edit"
        case .move: "move"
        case .status: "status"
        case .delete: "delete"
        case .todos: "todos"
        case .addTodo: "add-todo"
        case .editTodo: "edit-todo"
        case .deleteTodo: "delete-todo"
        case .details: "details"
        case .archive: "archive"
        case .remove: "remove"
        case .people: "people"
        case .export: "export"
        case .paper: "paper"
        case .files: "files"
        case .file: "file"
        case .detach: "detach"
        case .costs: "costs"
        case .addExpense: "add-expense"
        case .editExpense: "edit-expense"
        case .deleteExpense: "delete-expense"
        case .history: "history"
        case .map: "map"
        case .drift: "drift"
        case .calendar: "trip.ics"
        }
    }

    /// The date that it shows, or that its period has.
    var date: CivilDate? {
        switch self {
        case .day(let date, _), .week(let date, _), .month(let date), .timeline(let date): date
        default: nil
        }
    }

    /// The clocks beside that of a day or a week.
    var beside: BesideChoice {
        switch self {
        case .day(_, let beside), .week(_, let beside): beside
        default: BesideChoice()
        }
    }

    /// Whether it shows times on a clock that can be chosen.
    var hasClock: Bool {
        switch self {
        case .itinerary, .day, .week, .month, .timeline, .map, .paper, .activity, .findings, .todos, .drift:
            true
        default: false
        }
    }

    /// Whether it says what is wrong with its activities; what is on paper is for others too.
    var hasFindings: Bool {
        switch self {
        case .itinerary, .day, .week, .month, .timeline, .activity, .findings: true
        default: false
        }
    }
}
