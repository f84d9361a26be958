import CivilTime
import TestKit
import Testing

@testable import Reservations

@Suite("Times of reservations") struct ReservationTimeTests {
    @Test(arguments: [
        ("2027-03-05T06:30:00-05:00", "2027-03-05T06:30:00-05:00"),
        ("2027-03-05T06:30:00.000-0500", "2027-03-05T06:30:00-05:00"),
        ("2027-03-05 06:30", "2027-03-05T06:30:00"),
        ("2027-03-05T06:30Z", "2027-03-05T06:30:00Z"),
        ("20270305T063000Z", "2027-03-05T06:30:00Z"),
        ("20270305", "2027-03-05"),
        ("2027-03-05", "2027-03-05"),
        ("2027-03-05T06:30+09", "2027-03-05T06:30:00+09:00"),
        ("2027-03-05T06:30:00[Asia/Tokyo]", "2027-03-05T06:30:00 Asia/Tokyo"),
        ("2027-03-05T06:30:00+09:00[Asia/Tokyo]", "2027-03-05T06:30:00+09:00 Asia/Tokyo"),
    ])
    func `forms that senders use are read`(_ text: String, _ expected: String) {
        #expect(ReservationTime(text)?.text.replacing("+00:00", with: "Z") == expected)
    }

    @Test(arguments: [
        "", "tomorrow", "2027-13-05", "2027-02-30T10:00", "2027-03-05T25:00", "2027-03-05T06", "05.03.2027",
        "2027-03-05T06:30+99:99", "2027-03-05Tsix", "March 5, 2027", String(repeating: "2", count: 10_000),
    ])
    func `others are none`(_ text: String) { #expect(ReservationTime(text) == nil) }
}
