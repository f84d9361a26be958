// Import a file, show a day, find what is wrong, and write the trip back.

// snippet.read
import MeridianKit

let zones = ZoneDatabase.embedded
let reader = TripReader(
    zones: zones,
    home: try zones.zone(named: "Europe/Berlin"),
    now: try Instant(parsing: "2027-03-01T09:00:00Z"))
var trip = try reader.read(contentsOf: "docs/demo/family/family.ics")
print("\(trip.activities.count) activities, \(trip.findings.count) findings about the file")
// snippet.end

// snippet.day
let day = try CivilDate(2027, 3, 29)
let cleo = trip.persons.filter { $0.name == "Cleo Winter" }.map(\.id)
let days = trip.days(DateWindow(day, through: day), of: Set(cleo))
for date in days.agenda(in: .traveller).days {
    print(date.date)
    for entry in date.entries {
        let title = entry.scheduled.activity.title
        switch entry.span {
        case .timed(let start, let end): print("  \(start.civil) to \(end.civil): \(title)")
        case .allDay(let start, let end): print("  \(start) to \(end), exclusive: \(title)")
        }
    }
}
// snippet.end

// snippet.wrong
if let dates = trip.dates {
    for problem in trip.days(dates, of: []).findings(by: .standard) {
        let names = problem.members.map(\.name).joined(separator: ", ")
        print("\(problem.finding.rule) for \(names): \(problem.finding.message)")
    }
}
// snippet.end

// snippet.write
trip.activities[0].title = "The night train"
let file = try trip.calendar(productID: "-//Example//Planner 1.0//EN", redaction: .full, stamp: reader.now)
let again = try reader.read(file.bytes, named: "again.ics")
print("read back: \(again.activities.count) activities, the first is \(again.activities[0].title)")
// snippet.end
