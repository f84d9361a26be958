import ArgumentParser
import CivilTime
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// The fields of an expense to set; an empty text clears one.
struct ExpenseFactsOptions: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            tr("How much, like \"84 EUR\"; a negative amount is a refund."),
            valueName: tr("money", as: "name of a value")))
    var amount: String?

    @Option(
        help: ArgumentHelp(
            tr("The day on which it was paid; today unless said."),
            valueName: tr("date", as: "name of a value")))
    var date: String?

    @Option(
        help: ArgumentHelp(
            tr("What it was spent on: \(ExpenseCategory.allCases.map(\.rawValue).joined(separator: ", "))."),
            valueName: tr("category", as: "name of a value")),
        completion: .list(ExpenseCategory.allCases.map(\.rawValue)))
    var category: String?

    @Option(help: ArgumentHelp(tr("The traveller who paid."), valueName: tr("name", as: "name of a value")))
    var paidBy: String?

    @Option(
        help: ArgumentHelp(
            tr(
                "Who bears it: all, Ada,Ben for equal parts, Ada=2,Ben=1 for shares, or \"Ada=50 EUR,Ben=34 EUR\"."
            ),
            valueName: tr("split", as: "name of a value")))
    var split: String?

    @Option(
        help: ArgumentHelp(
            tr("How it was paid: \(PaymentMethod.allCases.map(\.rawValue).joined(separator: ", "))."),
            valueName: tr("method", as: "name of a value")),
        completion: .list(PaymentMethod.allCases.map(\.rawValue)))
    var method: String?

    @Option(
        name: .customLong("for"),
        help: ArgumentHelp(
            tr("The activity whose cost it pays, by UID or words of its title."),
            valueName: tr("item", as: "name of a value")),
        completion: .items)
    var activity: String?

    @Option(help: ArgumentHelp(tr("Free text."), valueName: tr("text", as: "name of a value")))
    var notes: String?

    /// Sets the given fields of an expense.
    ///
    /// - Parameters:
    ///   - expense: The expense; other fields stay.
    ///   - title: What it was for; nil for as until now.
    ///   - trip: Its trip, with the travellers who can pay.
    ///   - reading: The store, where the activity is looked up.
    ///   - session: The run.
    /// - Throws: An ``InputRefusal`` or a ``CommandFailure`` that names the option whose value cannot be used.
    func apply(
        to expense: inout Expense, title: String? = nil, of trip: Trip, in reading: any TripReading,
        _ session: Session
    ) throws {
        var wish = ExpenseWish()
        (wish.title, wish.amount, wish.date) = (title, amount, date)
        (wish.category, wish.payer, wish.split) = (category, paidBy, split)
        (wish.method, wish.notes) = (method, notes)
        if wish.namesTravellers { wish.persons = try reading.persons() }
        if let activity {
            wish.activity = .some(
                activity.isEmpty
                    ? nil : try ItemLookup(trip: trip.id.text, in: reading).item(activity).activity.key)
        }
        try wish.apply(to: &expense, of: trip) {
            try session.home(of: [trip.home]).civil(at: session.now).date
        }
    }
}
