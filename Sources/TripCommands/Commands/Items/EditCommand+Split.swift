import Merging
import Messages
import Rendering
import TripExchange
import TripStorage
import TripWorkflows
import Trips

// MARK: - Two bookings that were taken for one

extension EditCommand {
    /// What `--split --json` answers.
    private struct Document: Encodable {
        let split: [ActivityDocument]
    }

    /// Makes an activity of what each sender said.
    func takeApart(
        _ found: FoundItem, _ organization: Organization?, _ session: Session
    ) throws -> CommandStatus {
        let title = Printable.name(found.activity.title)
        let parts = BookingSenders.split(found.activity, database: session.database.adding(found.trip.zones))
        guard parts.count > 1 else {
            throw CommandFailure(
                "nothing-to-split",
                tr("\(title): one sender tells of it, or what another one said cannot be read"),
                status: .usage)
        }
        if !dryRun {
            try session.change(tr("split \"\(title)\"")) { writing in
                try requireUnchanged(found, in: writing)
                for other in parts.dropFirst() where try writing.activity(other.key, of: found.trip.id) != nil
                {
                    throw CommandFailure(
                        "uid-taken",
                        tr("\(title): there is an activity \(Printable.line(other.uid.text)) already"),
                        status: .badData)
                }
                for activity in parts { try writing.save(activity, in: found.trip.id) }
            }
        }
        let pages = try parts.map { part in
            let own = part.key == found.activity.key ? organization : nil
            return try ItemPage(part, of: found.trip, organization: own, session)
        }
        if json {
            session.context.output.line(
                try JSONDocument.text(Document(split: pages.map(ActivityDocument.init))))
        } else {
            let done =
                dryRun ? tr("would be", as: "done to an activity") : tr("split", as: "done to an activity")
            for page in pages {
                session.context.output.write(
                    ItemText.page(
                        page, done: done, hasUID: true, startOrigin: nil, endOrigin: nil, session.style))
            }
        }
        return .success
    }
}
