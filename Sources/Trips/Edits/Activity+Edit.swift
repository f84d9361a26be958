public import CivilTime

extension Activity {
    /// Returns this activity as a local edit of another version of it.
    ///
    /// The revision is that of the edit. The senders' statements are kept; without a source there are none.
    ///
    /// - Parameters:
    ///   - before: The version that the person changed.
    ///   - stamp: When the person changed it.
    /// - Returns: The activity with ``edit`` and ``statements``.
    public func asEdit(of before: Activity, at stamp: Instant) -> Activity {
        var edited = self
        (edited.stamp, edited.lastModified) = (stamp, stamp)
        guard before.source != nil else { return edited }
        edited.statements = before.statements.isEmpty ? [Statement(before)] : before.statements
        // What a person cancels is no longer cancelled with its series alone.
        if status == .cancelled, before.status != .cancelled,
            edited.statements[0].cancellation == .withSeries
        {
            edited.statements[0].cancellation = nil
        }
        edited.edit = LocalEdit(at: stamp, status: status == .cancelled ? before.edit?.status : nil)
        return edited
    }
}
