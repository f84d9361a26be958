import ArgumentParser
import CivilTime

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
        guard self != .all else { return true }
        guard !isArchived else { return self == .archived }
        let time: TripFilterOption
        switch (start, end) {
        case (nil, nil): time = .undated
        case (_, let end?) where end <= today: time = .past
        case (let start?, _) where start > today: time = .upcoming
        default: time = .current
        }
        return self == time
    }
}

/// The order of trips, as typed.
enum TripSortOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case start
    case name
    case created
    case changed
}
