import CivilTime
import ICalendar
import Merging
import Reservations
import StrictJSON
import Trips

/// Answers what merging asks about the components that activities keep.
struct KeptEvents: VerbatimEvents {
    let database: ZoneDatabase
    let reservationTexts: ReservationTexts

    func haveSameRest(_ one: Activity, _ other: Activity) -> Bool { one.hasSameRest(as: other) }

    func takingRest(of other: Activity, in activity: Activity) -> Activity { activity.takingRest(of: other) }

    func takingRules(of other: Activity, in activity: Activity) -> Activity {
        activity.takingRules(of: other)
    }

    func asSent(_ incoming: Activity, like there: Activity) -> Activity {
        incoming.asSent(like: there, database)
    }

    func attaching(files version: Activity, since last: Activity?, to activity: Activity) -> Activity {
        let named = Set(InlineAttachments.ids(in: activity))
        let known =
            last?.source.flatMap(ContentLines.component)?.all(named: "ATTACH").map(\.contentLine) ?? []
        let attached = InlineAttachments.properties(of: version).filter { property in
            !known.contains(property.contentLine)
                && InlineAttachments.statedID(of: property).map { !named.contains($0) } ?? false
        }
        return InlineAttachments.adding(attached, to: activity)
    }
}

// MARK: - Cancellations

extension KeptEvents {
    func reading(_ cancellation: Cancellation, like last: Activity) -> Activity? {
        guard let source = cancellation.source, var component = ContentLines.component(of: source),
            let start = last.source.flatMap(ContentLines.component)?.first(named: "DTSTART")
        else { return nil }
        if component.has("DTSTART"),
            let said = EventImport.readingAlone(CalendarWriter().text(component), database)
        {
            return said
        }
        // It does not say when, or on a clock that only its calendar knows.
        component.set(start)
        component.remove(named: "DTEND")
        return EventImport.readingAlone(CalendarWriter().text(component), database)
    }

    func described(by cancellation: Cancellation) -> Activity? {
        guard let component = cancellation.source.flatMap(ContentLines.component) else { return nil }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
        var event = EventImport(component, scope: scope)
        return event.activity(isCancellation: true)
    }
}

// MARK: - Reservations of several mails

extension KeptEvents {
    func activity(
        of merged: Reservation, objects: [JSONValue], like activity: Activity,
        _ clock: inout ReservationClock
    ) -> Activity? {
        guard var component = activity.source.flatMap(ContentLines.component) else { return nil }
        let text = reservationTexts.text(of: objects)
        let hasSender = component.uid.map { !ReservationIdentity.isMade(ActivityUID($0)) } ?? false
        if hasSender {
            component.remove(named: ReservationField.kde)
            component.append(Property(text: ReservationField.kde, text))
        } else {
            guard
                let event = ReservationEvent(
                    merged, objects: text, uid: component.uid ?? activity.uid.text, clock: &clock)
            else { return nil }
            component = event.component
        }
        let calendar = CalendarObject(productID: ReservationActivities.productID, components: [component])
        let reading = CalendarImport(database: database, floatingTimes: .hintedByFile)
        let read = reading.reading(reservationTexts).activities(
            from: ReadResult(calendars: [calendar], findings: []), file: nil)
        guard var joined = read.activities.first?.with(uid: activity.uid) else { return nil }
        // The sender's own times were read with the zones of the sender's calendar.
        if component.uid.map({ !ReservationIdentity.isMade(ActivityUID($0)) }) ?? false {
            joined.span = activity.span
        }
        return joined
    }
}
