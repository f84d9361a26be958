import Foundation
import Testing

@testable import TripCommands

/// PDFs and passes go to kitinerary-extractor, where somebody asks for it.
@Suite("kitinerary-extractor") struct KitineraryTests {
    /// What the extractor writes of a train's ticket (KDE Itinerary 22.12).
    private static let answer = """
        [{"@context":"http://schema.org","@type":"TrainReservation","reservationNumber":"QX7H2K",\
        "reservationFor":{"@type":"TrainTrip","trainNumber":"ICE 577","departureTime":{"@type":"QDateTime",\
        "@value":"2027-03-12T08:00:00+01:00","timezone":"Europe/Berlin"},"arrivalTime":{"@type":"QDateTime",\
        "@value":"2027-03-12T12:00:00+01:00","timezone":"Europe/Berlin"},\
        "departureStation":{"@type":"TrainStation","name":"Hamburg Hbf"},\
        "arrivalStation":{"@type":"TrainStation","name":"München Hbf"}}}]
        """

    private static let pdf = "%PDF-1.4\nnothing that anybody can read\n"

    /// A program of that name that answers what a test wants.
    private func place(_ script: String) throws -> (Workplace, [String: String]) {
        let place = try Workplace()
        try FileManager.default.createDirectory(
            atPath: place.path + "/bin", withIntermediateDirectories: false)
        let program = try place.file("bin/kitinerary-extractor", "#!/bin/sh\n\(script)\n")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        return (place, ["PATH": place.path + "/bin:/usr/bin:/bin"])
    }

    private func run(_ place: Workplace, _ variables: [String: String], _ arguments: String...) throws
        -> CommandRun
    {
        try place.run(arguments, environment: variables)
    }

    @Test func `what the extractor finds is imported as any reservation`() throws {
        let (place, variables) = try place("test -s \"$1\" && cat <<'END'\n\(Self.answer)\nEND")
        let file = try place.file("ticket.pdf", Self.pdf)
        let imported = try run(place, variables, "import", file, "--with-kitinerary", "--trip", "Rail")
        #expect(imported.status == .success, "\(imported.errors)")
        let item = try place.run("show", "ICE", "--json").json()
        #expect(item["start"] as? String == "2027-03-12T08:00:00+01:00[Europe/Berlin]")
        #expect(item["confirmation"] as? String == "QX7H2K")
        let again = try run(place, variables, "import", file, "--with-kitinerary", "--trip", "Rail")
        #expect(again.output.contains("1 unchanged"))
    }

    @Test(arguments: ["%PDF-1.4\n", "PK\u{3}\u{4}pass"])
    func `without the option such a file is refused, and the option named`(text: String) throws {
        let place = try Workplace()
        let file = try place.file("ticket.pdf", text)
        let run = try place.run("import", file)
        #expect(run.status == .badData)
        #expect(run.errors.contains("ticket.pdf: is a PDF or a pass"))
        #expect(run.errors.contains("--with-kitinerary asks kitinerary-extractor"))
    }

    @Test(arguments: [
        ("exit 3", "kitinerary-extractor failed with status 3"),
        ("kill -9 $$", "kitinerary-extractor failed with status 9"),
    ])
    func `an extractor that fails is told`(script: String, message: String) throws {
        let (place, variables) = try place(script)
        let file = try place.file("ticket.pdf", Self.pdf)
        let found = try run(place, variables, "import", file, "--with-kitinerary")
        #expect(found.status == .unavailable)
        #expect(found.errors.contains("ticket.pdf: \(message)"))
    }

    @Test(arguments: ["echo '[]'", "true", "echo not json", "echo '{\"a\": 1}'"])
    func `an answer without a reservation imports nothing, and says so`(script: String) throws {
        let (place, variables) = try place(script)
        let file = try place.file("ticket.pdf", Self.pdf)
        let found = try run(place, variables, "import", file, "--with-kitinerary")
        #expect(found.status == .badData)
        #expect((found.output + found.errors).contains("ticket.pdf"))
    }

    @Test func `where it is not installed, the option says where to get it`() throws {
        let error = #expect(throws: CommandFailure.self) {
            try KitineraryExtractor(environment: ["PATH": "/nonexistent"], usual: [])
        }
        #expect(error?.message.contains("libkpimitinerary-bin") == true)
        #expect(error?.status == .unavailable)
    }

    @Test func `other files are read as always`() throws {
        let (place, variables) = try place("exit 3")
        let file = try place.file("page.json", Self.answer)
        #expect(try run(place, variables, "import", file, "--with-kitinerary").status == .success)
    }
}
