import CivilTime
import Messages

/// A page with one form for what is not an activity.
struct FieldsPage: FieldsModel {
    static let template = "form"

    /// A form of one button below the fields.
    struct Deed: Sendable {
        let action: String
        let name: String
        let value: String
        let text: String
    }

    var frame: Frame
    let action: String
    /// What it changes as it was seen; nil for something new.
    var seen: String?
    var uid: String?
    var fields: [FormField]
    var problem: String?
    var wrong: Link?
    let wrongText = FieldsText.wrong
    let button: String
    let back: Link
    /// The proposals of fields for zones.
    var zones: [String] = []
    /// How it is sent, where not as text.
    var encoding: String?
    /// What else can be done with what is shown.
    var deeds: [Deed] = []
    var links: [Link] = []

    init(_ frame: Frame, to address: PageAddress, _ fields: [FormField], button: String, back: Link) {
        (self.frame, action, self.fields) = (frame, address.text, fields.map(\.settled))
        (self.button, self.back) = (button, back)
    }

    /// The names of zones, those that are likely first, and of large cities.
    static func zones(_ first: [ZoneID?], in database: ZoneDatabase) -> [String] {
        let likely = Set(first.compactMap(\.?.name)).sorted()
        return likely + PlaceProposals.cities(in: database)
            + database.ids.map(\.name).filter { $0.contains("/") && !likely.contains($0) }
    }
}
