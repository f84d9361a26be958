import CivilTime
import ICalendar
import Merging
import Trips

/// Reminders as the VALARMs of an event or a to-do (RFC 5545 §3.6.6), and back.
enum ReminderAlarms {
    /// The reminders that the alarms of a component say, in the order of the component.
    ///
    /// A to-do that is due and has no start has only one end to count from (RFC 5545 §3.8.6.3): whoever leaves `RELATED=END`
    /// out there means the due time, too.
    ///
    /// - Parameters:
    ///   - component: The event or the to-do.
    ///   - title: Its title, which an alarm repeats when it has nothing of its own to say.
    /// - Returns: The reminders.
    static func reminders(of component: Component, title: String) -> [Reminder] {
        component.components.compactMap {
            reminder($0, title: title)?.counted(fromDue: component.hasDueAlone)
        }
    }

    /// Whether a component is an alarm that says a reminder.
    static func isReminder(_ component: Component) -> Bool { reminder(component, title: "") != nil }

    /// Brings the alarms of a component into line with the reminders of the model.
    ///
    /// Alarms that say one of them stay as they came, those that say another go, and reminders that no alarm says get
    /// one. Alarms that the model has no words for stay, too: mails, those that repeat, and those that cannot be read.
    ///
    /// - Parameters:
    ///   - components: What stands in the event or the to-do.
    ///   - reminders: What the model says.
    ///   - before: The title that stands there.
    ///   - title: The title that will stand there.
    ///   - removesOthers: Whether alarms of other reminders go; those that nobody has read stay.
    ///   - isDueAlone: Whether they count from a due time, since there is no start.
    /// - Returns: What shall stand there.
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
    /// Whether it is due at some time and starts at none.
    var hasDueAlone: Bool { name == "VTODO" && has("DUE") && !has("DTSTART") }
}

extension Reminder {
    /// The reminder, counted from the end where that is a due time and there is no start.
    fileprivate func counted(fromDue isDueAlone: Bool) -> Reminder {
        guard isDueAlone, case .relative(let days, let seconds, .start) = trigger else { return self }
        return Reminder(.relative(days: days, seconds: seconds, to: .end), text: text)
    }
}

// MARK: - Reading

extension ReminderAlarms {
    /// What an alarm says, or `nil` when the model has no words for it.
    private static func reminder(_ alarm: Component, title: String) -> Reminder? {
        guard alarm.name == "VALARM",
            ["", "DISPLAY", "AUDIO"].contains(alarm.visibleText("ACTION").uppercased()),
            ["", "0"].contains(alarm.visibleText("REPEAT")),
            let property = alarm.first(named: "TRIGGER"), let trigger = trigger(property)
        else { return nil }
        let text = alarm.visibleText("DESCRIPTION")
        return Reminder(trigger, text: text.isEmpty || text == said(of: title) ? nil : text)
    }

    /// What an alarm says that has nothing of its own to say: the title, or where there is none what RFC 5545 §3.6.6 asks for.
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
                abs(stated) <= mostDays
            {
                days = stated
                seconds -= stated * 86_400
            }
            return .relative(days: days, seconds: seconds, to: end)
        default: return nil
        }
    }

    /// The days between a reminder and its event that are written.
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
        // A duration has one sign: a day before and two hours later is written as 22 hours before.
        if isMixed { property.setParameter(ModelProperty.triggerDays, String(days)) }
        return property
    }
}

extension Component {
    /// The alarm with the new title where it repeats the old one.
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
    /// Sets the alarms; SUMMARY must still be what it was.
    ///
    /// - Parameters:
    ///   - reminders: What the model says.
    ///   - title: The title that will stand there.
    ///   - isDueAlone: Whether they count from a due time, since there is no start.
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
