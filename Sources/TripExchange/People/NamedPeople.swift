import CivilTime
import Documents
import ICalendar
import Merging
import Reservations
import Trips

/// Finds the people named in an activity's kept components.
///
/// A calendar of Meridian states the participants exactly, by `X-MERIDIAN-PARTICIPANT`. In others, the people
/// named in reservations (`underName`) and the individual ATTENDEEs who did not decline take part. The
/// statements of several senders of one activity are joined.
struct NamedPeople {
    private var clock: ReservationClock
    private let texts: ReservationTexts

    init(_ database: ZoneDatabase, _ texts: ReservationTexts) {
        clock = ReservationClock(database)
        self.texts = texts
    }

    /// The most people that one activity takes from a calendar.
    static let most = 1000

    /// Returns the people in the order in which they are named, each once.
    mutating func people(of activity: Activity) -> [NamedPerson] {
        guard let source = activity.source, Self.mayName(source) || !activity.statements.isEmpty else {
            return []
        }
        var all = people(named: activity)
        for statement in activity.statements where statement.said.source.map(Self.mayName) == true {
            all += people(named: statement.said)
        }
        var seen: Set<NamedPerson> = []
        return Array(all.filter { seen.insert($0).inserted }.prefix(Self.most))
    }

    /// Most components name no people, and parsing each is slow.
    private static func mayName(_ source: String) -> Bool {
        [ModelProperty.participant, "ATTENDEE", ReservationField.kde].contains {
            ContentLines.names($0, in: source)
        }
    }

    private mutating func people(named activity: Activity) -> [NamedPerson] {
        guard let component = activity.source.flatMap(ContentLines.component) else { return [] }
        let asked = component.all(named: "ATTENDEE").compactMap {
            Self.attendee($0, travels: activity.kind.isJourney)
        }
        guard !component.has(ModelProperty.kind) else {
            let said = component.all(named: ModelProperty.participant)
            // KDE's programs join several lines of one X- property, so that only ATTENDEE separates the
            // people.
            return said.contains { Self.isJoined($0.rawValue) } ? asked : said.compactMap(Self.participant)
        }
        return ReservationIndex.objects(of: activity, texts, &clock).flatMap(Self.people) + asked
    }

    /// Returns whether a value has an unescaped comma, which none of ours has.
    private static func isJoined(_ value: String) -> Bool {
        var isEscaped = false
        for byte in value.utf8 {
            if byte == UInt8(ascii: ","), !isEscaped { return true }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        }
        return false
    }

    // MARK: - Of each sort

    /// Returns a participant of a calendar of Meridian.
    private static func participant(_ property: Property) -> NamedPerson? {
        NamedPerson(
            id: property.parameter("X-ID").flatMap { try? PersonID.validated($0) }, name: property.text,
            email: property.parameter("X-EMAIL"), travels: property.parameter("X-ROLE") == nil)
    }

    /// Returns an individual who is invited and did not decline.
    private static func attendee(_ property: Property, travels: Bool) -> NamedPerson? {
        func word(_ name: String) -> String { (property.parameter(name) ?? "").uppercased() }
        guard ["", "INDIVIDUAL"].contains(word("CUTYPE")), word("PARTSTAT") != "DECLINED",
            word("ROLE") != "NON-PARTICIPANT"
        else { return nil }
        let address = property.rawValue.trimmed
        let isMail = address.lowercased().hasPrefix("mailto:")
        var person = NamedPerson(
            id: property.parameter(ModelProperty.person).flatMap { try? PersonID.validated($0) },
            name: property.parameter("CN") ?? "", email: isMail ? String(address.dropFirst(7)) : nil,
            travels: travels)
        person?.attendee = isMail ? address.lowercased() : String(address)
        return person
    }

    /// Returns the people named by a reservation and its tickets.
    private static func people(of reservation: Reservation) -> [NamedPerson] {
        guard let node = LinkedData(reservation.data) else { return [] }
        let tickets = node.nodes("reservedTicket").prefix(Reservation.mostTravellers)
        var emails: [String: String] = [:]
        for value in node.values("underName") + tickets.flatMap({ $0.values("underName") }) {
            guard let name = Reservation.person(value), let email = LinkedData(value)?.text("email") else {
                continue
            }
            emails[name] = email
        }
        return reservation.travellers.compactMap {
            NamedPerson(name: $0, email: emails[$0], travels: true)
        }
    }
}
