import CivilTime
import HTTPTypes
import Testing
import TripExchange
import TripWorkflows
import Trips

@testable import TripWeb

/// Addresses: what is written is read again.
@Suite("Addresses of pages") struct PageAddressTests {
    private static let trip = TripID("6ba7b810-9dad-41d1-80b4-00c04fd430c8")
    private static let path = "/trips/6ba7b810-9dad-41d1-80b4-00c04fd430c8"

    @Test func `what is written is read again`() throws {
        let date = try CivilDate(2027, 3, 1)
        let views: [TripView] = [
            .itinerary, .day(nil), .day(date), .week(date), .month(date), .month(nil),
            .timeline(nil), .timeline(date), .costs, .map, .drift, .findings, .who(nil),
            .who("2027-03-28T07:45Z"), .activity(ActivityKey(uid: ActivityUID("a/b?c=d&e é#"))),
            .activity(try ActivityKey(uid: ActivityUID("a"), occurrence: "2027-03-01T10:00:00")),
            .calendar(.shared), .calendar(.busy), .details, .archive, .remove, .people, .files(nil),
            .files(try ActivityKey(uid: ActivityUID("a&b"), occurrence: "2027-03-01T10:00:00")),
            .file(AttachmentID("a b")), .detach(AttachmentID("1")), .export, .paper(Paper()),
            .paper(Paper(showsCodes: false, showsCosts: false)), .addTodo,
            .editTodo(ActivityUID("a/b?c=d&e é#")), .deleteTodo(ActivityUID("a b")),
            .addExpense(nil), .editExpense(ExpenseID("a b")), .deleteExpense(ExpenseID("1")),
            .addExpense(try ActivityKey(uid: ActivityUID("a&b"), occurrence: "2027-03-01T10:00:00")),
        ]
        let clocks: [ClockChoice] = [
            .traveller, .place, .home, .person(PersonID("6ba7b810-9dad-41d1-80b4-00c04fd430c9")),
            .zone("America/Argentina/Buenos_Aires"), .zone("Etc/GMT+5"),
        ]
        for view in views {
            for clock in view.hasClock ? clocks : [.traveller] {
                let address = PageAddress.trip(Self.trip, view, clock)
                #expect(try PageAddress(address.text) == address, "\(address.text)")
            }
        }
        for address in [
            PageAddress.start, .drift, .trips(nil, search: nil), .trips(.past, search: "a b"), .signOut,
            .signedOut, .protected, .closeProtected,
            .offline, .worker,
            .script(digest: "0123456789abcdef", module: "page"),
            .feed(secret: "a b"), .share(secret: "a/b", zone: nil), .share(secret: "a", zone: "Asia/Tokyo"),
            .newTrip, .settings, .person(PersonID("a/b c")), .organizations(search: nil),
            .organizations(search: "a&b"), .organization(OrganizationID("a/b")), .newOrganization,
            .mergeOrganization(OrganizationID("1")), .deleteOrganization(OrganizationID("1")), .keeping,
            .sync,
            .backup(isPartial: false), .backup(isPartial: true), .importing(secret: nil, into: nil),
            .importing(secret: "a/b", into: ImportTarget(trip: "x")),
            .importing(secret: "a", into: ImportTarget(try Query("new=Japan+%26+more"))),
        ] {
            #expect(try PageAddress(address.text) == address)
        }
    }

    @Test func `all that is shown stands in it`() throws {
        let date = try CivilDate(2027, 3, 12)
        #expect(
            PageAddress.trip(Self.trip, .day(date), .zone("Asia/Tokyo")).text
                == "\(Self.path)/day/2027-03-12?clock=Asia%2FTokyo")
        #expect(
            PageAddress.trip(Self.trip, .month(date), .home).text == "\(Self.path)/month/2027-03?clock=home")
    }

    @Test func `a zone that is typed goes before the clock that was chosen`() throws {
        let address = try PageAddress("\(Self.path)?clock=home&zone=Asia%2FTokyo")
        #expect(address == .trip(Self.trip, .itinerary, .zone("Asia/Tokyo")))
        #expect(try PageAddress("\(Self.path)?clock=home&zone=+") == .trip(Self.trip, .itinerary, .home))
    }

    @Test(arguments: [
        ("/x", 404), ("/trips/x", 404), ("\(path)/x", 404), ("\(path)/day/2027-03-12/x", 404),
        ("\(path)/day/12.3.", 400),
        ("\(path)/day/2027-02-30", 400), ("\(path)/month/2027-13", 400), ("\(path)/month/2027-03-01", 400),
        ("\(path)/activity", 404), ("\(path)/trip.ics?redact=none", 400), ("//trips", 404), ("trips", 200),
    ]) func `another text is no address`(text: String, status: Int) {
        do throws(Fault) {
            _ = try PageAddress(text)
            #expect(status == 200, "\(text)")
        } catch {
            #expect(error.status.code == status, "\(text)")
        }
    }
}
