import CivilTime
import Messages
import Rendering
import TripStorage
import Trips
import TypedInput

/// Finds an organization by name or id.
enum OrganizationLookup {
    /// Returns the organization with a name, in any case, or with an id that begins with the text.
    ///
    /// - Parameters:
    ///   - text: A name, or four or more first letters of an id.
    ///   - option: The option of the text; empty for an argument.
    ///   - reading: The store.
    /// - Returns: The organization.
    /// - Throws: A ``CommandFailure`` that lists the nearest names.
    static func organization(
        _ text: String, option: String = "", in reading: any TripReading
    ) throws -> Organization {
        let all = try reading.organizations()
        let key = Organization.nameKey(of: text)
        if let found = all.first(where: { $0.nameKey == key }) { return found }
        if text.count >= IDBeginning.shortest {
            let byID = all.filter { $0.id.text.hasPrefix(text.lowercased()) }
            if let only = byID.first, byID.count == 1 { return only }
        }
        let near =
            text.utf8.count > 200 ? [] : NameDistance.nearest(to: text, among: all.map(\.name), count: 3)
        let listed = near.map { "\"\(Printable.name($0))\"" }.joined(separator: ", ")
        let hint =
            all.isEmpty
            ? tr("the store has none yet")
            : near.isEmpty ? tr("meridian organization list has all") : tr("the nearest are \(listed)")
        throw CommandFailure(
            "unknown-organization",
            tr(
                "\(option.isEmpty ? "" : option + " ")\(Printable.name(text)): there is no such organization; \(hint)"
            ),
            status: .noInput)
    }
}
