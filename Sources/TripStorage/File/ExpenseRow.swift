import CivilTime
import GRDB
import Trips

/// Converts an expense to the columns of its row and back.
enum ExpenseRow {
    static let columns = [
        "uuid", "title", "category", "amount", "currency", "date", "split", "method", "notes", "createdAt",
        "updatedAt", "tripId", "payerId", "activityId",
    ]

    static let upsert = RowSQL.upsert(into: "expense", columns, key: ["uuid"])

    /// The columns to read; the last three refer to other tables.
    static let selection = columns.dropLast(3).map { "expense.\($0)" }.joined(separator: ", ")

    static func values(of expense: Expense, trip: Int64, payer: Int64?, activity: Int64?) -> RowValues {
        var values: RowValues = []
        values.add(expense.id.text)
        values.add(expense.title)
        values.add(expense.category.rawValue)
        values.add(expense.money)
        values.add(expense.date.description)
        values.add(expense.split.map { StoredSplit($0).kind.rawValue })
        values.add(expense.method?.rawValue)
        values.add(expense.notes)
        values.add(expense.createdAt)
        values.add(expense.updatedAt)
        values.add(trip)
        values.add(payer)
        values.add(activity)
        return values
    }

    /// Reads an expense from its row's number, ``selection``, payer, and activity's key.
    static func expense(from row: Row, shares: [StoredShare]) throws -> Expense {
        var reader = RowReader(row)
        reader.skip(1)
        let id = ExpenseID(try reader.next(String.self))
        let title = try reader.next(String.self)
        let category = try reader.word(ExpenseCategory.self)
        guard let money = try reader.money(), let date = try reader.date() else {
            throw UnreadableText(text: "NULL", type: "expense")
        }
        let kind = try reader.optionalWord(StoredSplit.Kind.self)
        let method = try reader.optionalWord(PaymentMethod.self)
        let notes = try reader.next(String.self)
        guard let createdAt = try reader.instant(), let updatedAt = try reader.instant() else {
            throw UnreadableText(text: "NULL", type: "expense")
        }
        var expense = Expense(
            id: id, title: title, category: category, money: money, date: date, method: method, notes: notes,
            createdAt: createdAt, updatedAt: updatedAt)
        expense.payer = try reader.text().map { TravellerID($0) }
        expense.activity = try reader.activityKey()
        expense.split = try kind.map { kind in
            try StoredSplit(
                kind,
                shares.map { share in
                    StoredSplit.Part(
                        traveller: share.traveller, weight: share.weight,
                        money: try share.amount.map { Money(try Amount($0), money.currency) })
                }
            ).split()
        }
        return expense
    }

    /// A row of `share`, with its traveller's identifier.
    struct StoredShare {
        let expense: Int64
        let traveller: TravellerID
        let weight: Int?
        let amount: String?
    }

    static func share(from row: Row) throws -> StoredShare {
        var reader = RowReader(row)
        return StoredShare(
            expense: try reader.next(), traveller: TravellerID(try reader.next(String.self)),
            weight: try reader.next(), amount: try reader.text())
    }
}
