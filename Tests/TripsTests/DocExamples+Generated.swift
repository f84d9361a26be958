// Written by scripts/doc-examples from the documentation comments; not to be edited.
// swift-format-ignore-file

import CivilTime
import TestKit
import Testing
import Trips

@Suite("Examples in the documentation of Trips") struct DocExamples {
    @Test func `in ActivityKey`() throws {
        let key = try ActivityKey(uid: ActivityUID("a"), occurrence: "2027-07-17T08:00:00Z")
        #expect(
            DocExample.shown(
                key.recurrenceClock,
                as: "zone(UTC)") == nil)
    }

    @Test func `in ActivityKind`() throws {
        #expect(
            DocExample.shown(
                ActivityKind(categoryName: "Car rental"),
                as: ".carRental") == nil)
        #expect(
            DocExample.shown(
                ActivityKind(categoryName: "Holiday"),
                as: "nil") == nil)
    }

    @Test func `in ActivitySpan`() throws {
        let stay = try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 17))
        #expect(
            DocExample.shown(
                stay.nights,
                as: "3") == nil)
    }

    @Test func `in RecordID`() throws {
        #expect(
            try DocExample.shown(
                RecordID<Trip>.validated("6BA7B810-9DAD-11D1-80B4-00C04FD430C8").text,
                as: "6ba7b810-9dad-11d1-80b4-00c04fd430c8") == nil)
    }

    @Test func `in TripError`() throws {
        #expect(
            DocExample.refused("2027-03-14 to 2027-03-14: holds no day; the end is exclusive, so one day ends on 2027-03-15") {
                try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 14))
            } == nil)
    }
}
