import Testing
import TripExchange
import Trips

@Suite("Estimated ends in calendars") struct EstimatedEndExchangeTests {
    private func read(_ more: String...) throws -> Activity {
        try Exchange.activity(
            [
                "DTSTART;TZID=Europe/Zurich:20270312T100000", "DTEND;TZID=Asia/Tokyo:20270313T073000",
                "SUMMARY:QJ 714",
            ] + more)
    }

    @Test func `the reading of the end says that nobody said it`() throws {
        #expect(try read().span.isEndEstimated == false)
        #expect(try read("X-MERIDIAN-END-ESTIMATED:2027-03-13T07:30:00").span.isEndEstimated)
    }

    @Test(arguments: ["2027-03-13T07:35:00", "TRUE", "", "2027-03-12T10:00:00"])
    func `any other reading is of an end that was moved since`(value: String) throws {
        #expect(try read("X-MERIDIAN-END-ESTIMATED:\(value)").span.isEndEstimated == false)
    }

    @Test func `a said end is another meaning than an estimated one`() throws {
        let said = try read()
        let estimated = try read("X-MERIDIAN-END-ESTIMATED:2027-03-13T07:30:00")
        #expect(!said.hasSameMeaning(as: estimated))
    }
}
