import ArgumentParser
import CivilTime
import TripWorkflows

/// The trips of a list, as typed.
enum TripFilterOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case all
    case upcoming
    case current
    case past
    case undated
    case archived

    /// Returns whether the list has a trip.
    ///
    /// A trip with only its start known continues from then; one with only its end known has begun.
    ///
    /// - Parameters:
    ///   - isArchived: Whether it is archived.
    ///   - start: The first day, if known.
    ///   - end: The day after the last, if known.
    ///   - today: The date at its home.
    /// - Returns: Whether the list has it.
    func includes(isArchived: Bool, start: CivilDate?, end: CivilDate?, today: CivilDate) -> Bool {
        self == .all
            || rawValue
                == TripPhase(isArchived: isArchived, start: start, end: end, today: today).rawValue
    }
}

/// The order of trips, as typed.
enum TripSortOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case start
    case name
    case created
    case changed
}
