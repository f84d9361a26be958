package import CivilTime
import Messages
import Places
import Rendering
package import Trips

/// The facts of a trip as they are typed: nil leaves one as it is, and an empty text clears it.
package struct TripWish: Sendable {
    /// What it is called.
    package var name: String?
    /// The first day, and the last one, which belongs to the trip.
    package var start: String?
    package var end: String?
    /// The zone of the people at home.
    package var home: String?
    /// The zone of times that are typed without one.
    package var zone: String?
    package var kind: String?
    /// Who travels and who only looks, each as `Ada` or `Ada <ada@example.org>`.
    package var travellers: [String] = []
    package var viewers: [String] = []
    /// The amounts, one for each currency; an empty one takes away those that were there.
    package var budget: [String] = []
    /// The codes of countries; all anew where any is said.
    package var countries: [String] = []
    package var notes: String?
    /// Whether it is typed into the fields of a form, so that no message names an option.
    package var isForm = false

    /// Wishes nothing.
    package init() {}

    /// Sets the typed facts of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip; other facts stay.
    ///   - persons: The known persons, who may be travellers.
    ///   - database: The zones.
    ///   - today: The date from which words such as `tomorrow` count; evaluated only when needed.
    /// - Throws: An ``InputRefusal`` about the fact that cannot be used.
    package func apply(
        to trip: inout Trip, knowing persons: [Person], _ database: ZoneDatabase,
        today: () throws -> CivilDate
    ) throws {
        if let name {
            let old = trip.name
            trip.name = name
            try about("name") {
                try Typed.said("") {
                    try Trip.checkName(name)
                    if name != old { try TextLength.check(title: name) }
                }
            }
        }
        try applyDates(to: &trip, today)
        if let home { trip.home = try about("home") { try zone(home, "--home", database) } }
        if let zone { trip.defaultZone = try about("zone") { try self.zone(zone, "--zone", database) } }
        if let kind {
            trip.kind = try about("kind") {
                kind.isEmpty
                    ? nil : try TypedChoice.value(kind, option: "--kind", among: TripKind.allCases)
            }
        }
        if let notes, notes != trip.notes {
            trip.notes = notes
            try about("notes") { try Typed.said("") { try TextLength.check(notes: notes) } }
        }
        try about("traveller") { try applyTravellers(to: &trip, persons) }
        try about("budget") { try applyBudget(to: &trip) }
        if !countries.isEmpty {
            trip.countries = try about("country") {
                try countries.filter { !$0.isEmpty }.map(TripWish.countryCode)
            }
        }
        let judged = trip
        try Typed.said("") { try judged.check() }
    }

    private func about<Value>(_ field: String, _ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let refusal as InputRefusal {
            throw refusal.about(field)
        }
    }

    private func zone(_ text: String, _ option: String, _ database: ZoneDatabase) throws -> ZoneID? {
        text.isEmpty ? nil : try TypedZone(typed: text, option: option, in: database).zone.id
    }

    private func applyDates(to trip: inout Trip, _ today: () throws -> CivilDate) throws {
        if let start {
            trip.start = try about("start") {
                start.isEmpty ? nil : try TypedDay.parse(start, option: "--start", today: today)
            }
        }
        if let end {
            trip.end = try about("end") {
                end.isEmpty ? nil : try TypedDay.parse(end, option: "--end", today: today).adding(days: 1)
            }
        }
        guard let first = trip.start, let end = trip.end, end <= first, start != nil || self.end != nil else {
            return
        }
        let last = (try? end.adding(days: -1)) ?? end
        throw InputRefusal(
            "emptySpan",
            tr("the last day, \(last), is before the first, \(first); give them in order"),
            cause: .typed, field: "end")
    }

    private func applyBudget(to trip: inout Trip) throws {
        var said: [Currency: Money] = [:]
        for text in budget {
            guard !text.isEmpty else {
                trip.budget = []
                continue
            }
            let money = try TypedMoney.parse(text, option: "--budget")
            if let other = said.updateValue(money, forKey: money.currency) {
                throw InputRefusal(
                    "duplicateBudget",
                    tr("--budget \(money): beside \(other); a trip has one budget for each currency"),
                    cause: .typed)
            }
            trip.budget.removeAll { $0.currency == money.currency }
            trip.budget.append(money)
        }
        trip.budget.sort { $0.currency < $1.currency }
    }

    /// Parses two letters, in capitals.
    private static func countryCode(_ text: String) throws -> String {
        let code = text.trimmingSpaces().uppercased()
        guard code.utf8.count != 2 || !code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
            return code
        }
        let hint = CityTable.country(named: text).map { tr("did you mean \($0)? ") } ?? ""
        throw InputRefusal(
            "malformedCountry",
            tr(
                "--country \(Printable.name(text)): \(hint)A country is two letters of ISO 3166-1, like JP or CH"
            ),
            cause: .typed)
    }
}
