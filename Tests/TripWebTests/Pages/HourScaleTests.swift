import Foundation
import Testing

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
}
