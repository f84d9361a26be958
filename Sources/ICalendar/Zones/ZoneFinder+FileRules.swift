import CivilTime
import Findings
import Messages

extension ZoneFinder {
    /// A definition that an export of ours kept, whoever has it now.
    static let kept = ZoneFinder { query in
        guard let component = query.definition?.component,
            component.first(named: ZoneDefinition.nameProperty) != nil
        else { return nil }
        return fileRules.find(query)
    }

    /// The file's own rules as they stand, for a zone that nobody else has.
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
