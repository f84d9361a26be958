// MARK: - What cancelled an activity

extension Activity {
    /// The revision that cancelled its only sender's version; `nil` without such a cancellation.
    package var cancellation: CancellationRevision? {
        guard !hasSeveralSenders, case .own(let revision, _)? = statements.first?.cancellation else {
            return nil
        }
        return revision
    }

    /// Whether a cancellation is all that is known of it.
    package var isCancellationAlone: Bool {
        status == .cancelled && !hasSeveralSenders && statements.first?.isCancellationAlone == true
    }

    /// The activity under the revision of its last version; `nil` where only a cancellation is known.
    ///
    /// Of several senders, each keeps a cancelled version of its own.
    package var lastVersion: Activity? {
        guard status == .cancelled, !hasSeveralSenders, let last = statements.first else { return self }
        guard !last.isCancellationAlone else { return nil }
        var version = self
        (version.sequence, version.stamp, version.lastModified) = last.said.revision
        return version
    }

    /// The activity with the status that it had before its series was cancelled; otherwise itself.
    package var beforeSweep: Activity {
        guard status == .cancelled, recurrenceID != nil, let last = statements.first,
            last.cancellation == .withSeries
        else { return self }
        var before = self
        before.status = edit?.status ?? last.said.status
        before.edit = edit?.hiding(nil)
        before.statements[0].cancellation = nil
        if edit == nil, before.statements == [Statement(last.said)] { before.statements = [] }
        return before
    }

    /// The activity, cancelled with its series or with an earlier occurrence and all later ones.
    package var cancelledWithSeries: Activity {
        var cancelled = self
        var last = statements.first ?? Statement(self)
        last.cancellation = .withSeries
        // The person's status is restored with the series.
        cancelled.edit = edit?.hiding(status == last.said.status ? nil : status)
        cancelled.status = .cancelled
        cancelled.statements = [last] + statements.dropFirst()
        return cancelled
    }

    /// Whether a person changed the status of an override that is cancelled with its series.
    package var isRevived: Bool {
        edit != nil && status != .cancelled && statements.first?.cancellation == .withSeries
    }

    /// Whether a sender cancelled it by itself, and not with its series.
    package var isCancelledItself: Bool {
        guard status == .cancelled, let last = statements.first else { return status == .cancelled }
        return last.said.status == .cancelled || cancellation != nil
    }
}
