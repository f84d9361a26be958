import ICalendar
import Trips

extension Activity {
    /// Whether a changed occurrence stands for all later ones too (RFC 5545 §3.2.13).
    ///
    /// The model does not know it; what the occurrence came as does.
    var standsForLater: Bool { recurrenceProperty?.standsForLater == true }

    /// How sure all later occurrences are, where a changed one stands for them; `nil` where it does not.
    ///
    /// It may have been called off by itself after it had moved all later ones.
    var laterStatus: ActivityStatus? {
        guard let property = recurrenceProperty, property.standsForLater else { return nil }
        guard status == .cancelled, let later = property.parameter(ModelProperty.later) else { return status }
        return ActivityStatus(rawValue: later.lowercased()) ?? status
    }

    private var recurrenceProperty: Property? {
        guard recurrenceID != nil, let source, source.utf8.count < 1 << 20 else { return nil }
        return ContentLines.component(of: source)?.first(named: "RECURRENCE-ID")
    }
}

extension Property {
    /// Whether a RECURRENCE-ID stands for all later occurrences too.
    var standsForLater: Bool { parameter("RANGE")?.uppercased() == "THISANDFUTURE" }
}
