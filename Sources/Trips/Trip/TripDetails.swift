public import CivilTime

/// A calendar's details of its trip, besides the name.
///
/// ```swift
/// let trip = Trip(id: TripID("japan"), name: "Japan", home: try ZoneID("Europe/Zurich"))
/// TripDetails(of: trip).home?.name  // "Europe/Zurich"
/// ```
public struct TripDetails: Hashable, Sendable {
    /// The first day, inclusive.
    public var start: CivilDate?
    /// The day after the last, exclusive.
    public var end: CivilDate?
    /// The zone of those at home.
    public var home: ZoneID?
    /// The zone in which times of the trip are typed.
    public var defaultZone: ZoneID?
    /// What kind of trip it is.
    public var kind: TripKind?
    /// The travellers.
    public var travellers: [Traveller] = []
    /// What may be spent, at most one sum of each currency.
    public var budget: [Money] = []
    /// The countries, as two capitals each.
    public var countries: [String] = []
    /// Free text.
    public var notes = ""
    /// Whether the trip is archived.
    public var isArchived = false
    /// When it was created.
    public var createdAt: Instant?
    /// When it was last changed.
    public var lastModified: Instant?

    /// Makes empty details.
    public init() {}

    /// Takes the details of a trip.
    ///
    /// - Parameter trip: The trip.
    public init(of trip: Trip) {
        start = trip.start
        end = trip.end
        home = trip.home
        defaultZone = trip.defaultZone
        kind = trip.kind
        travellers = trip.travellers
        budget = trip.budget
        countries = trip.countries
        notes = trip.notes
        isArchived = trip.isArchived
        createdAt = trip.createdAt
        lastModified = trip.lastModified
    }

    /// Whether no detail is set.
    public var isEmpty: Bool { self == TripDetails() }

    /// Sets the trip's fields that have a value here; others stay unchanged.
    ///
    /// - Parameter trip: The trip.
    public func apply(to trip: inout Trip) {
        trip.start = start ?? trip.start
        trip.end = end ?? trip.end
        trip.home = home ?? trip.home
        trip.defaultZone = defaultZone ?? trip.defaultZone
        trip.kind = kind ?? trip.kind
        if !travellers.isEmpty { trip.travellers = travellers }
        if !budget.isEmpty { trip.budget = budget }
        if !countries.isEmpty { trip.countries = countries }
        if !notes.isEmpty { trip.notes = notes }
        trip.isArchived = isArchived || trip.isArchived
        trip.createdAt = createdAt ?? trip.createdAt
        trip.lastModified = lastModified ?? trip.lastModified
    }
}
