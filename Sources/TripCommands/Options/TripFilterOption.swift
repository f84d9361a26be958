import ArgumentParser
import CivilTime

/// Which trips a list has, as it is typed.
enum TripFilterOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case all
    case upcoming
    case current
    case past
    case undated
    case archived

    /// Whether a trip is one of them.
    ///
    /// A trip of which only the start is known goes on from then; one of which only the end is known has begun.
    ///
    /// - Parameters:
    ///   - isArchived: Whether it is put away.
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

/// In which order trips are listed, as it is typed.
enum TripSortOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    case start
    case name
    case created
    case changed
}
