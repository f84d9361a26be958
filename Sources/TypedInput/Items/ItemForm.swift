package import StrictJSON
package import TripWorkflows

/// The difference between an edited form of an activity and the activity.
///
/// A form is a document with the members that ``ItemJSON`` reads.
package enum ItemForm {
    /// Returns the changed members of an edited form.
    ///
    /// - Parameters:
    ///   - value: The edited form.
    ///   - page: The activity before the edit.
    /// - Returns: The changed members; a changed object is whole. A removed key changes nothing.
    package static func difference(of value: JSONValue, from page: ItemPage) -> JSONValue {
        guard case .object(let all) = value else { return value }
        let edited = Dictionary(all.map { ($0.name, $0.value) }, uniquingKeysWith: { first, _ in first })
        let before = ItemJSON.members(of: page)
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
}
