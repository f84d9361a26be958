import Documents
import ICalendar
import Merging
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

    /// The same activity with what only other programs know, as another version has it; what its calendar said stays.
    ///
    /// - Parameter other: A version that says the same.
    /// - Returns: This one, with the component that it came as where nothing else is in that.
    func takingRest(of other: Activity) -> Activity {
        guard let base = source.flatMap(ContentLines.component) else { return self }
        var component = base.taking(other.rest, besides: Self.known)
        // A sender's own word for the kind is no addition of an export.
        let kinds = base.all(named: "CATEGORIES").flatMap(\.textList).filter { $0 == kind.categoryName }
        if !kinds.isEmpty { component.append(Property(textList: "CATEGORIES", kinds)) }
        var copy = self
        copy.source = CalendarWriter().text(component)
        return copy.hasSameRest(as: self) ? self : copy
    }

    /// The same activity with the lines that make a series as another version has them; the series is as it was.
    func takingRules(of other: Activity) -> Activity {
        guard other.recurrence != recurrence, var component = source.flatMap(ContentLines.component),
            let theirs = other.source.flatMap(ContentLines.component)
        else { return self }
        component.properties.removeAll { Self.rules.contains($0.name) }
        component.properties += theirs.properties.filter { Self.rules.contains($0.name) }
        var copy = self
        copy.source = CalendarWriter().text(component)
        return copy
    }

    private static let rules: Set = ["RRULE", "RDATE", "EXDATE", "EXRULE"]

    /// The component as it came, without what the fields say.
    var rest: Component {
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
    /// The component with some properties, reminders and all of ours as they are, and the rest of another one.
    func taking(_ rest: Component, besides known: Set<String>) -> Component {
        var component = self
        component.properties.removeAll { property in
            !known.contains(property.name) && !property.name.hasPrefix(ModelProperty.prefix)
        }
        component.properties += rest.rest(besides: known).properties
        component.components =
            components.filter { ReminderAlarms.isReminder($0) }
            + rest.components.filter { !ReminderAlarms.isReminder($0) }
        return component
    }

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
