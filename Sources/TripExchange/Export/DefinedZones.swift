import CivilTime
import ICalendar
import Trips

/// The exported zones that no database has, with their TZIDs and VTIMEZONEs.
struct DefinedZones {
    private let texts: [ZoneID: ZoneText]
    private let redaction: Redaction
    /// The zones of the database that are used by their names.
    private let plain: () -> Set<ZoneID>
    /// The TZIDs in use for other zones.
    private var taken: Set<String>
    /// The TZID and definition of each zone that is used, in the order of first use.
    private var used: [(id: ZoneID, name: String, definition: ZoneDefinition)] = []
    /// The TZIDs given to unknown zones, by their names.
    private var unknown: [String: String] = [:]

    /// Makes the set from the definitions that may be used.
    ///
    /// - Parameters:
    ///   - texts: The definitions.
    ///   - redaction: How much of each activity is written.
    ///   - taken: TZIDs in use for other zones of the file.
    ///   - plain: The zones of the database that are used by their names.
    init(
        _ texts: [ZoneText], _ redaction: Redaction, taken: Set<String>,
        plain: @escaping () -> Set<ZoneID>
    ) {
        self.plain = plain
        self.texts = Dictionary(texts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.redaction = redaction
        self.taken = taken
    }

    /// Returns the TZID under which a zone is written.
    ///
    /// It is the TZID that the zone was read with; if another zone has it, a number is appended, as Outlook
    /// does.
    ///
    /// - Parameters:
    ///   - id: The id of the zone.
    ///   - database: Zones whose names are not to be used.
    /// - Returns: The TZID, or `nil` for a zone that is not among the definitions.
    mutating func name(of id: ZoneID, database: ZoneDatabase) -> String? {
        if let known = used.first(where: { $0.id == id }) { return known.name }
        guard let definition = texts[id]?.definition, database.caughtUp(with: definition) == nil else {
            return nil
        }
        // The sender's name for a zone may reveal where it is.
        let name = own(definition, database) ?? free(redaction == .full ? definition.name : nil, database)
        used.append((id, name, definition))
        return name
    }

    /// Returns the database's name for a zone that a definition describes by newer rules.
    ///
    /// Newer rules are not replaced by the database's older ones.
    private mutating func own(_ definition: ZoneDefinition, _ database: ZoneDatabase) -> String? {
        guard redaction == .full, let release = definition.release,
            ZoneRelease.isNewer(release, than: database.version), let id = try? ZoneID(definition.name),
            (try? database.zone(id)) != nil, !plain().contains(id), taken.insert(definition.name).inserted
        else { return nil }
        return definition.name
    }

    /// Returns the database's zone for a definition whose rules are no longer newer.
    func caughtUp(_ id: ZoneID, _ database: ZoneDatabase) -> Zone? {
        texts[id]?.definition.flatMap { database.caughtUp(with: $0) }
    }

    /// Returns the TZID of an unknown zone in a redacted export.
    ///
    /// The zone's own name may reveal where it is.
    ///
    /// - Parameters:
    ///   - name: The name of the zone.
    ///   - database: Zones whose names are not to be used.
    /// - Returns: The TZID, the same for the same name.
    mutating func name(ofUnknown name: String, database: ZoneDatabase) -> String {
        if let known = unknown[name] { return known }
        let made = free(nil, database)
        unknown[name] = made
        return made
    }

    /// Returns an unused TZID; with `nil` as the wish, a neutral one.
    private mutating func free(_ wish: String?, _ database: ZoneDatabase) -> String {
        var name = wish ?? "Zone 1"
        var number = 2
        while taken.contains(name) || (try? database.zone(named: name)) != nil {
            name = "\(wish ?? "Zone") \(number)"
            number += 1
        }
        taken.insert(name)
        return name
    }

    /// The VTIMEZONEs of the zones that were requested.
    var timeZones: [Component] {
        used.map { zone in
            var component =
                redaction == .full ? zone.definition.component.withoutEmpty() : zone.definition.rulesOnly
            component.set(Property(text: "TZID", zone.name))
            component.remove(named: ZoneDefinition.nameProperty)
            if redaction == .full, zone.name != zone.definition.name || zone.definition.release == nil {
                component.append(Property(text: ZoneDefinition.nameProperty, zone.definition.name))
            }
            return component
        }
    }
}

extension ZoneDefinition {
    /// The definition's rules without comments, names, vendors' fields and unread properties.
    fileprivate var rulesOnly: Component {
        let parts = component.components.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }.map { part in
            Component(part.name, properties: part.properties.flatMap(Self.rule))
        }
        return Component("VTIMEZONE", properties: [Property(text: "TZID", name)], components: parts)
    }

    /// Returns a property that holds only the value that was understood.
    private static func rule(_ property: Property) -> [Property] {
        var reader = ValueReader()
        switch property.name {
        case "DTSTART", "RDATE":
            let values =
                property.valueType == "PERIOD"
                ? reader.periods(property).map(\.start) : reader.dateTimes(property)
            return values.compactMap { try? Property(property.name, .local($0.civil)) }
        case "TZOFFSETFROM", "TZOFFSETTO":
            return reader.utcOffset(property).map {
                [Property(property.name, rawValue: $0.description.filter { $0 != ":" })]
            } ?? []
        case "RRULE": return reader.recurrenceRule(property).map { [Property("RRULE", $0)] } ?? []
        default: return []
        }
    }
}
