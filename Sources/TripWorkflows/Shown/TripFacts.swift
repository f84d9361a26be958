import Messages

/// A trip on one line, after its name.
package struct TripFacts: Sendable {
    /// The first date, if known.
    package let start: String?
    /// The last date, included, if known.
    package let last: String?
    package let activities: Int
    /// The home zone, if given.
    package let home: String?
    package let isArchived: Bool

    /// Takes the facts.
    package init(start: String?, last: String?, activities: Int, home: String?, isArchived: Bool) {
        (self.start, self.last, self.activities) = (start, last, activities)
        (self.home, self.isArchived) = (home, isArchived)
    }

    /// `2027-03-08 to 2027-03-16`, `11 activities`, `home Europe/Berlin`.
    package var words: [String] {
        var parts: [String] = []
        switch (start, last) {
        case (let start?, let last?):
            parts.append(start == last ? start : tr("\(start) to \(last)", as: "from one date to another"))
        case (let start?, nil): parts.append(tr("starts \(start)", as: "trip"))
        case (nil, let last?): parts.append(tr("ends \(last)", as: "trip"))
        case (nil, nil): parts.append(tr("no dates"))
        }
        parts.append(TripFacts.activities(activities))
        if let home { parts.append(tr("home \(home)")) }
        if isArchived { parts.append(tr("archived", as: "state of a trip")) }
        return parts
    }

    /// Returns the number of activities, in words.
    package static func activities(_ count: Int) -> String {
        count == 1 ? tr("1 activity") : tr("\(count) activities")
    }
}
