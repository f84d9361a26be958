import CivilTime
import TripStorage
import Trips

/// The parts of a trip besides its activities, each field set at least once.
extension Samples {
    static let ada = TravellerID("00000000-0000-4000-8000-0000000000a1")
    static let ben = TravellerID("00000000-0000-4000-8000-0000000000b2")
    static let adaPerson = PersonID("00000000-0000-4000-8000-0000000000d1")
    static let benPerson = PersonID(ben.text)
    static let air = OrganizationID("00000000-0000-4000-8000-0000000000f1")
    static let inn = OrganizationID("00000000-0000-4000-8000-0000000000f2")

    static func instant(_ text: String = "2026-11-01T10:00:00Z") throws -> Instant {
        try Instant(parsing: text)
    }

    /// A trip with every field.
    static func fullTrip(_ id: TripID = tokyo) throws -> Trip {
        var trip = Trip(
            id: id, name: "Tokyo '27", home: try ZoneID("Europe/Paris"), notes: "With\nfamily",
            source: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", zones: [try zone("File/Office/x0123456789abcdef")]
        )
        trip.start = try CivilDate(2027, 3, 14)
        trip.end = try CivilDate(2027, 3, 28)
        trip.defaultZone = try ZoneID("Asia/Tokyo")
        trip.kind = .family
        trip.travellers = [
            Traveller(id: ada, person: adaPerson, name: "Ada", email: "ada@example.org", role: .owner),
            Traveller(id: ben, name: "Ben 🧗", role: .viewer),
        ]
        trip.budget = [try Money("1234.567 EUR"), try Money("0 JPY")]
        trip.countries = ["JP", "KR"]
        trip.createdAt = try instant()
        trip.lastModified = try instant("2026-11-02T10:00:00Z")
        return trip
    }

    /// Persons: one who travels, and one who stays at home.
    static func persons() throws -> [Person] {
        var ada = Person(
            id: adaPerson, name: "Ada", emails: ["ada@example.org", "lovelace@example.com"],
            home: try ZoneID("Europe/Paris"))
        ada.names += ["LOVELACE/ADA MS", "Lovelace, Ada"]
        ada.awake = WakingHours(from: try TimeOfDay(9, 30), until: try TimeOfDay(1, 0))
        ada.isMe = true
        let grandma = Person(id: PersonID("00000000-0000-4000-8000-0000000000d3"), name: "Grandma")
        return [ada, grandma]
    }

    static func organizations() -> [Organization] {
        [
            Organization(
                id: air, name: "All Nippon Airways", phone: "+81 3 6741 1120", email: "desk@example.com",
                website: "https://example.com/", logo: "https://example.com/logo.png",
                address: Address(
                    street: "1-5-2; Higashi\\Shimbashi\nMinato", city: "東京", region: "",
                    postalCode: "105-7140",
                    country: "Japan"), notes: "NH"),
            Organization(id: inn, name: "hotel Zur Post"),
        ]
    }

    /// An activity with every field that most activities do not have.
    static func fullActivity(_ uid: String = "full") throws -> Activity {
        var activity = try timed(uid, "2027-03-14T17:00", "2027-03-14T18:00", zone: "Asia/Tokyo")
        activity.organization = air
        activity.cost = try Money("0.1 KWD")
        activity.paid = .deposit
        activity.hidesPlace = true
        activity.span = activity.span.withEnd(estimated: true)
        activity.reminders = [
            Reminder(.relative(days: -1, seconds: 0, to: .start), text: "Pack; then\\go\r\nnow\n"),
            Reminder(.relative(days: 0, seconds: -3600, to: .end)),
            Reminder(.at(try instant()), text: ""),
        ]
        activity.participants = [benPerson, adaPerson]
        activity.createdAt = try instant()
        var place = Place(name: "Haneda", code: "HND", latitude: 35.5523, longitude: 139.78)
        place.terminal = "3"
        place.gate = "105"
        place.address = Address(city: "Ota", country: "Japan")
        activity.place = place
        activity.destination = Place(name: "Los Angeles")
        activity.destination?.address = Address()
        activity.statements = try statements(of: activity)
        activity.edit = LocalEdit(at: try instant("2026-12-03T00:00:00Z"), status: .tentative)
        return activity
    }

    /// What two senders said of an activity: one all that it says, the other one the time alone.
    static func statements(of activity: Activity) throws -> [Statement] {
        var other = try timed("other@feed.example", "2027-03-14T17:10", "2027-03-14T18:00", zone: nil)
        other.source = "BEGIN:VEVENT\r\nUID:other@feed.example\r\nEND:VEVENT\r\n"
        var (first, second) = (Statement(activity), Statement(other, counts: [.start, .arrivalGate]))
        second.cancellation = .own(
            CancellationRevision(sequence: 3, stamp: try instant("2026-12-01T00:00:00Z")), namesBooking: true)
        first.standsBeside = CancellationRevision(sequence: 2, stamp: nil)
        return [first, second]
    }

    static func expenses() throws -> [Expense] {
        let day = try CivilDate(2027, 3, 15)
        let id = { (number: Int) in ExpenseID("00000000-0000-4000-8000-00000000000\(number)") }
        return [
            Expense(
                id: id(1), title: "Dinner", category: .foodAndDining, money: try Money("100.005 EUR"),
                date: day,
                payer: ada, split: .equally(among: [ben, ada]), method: .creditCard, notes: "Fish",
                createdAt: try instant()),
            Expense(
                id: id(2), title: "Taxi", money: try Money("-12 EUR"), date: day, payer: ben,
                split: .byShares([
                    ExpenseShare(traveller: ada, weight: 2), ExpenseShare(traveller: ben, weight: 1),
                ]), activity: ActivityKey(uid: ActivityUID("full")), createdAt: try instant(),
                updatedAt: try instant("2026-11-02T10:00:00Z")),
            Expense(
                id: id(3), title: "Room", money: try Money("7 JPY"), date: try CivilDate(2027, 3, 14),
                split: .exactly([
                    ExpensePart(traveller: ben, money: try Money("3 JPY")),
                    ExpensePart(traveller: ada, money: try Money("4 JPY")),
                ]), createdAt: try instant()),
            Expense(id: id(4), title: "Map", money: try Money("2 USD"), date: day, createdAt: try instant()),
        ]
    }

    static func todos() throws -> [Todo] {
        var visa = Todo(
            uid: ActivityUID("visa"), title: "Visa", notes: "Two\nphotos",
            due: .day(try CivilDate(2027, 2, 1)))
        visa.place = "Embassy"
        visa.status = .completed
        visa.completedAt = try instant()
        visa.priority = 1
        visa.reminders = [Reminder(.at(try instant()))]
        visa.createdAt = try instant()
        visa.lastModified = try instant("2026-11-02T10:00:00Z")
        visa.sequence = 3
        visa.stamp = try instant()
        visa.source = "BEGIN:VTODO\r\nEND:VTODO\r\n"
        let call = Todo(
            uid: ActivityUID("call"), title: "Call",
            due: .time(try time("2027-02-01T09:00:00", "Asia/Tokyo", offset: 32_400)))
        let pack = Todo(
            uid: ActivityUID("pack"), title: "Pack", due: .time(try time("2027-03-01T09:00:00", nil)))
        return [visa, call, pack, Todo(uid: ActivityUID("any"), title: "Any")]
    }

    /// Texts with their SHA-256, as `printf %s TEXT | sha256sum` prints them.
    static let digests = [
        "abc": "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "ticket": "14069429150abcbf244c4c2fb2c4c46a49c93ca9457263ecd9ebb176de3a58bb",
        "receipt": "6f32860910ca0fb2a20c7fda143666b09dbf8db5238195c90a586fb542ff0cad",
    ]

    static func file(_ text: String) -> Attachment.Content {
        .file(mediaType: "text/plain", size: text.utf8.count, digest: digests[text] ?? "")
    }

    static func attachment(
        _ number: Int, _ content: Attachment.Content, of owner: Attachment.Owner = .trip
    ) throws -> Attachment {
        Attachment(
            id: AttachmentID("00000000-0000-4000-8000-0000000000c\(number)"), owner: owner,
            name: "paper \(number).txt", about: number == 1 ? "The ticket" : "", content: content,
            createdAt: try instant())
    }

    /// Fills a new store with one of everything.
    static func fill(_ store: any TripWriting) throws {
        for organization in organizations() { try store.save(organization) }
        for person in try persons() { try store.save(person) }
        try store.create(fullTrip())
        try store.create(trip(alps, name: "Alps"))
        try store.save(fullActivity(), in: tokyo)
        try store.save(varied(), in: tokyo)
        for expense in try expenses() { try store.save(expense, in: tokyo) }
        for todo in try todos() { try store.save(todo, in: tokyo) }
        try store.save(
            attachment(1, file("ticket"), of: .activity(fullActivity().key)), bytes: Array("ticket".utf8),
            in: tokyo)
        try store.save(
            attachment(2, file("receipt"), of: .expense(expenses()[0].id)), bytes: Array("receipt".utf8),
            in: tokyo)
        try store.save(attachment(3, .link("https://example.com/?a=1")), bytes: nil, in: tokyo)
        try store.save(attachment(4, .note("Meet at the fountain")), bytes: nil, in: tokyo)
    }
}
