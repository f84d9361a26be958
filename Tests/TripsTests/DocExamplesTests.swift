import CivilTime
import Testing
import Trips

/// What the documentation comments show and no other suite asserts.
@Suite("Documentation examples of Trips") struct DocExamplesTests {
    @Test func `docExample: the nights of a stay`() throws {
        let stay = try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 17))
        #expect(stay.nights == 3)
    }

    @Test func `docExample: the text of an error`() {
        let error = #expect(throws: TripError.self) {
            _ = try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 14))
        }
        #expect(
            error?.description
                == "2027-03-14 to 2027-03-14: holds no day; the end is exclusive, so one day ends on 2027-03-15"
        )
    }

    @Test func `docExample: an identifier in capitals`() throws {
        #expect(
            try TripID.validated("6BA7B810-9DAD-11D1-80B4-00C04FD430C8").text
                == "6ba7b810-9dad-11d1-80b4-00c04fd430c8")
    }

    @Test func `docExample: the kind that a category names`() {
        #expect(ActivityKind(categoryName: "Car rental") == .carRental)
        #expect(ActivityKind(categoryName: "Holiday") == nil)
    }
}
