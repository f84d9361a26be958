import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows

/// The browsers that are signed in, each with a button that ends its session.
struct SessionsPage: PageModel {
    static let template = "sessions"

    /// One browser.
    struct Item: Sendable {
        let label: String
        let facts: String
        let id: String
        let spoken: String
        let endText: String
    }

    var frame: Frame
    let advice = tr(
        "A browser stays signed in for thirty days after it was last used. End the session of a browser that you do not know, or do not have any more."
    )
    let items: [Item]
    let action = PageAddress.endSession.text
    /// What ends all sessions but this one; nil where there is no other.
    let othersText: String?

    /// Lists sessions.
    ///
    /// - Parameters:
    ///   - sessions: The sessions.
    ///   - visitor: Who asks.
    ///   - household: The zone and the clock of times.
    ///   - style: The address of the style sheet.
    init(_ sessions: [BrowserSession], seenBy visitor: Visitor, _ household: Household, style: String) {
        let current = visitor.session
        frame = Frame(tr("Signed-in browsers"), style: style)
        if visitor.isByProxy {
            frame.facts = [tr("The proxy before these pages signs this browser in, without a session.")]
        }
        let zone = household.statedHome ?? household.machineHome ?? .utc
        func said(_ instant: Instant) -> String {
            let time = zone.civil(at: instant)
            return "\(EnglishTime.long(time.date)) \(household.hours.text(time.time))"
        }
        items = sessions.map { session in
            let label = Printable.line(session.label)
            var facts: [String] = []
            let isThis = session.digest == current.digest
            if isThis { facts.append(tr("this browser")) }
            facts.append(
                session.account.map { Printable.line($0) } ?? tr("signed in by the link on the terminal"))
            facts += [tr("since \(said(session.createdAt))"), tr("last used \(said(session.lastUsedAt))")]
            return Item(
                label: label, facts: facts.joined(separator: " · "), id: session.digest,
                spoken: isThis
                    ? tr("Sign out: this browser")
                    : tr("End it: the session of \(label), since \(said(session.createdAt))"),
                endText: isThis ? tr("Sign out") : tr("End it"))
        }
        othersText =
            visitor.isByProxy
            ? sessions.isEmpty ? nil : tr("End all of them")
            : sessions.count > 1 ? tr("End all but this one") : nil
    }
}
