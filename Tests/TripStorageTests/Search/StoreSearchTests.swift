import CivilTime
import StoreTestKit
import TestKit
import Testing
import Trips

@testable import TripStorage

/// What is found by its words, in both stores.
@Suite("Store search") struct StoreSearchTests {
    static let texts = [
        "Tōkyō 東京駅 tower", "Zürich Hauptbahnhof", "STRASSE der Träume", "İstanbul ve Iğdır",
        "✈️ NH 106 to LAX",
        "שלום עולם", "مرحبا \u{200F}بالعالم", "Don't panic", "الرياض", "서울호텔 체크인", "Ångström & Łódź",
        "a OR b NOT c NEAR d", "100% sure", "ｆｕｌｌ ｗｉｄｔｈ カフェ", "\u{1F1EF}\u{1F1F5} flag",
        "GROẞ ẞ",
    ]

    struct Case: Sendable, CustomTestStringConvertible {
        let query: String
        let found: [String]
        var testDescription: String { query }
        init(_ query: String, _ found: String...) {
            self.query = query
            self.found = found
        }
    }

    static let cases = [
        // Case and accents do not count, on either side.
        Case("tokyo", texts[0]), Case("TŌKYŌ", texts[0]), Case("zurich", texts[1]), Case("zürich", texts[1]),
        Case("Zu\u{308}rich", texts[1]), Case("straße", texts[2]), Case("strasse", texts[2]),
        Case("STRAẞE", texts[2]), Case("ẞ", texts[15]), Case("gross", texts[15]), Case("Groß", texts[15]),
        Case("istanbul", texts[3]), Case("ISTANBUL", texts[3]), Case("İstanbul", texts[3]),
        Case("ıgdır", texts[3]),
        Case("angstrom lodz", texts[10]), Case("Łódź", texts[10]),
        // Letters of scripts without blanks are words of their own; the order counts.
        Case("東京", texts[0]), Case("京駅", texts[0]), Case("京東"), Case("호텔", texts[9]), Case("カフエ"),
        Case("カフェ", texts[13]), Case("ｶﾌｪ", texts[13]),
        // Every word must be there, in any order; the last may be a beginning, and no other.
        Case("tower tok", texts[0]), Case("tok tower"), Case("hauptbahn", texts[1]), Case("bahnhof"),
        // A run of letters and one of digits are two words, however they are written.
        Case("NH106", texts[4]), Case("nh-106", texts[4]), Case("nh 10", texts[4]), Case("106 nh", texts[4]),
        Case("106nh"), Case("✈", texts[4]), Case("✈️", texts[4]), Case("\u{1F1EF}\u{1F1F5}", texts[14]),
        Case("don't", texts[7]), Case("full width", texts[13]),
        // Right to left, with and without the marks that say so.
        Case("עולם", texts[5]), Case("\u{202B}שלום", texts[5]), Case("بالعالم", texts[6]), Case("رياض"),
        // Between quotation marks words stand one after the other, and the last is whole.
        Case("\"der traume\"", texts[2]), Case("\"traume der\""), Case("\"der traum\""),
        Case("\"der traum", texts[2]),
        // Nothing is an operator.
        Case("a OR b", texts[11]), Case("b NOT c", texts[11]), Case("NEAR(d", texts[11]),
        Case("sure*", texts[12]),
        Case("title:sure"), Case("^sure", texts[12]), Case("sure\"", texts[12]), Case("-sure", texts[12]),
        Case("'; DROP TABLE trip; --"),
        // No word at all.
        Case(""), Case("  "), Case("\"\""), Case("%"), Case("()*"),
    ]

    @Test(arguments: StoreKind.allCases)
    func `words are found without case and accents, and nothing is an operator`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write {
                try $0.create(Samples.trip(name: "Trip"))
                for (index, text) in Self.texts.enumerated() {
                    var activity = try Samples.timed("\(index)", "2027-03-14T09:00", "2027-03-14T10:00")
                    activity.title = "x"
                    activity.notes = text
                    try $0.save(activity, in: Samples.tokyo)
                }
            }
            for item in Self.cases {
                let hits = try store.read { try $0.search(item.query, limit: 100, includingArchived: false) }
                let found: [String] = hits.compactMap { hit in
                    guard case .activity(let key) = hit.subject, let index = Int(key.uid.text) else {
                        return nil
                    }
                    return Self.texts[index]
                }
                #expect(found == item.found, "\(item.query)")
                #expect(hits.count == found.count, "\(item.query)")
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `every text of a trip is found, and says where it stands`(kind: StoreKind) throws {
        try kind.withStore { store in
            try store.write {
                try Samples.fill($0)
                var activity = try Samples.fullActivity()
                activity.carrier = "Carrierword"
                activity.number = "NH 4711"
                activity.confirmation = "CONF77"
                activity.seat = "Seatword"
                activity.title = "Titleword"
                activity.notes = "Notesword"
                activity.place?.gate = "Gateword"
                activity.place?.terminal = "Terminalword"
                try $0.save(activity, in: Samples.tokyo)
            }
            func hits(_ text: String) throws -> [SearchHit.Subject] {
                try store.read { try $0.search(text, limit: 100, includingArchived: true).map(\.subject) }
            }
            let full = SearchHit.Subject.activity(ActivityKey(uid: ActivityUID("full")))
            let words = [
                "titleword", "notesword", "carrierword", "nh4711", "conf77", "seatword", "gateword",
                "terminalword",
                "haneda ota", "all nippon",
            ]
            for word in words { try #expect(hits(word).contains(full), "\(word)") }
            try #expect(hits("tokyo 27") == [.trip])
            try #expect(hits("family") == [.trip])
            try #expect(hits("ben") == [.trip])
            try #expect(hits("embassy") == [.todo(ActivityUID("visa"))])
            try #expect(hits("two photos") == [.todo(ActivityUID("visa"))])
            try #expect(hits("fish") == [.expense(Samples.expenses()[0].id)])
            try #expect(hits("fountain") == [.attachment(Samples.attachment(4, .note("")).id)])
            try #expect(hits("the ticket") == [.attachment(Samples.attachment(1, .note("")).id)])
            let link = try hits("https example")
            try #expect(link == [.attachment(Samples.attachment(3, .note("")).id)], "\(link)")
            // The insides of files are not searched.
            try #expect(hits("receipt") == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `titles come first, then kinds, then time; archived trips when asked for`(kind: StoreKind) throws {
        try kind.withStore { store in
            func activity(_ uid: String, _ day: Int, title: String, notes: String = "") throws -> Activity {
                var activity = try Samples.timed(uid, "2027-03-\(day)T09:00", "2027-03-\(day)T10:00")
                activity.title = title
                activity.notes = notes
                return activity
            }
            try store.write {
                try $0.create(Trip(id: Samples.tokyo, name: "Other", notes: "harbour"))
                try $0.create(Samples.trip(Samples.alps, name: "Harbour"))
                try $0.save(activity("late", 20, title: "Harbour"), in: Samples.tokyo)
                try $0.save(activity("notes", 10, title: "x", notes: "harbour"), in: Samples.tokyo)
                try $0.save(activity("early", 11, title: "The harbour"), in: Samples.alps)
                try $0.save(Todo(uid: ActivityUID("todo"), title: "harbour"), in: Samples.tokyo)
            }
            func hits(_ limit: Int, archived: Bool) throws -> [SearchHit] {
                try store.read { try $0.search("harb", limit: limit, includingArchived: archived) }
            }
            let all: [SearchHit] = [
                SearchHit(trip: Samples.alps, subject: .trip),
                SearchHit(trip: Samples.alps, subject: .activity(ActivityKey(uid: ActivityUID("early")))),
                SearchHit(trip: Samples.tokyo, subject: .activity(ActivityKey(uid: ActivityUID("late")))),
                SearchHit(trip: Samples.tokyo, subject: .todo(ActivityUID("todo"))),
                SearchHit(trip: Samples.tokyo, subject: .trip),
                SearchHit(trip: Samples.tokyo, subject: .activity(ActivityKey(uid: ActivityUID("notes")))),
            ]
            try #expect(hits(100, archived: false) == all)
            try #expect(hits(3, archived: false) == Array(all.prefix(3)))
            try #expect(hits(0, archived: false) == [])
            try store.write { try $0.setArchived(true, of: Samples.alps) }
            try #expect(hits(100, archived: false) == all.filter { $0.trip == Samples.tokyo })
            try #expect(hits(100, archived: true) == all)
        }
    }

    /// Pieces that words are made of: letters of several scripts and forms, digits, and what stands between.
    private static let pieces = [
        "tokyo", "Tōkyō", "NH", "106", "1", "n", "É", "e\u{301}cole", "東", "京", "✈️", "ß", "ẞ", "ss", "İ", "i",
        "ﬁ",
        "fi",
        "ø", "Don't", ";", "\\", "\n", " ", "  ", "-", "\u{200F}", "עולם", "\u{7F}", "\u{11}", "@", "[", "%",
    ]

    private static func text(_ most: Int, _ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 1...most, using: &random))
            .map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }

    @Test(arguments: 0..<12)
    func `the file, which sieves its rows first, finds what a look at everything does`(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        func place() -> Place {
            var place = Place(name: "p" + Self.text(4, &random), code: Self.text(2, &random))
            place.gate = Self.text(2, &random)
            place.address = Address(street: Self.text(5, &random), city: Self.text(3, &random))
            return place
        }
        // A name is one line without control characters.
        let organizations = (0..<5).map { index in
            let name = Self.text(4, &random).unicodeScalars.filter {
                $0.properties.generalCategory != .control
            }
            return Organization(id: OrganizationID("\(index)"), name: "o\(index)\(String(name))")
        }
        let activities = try (0..<60).map { index in
            var activity = try Samples.timed("\(index)", "2027-03-14T09:00", "2027-03-14T10:00")
            activity.title = "t" + Self.text(4, &random)
            activity.notes = Self.text(6, &random)
            if index.isMultiple(of: 2) { activity.place = place() }
            if index.isMultiple(of: 3) { activity.destination = place() }
            activity.seat = index.isMultiple(of: 4) ? Self.text(2, &random) : nil
            activity.number = index.isMultiple(of: 5) ? Self.text(2, &random) : nil
            if index.isMultiple(of: 7) { activity.organization = organizations[index % 5].id }
            return activity
        }
        let queries = (0..<150).map { _ in
            (Bool.random(using: &random) ? "" : "\"") + Self.text(3, &random)
        }
        var answers: [[[SearchHit]]] = []
        for kind in StoreKind.allCases {
            try kind.withStore { store in
                try store.write {
                    try $0.create(Samples.trip(name: "Trip"))
                    try $0.create(Samples.trip(Samples.alps, name: "Other"))
                    for organization in organizations { try $0.save(organization) }
                    try $0.save(activities.prefix(40), in: Samples.tokyo)
                    try $0.save(activities.suffix(20), in: Samples.alps)
                    try $0.setArchived(true, of: Samples.alps)
                }
                answers.append(
                    try store.read { store in
                        try queries.map {
                            try store.search($0, limit: 100, includingArchived: $0.count.isMultiple(of: 2))
                        }
                    })
            }
        }
        #expect(answers[0] == answers[1])
        #expect(answers[0].contains { $0.count == 1 })
        #expect(answers[0].contains { $0.count > 5 })
    }
}
