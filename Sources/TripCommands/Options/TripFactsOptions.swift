import ArgumentParser
import CivilTime
import Messages
import Places
import Rendering
import Trips
import TypedInput

/// The fields of a trip to set; an empty text clears one.
struct TripFactsOptions: ParsableArguments {
    @Option(help: ArgumentHelp(tr("The first day."), valueName: tr("date", as: "name of a value")))
    var start: String?

    @Option(
        help: ArgumentHelp(
            tr("The last day, which belongs to the trip."), valueName: tr("date", as: "name of a value")))
    var end: String?

    @Option(
        help: ArgumentHelp(
            tr(
                "The zone of times that are typed for this trip without one; an airport's code or a city names it too."
            ),
            valueName: tr("zone", as: "name of a value")),
        completion: .zonesAndAirports)
    var zone: String?

    @Option(
        help: ArgumentHelp(
            tr("What sort of trip: \(TripKind.allCases.map(\.rawValue).joined(separator: ", "))."),
            valueName: tr("kind", as: "name of a value")),
        completion: .list(TripKind.allCases.map(\.rawValue)))
    var kind: String?

    @Option(
        help: ArgumentHelp(
            tr("Who travels, as Ada or \"Ada <ada@example.org>\"; may be repeated, the first owns the trip."),
            valueName: tr("name", as: "name of a value")))
    var traveller: [String] = []

    @Option(
        help: ArgumentHelp(
            tr(
                "Who only looks at it, named like a traveller; may be repeated. --traveller makes one travel."
            ),
            valueName: tr("name", as: "name of a value")))
    var viewer: [String] = []

    @Option(
        help: ArgumentHelp(
            tr("What it may cost, like \"2000 EUR\"; may be repeated, once for each currency."),
            valueName: tr("money", as: "name of a value")))
    var budget: [String] = []

    @Option(
        help: ArgumentHelp(
            tr("A country it leads to, like JP; may be repeated."),
            valueName: tr("code", as: "name of a value")))
    var country: [String] = []

    @Option(help: ArgumentHelp(tr("Free text."), valueName: tr("text", as: "name of a value")))
    var notes: String?
}

extension TripFactsOptions {
    /// Sets the given fields of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip; other fields stay.
    ///   - persons: The known persons, who may be travellers.
    ///   - session: The run.
    /// - Throws: An ``InputRefusal`` or a ``CommandFailure`` that names the option whose value cannot be used.
    func apply(to trip: inout Trip, knowing persons: [Person], _ session: Session) throws {
        let home = trip.home
        func today() throws -> CivilDate { try session.home(of: [home]).civil(at: session.now).date }
        if let start {
            trip.start = start.isEmpty ? nil : try TypedDay.parse(start, option: "--start", today: today)
        }
        if let end {
            trip.end =
                end.isEmpty ? nil : try TypedDay.parse(end, option: "--end", today: today).adding(days: 1)
        }
        if let first = trip.start, let end = trip.end, end <= first, start != nil || self.end != nil {
            let last = (try? end.adding(days: -1)) ?? end
            throw CommandFailure(
                "emptySpan",
                tr("the last day, \(last), is before the first, \(first); say --start and --end in order"),
                status: .usage)
        }
        if let zone {
            trip.defaultZone =
                zone.isEmpty
                ? nil : try TypedZone(typed: zone, option: "--zone", in: session.database).zone.id
        }
        if let kind {
            trip.kind =
                kind.isEmpty
                ? nil : try TypedChoice.value(kind, option: "--kind", among: TripKind.allCases)
        }
        if let notes { trip.notes = notes }
        try applyTravellers(to: &trip, persons)
        try applyBudget(to: &trip)
        if !country.isEmpty {
            trip.countries = try country.filter { !$0.isEmpty }.map(Self.countryCode)
        }
        try Self.check(trip)
    }

    private func applyTravellers(to trip: inout Trip, _ persons: [Person]) throws {
        var random = SystemRandomNumberGenerator()
        var named: Set<String> = []
        let said = traveller.map { ($0, "--traveller", false) } + viewer.map { ($0, "--viewer", true) }
        for (text, option, isViewer) in said {
            let (name, email) = TypedPerson.nameAndEmail(text)
            guard !name.isEmpty else {
                throw CommandFailure(
                    "emptyName",
                    tr(
                        "\(option) \(text.isEmpty ? tr("(nothing)") : Printable.name(text)): a name is expected; meridian trip "
                            + "edit --no-traveller NAME takes one away"), status: .usage)
            }
            guard named.insert(name.lowercased()).inserted else {
                throw CommandFailure(
                    "duplicateTraveller",
                    tr("\(option) \(Printable.name(text)): is named twice; two travellers need two names"),
                    status: .usage)
            }
            if let index = trip.travellers.firstIndex(where: { $0.name.lowercased() == name.lowercased() }) {
                trip.travellers[index].name = name
                if let email { trip.travellers[index].email = email }
                try setRole(of: &trip.travellers[index], isViewer: isViewer)
            } else {
                let hasOwner = trip.travellers.contains { $0.role == .owner }
                let known = try TypedPerson.known(text, option: option, among: persons)
                if let there = known.flatMap({ trip.traveller($0.id) }) {
                    throw CommandFailure(
                        "duplicateTraveller",
                        tr(
                            "\(option) \(Printable.name(text)): travels already, as \(Printable.name(there.name))"
                        ), status: .usage)
                }
                trip.travellers.append(
                    Traveller(
                        id: TravellerID.random(using: &random),
                        person: known?.id ?? PersonID.random(using: &random),
                        name: known.map { TypedPerson.name(name, of: $0) } ?? name,
                        email: email ?? known?.emails.first,
                        role: isViewer ? .viewer : hasOwner ? .collaborator : .owner))
            }
        }
    }

    private func setRole(of traveller: inout Traveller, isViewer: Bool) throws {
        switch (traveller.role, isViewer) {
        case (.owner, true):
            throw CommandFailure(
                "owner",
                tr("--viewer \(Printable.name(traveller.name)): owns the trip, and so may change it"),
                status: .usage)
        case (_, true): traveller.role = .viewer
        case (.viewer, false): traveller.role = .collaborator
        case (_, false): break
        }
    }

    private func applyBudget(to trip: inout Trip) throws {
        var said: [Currency: Money] = [:]
        for text in budget {
            guard !text.isEmpty else {
                trip.budget = []
                continue
            }
            let money = try Typed.said("--budget") { try Money(text) }
            if let other = said.updateValue(money, forKey: money.currency) {
                throw CommandFailure(
                    "duplicateBudget",
                    tr("--budget \(money): beside \(other); a trip has one budget for each currency"),
                    status: .usage)
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
        throw CommandFailure(
            "malformedCountry",
            tr(
                "--country \(Printable.name(text)): \(hint)A country is two letters of ISO 3166-1, like JP or CH"
            ),
            status: .usage)
    }

    /// Checks a trip against the rules of the model, as typed input.
    static func check(_ trip: Trip) throws {
        try Typed.said("") { try trip.check() }
    }
}
