import Messages
import StrictJSON
import TripWorkflows
import Trips

/// The JSON of an activity's editable fields, for an editor.
enum ItemForm {
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
        try JSONDocument.text(JSONValue.sorted(members(page))) + "\n"
    }

    /// Returns the changed members of an edited form.
    ///
    /// - Parameters:
    ///   - value: The edited form.
    ///   - page: The activity before the edit.
    /// - Returns: The changed members; a changed object is whole. A removed key changes nothing.
    /// - Throws: A fault of this program, where the activity cannot be written as JSON.
    static func difference(of value: JSONValue, from page: ItemPage) throws -> JSONValue {
        guard case .object(let all) = value else { return value }
        let edited = byName(all)
        let before = try members(page)
        var changed = edited.filter { key, value in before[key]?.isSame(as: value) != true }
        // The ends and whether they are days are parsed together.
        let times = ["start", "end", "allDay"]
        if times.contains(where: { changed[$0] != nil }) {
            for key in times { changed[key] = edited[key] ?? before[key] }
            // An edited end is not estimated, and an unchanged one keeps its mark.
            if changed["end"] == before["end"], changed["endEstimated"] == nil {
                changed["endEstimated"] = before["endEstimated"]
            }
        }
        return .sorted(changed)
    }

    private static func members(_ page: ItemPage) throws -> [String: JSONValue] {
        let text = try JSONDocument.line(ActivityDocument(page))
        guard case .object(let all) = try JSONValue(Array(text.utf8), named: tr("the activity")) else {
            return [:]
        }
        return byName(all.filter { ItemJSON.editable.contains($0.name) })
    }

    private static func byName(_ members: [JSONMember]) -> [String: JSONValue] {
        Dictionary(members.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
    }
}
