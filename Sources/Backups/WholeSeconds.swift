import CivilTime
import Trips

// Instants as stores keep them: differences below a second would be written by every restore.

extension Instant {
    fileprivate var inWholeSeconds: Instant { (try? Instant(secondsSinceEpoch: secondsSinceEpoch)) ?? self }
}

extension Reminder {
    fileprivate var inWholeSeconds: Reminder {
        guard case .at(let instant) = trigger else { return self }
        return Reminder(.at(instant.inWholeSeconds), text: text)
    }
}

extension Activity {
    var inWholeSeconds: Activity {
        var copy = self
        copy.createdAt = createdAt?.inWholeSeconds
        copy.stamp = stamp?.inWholeSeconds
        copy.lastModified = lastModified?.inWholeSeconds
        copy.reminders = reminders.map(\.inWholeSeconds)
        copy.statements = statements.map(\.inWholeSeconds)
        copy.edit = edit.map { LocalEdit(at: $0.at.inWholeSeconds, status: $0.status) }
        return copy
    }
}

extension Statement {
    fileprivate var inWholeSeconds: Statement {
        var copy = with(said: said.inWholeSeconds)
        if case .own(let revision, let namesBooking) = cancellation {
            copy.cancellation = .own(revision.inWholeSeconds, namesBooking: namesBooking)
        }
        copy.standsBeside = standsBeside?.inWholeSeconds
        return copy
    }
}

extension CancellationRevision {
    fileprivate var inWholeSeconds: CancellationRevision {
        CancellationRevision(sequence: sequence, stamp: stamp?.inWholeSeconds)
    }
}

extension Todo {
    var inWholeSeconds: Todo {
        var copy = self
        copy.createdAt = createdAt?.inWholeSeconds
        copy.stamp = stamp?.inWholeSeconds
        copy.lastModified = lastModified?.inWholeSeconds
        copy.completedAt = completedAt?.inWholeSeconds
        copy.reminders = reminders.map(\.inWholeSeconds)
        return copy
    }
}

extension Trip {
    var inWholeSeconds: Trip {
        var copy = self
        copy.createdAt = createdAt?.inWholeSeconds
        copy.lastModified = lastModified?.inWholeSeconds
        return copy
    }
}

extension Expense {
    var inWholeSeconds: Expense {
        Expense(
            id: id, title: title, category: category, money: money, date: date, payer: payer, split: split,
            method: method, notes: notes, activity: activity, createdAt: createdAt.inWholeSeconds,
            updatedAt: updatedAt.inWholeSeconds)
    }
}

extension Attachment {
    var inWholeSeconds: Attachment {
        var copy = self
        copy.createdAt = createdAt.inWholeSeconds
        return copy
    }
}

extension SealedContents {
    var inWholeSeconds: SealedContents {
        var copy = self
        copy.sealedAt = sealedAt.inWholeSeconds
        return copy
    }
}
