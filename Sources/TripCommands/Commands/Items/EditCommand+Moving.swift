import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

// MARK: - Into another trip

extension EditCommand {
    /// The parts that move to another trip with an activity.
    private struct Belongings {
        /// The activity, or the series with its overrides.
        var activities: [Activity]
        var expenses: [Expense]
        var attachments: [Attachment]
    }

    /// Moves an activity to another trip, with its attachments and expenses.
    func move(
        _ found: FoundItem, _ organization: Organization?, to name: String, _ session: Session
    ) throws -> CommandStatus {
        let target = try session.storeForLookup().read { try TripLookup.trip(named: name, in: $0) }
        let title = Printable.name(found.activity.title)
        guard target.id != found.trip.id else {
            throw CommandFailure(
                "same-trip",
                tr("--to-trip \(Printable.name(name)): \(title) is in that trip already"), status: .usage)
        }
        guard found.activity.recurrenceID == nil || found.related.count > 1 else {
            return try moveSeries(of: found, title)
        }
        var notes: [String] = []
        var moved = (trip: target, activity: found.activity)
        func work(_ writing: any TripWriting) throws {
            try requireUnchanged(found, in: writing)
            let belongings = try belongings(of: found, in: writing)
            (moved.trip, moved.activity, notes) = try carry(
                belongings, of: found, to: target.id, in: writing, session)
        }
        if dryRun {
            try session.fileStore(for: .reading).rehearse(work)
        } else {
            try session.change(tr("move \"\(title)\" to \(Printable.name(target.name))"), work)
        }
        let page = try ItemPage(moved.activity, of: moved.trip, organization: organization, session)
        if json {
            session.context.output.line(try JSONDocument.text(ActivityDocument(page)))
        } else {
            let done =
                dryRun ? tr("would be", as: "done to an activity") : tr("moved", as: "done to an activity")
            session.context.output.write(ItemText.page(page, done: done, session.style))
        }
        for note in notes { session.context.errors.line(tr("note: \(note)")) }
        return .success
    }

    /// An override cannot move without its series.
    private func moveSeries(of found: FoundItem, _ title: String) throws -> CommandStatus {
        throw CommandFailure(
            "series-part",
            tr(
                "\(title): is one occurrence of a series, which moves as a whole; name it \(Printable.line(found.activity.uid.text))"
            ), status: .usage)
    }

    private func belongings(of found: FoundItem, in reading: any TripReading) throws -> Belongings {
        let trip = found.trip.id
        let activities = try reading.activities(withUID: found.activity.uid, of: trip)
        let keys = Set(activities.map(\.key))
        let expenses = try reading.expenses(of: trip).filter { $0.activity.map(keys.contains) ?? false }
        let ids = Set(expenses.map(\.id))
        let attachments = try reading.attachments(of: trip).filter { attachment in
            switch attachment.owner {
            case .trip: false
            case .activity(let key): keys.contains(key)
            case .expense(let id): ids.contains(id)
            }
        }
        return Belongings(activities: activities, expenses: expenses, attachments: attachments)
    }

    /// Moves everything from one trip to the other.
    ///
    /// - Returns: The other trip and the activity afterwards, with notes.
    private func carry(
        _ belongings: Belongings, of found: FoundItem, to target: TripID, in writing: any TripWriting,
        _ session: Session
    ) throws -> (trip: Trip, activity: Activity, notes: [String]) {
        guard var trip = try writing.trip(target), let source = try writing.trip(found.trip.id) else {
            throw CommandFailure(
                "unknown-trip", tr("\(Printable.name(found.trip.name)): has just been deleted"),
                status: .noInput)
        }
        guard try writing.activities(withUID: found.activity.uid, of: target).isEmpty else {
            throw CommandFailure(
                "uid-taken",
                tr(
                    "\(Printable.name(trip.name)): has an activity \(Printable.line(found.activity.uid.text)) already; meridian delete takes one of both away"
                ), status: .badData)
        }
        let before = trip
        let belongings = try naming(belongings, from: source, to: trip, session)
        let joined = join(belongings, from: source, &trip)
        let common = Set(
            try writing.activities(of: target).lazy.filter(\.participants.isEmpty).map(\.uid)
        ).count
        var notes = joining(joined, trip, common: common)
        // Zones that a calendar defines itself are known to their trip alone.
        let defined = Set(trip.zones.map(\.id))
        let used = Set(belongings.activities.flatMap { $0.zoneNames })
        trip.zones += source.zones.filter { used.contains($0.id) && !defined.contains($0.id) }
        if trip != before {
            trip.lastModified = session.now.ofChange(after: trip.lastModified)
            try writing.update(trip)
        }
        try transfer(belongings, from: source, to: trip, in: writing)
        if !belongings.attachments.isEmpty || !belongings.expenses.isEmpty {
            let (files, sums) = (belongings.attachments.count, belongings.expenses.count)
            let parts = [
                files == 0 ? nil : files == 1 ? tr("1 attachment") : tr("\(files) attachments"),
                sums == 0 ? nil : sums == 1 ? tr("1 expense") : tr("\(sums) expenses"),
            ].compactMap(\.self)
            notes.append(tr("moved along: \(parts.joined(separator: ", "))"))
        }
        let activity = belongings.activities.first { $0.key == found.activity.key } ?? found.activity
        return (trip, activity, notes)
    }

    /// Names the participants where the other trip would give all its travellers instead.
    private func naming(
        _ belongings: Belongings, from source: Trip, to trip: Trip, _ session: Session
    ) throws -> Belongings {
        let goers = [source, trip].map { $0.travellers.filter(\.role.travels).map(\.person) }
        guard Set(goers[0]) != Set(goers[1]), !goers[0].isEmpty else { return belongings }
        var named = belongings
        named.activities = try belongings.activities.map { activity in
            guard activity.participants.isEmpty else { return activity }
            return try ActivityEdit([.participants(goers[0])]).applied(
                to: activity, at: session.now, in: session.database
            ) { try $0.resolved(by: .reject) }
        }
        return named
    }

    /// Returns notes about the persons who joined, and their further activities.
    ///
    /// - Parameters:
    ///   - joined: Those who joined.
    ///   - trip: The trip.
    ///   - common: The number of its activities without participants.
    /// - Returns: A note each.
    private func joining(_ joined: [Traveller], _ trip: Trip, common: Int) -> [String] {
        let name = Printable.name(trip.name)
        func names(_ travellers: [Traveller]) -> String {
            travellers.map { Printable.name($0.name) }.joined(separator: ", ")
        }
        var notes: [String] = []
        let travelling = joined.filter(\.role.travels)
        if !travelling.isEmpty {
            let all = names(travelling)
            notes.append(
                travelling.count == 1 ? tr("\(all) joins \(name)") : tr("\(all) join \(name)"))
            if common > 0 {
                let activities =
                    common == 1
                    ? tr("1 activity of \(name) that names nobody")
                    : tr("\(common) activities of \(name) that name nobody")
                notes.append(
                    travelling.count == 1
                        ? tr("\(all) now takes part in \(activities)")
                        : tr("\(all) now take part in \(activities)"))
            }
        }
        let looking = joined.filter { !$0.role.travels }
        if !looking.isEmpty {
            let all = names(looking)
            notes.append(
                looking.count == 1
                    ? tr("\(all) joins \(name) as a viewer, who takes part where named")
                    : tr("\(all) join \(name) as viewers, who take part where named"))
        }
        return notes
    }

    private func transfer(
        _ belongings: Belongings, from source: Trip, to trip: Trip, in writing: any TripWriting
    ) throws {
        // An identifier is in one trip at a time; the bytes of files stay until the end of the transaction.
        for expense in belongings.expenses { try writing.delete(expense.id, of: source.id) }
        for activity in belongings.activities { try writing.delete(activity.key, of: source.id) }
        try writing.save(belongings.activities, in: trip.id)
        func traveller(_ id: TravellerID) -> TravellerID {
            source.travellers.first { $0.id == id }.flatMap { trip.traveller($0.person) }?.id ?? id
        }
        for expense in belongings.expenses {
            var moved = expense
            moved.payer = expense.payer.map(traveller)
            moved.split = expense.split?.naming(traveller)
            try writing.save(moved, in: trip.id)
        }
        for attachment in belongings.attachments { try writing.save(attachment, bytes: nil, in: trip.id) }
    }

    /// Adds participants, payers and bearers to a trip that lacks them.
    ///
    /// As in an import, participants of a transport or a stay travel; others take part by name.
    ///
    /// - Returns: The persons who joined.
    private func join(_ belongings: Belongings, from source: Trip, _ trip: inout Trip) -> [Traveller] {
        let named = Set(belongings.activities.flatMap(\.participants))
        let journeying = Set(belongings.activities.filter(\.kind.isJourney).flatMap(\.participants))
        let paying = Set(
            belongings.expenses.flatMap { [$0.payer].compactMap(\.self) + ($0.split?.travellers ?? []) })
        var random = SystemRandomNumberGenerator()
        var joined: [Traveller] = []
        for traveller in source.travellers
        where named.contains(traveller.person) || paying.contains(traveller.id) {
            guard trip.traveller(traveller.person) == nil else { continue }
            let isJourneying = journeying.contains(traveller.person)
            let role: TravellerRole = traveller.role.travels && isJourneying ? .collaborator : .viewer
            let new = Traveller(
                id: .random(using: &random), person: traveller.person, name: traveller.name,
                email: traveller.email, role: role)
            trip.travellers.append(new)
            joined.append(new)
        }
        return joined
    }
}

extension Activity {
    /// The zones of its ends.
    fileprivate var zoneNames: [ZoneID] {
        guard case .timed(let start, let end) = span else { return [] }
        return [start.zone, end.zone].compactMap(\.self)
    }
}

extension ExpenseSplit {
    /// Returns the split with other identifiers for its travellers.
    fileprivate func naming(_ name: (TravellerID) -> TravellerID) -> ExpenseSplit {
        switch self {
        case .equally(let travellers): .equally(among: travellers.map(name))
        case .byShares(let shares):
            .byShares(shares.map { ExpenseShare(traveller: name($0.traveller), weight: $0.weight) })
        case .exactly(let parts):
            .exactly(parts.map { ExpensePart(traveller: name($0.traveller), money: $0.money) })
        }
    }
}
