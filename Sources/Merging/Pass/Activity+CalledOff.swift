package import Trips

// MARK: - Versions of what is cancelled

extension Activity {
    /// The version of an exported event that was cancelled since; of any other event itself.
    var beforeCancellation: Activity {
        guard status == .cancelled, cancellation != nil else { return self }
        return lastVersion ?? self
    }

    /// The cancellation that the activity stands for, where no version of it is known.
    var onlyCancellation: Cancellation? { isCancellationAlone ? Cancellation(of: self) : nil }

    package func hasSameRevision(as other: Activity) -> Bool {
        sequence == other.sequence && stamp == other.stamp && lastModified == other.lastModified
    }

    /// Returns an older version of this cancelled activity, cancelled likewise.
    ///
    /// - Parameter version: A version that is no newer than the cancellation.
    /// - Returns: The fields of that version, with the revision of this one.
    func saying(_ version: Activity) -> Activity {
        var marked = version
        marked.status = .cancelled
        marked.sequence = sequence
        marked.stamp = stamp
        marked.lastModified = lastModified
        var statement = version.statements.first ?? Statement(version)
        statement.cancellation =
            statements.first?.cancellation
            ?? .own(CancellationRevision(sequence: sequence, stamp: stamp), namesBooking: false)
        marked.statements = [statement]
        if laterStatus == .cancelled {
            marked.reach = .thisAndLater(nil)
        } else {
            marked.leaveLater(version.laterStatus)
        }
        return marked
    }
}

// MARK: - What is known of a version

extension Activity {
    /// Returns this version with the DTSTAMP and LAST-MODIFIED of the one it follows, where it has none.
    ///
    /// Without DTSTAMP it is at least as new as the version it replaces; else any older version could follow it.
    ///
    /// - Parameter known: The stored version, which is not newer.
    /// - Returns: This version.
    func keepingRevision(of known: Activity) -> Activity {
        guard sequence == known.sequence else { return self }
        var kept = self
        kept.stamp = stamp ?? known.stamp
        if kept.stamp == known.stamp { kept.lastModified = lastModified ?? known.lastModified }
        return kept
    }
}
