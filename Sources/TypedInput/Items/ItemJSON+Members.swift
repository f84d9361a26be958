import CivilTime
package import StrictJSON
package import TripWorkflows
package import Trips

extension ItemJSON {
    /// Returns the members that can be edited, by their names.
    ///
    /// - Parameter page: The activity.
    /// - Returns: A value for each of ``editable``; null where there is none.
    package static func members(of page: ItemPage) -> [String: JSONValue] {
        let activity = page.activity
        return [
            "kind": .string(activity.kind.rawValue), "title": .string(activity.title),
            "status": .string(activity.status.rawValue),
            "start": .string(page.start.text), "end": .string(page.end.text),
            "allDay": .bool(activity.span.isAllDay),
            "endEstimated": .bool(activity.span.isEndEstimated),
            "place": place(activity.place), "destination": place(activity.destination),
            "number": text(activity.number), "carrier": text(activity.carrier),
            "confirmation": text(activity.confirmation), "seat": text(activity.seat),
            "url": text(activity.url), "notes": .string(activity.notes),
            "organization": text(page.organization?.name),
            "cost": text(activity.cost?.description), "paid": .string(activity.paid.rawValue),
            "hidesPlace": .bool(activity.hidesPlace), "transparent": .bool(activity.isTransparent),
            "reminders": .array(activity.reminders.map(reminder)),
            "participants": .array(
                activity.participants.map {
                    .sorted(["id": .string($0.text), "name": text(page.trip.traveller($0)?.name)])
                }),
        ]
    }

    private static func place(_ place: Place?) -> JSONValue {
        guard let place else { return .null }
        return .sorted([
            "name": .string(place.name), "code": text(place.code),
            "latitude": number(place.latitude), "longitude": number(place.longitude),
            "terminal": text(place.terminal), "gate": text(place.gate),
            "address": place.address.map(address) ?? .null,
        ])
    }

    /// Returns a postal address; unknown parts are empty.
    package static func address(_ address: Address) -> JSONValue {
        .sorted([
            "street": .string(address.street), "city": .string(address.city),
            "region": .string(address.region), "postalCode": .string(address.postalCode),
            "country": .string(address.country),
        ])
    }

    /// Returns a reminder: days and seconds from an end, negative before it, or an instant.
    package static func reminder(_ reminder: Reminder) -> JSONValue {
        var members: [String: JSONValue] = [
            "days": .null, "seconds": .null, "from": .null, "at": .null, "text": text(reminder.text),
        ]
        switch reminder.trigger {
        case .relative(let days, let seconds, let end):
            members["days"] = .number("\(days)")
            members["seconds"] = .number("\(seconds)")
            members["from"] = .string(end.rawValue)
        case .at(let instant): members["at"] = .string(instant.description)
        }
        return .sorted(members)
    }

    private static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    private static func number(_ number: Double?) -> JSONValue {
        number.map { .number("\($0)") } ?? .null
    }
}
