import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

// MARK: - Into another trip

extension EditCommand {
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
        let move = StoreMove(found.activity.uid, from: found.trip.id, to: target.id)
        func work(_ writing: any TripWriting) throws -> StoreMove.Result {
            try requireUnchanged(found, in: writing)
            return try move.carryOut(in: writing, at: session.now, session.database)
        }
        let moved =
            if dryRun {
                try session.fileStore(for: .reading).rehearse(work)
            } else {
                try session.change(tr("move \"\(title)\" to \(Printable.name(target.name))"), work)
            }
        let activity = moved.activities.first { $0.key == found.activity.key } ?? found.activity
        let page = try ItemPage(activity, of: moved.trip, organization: organization, session)
        if json {
            session.context.output.line(try JSONDocument.text(ActivityDocument(page)))
        } else {
            let done =
                dryRun ? tr("would be", as: "done to an activity") : tr("moved", as: "done to an activity")
            session.context.output.write(ItemText.page(page, done: done, session.style))
        }
        for note in notes(of: moved) { session.context.errors.line(tr("note: \(note)")) }
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

    /// Returns notes about what moved along, and about the persons who joined and their further activities.
    private func notes(of moved: StoreMove.Result) -> [String] {
        let (files, sums) = (moved.attachments, moved.expenses)
        let parts = [
            files == 0 ? nil : files == 1 ? tr("1 attachment") : tr("\(files) attachments"),
            sums == 0 ? nil : sums == 1 ? tr("1 expense") : tr("\(sums) expenses"),
        ].compactMap(\.self)
        return joining(moved.joined, moved.trip, common: moved.unnamed)
            + (parts.isEmpty ? [] : [tr("moved along: \(parts.joined(separator: ", "))")])
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
}
