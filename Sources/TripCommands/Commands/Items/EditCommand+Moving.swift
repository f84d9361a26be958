import CivilTime
import Messages
import Rendering
import TripStorage
import Trips

// MARK: - Into another trip

extension EditCommand {
    /// What goes along with an activity that moves to another trip.
    private struct Belongings {
        /// The activity, or the series with its changed occurrences.
        var activities: [Activity]
        var expenses: [Expense]
        var attachments: [Attachment]
    }

    /// Moves an activity to another trip, with what is attached to it and what was spent on it.
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
        var moved = target
        func work(_ writing: any TripWriting) throws {
            try requireUnchanged(found, in: writing)
            let belongings = try belongings(of: found, in: writing)
            (moved, notes) = try carry(belongings, of: found, to: target.id, in: writing, session)
        }
        if dryRun {
            try session.fileStore(for: .reading).rehearse(work)
        } else {
            try session.change(tr("move \"\(title)\" to \(Printable.name(target.name))"), work)
        }
        let page = try ItemPage(found.activity, of: moved, organization: organization, session)
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

    /// A changed occurrence goes nowhere without its series.
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

    /// Takes everything out of one trip and puts it into the other.
    ///
    /// - Returns: The other trip as it is then, and what is worth knowing.
    private func carry(
        _ belongings: Belongings, of found: FoundItem, to target: TripID, in writing: any TripWriting,
        _ session: Session
    ) throws -> (trip: Trip, notes: [String]) {
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
        var notes: [String] = []
        let joined = join(belongings, from: source, &trip)
        if !joined.isEmpty {
            let names = joined.map { Printable.name($0.name) }.joined(separator: ", ")
            notes.append(
                joined.count == 1
                    ? tr("\(names) joins \(Printable.name(trip.name))")
                    : tr("\(names) join \(Printable.name(trip.name))"))
        }
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
        return (trip, notes)
    }

    private func transfer(
        _ belongings: Belongings, from source: Trip, to trip: Trip, in writing: any TripWriting
    ) throws {
        // An identifier stands in one trip at a time; the bytes of files stay until the end of the transaction.
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

    /// Lets those join a trip who take part, have paid or bear something, and are no travellers of it.
    ///
    /// - Returns: Those who joined.
    private func join(_ belongings: Belongings, from source: Trip, _ trip: inout Trip) -> [Traveller] {
        let named = Set(belongings.activities.flatMap(\.participants))
        let paying = Set(
            belongings.expenses.flatMap { [$0.payer].compactMap(\.self) + ($0.split?.travellers ?? []) })
        var random = SystemRandomNumberGenerator()
        var joined: [Traveller] = []
        for traveller in source.travellers
        where named.contains(traveller.person) || paying.contains(traveller.id) {
            guard trip.traveller(traveller.person) == nil else { continue }
            let role: TravellerRole = traveller.role.travels ? .collaborator : .viewer
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
    /// The zones that its ends name.
    fileprivate var zoneNames: [ZoneID] {
        guard case .timed(let start, let end) = span else { return [] }
        return [start.zone, end.zone].compactMap(\.self)
    }
}

extension ExpenseSplit {
    /// The split among the same travellers under other identifiers.
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
