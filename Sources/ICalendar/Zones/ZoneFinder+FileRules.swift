import CivilTime
import Findings
import Messages

extension ZoneFinder {
    /// Finds a definition that an export of Meridian kept.
    static let kept = ZoneFinder { query in
        guard let component = query.definition?.component,
            component.first(named: ZoneDefinition.nameProperty) != nil
        else { return nil }
        return fileRules.find(query)
    }

    /// Uses the file's own rules, when no other finder succeeds.
    static let fileRules = ZoneFinder { query in
        guard let definition = query.definition.flatMap({ ZoneDefinition($0) }) else { return nil }
        let taken = tr(
            "no zone has the offsets of its VTIMEZONE; its own rules were taken as they stand, under the name "
                + "\(definition.zone.id)")
        return FoundZone(
            zone: definition.zone, source: .fileRules, code: .fileZone, severity: .warning,
            clause: tr("names no zone, and \(taken)"), taken: tr(", and \(taken)"), definition: definition)
    }
}
