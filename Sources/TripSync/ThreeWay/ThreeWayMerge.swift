/// Joins what was changed here and on the server, field by field.
///
/// Each side is compared with its own base, because both rewrite what they are given: a field that a server dropped or
/// respelled when it was stored is no change. What one side alone changed is made in the text of the other, so that
/// all else there stays byte for byte.
package struct ThreeWayMerge: Sendable {
    /// What the server has to hold; `nil` when nothing changed here that it lacks.
    package let server: String?
    /// What has to be here; `nil` when nothing changed there that is missing here.
    package let store: String?
    /// The base of this side with the server's changes: what is here and differs from it is yet to be sent.
    package let base: String?
    /// The fields that both changed to different values, also those that a choice settled.
    package let conflicts: [FieldConflict]
    /// What is sent.
    package let sent: [ChangedField]
    /// What is taken.
    package let taken: [ChangedField]

    /// Merges two sides.
    ///
    /// - Parameters:
    ///   - localBase: What was here at the last step; `nil` when both created the object.
    ///   - local: What is here.
    ///   - remoteBase: What the server held at the last step.
    ///   - remote: What it holds.
    ///   - choice: Whose value counts in a conflict; with `nil` neither is sent or taken.
    ///   - allowsLosses: Whether an extension that is missing on the server was dropped by it, and not deleted.
    package init(
        localBase: SyncObject?, local: SyncObject, remoteBase: SyncObject?, remote: SyncObject,
        choosing choice: SyncChoice?, allowingLosses allowsLosses: Bool = false
    ) {
        var pass = FieldMerge(
            local: ObjectHistory(base: localBase, now: local),
            remote: ObjectHistory(base: remoteBase, now: remote), choice: choice,
            allowsLosses: allowsLosses)
        pass.run()
        server =
            pass.toServer.isEmpty
            ? nil : PatchedText.text(of: remote, with: pass.toServer, raisesSequence: true)
        store =
            pass.toStore.isEmpty
            ? nil : PatchedText.text(of: local, with: pass.toStore, raisesSequence: false)
        base = localBase.map { base in
            pass.toBase.isEmpty
                ? base.text : PatchedText.text(of: base, with: pass.toBase, raisesSequence: false)
        }
        conflicts = pass.conflicts
        sent = pass.toServer.changed.sorted()
        taken = pass.toStore.changed.sorted()
    }
}
