import CivilTime
import Messages
import TripWorkflows
import Trips

/// The form that leads to any date: the address of the form is that of the view, which takes the date as a parameter.
struct DateJump: Sendable {
    let action: String
    let date: String
    /// The clocks of the page, where they are not the usual ones.
    let hidden: [HiddenField]
    let label = tr("Date")
    let button = tr("Go there")

    init(_ page: TripPage, _ view: TripView, shows date: CivilDate) {
        let address = PageAddress.trip(page.shown.trip.id, view, page.clock).text
        (action, hidden) = (HiddenField.path(of: address), HiddenField.fields(of: address))
        self.date = "\(date)"
    }
}

/// The keys that the script adds to a page.
struct PageKeys: Sendable {
    let title = tr("Keys")
    let lines: [String]
    /// The words of the switch; nil where the keys work in one element alone.
    let choice: String?

    /// The keys of the table of a month.
    static var month: PageKeys {
        PageKeys(
            lines: [
                tr("Arrows: from day to day; Home and End: in the week, with Ctrl in the month."),
                tr("Page Up and Page Down: another month. Enter: the day."),
                tr("F2: the activities of the day, by arrows; Escape: back to the day."),
            ], choice: nil)
    }

    /// The keys of a day or a week.
    static var steps: PageKeys {
        PageKeys(
            lines: [
                tr("Left and right arrow: before and after, where no field has the focus."),
                tr(
                    "With the mouse an activity can be dragged to another time, by 15 minutes, with Shift by 5; Escape leaves it."
                ),
            ], choice: tr("The arrows lead to other pages"))
    }
}
