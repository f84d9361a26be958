import CivilTime
import ICalendar
import Trips

// MARK: - What some of them call off

extension SenderVersions {
    private static let whose = "X-NAMED"

    /// What becomes of a booking that some of them call off: `nil` where none does.
    ///
    /// Who says neither a confirmation nor a traveller, beside others who do, may be somebody else on the same flight, or a note
    /// that its owner deleted.
    func calledOff(_ said: [Activity?], _ database: ZoneDatabase) -> ActivityStatus? {
        let off = said.indices.filter { said[$0]?.status == .cancelled }
        guard !off.isEmpty else { return nil }
        // What was typed by hand no sender says.
        let named = said.indices.filter { said[$0].map { Self.saysWhose($0, database) } ?? false }
        return named.isEmpty || off.contains(where: named.contains) ? .cancelled : .tentative
    }

    /// Whether a version says whose booking it is, or what called it off did.
    static func saysWhose(_ activity: Activity, _ database: ZoneDatabase) -> Bool {
        let side = BookingSide(activity, database)
        if !side.confirmation.isEmpty || !side.people(database).isEmpty { return true }
        guard activity.status == .cancelled, let source = activity.source else { return false }
        return ContentLines.component(of: source)?.first(named: "STATUS")?.parameter(whose) != nil
    }

    /// The status of a version that METHOD:CANCEL called off.
    ///
    /// - Parameter isNamed: Whether that said whose booking it is.
    /// - Returns: The property, which remembers that.
    static func calledOff(isNamed: Bool) -> Property {
        var status = Property("STATUS", rawValue: "CANCELLED")
        if isNamed { status.setParameter(whose, "TRUE") }
        return status
    }
}
