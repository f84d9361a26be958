/// One step of a plan.
package struct SyncStep: Hashable, Sendable {
    /// The UID; empty where a resource has none.
    package let uid: String
    /// The title, for people; the href where there is none.
    package let title: String
    /// What to do.
    package let action: SyncAction
    /// The fields that the step changes; empty for a whole object.
    package let changed: [ChangedField]
    /// Why an object comes or goes as a whole.
    package let cause: Cause?

    /// Why an object comes or goes as a whole.
    package enum Cause: Hashable, Sendable {
        /// It is new.
        case new
        /// It was deleted on the other side, and changed on this one.
        case edited
        /// It was sent before, and the answer was lost.
        case again
        /// Another resource has the object now.
        case moved
    }

    /// Whether the step changes an object here or on the server, or keeps a new conflict.
    package var changesObjects: Bool {
        switch action {
        case .removeLocally, .take, .delete, .update, .create, .conflict: true
        case .adopt, .forget, .blocked: false
        }
    }

    /// Whether the step writes to the server.
    package var writesToServer: Bool {
        switch action {
        case .delete, .update, .create: true
        case .adopt, .forget, .removeLocally, .take, .conflict, .blocked: false
        }
    }
}
