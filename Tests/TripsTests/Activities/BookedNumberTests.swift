import Testing
import Trips

@Suite("Booked numbers") struct BookedNumberTests {
    @Test(arguments: [
        ("QJ 716", "QJ716"), ("qj 0716", "QJ716"), ("QJ-0716A", "QJ716A"), ("QJ 000", "QJ0"),
        ("QJ 0", "QJ0"), ("ICE", "ICE"), ("", ""), (" - ", ""), ("U2 0100", "U2100"), ("U20100", "U20100"),
        ("0A0", "0A0"),
        ("100", "100"), ("№ 007", "7"), ("TGV 08501/2", "TGV85012"), ("ü 01", "Ü1"),
    ])
    func `blanks, marks and the zeros in front do not count`(_ text: String, _ plain: String) {
        #expect(BookedNumber.plain(text) == plain)
    }
}
