import CivilTime
import ICalendar
import Merging
import Trips

/// Converts reminders to VALARMs of an event or a to-do (RFC 5545 §3.6.6), and back.
enum ReminderAlarms {
    /// Returns the reminders in the alarms of a component, in its order.
    ///
    /// A to-do with a due time and no start has one end only (RFC 5545 §3.8.6.3): an alarm without `RELATED=END`
    /// means the due time, too.
    ///
    /// - Parameters:
    ///   - component: The event or the to-do.
    ///   - title: Its title, which an alarm without a text of its own repeats.
    /// - Returns: The reminders.
    static func reminders(of component: Component, title: String) -> [Reminder] {
        component.components.compactMap {
            reminder($0, title: title)?.counted(fromDue: component.hasDueAlone)
        }
    }

    /// Returns whether a component is an alarm that the model can express.
    static func isReminder(_ component: Component) -> Bool { reminder(component, title: "") != nil }

    /// Updates the alarms of a component to the reminders of the model.
    ///
    /// Alarms of these reminders stay verbatim, alarms of other reminders are removed, and new ones are added for the
    /// rest. Alarms that the model cannot express stay too: mails, repeated ones, and unreadable ones.
    ///
    /// - Parameters:
    ///   - components: The subcomponents of the event or to-do.
    ///   - reminders: The reminders of the model.
    ///   - before: The present title.
    ///   - title: The new title.
    ///   - removesOthers: Whether alarms of other reminders are removed; those never read stay.
    ///   - isDueAlone: Whether they count from a due time, because there is no start.
    /// - Returns: The new subcomponents.
    static func edited(
        _ components: [Component], to reminders: [Reminder], titled before: String, now title: String,
        removingOthers removesOthers: Bool, countedFromDue isDueAlone: Bool
    ) -> [Component] {
        guard !components.isEmpty || !reminders.isEmpty else { return components }
        var open: [Reminder: Int] = [:]
        for reminder in reminders { open[reminder, default: 0] += 1 }
        var kept: [Component] = []
        for component in components {
            guard let said = reminder(component, title: before)?.counted(fromDue: isDueAlone) else {
                kept.append(component)
                continue
            }
            guard let count = open[said], count > 0 else {
                if !removesOthers { kept.append(component) }
                continue
            }
            open[said] = count - 1
            kept.append(said.text == nil ? component.retitled(from: before, to: title) : component)
        }
        for reminder in reminders {
            guard let count = open[reminder], count > 0 else { continue }
            open[reminder] = count - 1
            kept.append(alarm(reminder, title: title))
        }
        return kept
    }
}

extension Component {
    /// Whether it has a due time and no start.
    var hasDueAlone: Bool { name == "VTODO" && has("DUE") && !has("DTSTART") }
}

extension Reminder {
    /// Returns the reminder, counted from the end if that is a due time without a start.
    fileprivate func counted(fromDue isDueAlone: Bool) -> Reminder {
        guard isDueAlone, case .relative(let days, let seconds, .start) = trigger else { return self }
        return Reminder(.relative(days: days, seconds: seconds, to: .end), text: text)
    }
}

// MARK: - Reading

extension ReminderAlarms {
    /// Returns the reminder in an alarm; `nil` if the model cannot express it.
    private static func reminder(_ alarm: Component, title: String) -> Reminder? {
        guard alarm.name == "VALARM",
            ["", "DISPLAY", "AUDIO"].contains(alarm.visibleText("ACTION").uppercased()),
            ["", "0"].contains(alarm.visibleText("REPEAT")),
            let property = alarm.first(named: "TRIGGER"), let trigger = trigger(property)
        else { return nil }
        let text = alarm.visibleText("DESCRIPTION")
        return Reminder(trigger, text: text.isEmpty || text == said(of: title) ? nil : text)
    }

    /// Returns the text of an alarm without one of its own: the title, or a substitute that RFC 5545 §3.6.6 requires.
    fileprivate static func said(of title: String) -> String { title.isEmpty ? "…" : title }

    private static func trigger(_ property: Property) -> Reminder.Trigger? {
        var reader = ValueReader()
        switch property.valueType ?? "DURATION" {
        case "DATE-TIME": return reader.dateTime(property)?.utcInstant.map { .at($0) }
        case "DURATION":
            guard let duration = reader.duration(property) else { return nil }
            let end: Reminder.End
            switch property.parameter("RELATED")?.uppercased() ?? "START" {
            case "START": end = .start
            case "END": end = .end
            default: return nil
            }
            var days = duration.weeks * 7 + duration.days
            var seconds = duration.hours * 3600 + duration.minutes * 60 + duration.seconds
            if duration.isNegative { (days, seconds) = (-days, -seconds) }
            if days == 0, let stated = property.parameter(ModelProperty.triggerDays).flatMap({ Int($0) }),
                stated.magnitude <= mostDays.magnitude
            {
                days = stated
                seconds -= stated * 86_400
            }
            return .relative(days: days, seconds: seconds, to: end)
        default: return nil
        }
    }

    /// The most days between a reminder and its event that are written.
    private static let mostDays = 10_000_000
}

// MARK: - Writing

extension ReminderAlarms {
    private static func alarm(_ reminder: Reminder, title: String) -> Component {
        Component(
            "VALARM",
            properties: [
                Property("ACTION", rawValue: "DISPLAY"), property(reminder.trigger),
                Property(text: "DESCRIPTION", reminder.text ?? said(of: title)),
            ])
    }

    private static func property(_ trigger: Reminder.Trigger) -> Property {
        switch trigger {
        case .at(let instant):
            if let property = try? Property("TRIGGER", DateTimeValue(instant)) {
                var property = property
                property.setParameter("VALUE", "DATE-TIME")
                return property
            }
            return Property("TRIGGER", rawValue: "PT0S")
        case .relative(let days, let seconds, let end):
            var property = duration(days: days, seconds: seconds)
            if end == .end { property.setParameter("RELATED", "END") }
            return property
        }
    }

    private static func duration(days: Int, seconds: Int) -> Property {
        let days = min(max(days, -mostDays), mostDays)
        let seconds = min(max(seconds, -mostDays * 86_400), mostDays * 86_400)
        let isMixed = days.signum() * seconds.signum() < 0
        let allDays = isMixed ? 0 : abs(days)
        let total = isMixed ? seconds + days * 86_400 : seconds
        let length = abs(total)
        let value = DurationValue(
            isNegative: total < 0 || (total == 0 && days < 0), days: allDays, hours: length / 3600,
            minutes: length / 60 % 60, seconds: length % 60)
        var property = Property("TRIGGER", rawValue: value.text)
        // A duration has one sign: one day before and two hours after is written as 22 hours before.
        if isMixed { property.setParameter(ModelProperty.triggerDays, String(days)) }
        return property
    }
}

extension Component {
    /// Returns the alarm with the new title if it repeats the old one.
    fileprivate func retitled(from before: String, to title: String) -> Component {
        guard before != title, !title.isEmpty, let property = first(named: "DESCRIPTION"),
            property.text == ReminderAlarms.said(of: before)
        else { return self }
        var copy = self
        copy.set(property.with(rawValue: Property(text: "DESCRIPTION", title).rawValue))
        return copy
    }
}

extension ComponentEditing {
    /// Sets the alarms; SUMMARY must still have the old title.
    ///
    /// - Parameters:
    ///   - reminders: The reminders of the model.
    ///   - title: The new title.
    ///   - isDueAlone: Whether they count from a due time, because there is no start.
    mutating func setReminders(
        _ reminders: [Reminder], of title: String, countedFromDue isDueAlone: Bool = false
    ) {
        guard !event.components.isEmpty || !reminders.isEmpty else { return }
        let wereRead = event.has(ModelProperty.alarmsRead)
        if wereRead { event.remove(named: ModelProperty.alarmsRead) }
        event.components = ReminderAlarms.edited(
            event.components, to: reminders.map { $0.counted(fromDue: isDueAlone) },
            titled: event.visibleText("SUMMARY"), now: title, removingOthers: wereRead,
            countedFromDue: isDueAlone)
    }
}
