import Messages
import Rendering
import StrictJSON
import Trips
import TypedInput

/// An organization in JSON.
struct OrganizationDocument: Encodable, Sendable {
    let id: String
    let name: String
    @Nullable var phone: String?
    @Nullable var email: String?
    @Nullable var website: String?
    @Nullable var address: JSONValue?
    let notes: String
    /// The number of its activities.
    let activities: Int
    /// The names of the trips with its activities.
    let trips: [String]

    init(_ organization: Organization, activities: Int, trips: [String]) {
        id = organization.id.text
        name = organization.name
        phone = organization.phone
        email = organization.email
        website = organization.website
        address = organization.address.map(ItemJSON.address)
        notes = organization.notes
        self.activities = activities
        self.trips = trips
    }

    /// `Quellair · +49 30 123456 · 2 activities · 1a2b3c4d`.
    func line(_ style: TextStyle) -> String {
        var parts = [style.marked(Printable.line(name), .bold)]
        parts += [phone, email, website].compactMap { $0.map { Printable.line($0) } }
        parts.append((activities == 1 ? tr("1 activity") : tr("\(activities) activities")))
        parts.append(style.marked(String(id.prefix(8)), .faint))
        return parts.joined(separator: " · ")
    }
}
