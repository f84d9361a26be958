import Rendering
import Trips

/// What a command answers that made or changed an activity: what was understood.
struct ItemAnswer {
    private let done: String
    private let draft: ItemDraft
    /// The organization that was made for it.
    private let made: Organization?

    init(done: String, _ draft: ItemDraft, _ made: Organization?) {
        (self.done, self.draft, self.made) = (done, draft, made)
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
                    page, done: done, hasUID: done != "would add", startOrigin: draft.startOrigin,
                    endOrigin: draft.endOrigin,
                    session.style))
        }
        for note in draft.notes { context.errors.line("note: \(Printable.line(note))") }
        if let made {
            context.errors.line("note: the organization \"\(Printable.name(made.name))\" is new")
        }
        if page.elapsed.map({ $0 < .zero }) == true {
            context.errors.line(
                "note: it ends before it starts; meridian check says which zone would be right")
        }
    }
}
