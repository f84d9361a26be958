import Scheduling
import Trips

/// The trip of docs/demo, written by hand from its README, with the weekly call expanded.
enum DemoTrip {
    static func activities() throws -> [Activity] {
        let berlin = "Europe/Berlin"
        let tokyo = "Asia/Tokyo"
        let angeles = "America/Los_Angeles"
        func call(_ day: String, moved original: String? = nil) throws -> Activity {
            try activity(
                "call", .other, "Anruf zu Hause", from: "\(day) 19:00 \(berlin)",
                to: "\(day) 19:45 \(berlin)",
                recurrenceID: "\(original ?? day)T19:00")
        }
        var hotel = try allDay("hotel-la", .lodging, from: "2027-03-12", to: "2027-03-15")
        hotel.isTransparent = true
        return [
            try call("2027-03-07"),
            try activity(
                "qj714", .flight, "Flight QJ 714 Frankfurt - Tokyo", from: "2027-03-08 12:40 \(berlin)",
                to: "2027-03-09 09:55 \(tokyo)"),
            try allDay("hotel-tokyo", .lodging, from: "2027-03-09", to: "2027-03-12"),
            try activity("museum", .event, from: "2027-03-10 14:00", to: "2027-03-10 16:30"),
            try activity(
                "qj716", .flight, "Flight QJ 716 Tokyo - Los Angeles", from: "2027-03-12 17:00 \(tokyo)",
                to: "2027-03-12 10:05 \(angeles)"),
            hotel,
            try activity(
                "dinner", .restaurant, "Dinner reservation: Tule & Lemon",
                from: "2027-03-13 19:30 \(angeles)",
                to: "2027-03-13 21:30 \(angeles)"),
            try call("2027-03-14"),
            try call("2027-03-15", moved: "2027-03-17"),
            try activity(
                "train581", .train, "Train 581 Los Angeles to San Diego", from: "2027-03-15 11:10 \(angeles)",
                to: "2027-03-15 14:05 \(angeles)"),
            try activity(
                "train594", .train, "Train 594 San Diego to Los Angeles", from: "2027-03-15 17:50 \(angeles)",
                to: "2027-03-15 20:45 \(angeles)"),
            try activity(
                "qj721", .flight, "Flight QJ 721 Los Angeles - Frankfurt",
                from: "2027-03-15 20:15 \(angeles)",
                to: "2027-03-16 15:20 \(berlin)"),
            try call("2027-03-21"),
        ]
    }

    static func itinerary() throws -> Itinerary {
        try SchedulingTests.itinerary(activities())
    }
}
