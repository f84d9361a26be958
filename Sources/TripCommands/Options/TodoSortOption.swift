import ArgumentParser
import CivilTime
import Trips

/// The order of a list of to-dos; open ones always come first.
enum TodoSortOption: String, ExpressibleByArgument, CaseIterable, Sendable {
    /// The earliest due.
    case due
    /// The most urgent; those without a priority last.
    case priority
    /// By title.
    case title
    /// The newest.
    case created

    /// Returns whether one to-do precedes another; equal ones are sorted by due time.
    func isBefore(_ one: Todo, _ other: Todo) -> Bool {
        guard one.status.isOpen == other.status.isOpen else { return one.status.isOpen }
        switch self {
        case .due: break
        case .priority:
            let (mine, theirs) = (one.priority ?? .max, other.priority ?? .max)
            if mine != theirs { return mine < theirs }
        case .title:
            let (mine, theirs) = (one.title.lowercased(), other.title.lowercased())
            if mine != theirs { return mine < theirs }
        case .created:
            let (mine, theirs) = (one.createdAt ?? .earliest, other.createdAt ?? .earliest)
            if mine != theirs { return mine > theirs }
        }
        return one.comesBefore(other)
    }
}
