import Backups
import CivilTime
import TestKit
import Testing
import Trips

@Suite("Tables") struct TableTests {
    @Test(arguments: [
        ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""),
        ("two\nlines", "\"two\nlines\""),
        (" blank", "\" blank\""), ("", ""), ("=1+1", "'=1+1"), ("+41 22", "'+41 22"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("-cmd", "'-cmd"), ("-12.50", "-12.50"), ("-", "'-"), ("\t=1", "'\t'=1"), ("\r=1", "\"'\r'=1\""),
        ("x;=cmd|' /C calc'!A0", "x;'=cmd|' /C calc'!A0"), ("a; b", "a; b"),
        ("a\t@b", "a\t'@b"), ("a\n+1\r\n=2", "\"a\n'+1\r\n'=2\""), ("a;＝1", "a;'＝1"),
        // Cut at the semicolon, what follows is ""=1+1 with the marks doubled.
        ("x;\"=1+1;y", "\"x;\"\"'=1+1;y\""), ("x; \" =1", "\"x; \"\" '=1\""), ("a; \u{A0}@b", "a; \u{A0}'@b"),
        ("a;b \"=1\"", "\"a;b \"\"=1\"\"\""),
        ("＝1+1", "'＝1+1"), ("=HYPERLINK(\"x\",\"y\")", "\"'=HYPERLINK(\"\"x\"\",\"\"y\"\")\""), ("東京", "東京"),
    ])
    func `a cell is quoted where RFC 4180 wants it, and no formula`(_ text: String, _ cell: String) {
        var table = CSVTable(["a"])
        table.append([text])
        #expect(table.text == "a\r\n\(cell)\r\n")
    }

    @Test func `each line has as many cells as the head`() {
        var table = CSVTable(["a", "b"])
        table.append(["1"])
        table.append(["1", "2", "3"])
        #expect(table.text == "a,b\r\n1,\r\n1,2\r\n")
    }

    @Test func `costs stand with their currency, their night and both clocks`() throws {
        var stay = Activity(
            uid: ActivityUID("stay"), kind: .lodging, title: "Hotel",
            span: try .timed(
                start: ActivityTime(local: CivilDateTime(2027, 3, 12, 15, 0), zone: ZoneID("Asia/Tokyo")),
                end: ActivityTime(local: CivilDateTime(2027, 3, 15, 11, 0), zone: ZoneID("Asia/Tokyo"))))
        stay.cost = try Money("300 CHF")
        stay.paid = .deposit
        stay.organization = OrganizationID("o")
        let walk = try ActivityTime(local: CivilDateTime(2027, 3, 12, 8, 0), zone: ZoneID("UTC"))
        let free = Activity(
            uid: ActivityUID("walk"), kind: .other, title: "Walk", span: try .timed(start: walk, end: walk))
        let contents = TripContents(trip: Trip(id: TripID("t"), name: "=Japan"), activities: [free, stay])
        let table = CostTables.activities(
            contents, organizations: [Organization(id: OrganizationID("o"), name: "Kiyosumi")],
            database: try TestZones.database(.r2026f))
        #expect(
            table.text == """
                trip,kind,title,start,zone,start_utc,nights,cost,currency,per_night,paid,organization,confirmation\r
                '=Japan,lodging,Hotel,2027-03-12T15:00:00,Asia/Tokyo,2027-03-12T06:00:00Z,3,300.00,CHF,100.00,deposit,Kiyosumi,\r

                """)
    }

    @Test func `expenses name who paid and who shares`() throws {
        var trip = Trip(id: TripID("t"), name: "Japan")
        trip.travellers = [
            Traveller(id: TravellerID("a"), name: "Ada", role: .owner),
            Traveller(id: TravellerID("b"), name: "Ben", role: .viewer),
        ]
        let expense = Expense(
            id: ExpenseID("e"), title: "Ramen, two", category: .foodAndDining, money: try Money("-2400 JPY"),
            date: try CivilDate(2027, 3, 13), payer: TravellerID("a"),
            split: .equally(among: [TravellerID("a"), TravellerID("b")]), method: .cash, notes: "@counter",
            createdAt: .epoch)
        let table = CostTables.expenses(TripContents(trip: trip, expenses: [expense]))
        #expect(
            table.text == """
                trip,date,title,category,amount,currency,payer,shared_by,method,notes\r
                Japan,2027-03-13,"Ramen, two",foodAndDining,-2400,JPY,Ada,Ada; Ben,cash,'@counter\r

                """)
    }
}
