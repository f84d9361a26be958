import Documents
import ICalendar
import Merging
import Reservations
import Trips

/// Writes the participants of an activity into its VEVENT, exactly in our property and as ATTENDEEs for other programs.
///
/// Nobody may be invited by that: no ATTENDEE that we add stands beside an ORGANIZER, and SCHEDULE-AGENT makes servers
/// send nothing (RFC 6638 section 7.1). Attendees of another calendar stay unchanged.
struct ParticipantExport {
    private let activity: Activity
    private let travellers: [PersonID: Traveller]

    /// Takes the participants; `nil` without the trip, when they are unknown.
    init?(_ activity: Activity, _ scope: ExportScope) {
        guard let travellers = scope.travellers else { return nil }
        (self.activity, self.travellers) = (activity, travellers)
    }

    /// Writes the participants.
    func write(into event: inout Component) {
        let people = activity.participants.compactMap { travellers[$0] }
        let said = people.map(Self.participant)
        if event.all(named: ModelProperty.participant) != said {
            event.remove(named: ModelProperty.participant)
            for property in said { event.append(property) }
        }
        let ids = Set(people.map(\.person.text))
        event.properties.removeAll { property in
            guard property.name == "ATTENDEE", let id = property.parameter(ModelProperty.person) else {
                return false
            }
            return !ids.contains(id)
        }
        guard !event.says("ORGANIZER") else { return }
        let asked = event.all(named: "ATTENDEE")
        let known = Set(asked.compactMap { $0.parameter(ModelProperty.person) })
        let addresses = Set(asked.map { $0.rawValue.trimmed.lowercased() })
        for traveller in people where !known.contains(traveller.person.text) {
            guard !addresses.contains(Self.address(of: traveller).lowercased()),
                !asked.contains(where: { Self.names($0, traveller, amongst: people) })
            else { continue }
            event.append(Self.attendee(traveller))
        }
    }

    /// Returns whether an attendee has the traveller's name, with another address or none.
    private static func names(_ asked: Property, _ traveller: Traveller, amongst people: [Traveller]) -> Bool
    {
        let address = asked.rawValue.trimmed.lowercased()
        guard let name = asked.parameter("CN"), Travellers.areOne(name, traveller.name) else { return false }
        return !people.contains {
            $0.person != traveller.person && Self.address(of: $0).lowercased() == address
        }
    }

    private static func participant(_ traveller: Traveller) -> Property {
        var property = Property(text: ModelProperty.participant, traveller.name)
        property.setParameter("X-ID", traveller.person.text)
        if let email = traveller.email { property.setParameter("X-EMAIL", email) }
        if !traveller.role.travels { property.setParameter("X-ROLE", traveller.role.rawValue.uppercased()) }
        return property
    }

    private static func attendee(_ traveller: Traveller) -> Property {
        var property = Property("ATTENDEE", rawValue: address(of: traveller))
        property.setParameter("CN", traveller.name)
        property.setParameter("CUTYPE", "INDIVIDUAL")
        property.setParameter("ROLE", "REQ-PARTICIPANT")
        property.setParameter("PARTSTAT", "ACCEPTED")
        property.setParameter("SCHEDULE-AGENT", "NONE")
        property.setParameter(ModelProperty.person, traveller.person.text)
        return property
    }

    /// Returns a mail address, else a URN that no mail reaches (RFC 9562 section 4).
    private static func address(of traveller: Traveller) -> String {
        traveller.email.map { "mailto:\($0)" } ?? "urn:uuid:\(traveller.person.text)"
    }
}
