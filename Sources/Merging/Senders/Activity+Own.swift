import CivilTime
import ICalendar
import Trips

extension Activity {
    /// An incoming version with what only we know of the version that is there.
    ///
    /// What a booking costs, who runs it and the reminders that somebody set are in no airline's file. Such a file says
    /// nothing about them, and changes nothing. A file that we wrote says everything; of that, what it says as it did the
    /// last time is no change, and what was changed here since stays.
    ///
    /// - Parameters:
    ///   - there: The version that is there.
    ///   - database: The zones.
    /// - Returns: The incoming version, completed.
    func keepingOwn(of there: Activity, _ database: ZoneDatabase) -> Activity {
        var copy = self
        copy.cost = cost ?? there.cost
        copy.paid = paid == .unpaid ? there.paid : paid
        copy.hidesPlace = hidesPlace || there.hidesPlace
        copy.organization = organization ?? there.organization
        copy.createdAt = createdAt ?? there.createdAt
        copy.place = place?.keepingOwn(of: there.place)
        copy.destination = destination?.keepingOwn(of: there.destination)
        if reminders != there.reminders { copy.reminders = keptReminders(of: there) }
        guard copy != self else { return self }
        return isOurs ? changing(there, database) : copy
    }

    /// A version of a file of ours, with what was changed here of what it says as it did the last time.
    private func changing(_ there: Activity, _ database: ZoneDatabase) -> Activity {
        let said = there.asSaid(database) ?? there
        var copy = self
        if cost == said.cost { copy.cost = there.cost }
        if paid == said.paid { copy.paid = there.paid }
        if hidesPlace == said.hidesPlace { copy.hidesPlace = there.hidesPlace }
        if reminders == said.reminders { copy.reminders = there.reminders }
        if organization == said.organization { copy.organization = there.organization }
        return copy
    }

    /// Whether the component was written by us, and says all that the model knows.
    var isOurs: Bool {
        source.flatMap(ContentLines.component)?.text(ModelProperty.kind)
            .flatMap { ActivityKind(categoryName: $0) } != nil
    }

    /// The sender's reminders as they are now, without those that somebody took away, and with those that somebody set.
    private func keptReminders(of there: Activity) -> [Reminder] {
        let sent = (there.statements.first?.said ?? there).reminders
        let removed = Set(sent).subtracting(there.reminders)
        let own = there.reminders.filter { !sent.contains($0) && !reminders.contains($0) }
        return reminders.filter { !removed.contains($0) } + own
    }
}

extension Place {
    /// The place with what only we know of it, as long as its name is the same.
    func keepingOwn(of there: Place?) -> Place {
        guard let there, there.name == name else { return self }
        var copy = self
        copy.terminal = terminal ?? there.terminal
        copy.gate = gate ?? there.gate
        copy.address = address ?? there.address
        return copy
    }
}
