import ICalendar
import Trips

/// The calendar properties that describe a trip, besides its name.
enum CalendarProperty {
    static let start = "X-MERIDIAN-TRIP-START"
    /// The day after the last, exclusive.
    static let end = "X-MERIDIAN-TRIP-END"
    static let home = "X-MERIDIAN-HOME"
    static let defaultZone = "X-MERIDIAN-DEFAULT-ZONE"
    static let kind = "X-MERIDIAN-TRIP-KIND"
    static let traveller = "X-MERIDIAN-TRAVELLER"
    static let budget = "X-MERIDIAN-BUDGET"
    static let countries = "X-MERIDIAN-COUNTRIES"
    static let notes = "X-MERIDIAN-NOTES"
    static let archived = "X-MERIDIAN-ARCHIVED"
    static let created = "X-MERIDIAN-TRIP-CREATED"
    static let modified = "X-MERIDIAN-TRIP-LAST-MODIFIED"
    static let organization = "X-MERIDIAN-ORGANIZATION"

    /// The properties of a trip, which an export with one writes anew.
    static let ofTrip: Set = [
        start, end, home, defaultZone, kind, traveller, budget, countries, notes, archived, created, modified,
        organization,
    ]
}

/// Reads and writes a calendar's properties about its trip and its organizations.
enum CalendarDetails {}

// MARK: - Organizations

extension CalendarDetails {
    /// The text parameters of an organization, in the order in which they are written.
    private static var texts: [(parameter: String, path: WritableKeyPath<Organization, String?>)] {
        [("X-PHONE", \.phone), ("X-EMAIL", \.email), ("X-WEBSITE", \.website), ("X-LOGO", \.logo)]
    }

    private static let addressParameters = [
        "X-STREET", "X-CITY", "X-REGION", "X-POSTAL-CODE", "X-COUNTRY",
    ]

    /// Reads the organizations of a calendar; those that break a rule of the model are dropped.
    static func organizations(of calendar: CalendarObject) -> [Organization] {
        guard calendar.component.has(CalendarProperty.organization) else { return [] }
        return calendar.component.all(named: CalendarProperty.organization).compactMap {
            try? organization($0)
        }
    }

    static func organization(_ property: Property) throws(TripError) -> Organization {
        let id = try OrganizationID.validated(property.parameter("X-ID") ?? "")
        var organization = Organization(id: id, name: property.text)
        for (parameter, path) in texts { organization[keyPath: path] = property.parameter(parameter) }
        let parts = addressParameters.map { property.parameter($0) ?? "" }
        if parts.contains(where: { !$0.isEmpty }) {
            organization.address = Address(
                street: parts[0], city: parts[1], region: parts[2], postalCode: parts[3], country: parts[4])
        }
        organization.notes = property.parameter("X-NOTES") ?? ""
        try organization.check()
        return organization
    }

    static func property(_ organization: Organization) -> Property {
        var parameters = [Parameter("X-ID", organization.id.text)]
        for (parameter, path) in texts {
            if let text = organization[keyPath: path], !text.isEmpty {
                parameters.append(Parameter(parameter, text))
            }
        }
        for (parameter, part) in zip(addressParameters, organization.address?.parts ?? []) where !part.isEmpty
        {
            parameters.append(Parameter(parameter, part))
        }
        if !organization.notes.isEmpty { parameters.append(Parameter("X-NOTES", organization.notes)) }
        return Property(text: CalendarProperty.organization, organization.name, parameters: parameters)
    }
}
