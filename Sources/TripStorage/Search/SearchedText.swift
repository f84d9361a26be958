import Trips

/// The searched texts of a record: its title, and the rest.
struct SearchedText {
    let titles: [String]
    let rest: [String]

    init(_ trip: Trip) {
        titles = [trip.name]
        rest = [trip.notes] + trip.travellers.map(\.name)
    }

    /// Makes the texts of an activity and its organization.
    init(_ activity: Activity, organization: String?) {
        titles = [activity.title]
        rest =
            [activity.place, activity.destination].compactMap(\.self).flatMap { place in
                [place.name, place.code, place.terminal, place.gate, place.address?.line].compactMap(\.self)
            }
            + [activity.carrier, activity.number, activity.confirmation, activity.seat, organization]
            .compactMap(\.self) + [activity.notes]
    }

    init(_ todo: Todo) {
        titles = [todo.title]
        rest = [todo.place ?? "", todo.notes]
    }

    init(_ expense: Expense) {
        titles = [expense.title]
        rest = [expense.notes]
    }

    init(_ attachment: Attachment) {
        titles = [attachment.name, attachment.about]
        switch attachment.content {
        case .file: rest = []
        case .link(let text), .note(let text): rest = [text]
        }
    }
}
