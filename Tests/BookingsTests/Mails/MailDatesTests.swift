import CivilTime
import Testing

@testable import Bookings

/// Dates and times as mails write them.
@Suite struct MailDatesTests {
    static func lines(_ text: String, isEnglish: Bool = false) throws -> [(dates: [String], times: [String])]
    {
        let raw: [Substring] = text.split(separator: "\n")
        let tokens = raw.map { MailToken.all(in: $0) }
        let reader = MailDates(tokens, isEnglish: isEnglish, sent: try CivilDate(2027, 2, 10))
        return zip(raw, tokens).map { line, tokens in
            let dates = reader.dates(in: tokens).read
            let line = MailLine(line, tokens, dates)
            return (
                line.dates.map { "\($0.date)" },
                line.times.map { "\($0.time)".prefix(5) + ($0.days > 0 ? "+\($0.days)" : "") }
            )
        }
    }

    @Test(arguments: [
        ("Mon 20 Sep 27", "2027-09-20"), ("2 Mayıs 2027 Pazar", "2027-05-02"),
        ("viernes, 5 de marzo de 2027", "2027-03-05"),
        ("2027年2月5日(金)", "2027-02-05"), ("02.08.2027 (poniedziałek)", "2027-08-02"),
        ("APRIL 6, 2027", "2027-04-06"),
        ("vendredi 1er octobre 2027", "2027-10-01"), ("Wed., Dec. 8, 2027", "2027-12-08"),
        ("18DIC2027", "2027-12-18"),
        ("2027-10-14 (Thu)", "2027-10-14"), ("2027.06.18.", "2027-06-18"),
        ("Wed 23rd Jun 2027", "2027-06-23"),
        ("uw reis 08-02-2027", "2027-02-08"), ("ke 22.12.2027", "2027-12-22"),
        ("mar 12/10/2027", "2027-10-12"),
        // Without a year it is the next one, on the day of the week beside it.
        ("4月29日", "2027-04-29"), ("Saturday 9 January", ""), ("Sunday 9 January", "2028-01-09"),
        ("mandag den 3. maj", "2027-05-03"),
        // Neither a date nor a day of the week that contradicts it.
        ("Friday 20 Sep 27", ""), ("31 February 2027", ""), ("Version 2.10.4", ""), ("May 10:30", ""),
        ("Track 5 of 7", ""),
    ])
    func `a date has many forms`(_ text: String, _ date: String) throws {
        #expect(try Self.lines(text)[0].dates == (date.isEmpty ? [] : [date]))
    }

    @Test(arguments: [
        ("votre voyage 03/05/2027", false, ["2027-05-03"]), ("03/05/2027", false, []),
        ("03/05/2027", true, []),
        ("03/05/2027\n03/25/2027", true, ["2027-03-05", "2027-03-25"]),
        ("03/05/2027\n25/03/2027", true, ["2027-05-03", "2027-03-25"]),
        ("Monday, 05/03/2027", true, ["2027-05-03"]),
        // Both are Fridays.
        ("Friday, 03/12/2027", true, []), ("05/05/2027", true, ["2027-05-05"]),
    ])
    func `between slashes the mail tells the order of day and month`(
        _ text: String, _ isEnglish: Bool, _ dates: [String]
    ) throws {
        #expect(try Self.lines(text, isEnglish: isEnglish).flatMap(\.dates) == dates)
    }

    @Test(arguments: [
        ("06:10  Birmingham", ["06:10"]), ("13h31  Marseille", ["13:31"]), ("Départ 12 h 46", ["12:46"]),
        ("06.30  Göteborg C", ["06:30"]),
        ("kl. 07.45", ["07:45"]), ("2:10 PM CT", ["14:10"]), ("12:25pm", ["12:25"]), ("8:55p", ["20:55"]),
        ("4 p.m.", ["16:00"]),
        ("午後2時35分", ["14:35"]), ("東京(8:30)→博多(13:21)", ["08:30", "13:21"]), ("ab 14 Uhr", ["14:00"]),
        ("à 17h", ["17:00"]),
        ("05:05 +1  Rio", ["05:05+1"]), ("8:40 AM+1", ["08:40+1"]), ("05:45 (next day)", ["05:45+1"]),
        ("1435 hrs", ["14:35"]),
        ("16.00", ["16:00"]), ("10:40 PM", ["22:40"]), ("12:05 am", ["00:05"]),
        // Durations, prices, numbers, and times of UTC.
        ("Nonstop, 3h 15m", []), ("voo direto, 3h05", []), ("Total 14hrs 35mins", []), ("48.90 €", []),
        ("Total 1.398,00 NOK", []),
        ("Version 10.30.2", []), ("10:00 UTC", []), ("Economy 25:10", []),
        ("journey time 10:00, duration 4:05", ["10:00"]),
    ])
    func `a time has many forms`(_ text: String, _ times: [String]) throws {
        #expect(try Self.lines(text)[0].times == times)
    }
}
