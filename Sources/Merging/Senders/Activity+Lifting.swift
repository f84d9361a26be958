package import CivilTime
package import Trips

// MARK: - Taking a cancellation back

extension Activity {
    /// Takes the cancellation of one sender's version back.
    ///
    /// With one sender the activity is as it was before; a status that a person chose since stays. Of several senders only
    /// the statuses follow from what is left, and any version of that sender counts as a newer one.
    ///
    /// - Parameters:
    ///   - uid: The sender's UID.
    ///   - database: The zones.
    ///   - isMeant: Whether a cancellation is the one to take back, told the version that it cancelled.
    /// - Returns: The activity; `nil` where nothing is taken back.
    package func liftingCancellation(
        of uid: ActivityUID, _ database: ZoneDatabase,
        where isMeant: (CancellationRevision, _ said: Activity) -> Bool
    ) -> Activity? {
        guard let index = statements.firstIndex(where: { $0.uid == uid }),
            case .own(let revision, _)? = statements[index].cancellation,
            isMeant(revision, statements[index].said)
        else { return nil }
        var lifted = self
        lifted.statements[index].cancellation = nil
        guard !hasSeveralSenders else {
            // The version's own status and revision are overwritten by those of the cancellation.
            var said = statements[index].said
            (said.status, said.sequence, said.stamp, said.lastModified) = (.confirmed, 0, nil, nil)
            lifted.statements[index] = lifted.statements[index].with(said: said)
            return lifted.takingStatusOfSenders(insteadOf: self, database)
        }
        let said = lifted.statements[0].said
        if status == .cancelled { lifted.status = said.status }
        guard edit == nil else { return lifted }
        (lifted.sequence, lifted.stamp, lifted.lastModified) = said.revision
        if lifted.statements == [Statement(said)] { lifted.statements = [] }
        return lifted
    }

    private func takingStatusOfSenders(insteadOf before: Activity, _ database: ZoneDatabase) -> Activity {
        guard let known = SenderVersions(before), let left = SenderVersions(self) else { return self }
        var lifted = self
        if status == known.joint(on: before, database).status {
            lifted.status = left.joint(on: self, database).status
        }
        return left.written(into: lifted)
    }
}
