public import CivilTime
import Messages

/// A trip: a name for activities that belong together.
///
/// Its dates are those that it is said to have. Where nobody said, they are what its activities make of them.
public struct Trip: Hashable, Sendable {
    /// What names the trip for ever.
    public let id: TripID

    /// What people call it; two trips may share a name.
    public var name: String

    /// The first day that it is said to have; a trip of which only the end is known has none.
    public var start: CivilDate?

    /// The day after the last that it is said to have, exclusive.
    public var end: CivilDate?

    /// The zone where the traveller comes from, for the view of those at home.
    public var home: ZoneID?

    /// The zone of times that are typed without one.
    public var defaultZone: ZoneID?

    /// What sort of trip it is.
    public var kind: TripKind?

    /// Who travels, the traveller whose clock counts first.
    public var travellers: [Traveller]

    /// What it may cost; no two sums of one currency.
    public var budget: [Money]

    /// The countries that it leads to, as two capital letters of ISO 3166-1: "JP".
    public var countries: [String]

    /// Free text.
    public var notes: String

    /// Whether the trip is put away: kept, but left out unless asked for.
    public var isArchived: Bool

    /// When it was made.
    public var createdAt: Instant?

    /// When it, and not only one of its parts, was last changed.
    public var lastModified: Instant?

    /// What the calendars of its activities hold besides, as it came, so that what the model does not know survives;
    /// opaque here.
    public var source: String?

    /// The zones that its activities name and no zone database has, no two with one id.
    public var zones: [ZoneText]

    /// Creates a trip; ``check()`` judges it.
    ///
    /// Dates, travellers and what else a calendar does not say are set afterwards.
    ///
    /// - Parameters:
    ///   - id: What names the trip for ever.
    ///   - name: What people call it.
    ///   - home: The zone where the traveller comes from.
    ///   - notes: Free text.
    ///   - isArchived: Whether the trip is put away.
    ///   - source: What the calendars of its activities hold besides, as it came.
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

    /// Holds a name to the rule for names: some text that is seen, on one line.
    ///
    /// - Parameter name: The name as given.
    /// - Throws: A ``TripError`` with code ``TripError/Code/emptyName`` or ``TripError/Code/malformedName``.
    public static func checkName(_ name: String) throws(TripError) {
        try OneLine.check(name, as: tr("name", as: "what a text is"), of: tr("a trip"))
    }

    /// The dates that it is said to have, the end exclusive; `nil` unless both are said and in order.
    public var dates: Range<CivilDate>? {
        guard let start, let end, start < end else { return nil }
        return start..<end
    }

    /// Who takes part in an activity of the trip.
    ///
    /// They are those that the activity names, in its order, or all who travel where it names none: a viewer of the trip
    /// takes part only where they are named.
    ///
    /// - Parameter activity: The activity.
    /// - Returns: The persons, each once.
    public func participants(of activity: Activity) -> [PersonID] {
        guard activity.participants.isEmpty else { return activity.participants }
        return travellers.filter(\.role.travels).map(\.person)
    }

    /// The traveller that a person is in this trip.
    ///
    /// - Parameter person: The person.
    /// - Returns: The traveller, or `nil` for somebody who is none.
    public func traveller(_ person: PersonID) -> Traveller? { travellers.first { $0.person == person } }

    /// Holds the trip to the rules of the model.
    ///
    /// A name on one line; an end after the start; travellers with names, no two with one identifier or one person; one budget for each
    /// currency; countries of two letters. A calendar's name need not be one that a person may give, so a trip that
    /// was imported can break the first rule.
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
