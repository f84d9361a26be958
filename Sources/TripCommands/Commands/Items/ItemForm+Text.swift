import StrictJSON
import TripWorkflows
import Trips
import TypedInput

/// The JSON of an activity's editable fields, for an editor.
extension ItemForm {
    /// The form for a new activity.
    static func text(kind: ActivityKind, title: String, start: String, end: String) -> String {
        let place: JSONValue = .sorted([
            "name": .string(""), "code": .null, "terminal": .null, "gate": .null,
        ])
        var members: [String: JSONValue] = [
            "kind": .string(kind.rawValue), "title": .string(title), "start": .string(start),
            "end": .string(end),
            "allDay": .bool(false), "confirmation": .null, "cost": .null, "paid": .string("none"),
            "notes": .string(""), "organization": .null, "place": place,
        ]
        if kind.isTransport {
            members["destination"] = place
            members["number"] = .null
            members["seat"] = .null
            members["endEstimated"] = .bool(false)
        }
        return (try? JSONDocument.text(JSONValue.sorted(members)) + "\n") ?? "{}\n"
    }

    /// The form of an existing activity.
    static func text(_ page: ItemPage) throws -> String {
        try JSONDocument.text(JSONValue.sorted(ItemJSON.members(of: page))) + "\n"
    }
}
