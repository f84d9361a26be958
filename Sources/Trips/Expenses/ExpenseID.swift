/// The identifier of an expense: a UUID in lower case.
public typealias ExpenseID = RecordID<Expense>
