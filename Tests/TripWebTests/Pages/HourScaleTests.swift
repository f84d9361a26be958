import Foundation
import Testing
import TripStorage
import Trips

@testable import TripWeb

/// The scales beside the hours of a day and a week.
@Suite("Scales of hours") struct HourScaleTests {
    /// A flight over the date line to the day before: Tokyo at 00:30 on 13 March, Honolulu at 13:00 on the 12th.
    static func pages() throws -> (pages: Pages, trip: String) {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Asia/Tokyo:20270311T180000", "DTEND;TZID=Asia/Tokyo:20270311T190000",
                    "SUMMARY:Dinner in Tokyo",
                ],
                [
                    "DTSTART;TZID=Asia/Tokyo:20270313T003000", "DTEND;TZID=Pacific/Honolulu:20270312T130000",
                    "SUMMARY:Flight HND to HNL", "CATEGORIES:FLIGHT",
                ],
                [
                    "DTSTART;TZID=Pacific/Honolulu:20270312T140000",
                    "DTEND;TZID=Pacific/Honolulu:20270312T150000", "SUMMARY:Lunch in Honolulu",
                ],
            ]), named: "honolulu.ics")
        return (pages, trip)
    }

    /// The scales of the board of a date: their heads, each with its readings.
    static func scales(_ text: String, of date: String) -> [(head: String, readings: [String])] {
        let board = text.components(separatedBy: "<section class=\"board\"").first {
            $0.contains("id=\"day-\(date)\"")
        }
        let lists = (board ?? "").components(separatedBy: "<ul class=\"scale").dropFirst()
        return lists.map { list in
            let items = (list.components(separatedBy: "</ul>").first ?? "").components(separatedBy: "<li ")
                .dropFirst().map { item in
                    let parts = item.components(separatedBy: ">")
                    let row = parts[0].components(separatedBy: "\"")[1]
                    let text = parts[1].components(separatedBy: "<")[0]
                    return row == "scale-head" ? text : "\(row) \(text)"
                }
            return (items.first ?? "", Array(items.dropFirst()))
        }
    }

    /// Berlin is 8 hours behind Tokyo and 11 ahead of Honolulu: 12:00 there is 23:00 UTC less an hour, 15:00 is 02:00 on
    /// Saturday.
    @Test func `each pass of a date has a scale of home of its own`() async throws {
        let (pages, trip) = try Self.pages()
        let text = try await pages.get("\(trip)/week/2027-03-12").text
        let scales = Self.scales(text, of: "2027-03-12")
        #expect(
            scales.map(\.head) == [
                "the day&#39;s clock", "Berlin (home), beside Tokyo", "Berlin (home), beside Honolulu",
            ])
        guard scales.count == 3 else { return }
        #expect(scales[1].readings.first == "from-0 Thu 16:00")
        #expect(scales[1].readings.contains("from-30 07:00"))
        // Lunch at 14:00 stands between these two.
        #expect(scales[2].readings.contains("from-30 Sat 02:00"))
        #expect(!scales[2].readings.contains { $0.hasPrefix("from-0 ") })
        #expect(text.contains("scales-3"))
    }

    /// On 31 October the hour from 02:00 comes twice in Berlin, and the walk is in both strips of the day.
    @Test func `what stands in two strips of a day is drawn twice and heard once`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Europe/Berlin:20271031T013000", "DTEND;TZID=Europe/Berlin:20271031T040000",
                    "SUMMARY:Night walk",
                ]
            ]), named: "walk.ics")
        let text = try await pages.get("\(trip)/week/2027-10-31").text
        let lines = text.components(separatedBy: "<li class=\"entry ").dropFirst().filter {
            $0.contains("<bdi>Night walk</bdi>")
        }
        try #require(lines.count == 2)
        let again = lines.filter { $0.prefix { $0 != ">" }.contains("again\" aria-hidden=\"true\"") }
        #expect(again.count == 1)
        // Nor does the keyboard stop there.
        #expect(again.allSatisfy { $0.contains("\" tabindex=\"-1\"><bdi>Night walk") })
        #expect(text.components(separatedBy: "tabindex=\"-1\"><bdi>").count == 2)
        let sheet = String(decoding: pages.responder.templates.sheet, as: UTF8.self)
        #expect(sheet.contains("@media not screen and (min-width: 40rem) { .again { display: none; } }"))
    }

    /// Friday and Saturday have a strip in Tokyo and one in Honolulu, each with the clock at home beside it.
    @Test func `a day with two strips gets a wider column, and only more clocks make a week scroll`()
        async throws
    {
        let (pages, trip) = try Self.pages()
        let torn = try await pages.get("\(trip)/week/2027-03-12").text
        #expect(torn.contains("<div class=\"week many day-4-more-1"))
        #expect(!torn.contains("beside-2") && !torn.contains("<div class=\"wide-week\" role"))
        let two = try await pages.get("\(trip)/week/2027-03-12?beside=home,UTC").text
        #expect(two.contains("<div class=\"week many beside-"))
        #expect(two.contains("<div class=\"wide-week\" role=\"region\""))
        let even = try await pages.get("\(trip)/week/2027-03-02").text
        #expect(even.contains("<div class=\"week \">"))
        let sheet = String(decoding: pages.responder.templates.sheet, as: UTF8.self)
        #expect(sheet.contains(".day-4-more-1{--day-4:minmax(0,2.0fr)}"))
        #expect(sheet.contains(".day-0-more-2{--day-0:minmax(0,3.3fr)}"))
    }

    /// From Friday 14:00 in Honolulu, midnight UTC, to Sunday 12:00 in Berlin, 10:00 UTC: all of Saturday is on the way.
    @Test(arguments: [
        ("2027-05-07", "Fri 7 May 2027, Pacific/Honolulu"),
        ("2027-05-08", "Sat 8 May 2027, Pacific/Honolulu"),
        ("2027-05-09", "Sun 9 May 2027, Europe/Berlin"),
    ])
    func `a day in transit is named with its own zone`(date: String, spoken: String) async throws {
        let pages = try Pages()
        let trip = try pages.imported(
            CrowdedPageTests.calendar([
                [
                    "DTSTART;TZID=Pacific/Honolulu:20270507T140000",
                    "DTEND;TZID=Europe/Berlin:20270509T120000", "SUMMARY:Flight HNL to BER",
                    "CATEGORIES:FLIGHT",
                ]
            ]), named: "berlin.ics")
        let text = try await pages.get("\(trip)/day/\(date)").text
        #expect(text.contains("<bdi>Flight HNL to BER</bdi><span class=\"hidden\"> · \(spoken)</span>"))
    }

    // MARK: - Other clocks

    /// At 20:30 in Auckland on 28 March it is 09:30 in Berlin, where Rosa is, 16:30 in Tokyo and 13:00 in Kolkata.
    @Test(arguments: ["day", "week"])
    func `persons and zones stand beside the clock of the page`(view: String) async throws {
        let (pages, trip) = try Pages.family()
        let rosa = try #require(try pages.store.read { try $0.persons().first { $0.name == "Rosa Winter" } })
        let beside = "home,person:\(rosa.id.text),Asia/Tokyo,Asia/Kolkata"
        let path = "\(trip)/\(view)/2027-03-28?beside=\(PercentText.encoded(beside))"
        let text = try await pages.get(path).text
        let scales = Self.scales(text, of: "2027-03-28")
        #expect(
            scales.dropFirst().map(\.head)
                == (view == "day"
                    ? ["Berlin (home)", "Rosa Winter", "Asia/Tokyo", "Asia/Kolkata"]
                    : ["Berlin (home)", "Rosa Winter", "Tokyo", "Kolkata"]))
        guard scales.count == 5 else { return }
        // At noon in Auckland it is midnight in Berlin, eight in Tokyo, half past four in Kolkata.
        let noon = scales[0].readings.first { $0.hasSuffix(" 12:00") }?.prefix { $0 != " " } ?? "none"
        for (scale, time) in zip(scales.dropFirst(), ["00:00", "00:00", "08:00", "04:30"]) {
            #expect(scale.readings.contains { $0.hasPrefix("\(noon) ") && $0.hasSuffix(time) }, "\(scale)")
        }
        // Where there is no room for scales the lines say it.
        #expect(text.contains("<bdi>Rosa Winter: 09:30–10:00</bdi>"))
        #expect(text.contains("<bdi>Asia/Tokyo: 16:30–17:00</bdi>"))
        #expect(text.contains("<bdi>Asia/Kolkata: 13:00–13:30</bdi>"))
        #expect(!text.contains("id=\"add\""))
    }

    /// On 28 March Berlin's clock goes from 02:00 to 03:00, which is 14:00 in Auckland.
    @Test func `a clock that jumps meanwhile is shown as it goes`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/day/2027-03-28").text
        let home = try #require(Self.scales(text, of: "2027-03-28").last)
        #expect(home.head == "Berlin (home)")
        #expect(
            home.readings.contains { $0.hasSuffix("01:00") }
                && home.readings.contains { $0.hasSuffix("03:00") })
        #expect(!home.readings.contains { $0.hasSuffix(" 02:00") })
    }

    /// 4 April has 25 hours in New Zealand; in Tokyo it is always three or four hours earlier.
    @Test func `the scales are right on a day of 25 hours`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/day/2027-04-04?beside=Asia/Tokyo").text
        let scales = Self.scales(text, of: "2027-04-04")
        #expect(scales.map(\.head).last == "Asia/Tokyo")
        let tokyo = try #require(scales.last).readings
        #expect(tokyo.count == 25)
        #expect(tokyo.first == "from-0 Sat 20:00")
        #expect(tokyo.last == "from-48 20:00")
    }

    @Test func `a form adds a clock, a link takes it away, and the other pages keep them`() async throws {
        let (pages, trip) = try Pages.family()
        let added = try await pages.get(
            "\(trip)/day/2027-03-28?beside=Asia/Tokyo&add=home&add-zone=+UTC&clock=place"
        ).text
        #expect(
            Self.scales(added, of: "2027-03-28").dropFirst().map(\.head) == [
                "Asia/Tokyo", "Berlin (home)", "UTC",
            ])
        let all = "beside=Asia%2FTokyo%2Chome%2CUTC"
        #expect(added.contains("/day/2027-03-29?\(all)&amp;clock=place\" rel=\"next\""))
        #expect(added.contains("<input type=\"hidden\" name=\"beside\" value=\"Asia/Tokyo,home,UTC\">"))
        #expect(added.contains("aria-label=\"Take away: Asia/Tokyo\""))
        #expect(added.contains("/day/2027-03-28?beside=home%2CUTC&amp;clock=place\""))
        let none = try await pages.get("\(trip)/day/2027-03-28?beside=none").text
        #expect(Self.scales(none, of: "2027-03-28").count == 1)
    }

    @Test func `what is no clock is refused, and too many`() async throws {
        let (pages, trip) = try Pages.family()
        let wrong = try await pages.get("\(trip)/day/2027-03-28?add-zone=Mars/Olympus")
        #expect(wrong.status == 400)
        #expect(wrong.text.contains("id=\"beside-problem\">Mars/Olympus"))
        #expect(Self.scales(wrong.text, of: "2027-03-28").count == 2)
        #expect(try await pages.get("\(trip)/week?beside=person:nobody").status == 404)
        #expect(
            try await pages.get("\(trip)/week?beside=home,UTC,Asia/Tokyo,Asia/Seoul,Asia/Dubai").status == 400
        )
    }
}
