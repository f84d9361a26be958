// Written by scripts/doc-examples from the documentation comments; not to be edited.
// swift-format-ignore-file

import CivilTime
import Recurrence
import TestKit
import Testing
import Trips

@Suite("Examples in the documentation of Trips") struct DocExamples {
    @Test func `in Activities, ActivityKey`() throws {
        let key = try ActivityKey(uid: ActivityUID("a"), occurrence: "2027-07-17T08:00:00Z")
        #expect(
            DocExample.shown(
                key.recurrenceClock,
                as: "zone(UTC)") == nil)
    }

    @Test func `in Activities, ActivityKind+Estimate`() throws {
        #expect(
            DocExample.shown(
                ActivityKind.flight.estimatedTime(overKilometres: 9583),
                as: "45900.0 seconds: 12 h 45 min") == nil)
    }

    @Test func `in Activities, ActivityKind`() throws {
        #expect(
            DocExample.shown(
                ActivityKind(categoryName: "Car rental"),
                as: ".carRental") == nil)
        #expect(
            DocExample.shown(
                ActivityKind(categoryName: "Holiday"),
                as: "nil") == nil)
    }

    @Test func `in Activities, ActivityRecurrence`() throws {
        let weekly = ActivityRecurrence(lines: ["RRULE:FREQ=WEEKLY;COUNT=4", "EXDATE:20270320T090000"])
        #expect(
            DocExample.shown(
                weekly.rules.first?.text,
                as: "\"FREQ=WEEKLY;COUNT=4\"") == nil)
        #expect(
            DocExample.shown(
                weekly.hasEnd,
                as: "true") == nil)
        #expect(
            DocExample.shown(
                weekly.lines.count,
                as: "2") == nil)
    }

    @Test func `in Activities, ActivitySpan`() throws {
        let stay = try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 17))
        #expect(
            DocExample.shown(
                stay.nights,
                as: "3") == nil)
    }

    @Test func `in Activities, CancellationRevision`() throws {
        #expect(
            DocExample.shown(
                CancellationRevision(sequence: 2, stamp: nil).sequence,
                as: "2") == nil)
    }

    @Test func `in Activities, GreatCircle`() throws {
        #expect(
            DocExample.shown(
                GreatCircle.kilometres(from: (51.4706, -0.4619), to: (40.6398, -73.7789)).rounded(),
                as: "5540.0") == nil)
    }

    @Test func `in Activities, LocalEdit`() throws {
        #expect(
            DocExample.shown(
                LocalEdit(at: try Instant(parsing: "2027-03-01T08:00:00Z")).isChangedElsewhere,
                as: "false") == nil)
    }

    @Test func `in Activities, Place+Online`() throws {
        #expect(
            DocExample.shown(
                Place(name: "https://zoom.example/j/1").isOnline,
                as: "true") == nil)
        #expect(
            DocExample.shown(
                Place(name: "Microsoft Teams Meeting").isOnline,
                as: "true") == nil)
        #expect(
            DocExample.shown(
                Place(name: "Opera House").isOnline,
                as: "false") == nil)
    }

    @Test func `in Activities, Reach`() throws {
        let moved = Reach.thisAndLater(nil)
        #expect(
            DocExample.shown(
                moved == .thisOccurrence,
                as: "false") == nil)
    }

    @Test func `in Activities, Reminder`() throws {
        _ = Reminder(.relative(days: -1, seconds: 0, to: .start), text: "Check in")
    }

    @Test func `in Activities, Statement`() throws {
        let day = try ActivitySpan.days(from: CivilDate(2027, 3, 5), to: CivilDate(2027, 3, 6))
        let feed = Statement(Activity(uid: ActivityUID("9@feed.example"), kind: .flight, title: "To New York", span: day))
        #expect(
            DocExample.shown(
                feed.uid.text,
                as: "\"9@feed.example\"") == nil)
    }

    @Test func `in Activities, StatementCancellation`() throws {
        #expect(
            DocExample.shown(
                StatementCancellation.own(CancellationRevision(sequence: 2, stamp: nil), namesBooking: false) == .withSeries,
                as: "false") == nil)
    }

    @Test func `in Content, ContentType+Check`() throws {
        #expect(
            DocExample.shown(
                ContentType.elf.contradiction(withName: "ticket.pdf"),
                as: "ticket.pdf: is an ELF program and is named like a PDF document; programs are not attached") == nil)
        #expect(
            DocExample.shown(
                ContentType.png.contradiction(withName: "IMG_1.PNG"),
                as: "nil") == nil)
        #expect(
            DocExample.shown(
                ContentType.json.contradiction(withName: "notes.txt"),
                as: "nil") == nil)
    }

    @Test func `in Content, ContentType+Names, number 1`() throws {
        #expect(
            DocExample.shown(
                ContentType(mediaType: "Image/JPG"),
                as: ".jpeg") == nil)
        #expect(
            DocExample.shown(
                ContentType(mediaType: "text/html; charset=utf-8"),
                as: ".html") == nil)
        #expect(
            DocExample.shown(
                ContentType(mediaType: "application/octet-stream"),
                as: "nil") == nil)
    }

    @Test func `in Content, ContentType+Names, number 2`() throws {
        #expect(
            DocExample.shown(
                ContentType(fileName: "Ticket.PDF"),
                as: ".pdf") == nil)
        #expect(
            DocExample.shown(
                ContentType(fileName: "ticket.pdf.exe"),
                as: ".windowsProgram") == nil)
        #expect(
            DocExample.shown(
                ContentType(fileName: "ticket"),
                as: "nil") == nil)
    }

    @Test func `in Content, ContentType`() throws {
        let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        #expect(
            DocExample.shown(
                ContentType(of: bytes),
                as: ".png") == nil)
        #expect(
            DocExample.shown(
                ContentType(of: bytes).mediaType,
                as: "image/png") == nil)
        #expect(
            DocExample.refused("ticket.pdf: is a PNG image and is named like a PDF document; name it ticket.png") {
                try ContentType.checked(bytes, name: "ticket.pdf")
            } == nil)
    }

    @Test func `in Content, LinkSafety`() throws {
        #expect(
            DocExample.shown(
                LinkSafety(of: "https://www.example.org/booking").level,
                as: "safe") == nil)
        #expect(
            DocExample.shown(
                LinkSafety(of: "https://bit.ly/3xY").level,
                as: "suspicious") == nil)
        #expect(
            DocExample.shown(
                LinkSafety(of: "https://bit.ly/3xY").reasons,
                as: "[bit.ly shortens links: where it leads cannot be seen]") == nil)
        #expect(
            DocExample.shown(
                LinkSafety(of: "javascript:alert(1)").level,
                as: "blocked") == nil)
        #expect(
            DocExample.shown(
                LinkSafety(of: "https://xn--80ak6aa92e.com/").shownHost,
                as: "аррӏе.com") == nil)
    }

    @Test func `in Edits, ActivityChange`() throws {
        let changes: [ActivityChange] = [
            .seat("14A"), .zone(try ZoneID("Asia/Tokyo"), of: .both, keeping: .wall),
        ]
        #expect(
            DocExample.shown(
                changes.count,
                as: "2") == nil)
    }

    @Test func `in Edits, ActivityEdit`() throws {
        let edit = ActivityEdit([.seat("14A"), .paid(.full)])
        #expect(
            DocExample.shown(
                edit.changes.count,
                as: "2") == nil)
    }

    @Test func `in Expenses, Balances`() throws {
        let ada = TravellerID("ada")
        let ben = TravellerID("ben")
        var balances = Balances()
        _ = try balances.add(Money("30 EUR"), paidBy: ada, split: .equally(among: [ada, ben]))
        _ = try balances.add(Money("6 EUR"), paidBy: ben, split: .equally(among: [ada, ben]))
        #expect(
            DocExample.shown(
                balances.nets(in: try Currency("EUR")),
                as: "[ada: 12.00 EUR, ben: -12.00 EUR]") == nil)
        #expect(
            try DocExample.shown(
                balances.transfers,
                as: "[ben gives ada 12.00 EUR]") == nil)
    }

    @Test func `in Expenses, ExpenseCategory`() throws {
        #expect(
            DocExample.shown(
                ExpenseCategory(word: "Food & Dining"),
                as: ".foodAndDining") == nil)
        #expect(
            DocExample.shown(
                ExpenseCategory(word: "foodanddining"),
                as: ".foodAndDining") == nil)
        #expect(
            DocExample.shown(
                ExpenseCategory(word: "Food"),
                as: "nil") == nil)
    }

    @Test func `in Expenses, ExpenseSplit`() throws {
        let all = [TravellerID("ada"), TravellerID("ben"), TravellerID("cid")]
        #expect(
            try DocExample.shown(
                ExpenseSplit.equally(among: all).parts(of: Money("100 EUR")),
                as: "[ada: 33.34 EUR, ben: 33.33 EUR, cid: 33.33 EUR]") == nil)
    }

    @Test func `in Expenses, PaymentMethod`() throws {
        #expect(
            DocExample.shown(
                PaymentMethod(word: "credit card"),
                as: ".creditCard") == nil)
        #expect(
            DocExample.shown(
                PaymentMethod(word: "paypal"),
                as: ".payPal") == nil)
        #expect(
            DocExample.shown(
                PaymentMethod(word: "shells"),
                as: "nil") == nil)
    }

    @Test func `in Expenses, TripCost`() throws {
        let lunch = Expense(
            id: ExpenseID("l"), title: "Lunch", category: .foodAndDining, money: try Money("12.50 EUR"),
            date: try CivilDate(2027, 3, 12), createdAt: .epoch)
        let cost = TripCost([], [lunch])
        #expect(
            DocExample.shown(
                cost.totals.sums,
                as: "[12.50 EUR]") == nil)
    }

    @Test func `in Feeds, Feed`() throws {
        let feed = Feed(
            id: FeedID("a"), label: "Grandparents", scope: .all, digest: "c0ffee", createdAt: try Instant(parsing: "2027-03-01T00:00:00Z"))
        #expect(
            DocExample.shown(
                feed.label,
                as: "\"Grandparents\"") == nil)
    }

    @Test func `in Money, Amount+Parsing`() throws {
        #expect(
            DocExample.refused("1.234,56: is no amount as it is written here; write 1234.56") {
                try Amount("1.234,56")
            } == nil)
        #expect(
            try DocExample.shown(
                Amount("1.234"),
                as: "1.234: always the point of a fraction") == nil)
    }

    @Test func `in Money, Amount`() throws {
        let fare = try Amount("1234.50")
        #expect(
            DocExample.shown(
                fare,
                as: "1234.5") == nil)
        #expect(
            DocExample.shown(
                fare.text(padded: 2),
                as: "1234.50") == nil)
        #expect(
            try DocExample.shown(
                fare.adding(Amount("0.07")),
                as: "1234.57") == nil)
        #expect(
            DocExample.refused("1,234: can mean 1234 or 1.234; write the one that is meant, without commas") {
                try Amount("1,234")
            } == nil)
    }

    @Test func `in Money, Currency`() throws {
        let franc = try Currency("CHF")
        #expect(
            DocExample.shown(
                franc.name,
                as: "Swiss Franc") == nil)
        #expect(
            DocExample.shown(
                franc.minorDigits,
                as: "2") == nil)
        #expect(
            try DocExample.shown(
                Currency("KWD").minorDigits,
                as: "3") == nil)
        #expect(
            try DocExample.shown(
                Currency("DEM").isCurrent,
                as: "false") == nil)
        #expect(
            DocExample.refused("EURO: is no currency; did you mean EUR (Euro)?") {
                try Currency("EURO")
            } == nil)
    }

    @Test func `in Money, Money+Dividing`() throws {
        let stay = try Money("100 EUR")
        #expect(
            try DocExample.shown(
                stay.perNight(3, rounding: .halfEven).value,
                as: "33.33 EUR") == nil)
        #expect(
            try DocExample.shown(
                stay.perNight(3, rounding: .halfEven).isExact,
                as: "false") == nil)
        #expect(
            DocExample.refused("100.00 EUR for 0 nights: has no cost per night; a stay has 1 night or more") {
                try stay.perNight(0, rounding: .halfEven)
            } == nil)
    }

    @Test func `in Money, Money+Parsing`() throws {
        #expect(
            try DocExample.shown(
                Money("EUR -5"),
                as: "-5.00 EUR") == nil)
        #expect(
            try DocExample.shown(
                Money("IDR 10.505"),
                as: "10.505 IDR: no digit is rounded away") == nil)
        #expect(
            DocExample.refused("1,234: can mean 1234 or 1.234; write the one that is meant, without commas") {
                try Money("1,234 EUR")
            } == nil)
        #expect(
            DocExample.refused("$: is no currency; did you mean USD (US Dollar), CAD (Canadian Dollar) or AUD (Australian Dollar)?") {
                try Money("$20")
            } == nil)
        #expect(
            DocExample.refused("20: names no currency; write it behind the amount, as in 20 EUR") {
                try Money("20")
            } == nil)
    }

    @Test func `in Money, Money`() throws {
        let stay = try Money("412.5 CHF")
        #expect(
            DocExample.shown(
                stay,
                as: "412.50 CHF") == nil)
        #expect(
            try DocExample.shown(
                stay.adding(Money("0.07 CHF")),
                as: "412.57 CHF") == nil)
        #expect(
            DocExample.refused("412.50 CHF and 20.00 EUR: are of two currencies; nothing is added or compared across currencies") {
                try stay.adding(Money("20 EUR"))
            } == nil)
    }

    @Test func `in Money, MoneyTotals`() throws {
        let totals = try MoneyTotals([Money("19.99 EUR"), Money("3000 JPY"), Money("0.07 EUR")])
        #expect(
            DocExample.shown(
                totals,
                as: "20.06 EUR, 3000 JPY") == nil)
        #expect(
            try DocExample.shown(
                totals[Currency("EUR")],
                as: "20.06 EUR") == nil)
    }

    @Test func `in Money, PaidStatus`() throws {
        #expect(
            DocExample.shown(
                PaidStatus(word: "infull"),
                as: ".full") == nil)
        #expect(
            DocExample.shown(
                PaidStatus(word: "Deposit"),
                as: ".deposit") == nil)
        #expect(
            DocExample.shown(
                PaidStatus(word: "none"),
                as: ".unpaid") == nil)
        #expect(
            DocExample.shown(
                PaidStatus(word: "paid?"),
                as: "nil") == nil)
    }

    @Test func `in Organizations, Address`() throws {
        #expect(
            DocExample.shown(
                Address(street: "1 Main St", city: "Springfield", postalCode: "12345").line,
                as: "1 Main St, 12345 Springfield") == nil)
    }

    @Test func `in People, Person`() throws {
        let ada = Person(id: PersonID("a"), name: "Ada Lovelace", emails: ["ada@example.org"])
        #expect(
            DocExample.shown(
                ada.name,
                as: "\"Ada Lovelace\"") == nil)
        #expect(
            DocExample.shown(
                ada.awake,
                as: "07:00..23:00") == nil)
    }

    @Test func `in People, Traveller`() throws {
        let ada = Traveller(id: TravellerID("a"), name: "Ada", email: "ada@example.org", role: .owner)
        _ = try ada.check()
        #expect(
            DocExample.refused("\" \": is no name for a traveller; give some text") {
                try Traveller(id: TravellerID("b"), name: " ", role: .viewer).check()
            } == nil)
    }

    @Test func `in People, WakingHours`() throws {
        #expect(
            DocExample.shown(
                WakingHours(from: try TimeOfDay(8, 0), until: try TimeOfDay(22, 0)).length,
                as: "50400.0 seconds: fourteen hours") == nil)
    }

    @Test func `in RecordID`() throws {
        #expect(
            try DocExample.shown(
                RecordID<Trip>.validated("6BA7B810-9DAD-11D1-80B4-00C04FD430C8").text,
                as: "6ba7b810-9dad-11d1-80b4-00c04fd430c8") == nil)
    }

    @Test func `in Trip, TripDetails`() throws {
        let trip = Trip(id: TripID("japan"), name: "Japan", home: try ZoneID("Europe/Zurich"))
        #expect(
            DocExample.shown(
                TripDetails(of: trip).home?.name,
                as: "\"Europe/Zurich\"") == nil)
    }

    @Test func `in Trip, TripKind`() throws {
        #expect(
            DocExample.shown(
                TripKind(rawValue: "business"),
                as: ".business") == nil)
    }

    @Test func `in TripError`() throws {
        #expect(
            DocExample.refused("2027-03-14 to 2027-03-14: holds no day; the end is exclusive, so one day ends on 2027-03-15") {
                try ActivitySpan.days(from: CivilDate(2027, 3, 14), to: CivilDate(2027, 3, 14))
            } == nil)
    }
}
