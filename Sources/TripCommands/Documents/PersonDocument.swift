import CivilTime
import Messages
import Rendering
import Trips
import TypedInput

/// A person in JSON.
struct PersonDocument: Encodable, Sendable {
    /// The hours awake, as `07:00`.
    struct Awake: Encodable, Sendable {
        let from: String
        let until: String
    }

    let id: String
    /// The name that is shown.
    let name: String
    /// All spellings, the shown one first.
    let names: [String]
    let emails: [String]
    @Nullable var home: String?
    let awake: Awake
    let me: Bool
    /// The names of the trips in which they travel.
    let trips: [String]

    init(_ person: Person, trips: [Trip]) {
        id = person.id.text
        (name, names, emails) = (person.name, person.names, person.emails)
        home = person.home?.name
        awake = Awake(from: person.awake.from.shortText, until: person.awake.until.shortText)
        me = person.isMe
        self.trips = trips.filter { $0.traveller(person.id) != nil }.map(\.name)
    }

    /// `Ada · ada@example.org · home Europe/London · awake 08:00 to 22:00 · me · 2 trips · 1a2b3c4d`.
    func line(_ style: TextStyle) -> String {
        var parts = [style.marked(Printable.line(name), .bold)]
        parts += emails.map { Printable.line($0) }
        if let home { parts.append(tr("home \(home)")) }
        parts.append(tr("awake \(awake.from) to \(awake.until)"))
        if me { parts.append(tr("me", as: "mark of a person")) }
        parts.append(trips.count == 1 ? tr("1 trip") : tr("\(trips.count) trips"))
        parts.append(style.marked(String(id.prefix(8)), .faint))
        return parts.joined(separator: " · ")
    }
}
