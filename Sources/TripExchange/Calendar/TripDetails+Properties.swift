import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import Trips

extension TripDetails {
    /// The properties of the details, in the order of the model.
    var properties: [Property] {
        var all: [Property] = []
        func add(_ name: String, _ text: String?) {
            if let text, !text.isEmpty { all.append(Property(text: name, text)) }
        }
        func add(_ name: String, _ value: DateTimeValue?) {
            if let value, let property = try? Property(name, value) { all.append(property) }
        }
        add(CalendarProperty.start, start.map { DateTimeValue.date($0) })
        add(CalendarProperty.end, end.map { DateTimeValue.date($0) })
        add(CalendarProperty.home, home?.name)
        add(CalendarProperty.defaultZone, defaultZone?.name)
        add(CalendarProperty.kind, kind?.rawValue.uppercased())
        all += travellers.map(Self.property)
        for money in budget { add(CalendarProperty.budget, money.description) }
        if !countries.isEmpty { all.append(Property(textList: CalendarProperty.countries, countries)) }
        add(CalendarProperty.notes, notes)
        add(CalendarProperty.archived, isArchived ? "TRUE" : nil)
        add(CalendarProperty.created, createdAt.map { DateTimeValue($0) })
        add(CalendarProperty.modified, lastModified.map { DateTimeValue($0) })
        return all
    }

    private static func property(_ traveller: Traveller) -> Property {
        var parameters = [
            Parameter("X-ID", traveller.id.text), Parameter("X-ROLE", traveller.role.rawValue.uppercased()),
        ]
        if traveller.person.text != traveller.id.text {
            parameters.append(Parameter("X-PERSON", traveller.person.text))
        }
        if let email = traveller.email { parameters.append(Parameter("X-EMAIL", email)) }
        return Property(text: CalendarProperty.traveller, traveller.name, parameters: parameters)
    }
}

// MARK: - Reading

extension TripDetails {
    /// Reads the details of a trip, and drops values that break a rule, with findings.
    ///
    /// - Parameters:
    ///   - calendar: The calendar; only its own properties are read.
    ///   - values: The reader that collects findings.
    init(of calendar: CalendarObject, noting values: inout ValueReader) {
        self.init()
        guard calendar.component.has(prefix: ModelProperty.prefix) else { return }
        for property in calendar.properties
        where property.name.hasPrefix(ModelProperty.prefix) && !property.rawValue.trimmed.isEmpty {
            do {
                try take(property, &values)
            } catch {
                values.note(.badValue, .warning, property, tr("\(property.name): \(error); it was left out"))
            }
        }
        checkTogether(&values, calendar)
    }

    private mutating func take(_ property: Property, _ values: inout ValueReader) throws {
        switch property.name {
        case CalendarProperty.start: start = values.dateTime(property)?.date
        case CalendarProperty.end: end = values.dateTime(property)?.date
        case CalendarProperty.home: home = try ZoneID(property.text)
        case CalendarProperty.defaultZone: defaultZone = try ZoneID(property.text)
        case CalendarProperty.kind:
            kind = TripKind(rawValue: property.text.lowercased())
            if kind == nil { throw Self.unknown(property.text, TripKind.allCases.map(\.rawValue)) }
        case CalendarProperty.traveller: travellers.append(try Self.traveller(property))
        case CalendarProperty.budget: budget.append(try Money(property.text))
        case CalendarProperty.countries: countries = property.textList
        case CalendarProperty.notes: notes = property.text
        case CalendarProperty.archived: isArchived = property.text.uppercased() == "TRUE"
        case CalendarProperty.created: createdAt = values.dateTime(property)?.utcInstant
        case CalendarProperty.modified: lastModified = values.dateTime(property)?.utcInstant
        case CalendarProperty.organization: _ = try CalendarDetails.organization(property)
        default: break
        }
    }

    private static func traveller(_ property: Property) throws -> Traveller {
        let word = property.parameter("X-ROLE") ?? ""
        guard let role = TravellerRole(rawValue: word.lowercased()) else {
            throw unknown(word, TravellerRole.allCases.map(\.rawValue))
        }
        let traveller = Traveller(
            id: try TravellerID.validated(property.parameter("X-ID") ?? ""),
            person: try property.parameter("X-PERSON").map { try PersonID.validated($0) },
            name: property.text,
            email: property.parameter("X-EMAIL"), role: role)
        try traveller.check()
        return traveller
    }

    private static func unknown(_ word: String, _ words: [String]) -> TripError {
        TripError(
            .malformedName, subject: "\"\(word)\"",
            reason: tr("is none of ") + words.map { $0.uppercased() }.joined(separator: ", "))
    }

    /// Drops values that are valid alone and not together, such as an end before the start.
    private mutating func checkTogether(_ values: inout ValueReader, _ calendar: CalendarObject) {
        var probe = Trip(id: TripID(""), name: "Trip")
        func complain(_ name: String, _ error: any Error) {
            guard let property = calendar.component.first(named: name) else { return }
            values.note(.badValue, .warning, property, tr("\(name): \(error); it was left out"))
        }
        (probe.start, probe.end) = (start, end)
        do { try probe.check() } catch {
            (end, probe.end) = (nil, nil)
            complain(CalendarProperty.end, error)
        }
        probe.travellers = travellers
        do { try probe.check() } catch {
            (travellers, probe.travellers) = ([], [])
            complain(CalendarProperty.traveller, error)
        }
        probe.budget = budget
        do { try probe.check() } catch {
            (budget, probe.budget) = ([], [])
            complain(CalendarProperty.budget, error)
        }
        probe.countries = countries
        do { try probe.check() } catch {
            countries = []
            complain(CalendarProperty.countries, error)
        }
    }
}
