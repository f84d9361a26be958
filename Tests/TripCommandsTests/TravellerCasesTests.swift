import TestKit
import Testing
import TripCommands

/// What travellers ask most, and every line of the answer.
///
/// The lengths of the days are those of CPython's table in `PrintedDatesTests`; the readings of the hours follow from the
/// offsets: San Francisco -07:00, Tokyo +09:00, London +00:00, Berlin +02:00 in summer and +01:00 in winter.
@Suite("Cases of travellers") struct TravellerCasesTests {
    /// Questions, and the file of flights and dinners that they are asked of.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        let events: [[String]]
        let questions: [[String]]

        var testDescription: String { name }

        /// A calendar as somebody would send it: a title, the two ends, what kind it is, and who takes part.
        var calendar: String {
            var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Cases//EN"]
            for (index, event) in events.enumerated() {
                lines += ["BEGIN:VEVENT", "UID:\(index)@cases.example", "DTSTAMP:20270101T000000Z"] + event
                lines.append("END:VEVENT")
            }
            return (lines + ["END:VCALENDAR"]).map { $0 + "\r\n" }.joined()
        }
    }

    static let cases = [
        Case(
            name: "lands-tomorrow",
            events: [
                [
                    "SUMMARY:Flight QJ 837 San Francisco - Tokyo", "CATEGORIES:FLIGHT",
                    "DTSTART;TZID=America/Los_Angeles:20270701T111000",
                    "DTEND;TZID=Asia/Tokyo:20270702T142500",
                ]
            ],
            questions: [
                ["agenda", "2027-07-01"], ["agenda", "2027-07-02"], ["agenda", "2027-07-02", "--json"],
                ["day", "2027-07-01"], ["day", "2027-07-02"], ["week", "2027-07-02"], ["month", "2027-07"],
                ["timeline", "2027-07-02"], ["itinerary"],
            ]),
        Case(
            name: "one-long-saturday",
            events: [
                [
                    "SUMMARY:Flight QJ 281 London - Los Angeles", "CATEGORIES:FLIGHT",
                    "DTSTART;TZID=Europe/London:20270320T160000",
                    "DTEND;TZID=America/Los_Angeles:20270320T191000",
                ]
            ],
            questions: [
                ["agenda", "2027-03-20..2027-03-21"], ["day", "2027-03-20"], ["day", "2027-03-21"],
                ["week", "2027-03-20"], ["month", "2027-03"], ["timeline", "2027-03-20..2027-03-21"],
                ["check"],
            ]),
        Case(
            name: "two-flights-at-once",
            events: [
                [
                    "SUMMARY:Flight QJ 1 Berlin - London", "CATEGORIES:FLIGHT",
                    "DTSTART;TZID=Europe/Berlin:20270401T100000", "DTEND;TZID=Europe/London:20270401T110000",
                    "ATTENDEE;CN=Ada Lind:mailto:ada@example.org",
                ],
                [
                    "SUMMARY:Flight QJ 2 Madrid - London", "CATEGORIES:FLIGHT",
                    "DTSTART;TZID=Europe/Madrid:20270401T093000", "DTEND;TZID=Europe/London:20270401T105000",
                    "ATTENDEE;CN=Ben Lind:mailto:ben@example.org",
                ],
            ],
            questions: [
                ["check"], ["agenda", "2027-04-01"], ["agenda", "2027-04-01", "--traveller", "ben"],
                ["who", "2027-04-01"], ["who", "2027-04-01T10:30[Europe/Berlin]"],
            ]),
        Case(
            name: "dinner-before-its-flight",
            events: [
                [
                    "SUMMARY:Dinner at Tule & Lemon", "CATEGORIES:RESTAURANT",
                    "LOCATION:Tule & Lemon\\, Los Angeles",
                    "DTSTART;TZID=America/Los_Angeles:20270404T193000",
                    "DTEND;TZID=America/Los_Angeles:20270404T213000",
                ],
                [
                    "SUMMARY:Call with Tokyo", "DTSTART;TZID=Asia/Tokyo:20270406T090000",
                    "DTEND;TZID=Asia/Tokyo:20270406T100000",
                ],
            ],
            questions: [
                ["agenda", "2027-04-04..2027-04-06"], ["agenda", "2027-04-04..2027-04-06", "--view", "home"],
                ["agenda", "2027-04-04..2027-04-06", "--view", "place"], ["day", "2027-04-04"],
            ]),
        Case(
            name: "an-hour-that-comes-twice",
            events: [
                [
                    "SUMMARY:Night watch", "DTSTART;TZID=Europe/Berlin:20271031T023000",
                    "DTEND;TZID=Europe/Berlin:20271031T033000",
                ]
            ],
            questions: [["check"], ["agenda", "2027-10-31"]]),
        Case(
            name: "fifty-minutes-at-jfk",
            events: [
                [
                    "SUMMARY:Flight QJ 400 FRA-JFK", "CATEGORIES:FLIGHT", "LOCATION:Frankfurt (FRA)",
                    "DTSTART;TZID=Europe/Berlin:20270503T130000",
                    "DTEND;TZID=America/New_York:20270503T154000",
                ],
                [
                    "SUMMARY:Flight QJ 1412 JFK-BOS", "CATEGORIES:FLIGHT", "LOCATION:New York (JFK)",
                    "DTSTART;TZID=America/New_York:20270503T163000",
                    "DTEND;TZID=America/New_York:20270503T175000",
                ],
            ],
            questions: [
                ["check"], ["timeline", "2027-05-03"], ["check", "--if", "QJ 400 +30m"],
                ["check", "--if", "QJ 400 cancelled"],
            ]),
        Case(
            name: "a-train-after-landing",
            events: [
                [
                    "SUMMARY:Flight QJ 80 BER-CDG", "CATEGORIES:FLIGHT", "LOCATION:Berlin (BER)",
                    "DTSTART;TZID=Europe/Berlin:20270601T100000", "DTEND;TZID=Europe/Paris:20270601T114500",
                ],
                [
                    "SUMMARY:Train to Lyon", "CATEGORIES:TRAIN", "LOCATION:Paris Gare de Lyon",
                    "DTSTART;TZID=Europe/Paris:20270601T121500", "DTEND;TZID=Europe/Paris:20270601T141500",
                ],
            ],
            questions: [["check"], ["timeline", "2027-06-01"]]),
    ]

    @Test(arguments: cases)
    func `every line is as it is lived`(asked: Case) throws {
        let place = try Workplace()
        let file = try place.file("\(asked.name).ics", asked.calendar)
        var transcript = ""
        for question in asked.questions {
            let run = try place.run(question + ["-f", file], now: "2027-01-10T12:00:00Z")
            transcript += "$ meridian \(question.joined(separator: " "))\n\(run.output)"
            transcript += run.errors.replacing(place.path + "/", with: "")
            transcript += "\n"
        }
        let golden = Fixtures.path(besideTest: "cases/\(asked.name).txt")
        let difference = try Golden.difference(of: transcript, from: golden)
        #expect(difference == nil, "\(difference ?? "")")
    }
}
