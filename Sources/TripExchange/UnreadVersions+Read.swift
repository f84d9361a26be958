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

    /// The revision that it has now.
    var revision: RevisionOrder.Revision {
        switch self {
        case .activity(let activity): (activity.sequence, activity.stamp, activity.lastModified)
        case .todo(let todo): todo.revision
        }
    }

    /// Whether nothing is known but that it is called off.
    func isOnlyCancellation(_ database: ZoneDatabase) -> Bool {
        switch self {
        case .activity(let activity): activity.isCancellationAlone
        case .todo(let todo): todo.isOnlyCancellation
        }
    }
}
