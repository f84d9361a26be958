import Messages

/// The pages of a trip that are found under one heading.
struct TripGroup: Sendable {
    let title: String
    /// The pages, of which the heading leads to the first.
    let views: [(title: String, view: TripView)]

    private init(_ title: String, _ views: [(title: String, view: TripView)]) {
        (self.title, self.views) = (title, views)
    }

    private init(_ title: String, _ view: TripView) { self.init(title, [(title, view)]) }

    /// Whether a page is one of the group.
    func has(_ view: TripView) -> Bool { views.contains { $0.view.name == view.name } }

    /// All of them.
    ///
    /// - Parameters:
    ///   - view: The page that is looked at, whose date and clocks the calendars keep.
    ///   - hasForms: Whether the trip can be changed.
    /// - Returns: The groups, in the order in which they are shown.
    static func all(around view: TripView, hasForms: Bool) -> [TripGroup] {
        let (date, beside) = (view.date, view.beside)
        return [
            TripGroup(tr("Itinerary"), .itinerary),
            TripGroup(
                tr("Calendar"),
                [
                    (tr("Day"), .day(date, beside: beside)), (tr("Week"), .week(date, beside: beside)),
                    (tr("Month"), .month(date)),
                    (tr("Timeline"), .timeline(nil)), (tr("Map"), .map),
                ]),
            TripGroup(tr("Who is where"), .who(nil)), TripGroup(tr("Findings"), .findings),
            TripGroup(tr("To-dos"), .todos), TripGroup(tr("Share"), .export),
            TripGroup(
                tr("About the trip"),
                (hasForms ? [(tr("Name and dates"), .details)] : []) + [
                    (tr("Travellers"), .people), (tr("Costs"), .costs),
                    (tr("Files"), .files(nil)), (tr("History"), .history), (tr("What moved"), .drift),
                ]),
        ]
    }
}
