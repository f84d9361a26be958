package import CivilTime
import Messages
import Rendering
import Sealing
package import TripStorage
package import Trips

/// An expense of a store, to be changed as it was seen.
package struct StoredExpense: Sendable {
    package let trip: Trip
    package let expense: Expense

    /// Finds an expense; `nil` where there is no such trip or expense.
    ///
    /// - Parameters:
    ///   - id: The expense.
    ///   - trip: Its trip.
    ///   - reading: The store.
    /// - Throws: A `StorageError` when the store cannot be read.
    package init?(_ id: ExpenseID, of trip: TripID, in reading: any TripReading) throws {
        guard let found = try reading.trip(trip),
            let expense = try reading.expenses(of: trip).first(where: { $0.id == id })
        else { return nil }
        (self.trip, self.expense) = (found, expense)
    }

    /// Takes an expense that was just read.
    package init(_ expense: Expense, of trip: Trip) { (self.trip, self.expense) = (trip, expense) }

    /// A text that is another one when anything of the expense is changed.
    package var version: String { String(ContentDigest(of: Array("\(expense)".utf8)).text.prefix(32)) }

    private var name: String { Printable.name(expense.title) }

    // MARK: - The titles of the changes

    /// The action that adds one, for the history.
    package static func addingTitle(_ title: String) -> String {
        tr("add the expense \"\(Printable.name(title))\"")
    }

    /// The action that changes it.
    package var editTitle: String { tr("edit the expense \"\(name)\"") }

    /// The action that deletes it.
    package var deletionTitle: String { tr("delete the expense \"\(name)\"") }

    /// The question before it is deleted.
    package var deletionQuestion: String { tr("Delete the expense \"\(name)\" of \(expense.money)?") }

    private func requireUnchanged(in reading: any TripReading) throws {
        guard try reading.expenses(of: trip.id).first(where: { $0.id == expense.id }) == expense else {
            throw WorkflowError.changedMeanwhile(name)
        }
    }

    /// Refuses an activity that is not there any more.
    private static func requireActivity(
        of expense: Expense, in trip: TripID, _ reading: any TripReading
    ) throws {
        guard let key = expense.activity, try reading.activity(key, of: trip) == nil else { return }
        throw WorkflowError.changedMeanwhile(Printable.name(key.uid.text))
    }
}

// MARK: - Changes of a page, each a transaction that undo reverts

extension StoredExpense {
    /// Adds an expense; one with its identifier that says the same was added by the same form and stays alone, and another
    /// one gets an identifier of its own.
    ///
    /// - Parameters:
    ///   - expense: The expense.
    ///   - trip: Its trip.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` where its activity is not there any more; a `StorageError`.
    package static func add(
        _ expense: Expense, to trip: TripID, at now: Instant, in store: any TripStore
    ) throws {
        try store.write { writing in
            var added = expense
            if let there = try writing.expenses(of: trip).first(where: { $0.id == added.id }) {
                guard !there.saysTheSame(as: added) else { return }
                var random = SystemRandomNumberGenerator()
                added = added.with(id: .random(using: &random))
            }
            try requireActivity(of: added, in: trip, writing)
            try writing.record(addingTitle(added.title), at: now)
            try writing.save(added, in: trip)
        }
    }

    /// Writes the expense as it is from now on.
    ///
    /// - Parameters:
    ///   - edited: The expense with the changes.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for one that was changed meanwhile, or whose activity is gone; a `StorageError`.
    package func save(_ edited: Expense, at now: Instant, in store: any TripStore) throws {
        guard edited != expense else { return }
        try store.write { writing in
            try requireUnchanged(in: writing)
            if edited.activity != expense.activity {
                try StoredExpense.requireActivity(of: edited, in: trip.id, writing)
            }
            var edited = edited
            edited.updatedAt = now
            try writing.record(editTitle, at: now)
            try writing.save(edited, in: trip.id)
        }
    }

    /// Deletes the expense, with its receipts.
    ///
    /// - Parameters:
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` for one that was changed meanwhile; a `StorageError`.
    package func delete(at now: Instant, in store: any TripStore) throws {
        try store.write { writing in
            try requireUnchanged(in: writing)
            try writing.record(deletionTitle, at: now)
            try writing.delete(expense.id, of: trip.id)
        }
    }
}

extension Expense {
    /// Whether it is what another one is, but for the times of its changes.
    fileprivate func saysTheSame(as other: Expense) -> Bool {
        title == other.title && category == other.category && money == other.money && date == other.date
            && payer == other.payer && split == other.split && method == other.method && notes == other.notes
            && activity == other.activity
    }

    /// The same expense under another identifier.
    fileprivate func with(id: ExpenseID) -> Expense {
        Expense(
            id: id, title: title, category: category, money: money, date: date, payer: payer, split: split,
            method: method, notes: notes, activity: activity, createdAt: createdAt, updatedAt: updatedAt)
    }
}
