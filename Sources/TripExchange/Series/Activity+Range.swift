import ICalendar
import Trips

extension Activity {
    /// Whether a changed occurrence stands for all later ones too (RFC 5545 §3.2.13).
    ///
    /// The model does not know it; what the occurrence came as does.
    var standsForLater: Bool {
        guard recurrenceID != nil, let source, source.utf8.count < 1 << 20,
            let property = ContentLines.component(of: source)?.first(named: "RECURRENCE-ID")
        else { return false }
        return property.parameter("RANGE")?.uppercased() == "THISANDFUTURE"
    }
}
