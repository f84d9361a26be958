public import CivilTime
import Messages

/// A trip: a named set of activities.
///
/// Its dates are the stated ones. Without them they follow from its activities.
public struct Trip: Hashable, Sendable {
    /// The permanent identifier.
    public internal(set) var id: TripID

    /// The name; two trips may share one.
    public var name: String

    /// The stated first day, inclusive; `nil` when only the end is known.
    public var start: CivilDate?

    /// The day after the stated last day, exclusive.
    public var end: CivilDate?

    /// The traveller's home zone, for the view of those at home.
    public var home: ZoneID?

    /// The zone of times that are typed without one.
    public var defaultZone: ZoneID?

    /// The kind of trip.
    public var kind: TripKind?

    /// The travellers; the first one's clock is preferred.
    public var travellers: [Traveller]

    /// The budget, at most one sum of each currency.
    public var budget: [Money]

    /// The countries of the trip, as capital two-letter codes of ISO 3166-1: "JP".
    public var countries: [String]

    /// Free text.
    public var notes: String

    /// Whether the trip is archived: kept, but listed only on request.
    public var isArchived: Bool

    /// When it was created.
    public var createdAt: Instant?

    /// When the trip itself, not only a part of it, was last changed.
    public var lastModified: Instant?

    /// Other contents of the imported calendars, verbatim and opaque.
    ///
    /// It preserves what the model does not know.
    public var source: String?

    /// The zones that its activities name and no zone database has, no two with one id.
    public var zones: [ZoneText]

    /// Creates a trip without checking it; ``check()`` does.
    ///
    /// Dates, travellers and other fields without a counterpart in a calendar are set afterwards.
    ///
    /// - Parameters:
    ///   - id: The permanent identifier.
    ///   - name: The name.
    ///   - home: The traveller's home zone.
    ///   - notes: Free text.
    ///   - isArchived: Whether the trip is archived.
    ///   - source: Other contents of the imported calendars, verbatim.
    ///   - zones: The zones that its activities name and no zone database has, no two with one id.
    public init(
        id: TripID, name: String, home: ZoneID? = nil, notes: String = "", isArchived: Bool = false,
        source: String? = nil, zones: [ZoneText] = []
    ) {
        self.id = id
        self.name = name
        start = nil
        end = nil
        self.home = home
        defaultZone = nil
        kind = nil
        travellers = []
        budget = []
        countries = []
        self.notes = notes
        self.isArchived = isArchived
        createdAt = nil
        lastModified = nil
        self.source = source
        self.zones = zones
    }

    /// Checks a name against the rule for names: visible text on one line.
    ///
    /// - Parameter name: The name.
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName`` or ``TripError/Code/malformedName``.
    public static func checkName(_ name: String) throws(TripError) {
        try OneLine.check(name, as: tr("name", as: "what a text is"), of: tr("a trip"))
    }

    /// The stated dates, the end exclusive; `nil` unless both are known and in order.
    public var dates: Range<CivilDate>? {
        guard let start, let end, start < end else { return nil }
        return start..<end
    }

    /// Returns the participants of an activity of the trip.
    ///
    /// They are the activity's own, in its order, or all who travel where it has none: a viewer of the trip
    /// takes part only by name.
    ///
    /// - Parameter activity: The activity.
    /// - Returns: The persons, each once.
    public func participants(of activity: Activity) -> [PersonID] {
        guard activity.participants.isEmpty else { return activity.participants }
        return travellers.filter(\.role.travels).map(\.person)
    }

    /// Returns the traveller of a person in this trip.
    ///
    /// - Parameter person: The person.
    /// - Returns: The traveller, or `nil` if the person is not one.
    public func traveller(_ person: PersonID) -> Traveller? { travellers.first { $0.person == person } }

    /// Checks the trip against the rules of the model.
    ///
    /// A name on one line; an end after the start; travellers with names, no two with one identifier or one
    /// person; one budget for each currency; countries of two letters. The name of an imported trip may break
    /// the first rule.
    ///
    /// - Throws: A ``TripError`` that names the value and the rule.
    public func check() throws(TripError) {
        try Self.checkName(name)
        if let start, let end, end <= start {
            throw TripError(
                .emptySpan, subject: tr("\(start) to \(end)", as: "from one date to another"),
                reason: tr("holds no day; the end is exclusive and comes after the start"))
        }
        var known: Set<TravellerID> = []
        var persons: Set<PersonID> = []
        for traveller in travellers {
            try traveller.check()
            guard known.insert(traveller.id).inserted else {
                throw TripError(
                    .duplicateTraveller, subject: traveller.name,
                    reason: tr("is there twice under one identifier"))
            }
            guard persons.insert(traveller.person).inserted else {
                throw TripError(
                    .duplicateTraveller, subject: traveller.name,
                    reason: tr("is there twice: a person is one traveller of a trip"))
            }
        }
        guard Set(budget.map(\.currency)).count == budget.count else {
            throw TripError(
                .duplicateBudget, subject: budget.map(\.description).joined(separator: ", "),
                reason: tr("has two sums of one currency; give one for each"))
        }
        for country in countries
        where country.utf8.count != 2 || !country.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) {
            throw TripError(
                .malformedCountry, subject: "\"\(country)\"",
                reason: tr("is no country; give two capital letters, as JP or CH (ISO 3166-1)"))
        }
    }
}
