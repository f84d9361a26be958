import Messages
import Rendering
import TripWorkflows
import Trips
import TypedInput

/// The answer of a command that added or changed an activity, as understood.
struct ItemAnswer {
    private let done: String
    /// Whether the activity is or was stored, and can be named by its UID.
    private let isStored: Bool
    private let draft: ItemDraft
    /// The organization that was created for it.
    private let made: Organization?

    init(done: String, isStored: Bool = true, _ draft: ItemDraft, _ made: Organization?) {
        (self.done, self.isStored, self.draft, self.made) = (done, isStored, draft, made)
    }

    /// Writes the activity, as text or JSON, and the notes on standard error.
    func write(_ trip: Trip, organization: Organization? = nil, json: Bool, _ session: Session) throws {
        let page = try ItemPage(draft.activity, of: trip, organization: made ?? organization, session)
        let context = session.context
        if json {
            context.output.line(try JSONDocument.text(ActivityDocument(page)))
        } else {
            context.output.write(
                ItemText.page(
                    page, done: done, hasUID: isStored, startOrigin: draft.startOrigin,
                    endOrigin: draft.endOrigin,
                    session.style))
        }
        for note in draft.notes { context.errors.line(tr("note: \(Printable.line(note))")) }
        if let made {
            context.errors.line(tr("note: the organization \"\(Printable.name(made.name))\" is new"))
        }
        if page.elapsed.map({ $0 < .zero }) == true {
            context.errors.line(
                tr("note: it ends before it starts; meridian check says which zone would be right"))
        }
    }
}
