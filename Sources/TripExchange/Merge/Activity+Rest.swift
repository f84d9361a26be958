import ICalendar
import Trips

extension Activity {
    /// What the fields of an activity are read from, and what a sender writes anew without a change.
    private static let known: Set<String> = [
        "UID", "RECURRENCE-ID", "DTSTAMP", "SEQUENCE", "LAST-MODIFIED", "CREATED", "DTSTART", "DTEND",
        "DURATION",
        "RRULE", "RDATE", "EXDATE", "EXRULE", "STATUS", "TRANSP", "SUMMARY", "LOCATION", "GEO", "DESCRIPTION",
        "URL", "X-LIC-ERROR",
    ]

    /// Whether what only other programs know, such as alarms and attendees, is the same in the components of two versions.
    ///
    /// - Parameter other: The other version.
    /// - Returns: `true` when the components say the same besides what the fields are read from.
    func hasSameRest(as other: Activity) -> Bool {
        source == other.source || rest.isSameMeaning(as: other.rest)
    }

    /// The component as it came, without what the fields say.
    private var rest: Component {
        guard var component = source.flatMap(ContentLines.component) else { return Component("VEVENT") }
        component = component.rest(besides: Self.known)
        component.properties = component.properties.compactMap { property in
            guard property.name == "CATEGORIES" else { return property }
            // An export adds the kind.
            let others = property.textList.filter { $0 != kind.categoryName }
            return others.isEmpty ? nil : Property(textList: "CATEGORIES", others)
        }
        return component
    }
}

extension Component {
    /// The component without some properties, and without those of ours and those that say nothing.
    func rest(besides known: Set<String>) -> Component {
        var component = self
        component.properties.removeAll { property in
            known.contains(property.name) || property.name.hasPrefix(ModelProperty.prefix)
                || property.rawValue.trimmed.isEmpty
        }
        return component
    }
}
