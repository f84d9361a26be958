package import CivilTime
import Messages
import Rendering
package import TripStorage
package import Trips

/// Marks a to-do as done, or as open again.
package struct TodoTick: Sendable {
    /// Whether it is done from now on.
    package let isDone: Bool

    /// Names the mark.
    package init(isDone: Bool) { self.isDone = isDone }

    /// Returns the to-do with the mark.
    ///
    /// - Parameters:
    ///   - todo: The to-do.
    ///   - now: The present.
    /// - Returns: A newer version of it.
    package func applied(to todo: Todo, at now: Instant) -> Todo {
        var ticked = todo
        ticked.status = isDone ? .completed : .needsAction
        ticked.completedAt = isDone ? todo.completedAt ?? now : nil
        return ticked.stamped(at: now)
    }

    /// Marks a stored to-do in one transaction that `undo` reverts.
    ///
    /// - Parameters:
    ///   - uid: The to-do.
    ///   - trip: Its trip.
    ///   - now: The present.
    ///   - store: The store.
    /// - Throws: A ``WorkflowError`` where there is none of that UID any more; a `StorageError`.
    package func carryOut(
        on uid: ActivityUID, of trip: TripID, at now: Instant, in store: any TripStore
    ) throws {
        try store.write { writing in
            guard let todo = try writing.todos(of: trip).first(where: { $0.uid == uid }) else {
                throw WorkflowError.changedMeanwhile(Printable.name(uid.text))
            }
            guard todo.status.isOpen == isDone else { return }
            try writing.record(title(Printable.name(todo.title)), at: now)
            try writing.save(applied(to: todo, at: now), in: trip)
        }
    }

    /// The action with the to-do's name, for the history.
    package func title(_ name: String) -> String {
        isDone ? tr("finish the to-do \"\(name)\"") : tr("reopen the to-do \"\(name)\"")
    }
}
