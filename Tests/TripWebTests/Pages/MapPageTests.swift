import Foundation
import Testing

@testable import TripWeb

/// The legs on a map.
@Suite("Map on a page") struct MapPageTests {
    @Test func `each leg is in words with its places, its times and its length`() async throws {
        let (pages, trip) = try Pages.family()
        let text = try await pages.get("\(trip)/map").text
        #expect(text.contains("role=\"img\" aria-labelledby=\"picture-title\""))
        #expect(text.contains("Los Angeles (LAX) to Auckland (AKL)"))
        #expect(text.contains(">22:30 on Sun 21 March, America/Los_Angeles</time>"))
        #expect(text.contains(">07:20 on Tue 23 March, Pacific/Auckland</time>"))
        #expect(text.contains("along great circles"))
        #expect(!text.contains("style="))
        let home = try await pages.get("\(trip)/map?clock=home").text
        // QJ 101 lands in Auckland at 18:20 UTC, 19:20 in Berlin.
        #expect(home.contains(">19:20 on Mon 22 March, Europe/Berlin</time>"))
    }

    @Test func `a trip without legs says so`() async throws {
        let pages = try Pages()
        let trip = try pages.imported(CrowdedPageTests.daily, named: "daily.ics")
        let text = try await pages.get("\(trip)/map").text
        #expect(text.contains("No leg has places that are known."))
        #expect(!text.contains("<svg"))
    }
}
