import CivilTime
import Trips

extension UnreadVersions.Read {
    var uid: ActivityUID {
        switch self {
        case .activity(let activity): activity.uid
        case .todo(let todo): todo.uid
        }
    }

    var title: String {
        switch self {
        case .activity(let activity): activity.title
        case .todo(let todo): todo.title
        }
    }

    /// Its present revision.
    var revision: RevisionOrder.Revision {
        switch self {
        case .activity(let activity): (activity.sequence, activity.stamp, activity.lastModified)
        case .todo(let todo): todo.revision
        }
    }

    /// Returns whether only a cancellation is known of it.
    func isOnlyCancellation(_ database: ZoneDatabase) -> Bool {
        switch self {
        case .activity(let activity): activity.isCancellationAlone
        case .todo(let todo): todo.isOnlyCancellation
        }
    }
}
