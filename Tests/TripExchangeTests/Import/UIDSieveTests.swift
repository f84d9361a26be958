import Merging
import Testing
import Trips

@testable import TripExchange

/// The UIDs that a file may have several times.
@Suite("UIDs of a file") struct UIDSieveTests {
    @Test func `every UID that is repeated is found, and few that are not`() {
        var sieve = UIDSieve(fileBytes: 200 * 100_000)
        for number in 0..<100_000 { sieve.add(ActivityUID("\(number)@example.org")) }
        for number in stride(from: 0, to: 100_000, by: 1_000) {
            sieve.add(ActivityUID("\(number)@example.org"))
        }
        for number in stride(from: 0, to: 100_000, by: 1_000) {
            #expect(sieve.mayRepeat(ActivityUID("\(number)@example.org")))
        }
        let count = (0..<100_000).count { sieve.mayRepeat(ActivityUID("\($0)@example.org")) }
        #expect((100..<200).contains(count))
    }

    @Test func `a UID that is not in the file, or was made here, may be repeated`() {
        var sieve = UIDSieve(fileBytes: 1_000)
        sieve.add(ActivityUID("a@example.org"))
        sieve.add(ActivityUID("made@uid.meridian"))
        #expect(!sieve.mayRepeat(ActivityUID("a@example.org")))
        #expect(sieve.mayRepeat(ActivityUID("made@uid.meridian")))
        #expect(sieve.mayRepeat(ActivityUID("b@example.org")))
        #expect(UIDSieve.unknown.mayRepeat(ActivityUID("a@example.org")))
    }

    @Test func `a file that has a derived UID is known to have it`() {
        var sieve = UIDSieve(fileBytes: 1_000)
        let derived = SharedUID.uid(ofText: "Tea", besides: ActivityUID("a@example.org"))
        #expect(!sieve.has(derived: derived))
        sieve.add(derived)
        #expect(sieve.has(derived: derived))
        #expect(!sieve.has(derived: SharedUID.uid(ofText: "Lunch", besides: ActivityUID("a@example.org"))))
    }
}
