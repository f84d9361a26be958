import Trips

// MARK: - Overrides that stand beside a cancellation

extension Activity {
    /// The newest cancellation that a file had beside this override without cancelling it.
    var beside: Cancellation? {
        guard recurrenceID != nil, let revision = statements.first?.standsBeside else { return nil }
        return Cancellation(key: key, sequence: revision.sequence, stamp: revision.stamp)
    }

    /// Returns the same version, known to have stood beside what another copy of it stood beside.
    func keepingBeside(of known: Activity) -> Activity {
        guard let cancellation = known.beside, beside.map(cancellation.isNewer(than:)) ?? true else {
            return self
        }
        return standing(beside: cancellation)
    }

    /// Returns the same version, known to have stood beside a cancellation where it is the newest of those.
    func standing(besideNewest cancellation: Cancellation) -> Activity {
        beside.map(cancellation.isNewer(than:)) ?? true ? standing(beside: cancellation) : self
    }

    /// Returns the same version, known to have stood beside a cancellation.
    func standing(beside cancellation: Cancellation) -> Activity {
        var marked = self
        if statements.isEmpty { marked.statements = [Statement(self)] }
        marked.statements[0].standsBeside = cancellation.revision
        return marked
    }
}

extension Cancellation {
    /// Whether it cancels an override of its series: it is no older, and no file had both side by side.
    func reaches(_ change: Activity) -> Bool {
        guard !isOlder(than: change) else { return false }
        return change.beside.map(isNewer(than:)) ?? true
    }

    fileprivate func isNewer(than other: Cancellation) -> Bool {
        guard sequence == other.sequence else { return sequence > other.sequence }
        guard let stamp, let known = other.stamp else { return false }
        return stamp > known
    }
}
