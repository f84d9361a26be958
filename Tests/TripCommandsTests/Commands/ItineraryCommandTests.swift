import Foundation
import ICalendar
import TestKit
import Testing
import TripCommands

@Suite("Itineraries on paper") struct ItineraryCommandTests {
    @Test func `an itinerary is Markdown, or a page by its name`() throws {
        let place = try Workplace()
        _ = try place.run(["import", "--trip", "Tokyo *west*"] + Demo.files)
        let text = try place.run("itinerary")
        #expect(text.status == .success, "\(text.errors)")
        #expect(text.output.hasPrefix("# Tokyo \\*west\\*\n"))
        #expect(text.output.contains("Times are those of the places, home is Europe/Berlin"))
        #expect(text.output.contains("confirmation "))
        let page = "\(place.path)/trip.html"
        #expect(try place.run("itinerary", "-o", page).output.isEmpty)
        #expect(try Fixtures.text(page) == place.run("itinerary", "--html").output)
        #expect(try Fixtures.text(page).hasPrefix("<!DOCTYPE html>"))
        let json = try place.run("itinerary", "--markdown", "-o", page, "--json").json()
        #expect(json["form"] as? String == "markdown")
        #expect(try Fixtures.text(page) == text.output)
        #expect(!(try place.run("itinerary", "--hide-codes").output.contains("confirmation ")))
    }

    @Test func `without codes no text has them either`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Rome abc 9xy")
        _ = try place.run(
            "add", "lodging", "Hotel ABC9XY", "--start", "2027-03-14", "--confirmation", "abc9xy", "--notes",
            "Booked as ABC-9XY, seat: 14C", "--place", "Inn ABC9XY")
        #expect(try place.run("itinerary").output.contains("ABC9XY"))
        for form in ["--markdown", "--html"] {
            let text = try place.run("itinerary", "--hide-codes", form).output.uppercased()
            #expect(text.contains("HOTEL …"))
            #expect(text.contains(form == "--html" ? "<TITLE>ROME …</TITLE>" : "# ROME …"))
            for code in ["ABC9XY", "ABC-9XY", "ABC 9XY", "14C"] {
                #expect(!text.contains(code), "\(form) \(code)")
            }
            let json = try place.run("itinerary", "--hide-codes", form, "--json").json()
            #expect(json["trip"] as? String == "Rome …")
        }
    }

    @Test func `a description in HTML is read as text, and leaves as it came`() throws {
        let place = try Workplace()
        let description =
            "<p>Meet <b>Ada</b> at <i>Gate B4</i>.</p><ul><li>Pass&amp;visa</li></ul>Code <b>QX</b>7LMN\\, QX7&lt;i&gt;LMN&lt;/i&gt;\\, PNR: QX7LMN. <a href=\"https://sky.example/help\">Help</a>"
        let file = try place.file(
            "talk.ics", calendar(title: "Keynote", more: ["DESCRIPTION:\(description)"]))
        #expect(try place.run("import", file, "--trip", "Rome").status == .success)
        let shown = try place.run("show", "Keynote").output
        #expect(shown.contains("Meet Ada at Gate B4."))
        #expect(shown.contains("Pass&visa"))
        #expect(shown.contains("Help (https://sky.example/help)"))
        #expect(!shown.contains("<b>"))
        #expect(try place.run("itinerary").output.contains("Meet Ada at Gate B4."))
        let paper = try place.run("itinerary", "--hide-codes").output
        #expect(paper.contains("Meet Ada"))
        #expect(!paper.contains("LMN"))
        let json = try place.run("show", "Keynote", "--json").output
        #expect(json.contains("<b>Ada"))
        let exported = try place.run("export", "Rome").output
        #expect(exported.replacing("\r\n ", with: "").contains("DESCRIPTION:" + description))
    }

    @Test(arguments: [
        ("home", "Times are those at home, Europe/Berlin"), ("Asia/Tokyo", "Times are those of Asia/Tokyo"),
        ("place", "Times are those of the places"),
    ])
    func `an itinerary is on the clock that is asked for, also of files`(view: String, says: String) throws {
        let place = try Workplace()
        let run = try place.run(["itinerary", "--view", view, "-f"] + Demo.files)
        #expect(run.output.contains(says), "\(run.output.prefix(300))")
        #expect(!FileManager.default.fileExists(atPath: place.store))
    }

    @Test func `costs are told when they are asked for, and nothing of a page is obeyed`() throws {
        let place = try Workplace()
        _ = try place.run("trip", "new", "Lisbon")
        _ = try place.run(
            "add", "lodging", "<script>x</script>", "--start", "2027-05-01", "--nights", "2", "--cost",
            "200 EUR")
        #expect(!(try place.run("itinerary").output.contains("EUR")))
        #expect(try place.run("itinerary", "--costs").output.contains("200.00 EUR, not paid"))
        #expect(!(try place.run("itinerary", "--html").output.contains("<script>")))
        for words in [["--html", "--markdown"], ["--12h", "--24h"], ["--view", "Mars/Base"]] {
            #expect(try place.run(["itinerary"] + words).status == .usage)
        }
    }

    private func series(_ rule: String) -> String {
        """
        BEGIN:VCALENDAR\r
        VERSION:2.0\r
        PRODID:-//x//y//EN\r
        BEGIN:VEVENT\r
        UID:series-1\r
        DTSTAMP:20270101T000000Z\r
        DTSTART;TZID=Europe/Berlin:20270501T100000\r
        DTEND;TZID=Europe/Berlin:20270501T110000\r
        RRULE:\(rule)\r
        SUMMARY:Yoga\r
        END:VEVENT\r
        END:VCALENDAR\r

        """
    }

    /// The course begins on Saturday, 1 May 2027; the present is 1 March.
    @Test func `a trip of nothing but a series has the dates of the series, else those it is said to have`()
        throws
    {
        let place = try Workplace()
        let file = try place.file("yoga.ics", series("FREQ=DAILY;COUNT=4"))
        let fromFile = try place.run("itinerary", "-f", file)
        _ = try place.run("import", file, "--trip", "Course")
        let whole = try place.run("itinerary")
        for run in [fromFile, whole] {
            #expect(run.status == .success && run.errors.isEmpty, "\(run.errors)")
            // 1, 2, 3 and 4 May.
            #expect(run.output.components(separatedBy: "Yoga").count - 1 == 4, "\(run.output)")
        }
        let long = try place.file("long.ics", series("FREQ=DAILY;COUNT=60"))
        _ = try place.run("trip", "new", "Stay", "--start", "2027-05-20", "--end", "2027-05-21")
        _ = try place.run("import", long, "--trip", "Stay")
        let stated = try place.run("itinerary", "Stay").output.components(separatedBy: "Yoga").count - 1
        // 20 and 21 May, and not all 60 days.
        #expect(stated == 2, "\(stated)")
    }

    @Test func `of a series without an end 400 days are printed, and that it goes on is told`() throws {
        let place = try Workplace()
        let file = try place.file("yoga.ics", series("FREQ=WEEKLY"))
        let run = try place.run("itinerary", "-f", file)
        #expect(run.status == .success)
        // 400 days are 57 weeks and a day: the first Saturday and 57 more.
        #expect(run.output.components(separatedBy: "Yoga").count - 1 == 58)
        #expect(run.errors == "series go on after 400 days; meridian agenda DATES shows what is then\n")
    }

    /// Tea is on 10 March, and the courses begin on Saturday, 1 May.
    @Test(arguments: [
        // The course lengthens the trip: 1 to 4 May.
        ("FREQ=DAILY;COUNT=4", [String](), 4, ""),
        // One without an end does not, and has none of its days before tea.
        ("FREQ=WEEKLY", [], 0, "series go on after 1 day; meridian agenda DATES shows what is then\n"),
        // The dates that the trip is said to have come first: 1 to 3 May.
        ("FREQ=DAILY;COUNT=20", ["--start", "2027-03-01", "--end", "2027-05-03"], 3, ""),
        // 400 days from 10 March 2027 end on 12 April 2028: 1 May to 12 April are 348 days.
        (
            "FREQ=DAILY;COUNT=500", [], 348,
            "series go on after 400 days; meridian agenda DATES shows what is then\n"
        ),
    ])
    func `a trip of both is printed from the first to the last of both`(
        rule: String, dates: [String], count: Int, told: String
    ) throws {
        let place = try Workplace()
        _ = try place.run(["trip", "new", "Course"] + dates)
        for file in [("tea.ics", calendar()), ("yoga.ics", series(rule))] {
            _ = try place.run("import", place.file(file.0, file.1), "--trip", "Course")
        }
        let run = try place.run("itinerary")
        #expect(run.output.contains("Tea"))
        #expect(run.output.components(separatedBy: "Yoga").count - 1 == count)
        #expect(run.errors == told)
    }
}
