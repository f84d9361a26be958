import ArgumentParser
import CivilTime
import Messages
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
    /// What is typed.
    var wish: TripWish {
        var wish = TripWish()
        (wish.start, wish.end, wish.zone, wish.kind, wish.notes) = (start, end, zone, kind, notes)
        (wish.travellers, wish.viewers, wish.budget, wish.countries) = (traveller, viewer, budget, country)
        return wish
    }

    /// Sets the given fields of a trip.
    ///
    /// - Parameters:
    ///   - trip: The trip; other fields stay.
    ///   - persons: The known persons, who may be travellers.
    ///   - session: The run.
    /// - Throws: An ``InputRefusal`` that names the option whose value cannot be used.
    func apply(to trip: inout Trip, knowing persons: [Person], _ session: Session) throws {
        let home = trip.home
        try wish.apply(to: &trip, knowing: persons, session.database) {
            try session.home(of: [home]).civil(at: session.now).date
        }
    }

    /// Checks a trip against the rules of the model, as typed input.
    static func check(_ trip: Trip) throws {
        try Typed.said("") { try trip.check() }
    }
}
