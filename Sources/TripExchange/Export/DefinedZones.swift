import CivilTime
import ICalendar
import Trips

/// The zones of an export that no database has: under which TZIDs they are written, and with which VTIMEZONEs.
struct DefinedZones {
    private let texts: [ZoneID: ZoneText]
    private let redaction: Redaction
    /// The zones of the database that are used by their names.
    private let plain: Set<ZoneID>
    /// The TZIDs that stand for other zones.
    private var taken: Set<String>
    /// Of the zones that are used, the TZID and the definition, in the order of their first use.
    private var used: [(id: ZoneID, name: String, definition: ZoneDefinition)] = []
    /// The TZIDs of zones that nobody knows.
    private var unknown: [String: String] = [:]

    /// Takes the zones that may be used.
    ///
    /// - Parameters:
    ///   - texts: The definitions.
    ///   - redaction: How much to tell.
    ///   - taken: TZIDs that stand for other zones of the file.
    ///   - plain: The zones of the database that are used by their names.
    init(_ texts: [ZoneText], _ redaction: Redaction, taken: Set<String>, plain: Set<ZoneID>) {
        self.plain = plain
        self.texts = Dictionary(texts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        self.redaction = redaction
        self.taken = taken
    }

    /// The TZID under which a zone is written: the one that it came with, and where another zone has that one, with a
    /// number behind it, as Outlook does it.
    ///
    /// - Parameters:
    ///   - id: The id of the zone.
    ///   - database: Zones whose names are not to be used.
    /// - Returns: The TZID, or `nil` for a zone that is none of these.
    mutating func name(of id: ZoneID, database: ZoneDatabase) -> String? {
        if let known = used.first(where: { $0.id == id }) { return known.name }
        guard let definition = texts[id]?.definition, database.caughtUp(with: definition) == nil else {
            return nil
        }
        // The sender's name for a zone may tell where it is.
        let name = own(definition, database) ?? free(redaction == .full ? definition.name : nil, database)
        used.append((id, name, definition))
        return name
    }

    /// The name of a zone of the database, for a definition of it by newer rules: those are not replaced by older ones.
    private mutating func own(_ definition: ZoneDefinition, _ database: ZoneDatabase) -> String? {
        guard redaction == .full, let release = definition.release,
            ZoneRelease.isNewer(release, than: database.version), let id = try? ZoneID(definition.name),
            !plain.contains(id), (try? database.zone(id)) != nil, taken.insert(definition.name).inserted
        else { return nil }
        return definition.name
    }

    /// The name in the database of a zone that a file's definition stood for, when that one is newer no more.
    func caughtUp(_ id: ZoneID, _ database: ZoneDatabase) -> Zone? {
        texts[id]?.definition.flatMap { database.caughtUp(with: $0) }
    }

    /// The TZID, in a redacted export, of a zone that nobody knows and whose name may tell where it is.
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

    /// A TZID that stands for nothing else; without a wish, one that tells nothing.
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

    /// The VTIMEZONEs of the zones that were asked for.
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
    /// The definition without anything that is not a rule: comments, names, vendors' fields, and what nobody reads.
    fileprivate var rulesOnly: Component {
        let parts = component.components.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }.map { part in
            Component(part.name, properties: part.properties.flatMap(Self.rule))
        }
        return Component("VTIMEZONE", properties: [Property(text: "TZID", name)], components: parts)
    }

    /// A property with its value as it is understood.
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
