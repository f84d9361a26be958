import TestKit
import Testing
import TripCommands

/// Mails without data for programs, as people get them.
@Suite("import of mails by their text") struct MailTextCommandTests {
    static let mail = """
        From: SJ <noreply@sj.example.com>
        Subject: Din resa till Stockholm C
        Date: Thu, 18 Mar 2027 20:17:55 +0100
        Content-Type: text/plain; charset="utf-8"

        Bokningsnummer: BQT7714M

        Torsdag 8 april 2027
        06.30  Göteborg C
        09.36  Stockholm C
        SJ Snabbtåg 422, vagn 2, plats 14
        Kan avbokas till 7 april 2027 23.59.

        """

    @Test func `what is sure is imported and told, and a newer mail of it updates it`() throws {
        let place = try Workplace()
        let file = try place.file("tåg.eml", Self.mail)
        let first = try place.run("import", file, "--trip", "Stockholm")
        #expect(first.status == .success)
        #expect(first.output.contains("Stockholm (new trip): 1 added"))
        #expect(
            first.output.contains(
                "read from the text: train Snabbtåg 422 Göteborg C → Stockholm C, 2027-04-08 06:30 – 2027-04-08 09:36; compare it"
            ))
        let agenda = try place.run("agenda", "2027-04-08", "--view", "place")
        #expect(agenda.output.contains("06:30"))
        #expect(agenda.output.contains("Stockholm C"))
        #expect(try place.run("show", "Snabbtåg").output.contains("mail-text (fair)"))
        #expect(try place.run("import", file, "--trip", "Stockholm").output.contains("1 unchanged"))
        let newer = try place.file(
            "nytt.eml", Self.mail.replacing("plats 14", with: "plats 61").replacing("18 Mar", with: "19 Mar"))
        #expect(try place.run("import", newer, "--trip", "Stockholm").output.contains("1 updated"))
    }

    @Test func `what is doubtful is told, and taken when the user says so`() throws {
        let place = try Workplace()
        let file = try place.file(
            "tåg.eml", Self.mail.replacing("Bokningsnummer: BQT7714M", with: "Tack för din bokning!"))
        let told = try place.run("import", file, "--trip", "Stockholm")
        #expect(told.status == .success)
        #expect(told.output.contains("the text may tell a booking, which was not taken: train Snabbtåg 422"))
        #expect(told.output.contains("it has no code of a booking; --accept-drafts takes it"))
        #expect(try place.run("agenda", "2027-04-08").output.contains("Göteborg") == false)
        let taken = try place.run("import", file, "--trip", "Stockholm", "--accept-drafts")
        #expect(taken.output.contains("1 added"))
        #expect(try place.run("agenda", "2027-04-08").output.contains("Göteborg"))
    }

    @Test(arguments: [
        ("Din resa", "Din resa har avbokats: är avbokad"), ("Tack", "Offerten gäller till 31 mars"),
        ("2027 20:17", "2028 20:17"),
    ])
    func `a mail that books nothing is refused`(_ words: String, _ others: String) throws {
        let place = try Workplace()
        let mail = Self.mail.replacing("Bokningsnummer", with: "Tack. Bokningsnummer").replacing(
            words, with: others)
        let run = try place.run("import", try place.file("tåg.eml", mail))
        #expect(run.status == .badData)
        #expect(run.output.contains("its text tells no booking"))
    }

    @Test func `a text that is too long to be read whole is told`() throws {
        let place = try Workplace()
        let cut = "only its first 800 lines and 40 bookings were read"
        let lines = try place.file("rader.eml", Self.mail + String(repeating: "Hej igen.\n", count: 800))
        let run = try place.run("import", lines, "--trip", "Rader")
        #expect(run.output.contains("1 added"))
        #expect(run.output.contains(cut))
        let trains = (0..<41).map { day in
            """
            \(day % 20 + 1) \(day < 20 ? "april" : day < 40 ? "maj" : "juni") 2027
            06.30  Göteborg C
            09.36  Stockholm C
            SJ Snabbtåg \(400 + day)

            """
        }
        let head = try #require(Self.mail.split(separator: "Torsdag").first)
        let many = try place.file("many.eml", head + trains.joined())
        #expect(try place.run("import", many, "--trip", "Alla").output.contains(cut))
        let most = try place.file("most.eml", head + trains.dropLast().joined())
        #expect(try place.run("import", most, "--trip", "Alla").output.contains(cut) == false)
    }
}
