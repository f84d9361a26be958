package import CivilTime

/// Whether a trip is to come, under way or over.
package enum TripPhase: String, CaseIterable, Sendable {
    case current
    case upcoming
    case past
    case undated
    case archived

    /// Judges a trip.
    ///
    /// A trip with only its start known continues from then; one with only its end known has begun.
    ///
    /// - Parameters:
    ///   - isArchived: Whether it is archived.
    ///   - start: The first day, if known.
    ///   - end: The day after the last, if known.
    ///   - today: The date at its home.
    package init(isArchived: Bool, start: CivilDate?, end: CivilDate?, today: CivilDate) {
        switch (start, end) {
        case _ where isArchived: self = .archived
        case (nil, nil): self = .undated
        case (_, let end?) where end <= today: self = .past
        case (let start?, _) where start > today: self = .upcoming
        default: self = .current
        }
    }
}
