import Foundation
import Testing
import TripStorage
import TripWorkflows
import Trips

@testable import TripWeb

/// The history of one trip, of a store with two.
@Suite("History of a trip on a page") struct TripHistoryPageTests {
    @Test func `it has the changes of the trip alone, and takes back the newest of the store`() async throws {
        let (pages, family) = try Pages.family()
        let daily = try pages.imported(CrowdedPageTests.daily, named: "daily.ics")
        let text = try await pages.get("\(family)/history").text
        #expect(!text.contains("daily.ics"))
        #expect(!text.contains("name=\"number\""))
        #expect(text.contains("href=\"/history\">The changes of all trips</a>"))
        let other = try await pages.get("\(daily)/history").text
        #expect(other.contains("<bdi class=\"title\">import daily.ics into"))
        #expect(!other.contains("family.ics"))
        #expect(other.contains("name=\"back\" value=\"\(daily)/history\""))
        #expect(try await pages.get("\(daily)/details").text.contains("href=\"\(daily)/history\""))
        let number = try ChangeTests.hidden("number", in: other)
        let back = try await FeedPageTests.send(
            pages, "/undo", "number=\(number)&back=\(PercentText.encoded("\(daily)/history"))")
        // With its one change the trip is gone.
        #expect(back["Location"] == "/trips?undone=\(number)")
    }
}
