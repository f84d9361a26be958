import CivilTime
import Messages
import Rendering
import TripStorage
import TripWorkflows
import Trips

/// A feed, for `feed list --json` and the lines of people.
struct FeedDocument: Encodable, Sendable {
    let id: String
    let label: String
    @Nullable var trip: String?
    @Nullable var person: String?
    /// `full`, `shared` or `busy`.
    let redaction: String
    let createdAt: String
    @Nullable var expiresAt: String?
    @Nullable var lastUsedAt: String?
    /// Whether it can be fetched.
    let open: Bool
    /// The address, where it was just made.
    let address: String?
    /// The address of the page of a trip, where it was just made.
    let page: String?
    private let words: String

    private enum CodingKeys: String, CodingKey {
        case id, label, trip, person, redaction, createdAt, expiresAt, lastUsedAt, open, address, page
    }

    init(
        _ feed: Feed, at now: Instant, address: String? = nil, page: String? = nil,
        in reading: any TripReading
    ) throws {
        id = feed.id.text
        label = feed.label
        switch feed.scope {
        case .trip(let id): trip = id.text
        case .person(let id): person = id.text
        case .all: break
        }
        redaction = feed.redaction.rawValue
        createdAt = feed.createdAt.description
        expiresAt = feed.expiresAt?.description
        lastUsedAt = feed.lastUsedAt?.description
        open = feed.isOpen(at: now)
        (self.address, self.page) = (address, page)
        words = "\(try feed.scopeWords(in: reading)) · \(feed.redaction.words)"
    }

    /// `Grandparents · the trip Tokyo · without codes, seats and notes · never fetched · 3f2a9c1e`.
    func line(_ style: TextStyle) -> String {
        var parts = [style.marked(Printable.line(label), .bold), words]
        if let expiresAt { parts.append(open ? tr("until \(expiresAt)") : tr("ended \(expiresAt)")) }
        parts.append(lastUsedAt.map { tr("last fetched \($0)") } ?? tr("never fetched"))
        parts.append(style.marked(String(id.prefix(8)), .faint))
        return parts.joined(separator: " · ")
    }
}
