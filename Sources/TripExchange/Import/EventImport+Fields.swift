import CivilTime
import Documents
import Findings
import ICalendar
import Merging
import Messages
import Recurrence
import TripSeries
import Trips

// MARK: - Text

extension EventImport {
    /// Returns the plain text of a property; empty if it is missing or blank.
    func text(_ name: String) -> String { component.visibleText(name) }

    /// Returns the plain text of a non-empty property.
    func filled(_ name: String) -> String? {
        let text = text(name)
        return text.isEmpty ? nil : text
    }
}

// MARK: - State

extension EventImport {
    mutating func status() -> ActivityStatus {
        if component.hasFirst("STATUS", "CONFIRMED") { return .confirmed }
        guard let property = component.first(named: "STATUS") else { return .confirmed }
        switch property.text.uppercased() {
        case "CONFIRMED", "": return .confirmed
        case "TENTATIVE": return .tentative
        case "CANCELLED", "CANCELED": return .cancelled
        default:
            values.note(
                .badValue, .warning, property,
                tr(
                    "STATUS `\(property.rawValue)` is none of an event's (RFC 5545 §3.8.1.11); it was read as CONFIRMED"
                )
            )
            return .confirmed
        }
    }

    func isTransparent() -> Bool {
        !component.hasFirst("TRANSP", "OPAQUE") && text("TRANSP").uppercased() == "TRANSPARENT"
    }

    mutating func sequence() -> Int {
        component.first(named: "SEQUENCE").flatMap { values.integer($0) }.map { max(0, $0) } ?? 0
    }

    /// Reads the instant of a property that must be in UTC (RFC 5545 §3.8.7); without `Z` it is read as UTC.
    mutating func instant(_ name: String) -> Instant? {
        if let civil = component.plainUTC(name), let instant = DateTimeValue.utc(civil).utcInstant {
            return instant
        }
        guard let property = component.first(named: name), let value = values.dateTime(property) else {
            return nil
        }
        if let instant = value.utcInstant { return instant }
        if scope.isFirst(.stampNotUTC) {
            values.note(
                .stampNotUTC, .repaired, property,
                tr(
                    "\(name) `\(property.rawValue)` is not in UTC (RFC 5545 §3.8.7); it was read as UTC, and so is every "
                        + "other one in the file"))
        }
        switch value {
        case .date(let date): return Zone.utc.startOfDay(date)
        case .local(let civil), .utc(let civil):
            let zone = property.zoneName.flatMap { name in
                scope.zones.zone(ofStamp: name, of: property, noting: &values)
            }
            return (zone ?? .utc).mapping(of: civil).compatible
        }
    }
}

// MARK: - Series

extension EventImport {
    private static let seriesNames = ["RRULE", "RDATE", "EXDATE", "EXRULE"]

    /// Reads the lines of a series, with TZIDs renamed as in the zone database.
    mutating func recurrence(of span: ActivitySpan) -> ActivityRecurrence? {
        var lines: [Property] = []
        guard Self.seriesNames.contains(where: { component.has($0) }) else { return nil }
        for property in component.properties where Self.seriesNames.contains(where: property.isNamed) {
            guard !property.rawValue.trimmed.isEmpty else {
                values.note(
                    .repairedValue, .repaired, property,
                    tr("\(property.name) has no value and says nothing; it was left out"))
                continue
            }
            switch property.name {
            case "RRULE": lines.append(rule(withOneEnd(endTyped(property, of: span), of: span)))
            case "EXRULE": lines.append(rule(endTyped(property, of: span)))
            default: lines.append(resolved(typed(property, of: span)))
            }
        }
        guard lines.contains(where: { $0.name == "RRULE" || $0.name == "RDATE" }) else { return nil }
        if let length = statedLength(of: span) { lines.append(length) }
        return ActivityRecurrence(lines: ContentLines.lines(of: lines))
    }

    /// The DURATION that determines the end of the span, if any; its errors have been reported.
    private func statedLength(of span: ActivitySpan) -> Property? {
        func first(_ name: String) -> Property? {
            component.all(named: name).first { !$0.rawValue.trimmed.isEmpty }
        }
        var reader = ValueReader()
        guard !span.isAllDay, first("DTEND") == nil,
            let duration = first("DURATION").flatMap({ reader.duration($0) })
        else { return nil }
        let length = OccurrenceLength(of: span, stated: duration, tzdb: scope.database.version) {
            scope.zone($0)
        }
        return length?.stated.map { Property("DURATION", rawValue: $0.text) }
    }

    private mutating func resolved(_ property: Property) -> Property {
        guard let name = property.zoneName,
            let answer = scope.zones.zone(named: name, of: property, noting: &values)
        else { return property }
        var property = property
        property.setParameter("TZID", answer.zone.id.name)
        return property
    }

    /// Returns a rule with COUNT or UNTIL alone, whichever ends it.
    private mutating func withOneEnd(_ property: Property, of span: ActivitySpan) -> Property {
        guard !scope.isSoundRule(property.rawValue) else { return property }
        let (start, zone): (CivilDateTime, Zone?) =
            switch span {
            case .allDay(let first, _): (CivilDateTime(first, .midnight), nil)
            case .timed(let first, _): (first.local, first.zone.flatMap { scope.zone($0) })
            }
        guard let both = RuleWithTwoEnds(property, from: start, isDateOnly: span.isAllDay, zone: zone) else {
            return property
        }
        values.note(
            .repairedValue, .repaired, property,
            tr(
                "\(property.name) `\(property.rawValue)` has both COUNT and UNTIL, of which RFC 5545 §3.3.10 allows one; "
                    + "\(both.kept) ends it first, and \(both.dropped) was left out"))
        return both.property
    }

    /// Returns a rule, repaired if necessary; an unreadable one is kept and reported.
    private mutating func rule(_ property: Property) -> Property {
        if property.name == "EXRULE" {
            values.note(
                .deprecatedProperty, .warning, property,
                tr(
                    "EXRULE is gone since RFC 5545; the times it names were taken out (RFC 2445 §4.8.5.2), and other "
                        + "programs may show them"))
        }
        if scope.isSoundRule(property.rawValue) { return property }
        var reader = ValueReader(file: scope.file, component: component.label)
        let rule = reader.recurrenceRule(property)
        guard let message = reader.findings.first?.message else {
            scope.noteSoundRule(property.rawValue)
            return property
        }
        guard let rule else {
            values.note(
                .cannotExpand, .warning, property,
                property.name == "EXRULE"
                    ? tr("\(message): the times that it takes out are shown")
                    : tr("\(message): the series is kept, but only its first occurrence is known"))
            return property
        }
        values.note(.repairedValue, .repaired, property, message)
        return property.with(rawValue: rule.text)
    }
}

// MARK: - Money, contacts and reminders

extension EventImport {
    /// Sets the fields that come from our own properties, CREATED and the alarms.
    mutating func readFurtherFields(of activity: inout Activity) {
        guard component.has(prefix: ModelProperty.prefix) else { return }
        activity.cost = cost()
        activity.paid = paid()
        activity.hidesPlace = text(ModelProperty.hidesPlace).uppercased() == "TRUE"
        activity.organization = organization()
    }

    private mutating func cost() -> Money? {
        guard let property = component.first(named: ModelProperty.cost), let text = filled(ModelProperty.cost)
        else { return nil }
        do throws(TripError) {
            let money = try Money(text)
            guard !money.isNegative else {
                throw TripError(.negativeCost, subject: "\(money)", reason: tr("is less than nothing"))
            }
            return money
        } catch {
            values.note(.badValue, .warning, property, tr("\(property.name): \(error); it was left out"))
            return nil
        }
    }

    private mutating func paid() -> PaidStatus {
        guard let property = component.first(named: ModelProperty.paid), let text = filled(ModelProperty.paid)
        else { return .unpaid }
        if let status = PaidStatus(word: text) { return status }
        values.note(
            .badValue, .warning, property,
            tr(
                "\(property.name) `\(property.rawValue)` is none of NONE, DEPOSIT and FULL; it was read as NONE"
            )
        )
        return .unpaid
    }

    private mutating func organization() -> OrganizationID? {
        guard let property = component.first(named: ModelProperty.organizationID),
            let text = filled(ModelProperty.organizationID)
        else { return nil }
        let id = OrganizationID(text)
        if scope.organizations[id] != nil { return id }
        values.note(
            .badValue, .warning, property,
            tr(
                "\(property.name) `\(property.rawValue)` is no organization that the calendar describes; it was left out"
            )
        )
        return nil
    }
}
