import CivilTime
import ICalendar
import Trips

/// The zones of an export that no database has: under which TZIDs they are written, and with which VTIMEZONEs.
struct DefinedZones {
    private let texts: [ZoneID: ZoneText]
    private let redaction: Redaction
    /// The TZIDs that stand for other zones.
    private var taken: Set<String>
    /// Of the zones that are used, the TZID and the definition, in the order of their first use.
    private var used: [(id: ZoneID, name: String, definition: ZoneDefinition)] = []

    /// Takes the zones that may be used.
    ///
    /// - Parameters:
    ///   - texts: The definitions.
    ///   - redaction: How much to tell.
    ///   - taken: TZIDs that stand for other zones of the file.
    init(_ texts: [ZoneText], _ redaction: Redaction, taken: Set<String>) {
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
        guard let definition = texts[id]?.definition else { return nil }
        // The sender's name for a zone may tell where it is.
        let wanted = redaction == .full ? definition.name : "Zone"
        var name = redaction == .full ? wanted : "Zone 1"
        var number = 2
        while taken.contains(name) || (try? database.zone(named: name)) != nil {
            name = "\(wanted) \(number)"
            number += 1
        }
        taken.insert(name)
        used.append((id, name, definition))
        return name
    }

    /// The VTIMEZONEs of the zones that were asked for.
    var timeZones: [Component] {
        used.map { zone in
            var component =
                redaction == .full ? zone.definition.component.withoutEmpty() : zone.definition.rulesOnly
            component.set(Property(text: "TZID", zone.name))
            component.remove(named: ZoneDefinition.nameProperty)
            if redaction == .full {
                component.append(Property(text: ZoneDefinition.nameProperty, zone.definition.name))
            }
            return component
        }
    }
}

extension ZoneDefinition {
    /// The definition without anything that is not a rule: comments, names, vendors' fields.
    fileprivate var rulesOnly: Component {
        let kept: Set = ["DTSTART", "TZOFFSETFROM", "TZOFFSETTO", "RRULE", "RDATE"]
        let parts = component.components.filter { ["STANDARD", "DAYLIGHT"].contains($0.name) }.map { part in
            let properties = part.properties.filter { kept.contains($0.name) }
            return Component(
                part.name, properties: properties.map { Property($0.name, rawValue: $0.rawValue) })
        }
        return Component("VTIMEZONE", properties: [Property(text: "TZID", name)], components: parts)
    }
}
