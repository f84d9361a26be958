import CivilTime
import Trips

/// A field that each sender of a booking can say in words of its own.
///
/// The raw value is the word in `X-MERIDIAN-ALSO`.
enum SharedField: String, CaseIterable {
    case time = "TIME"
    case status = "STATUS"
    case kind = "KIND"
    case title = "TITLE"
    case transparency = "TRANSPARENCY"
    case place = "PLACE"
    case destination = "DESTINATION"
    case notes = "NOTES"
    case carrier = "CARRIER"
    case number = "NUMBER"
    case confirmation = "CONFIRMATION"
    case seat = "SEAT"
    case link = "LINK"
    case cost = "COST"

    /// All of them, each with the way to compare and to copy it.
    static func all(_ database: ZoneDatabase) -> [(field: SharedField, edited: EditedField<Activity>)] {
        Array(zip(allCases, HandEdit.fields(database) + [HandEdit.cost]))
    }

    /// What it is in two versions, for people; `nil` where words do not tell them apart.
    func difference(_ edited: EditedField<Activity>, _ one: Activity, _ other: Activity) -> String? {
        let (mine, theirs) = (text(edited, one), text(edited, other))
        return mine == theirs ? nil : "\(edited.name) \(mine) → \(theirs)"
    }

    private func text(_ edited: EditedField<Activity>, _ activity: Activity) -> String {
        let text =
            switch self {
            case .place: Self.text(activity.place)
            case .destination: Self.text(activity.destination)
            default: edited.text?(activity) ?? ""
            }
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
        return line.isEmpty ? "-" : line.count > Self.mostLetters ? "\(line.prefix(Self.mostLetters))…" : line
    }

    private static let mostLetters = 60

    private static func text(_ place: Place?) -> String {
        [place?.nameWithCode, place?.terminal, place?.gate].compactMap(\.self).joined(separator: " ")
    }

    /// Whether an activity says nothing in it, so that another sender may.
    func isEmpty(in activity: Activity) -> Bool {
        switch self {
        case .time, .status, .kind, .transparency: false
        case .title: activity.title.isEmpty
        case .place: activity.place == nil
        case .destination: activity.destination == nil
        case .notes: activity.notes.isEmpty
        case .carrier: activity.carrier?.isEmpty ?? true
        case .number: activity.number?.isEmpty ?? true
        case .confirmation: activity.confirmation?.isEmpty ?? true
        case .seat: activity.seat?.isEmpty ?? true
        case .link: activity.url?.isEmpty ?? true
        case .cost: activity.cost == nil
        }
    }
}
