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
            tr("How much, like \"84 EUR\"; less than nothing for what came back."),
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
    ///   - trip: Its trip, with the travellers who can pay.
    ///   - reading: The store, where the activity is looked up.
    ///   - session: The run.
    /// - Throws: An ``InputRefusal`` or a ``CommandFailure`` that names the option whose value cannot be used.
    func apply(
        to expense: inout Expense, of trip: Trip, in reading: any TripReading, _ session: Session
    ) throws {
        if let amount { expense.money = try Typed.said("--amount") { try Money(amount) } }
        if let date {
            expense.date = try TypedDay.parse(date, option: "--date") {
                try session.home(of: [trip.home]).civil(at: session.now).date
            }
        }
        if let category {
            guard let known = ExpenseCategory(word: category) else {
                throw InputRefusal.unknownWord(
                    category, option: "--category", among: ExpenseCategory.allCases.map(\.rawValue))
            }
            expense.category = known
        }
        if let paidBy {
            expense.payer = paidBy.isEmpty ? nil : try Self.traveller(paidBy, "--paid-by", of: trip).id
        }
        if let split { expense.split = try Self.split(split, of: trip) }
        if let method {
            expense.method =
                method.isEmpty
                ? nil : try TypedChoice.value(method, option: "--method", among: PaymentMethod.allCases)
        }
        if let activity {
            expense.activity =
                activity.isEmpty
                ? nil : try ItemLookup(trip: trip.id.text, in: reading).item(activity).activity.key
        }
        if let notes { expense.notes = notes }
        let judged = expense
        try Typed.said("") { try judged.check() }
    }

    /// The traveller with a name.
    private static func traveller(_ name: String, _ option: String, of trip: Trip) throws -> Traveller {
        let wanted = name.trimmingSpaces().lowercased()
        if let found = trip.travellers.first(where: { $0.name.lowercased() == wanted }) { return found }
        guard !trip.travellers.isEmpty else {
            throw CommandFailure(
                "no-travellers",
                tr(
                    "\(option) \(Printable.name(name)): the trip has no travellers; meridian trip edit --traveller adds one"
                ),
                status: .usage)
        }
        let names = trip.travellers.map(\.name)
        let near = NameDistance.nearest(to: String(name.prefix(64)), among: names, count: 1).first
        throw CommandFailure(
            "no-traveller",
            tr(
                "\(option) \(name.isEmpty ? tr("(nothing)") : Printable.name(name)): nobody of the trip is called so; "
            )
                + (near.map { tr("did you mean \(Printable.name($0))? ") } ?? "")
                + tr("it has \(names.map { Printable.name($0) }.joined(separator: ", "))"), status: .usage)
    }

    /// Returns the parts of a split: names with the text after `=`.
    ///
    /// A name may have commas and `=` of its own.
    private static func parts(
        _ text: String, of trip: Trip
    ) throws -> [(traveller: Traveller, share: String?)] {
        var rest = text[...]
        var parts: [(Traveller, String?)] = []
        let known = trip.travellers.sorted { $0.name.count > $1.name.count }
        while true {
            rest = rest.drop(while: \.isWhitespace)
            let fitting = known.first { traveller in
                guard rest.lowercased().hasPrefix(traveller.name.lowercased()) else { return false }
                let after = rest.dropFirst(traveller.name.count).drop(while: \.isWhitespace)
                return after.isEmpty || after.first == "," || after.first == "="
            }
            let name = fitting.map { rest.prefix($0.name.count) } ?? rest.prefix { $0 != "," && $0 != "=" }
            let found = try fitting ?? traveller(String(name), "--split", of: trip)
            rest = rest.dropFirst(name.count).drop(while: \.isWhitespace)
            var share: String?
            if rest.first == "=" {
                let said = rest.dropFirst().prefix { $0 != "," }
                share = String(said).trimmingSpaces()
                rest = rest.dropFirst(said.count + 1)
            }
            guard !parts.contains(where: { $0.0.id == found.id }) else {
                throw CommandFailure(
                    "malformedSplit",
                    tr(
                        "--split \(Printable.name(text)): \(Printable.name(found.name)) takes part twice; name everybody "
                            + "once, with all their shares together"), status: .usage)
            }
            parts.append((found, share))
            guard rest.first == "," else { return parts }
            rest = rest.dropFirst()
        }
    }

    /// Parses `all`, `Ada,Ben`, `Ada=2,Ben=1` or `Ada=50 EUR,Ben=34 EUR`.
    private static func split(_ text: String, of trip: Trip) throws -> ExpenseSplit? {
        guard !text.isEmpty else { return nil }
        if text.trimmingSpaces().lowercased() == "all" {
            if trip.travellers.isEmpty { _ = try traveller("all", "--split", of: trip) }
            return .equally(among: trip.travellers.map(\.id))
        }
        let named = try parts(text, of: trip).map { ($0.traveller.id, $0.share) }
        let shares = named.compactMap(\.1)
        if shares.isEmpty { return .equally(among: named.map(\.0)) }
        guard shares.count == named.count else {
            throw CommandFailure(
                "malformedSplit",
                tr("--split \(Printable.name(text)): give every traveller a share, or none"),
                status: .usage)
        }
        let weights = named.compactMap { id, share in
            share.flatMap { Int($0) }.map { ExpenseShare(traveller: id, weight: $0) }
        }
        if weights.count == named.count { return .byShares(weights) }
        return .exactly(
            try named.map { id, share in
                ExpensePart(traveller: id, money: try Typed.said("--split") { try Money(share ?? "") })
            })
    }
}
