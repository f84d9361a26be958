public import CivilTime
public import Trips

/// The costs of a trip as tables for a spreadsheet.
///
/// Amounts and currencies are in separate columns, since sums are never across currencies. Times are given as
/// clock readings, with their zone and in UTC.
public enum CostTables {
    /// The columns of ``activities(_:organizations:database:)``.
    public static let activityColumns = [
        "trip", "kind", "title", "start", "zone", "start_utc", "nights", "cost", "currency", "per_night",
        "paid", "organization", "confirmation",
    ]

    /// The columns of ``expenses(_:)``.
    public static let expenseColumns = [
        "trip", "date", "title", "category", "amount", "currency", "payer", "shared_by", "method", "notes",
    ]

    /// Returns the activities with a cost or a payment.
    ///
    /// - Parameters:
    ///   - contents: The trip.
    ///   - organizations: The organizations, for their names.
    ///   - database: The zones.
    /// - Returns: A line for each activity, by its start.
    public static func activities(
        _ contents: TripContents, organizations: [Organization], database: ZoneDatabase
    ) -> CSVTable {
        var table = CSVTable(activityColumns)
        let names = Dictionary(
            organizations.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        let priced = contents.activities.filter { $0.cost != nil || $0.paid != .unpaid }
        for activity in priced.sorted(by: { ($0.span.startDate, $0.key) < ($1.span.startDate, $1.key) }) {
            let start = Start(activity.span, database)
            let nights = activity.kind == .lodging ? activity.span.nights : 0
            let perNight = nights > 0 ? perNight(activity.cost, nights) : nil
            table.append([
                contents.trip.name, activity.kind.rawValue, activity.title, start.local, start.zone,
                start.utc,
                nights > 0 ? "\(nights)" : "", amount(activity.cost), activity.cost?.currency.code ?? "",
                amount(perNight), activity.paid.rawValue,
                activity.organization.flatMap { names[$0] } ?? "", activity.confirmation ?? "",
            ])
        }
        return table
    }

    /// Returns the expenses.
    ///
    /// - Parameter contents: The trip.
    /// - Returns: A line for each expense, by its date.
    public static func expenses(_ contents: TripContents) -> CSVTable {
        var table = CSVTable(expenseColumns)
        let names = Dictionary(
            contents.trip.travellers.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
        for expense in contents.expenses.sorted(by: { ($0.date, $0.id) < ($1.date, $1.id) }) {
            table.append([
                contents.trip.name, "\(expense.date)", expense.title, expense.category.rawValue,
                amount(expense.money), expense.money.currency.code,
                expense.payer.map { names[$0] ?? $0.text } ?? "",
                (expense.split?.travellers ?? []).map { names[$0] ?? $0.text }.joined(separator: "; "),
                expense.method?.rawValue ?? "", expense.notes,
            ])
        }
        return table
    }

    private static func amount(_ money: Money?) -> String {
        money.map { $0.amount.text(padded: $0.currency.minorDigits) } ?? ""
    }

    private static func perNight(_ cost: Money?, _ nights: Int) -> Money? {
        guard let cost else { return nil }
        return try? cost.perNight(nights, rounding: .halfEven).value
    }

    /// The start of an activity, in the three forms of a table.
    private struct Start {
        var local: String
        var zone = ""
        var utc = ""

        init(_ span: ActivitySpan, _ database: ZoneDatabase) {
            guard case .timed(let start, _) = span else {
                local = "\(span.startDate)"
                return
            }
            local = "\(start.local)"
            guard let id = start.zone else { return }
            zone = id.name
            if let rules = try? database.zone(id) { utc = "\(start.instant(in: rules))" }
        }
    }
}
