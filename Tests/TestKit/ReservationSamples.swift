/// Reservations for tests, as the JSON-LD that senders write.
public enum ReservationSamples {
    /// A flight from New York to London, with other members.
    public static func flight(
        number: String = "123", airline: String = "BA", from: String = "JFK", to: String = "LHR",
        at departure: String = "2027-03-05T18:30:00-05:00",
        until arrival: String = "2027-03-06T06:30:00+00:00",
        code: String? = "ABC123", name: String? = "Ann Lee", status: String = "ReservationConfirmed",
        flight: String = "", _ more: String = ""
    ) -> String {
        let code = code.map { #""reservationNumber":"\#($0)","# } ?? ""
        let name = name.map { #""underName":{"@type":"Person","name":"\#($0)"},"# } ?? ""
        return """
            {"@context":"http://schema.org","@type":"FlightReservation",\(code)\(name)\(more)\
            "reservationStatus":"http://schema.org/\(status)","reservationFor":{"@type":"Flight",\(flight)\
            "flightNumber":"\(number)","airline":{"@type":"Airline","name":"X Air","iataCode":"\(airline)"},\
            "departureAirport":{"@type":"Airport","iataCode":"\(from)"},\
            "arrivalAirport":{"@type":"Airport","iataCode":"\(to)"},"departureTime":"\(departure)",\
            "arrivalTime":"\(arrival)"}}
            """
    }

    /// A table, or with another type and place anything else that has its times itself.
    public static func table(
        at start: String, code: String? = "R9", name: String = "Borchardt", country: String = "DE",
        status: String = "ReservationConfirmed", _ more: String = ""
    ) -> String {
        let code = code.map { #""reservationNumber":"\#($0)","# } ?? ""
        return """
            {"@type":"FoodEstablishmentReservation",\(code)\(more)"reservationStatus":"\(status)",\
            "startTime":"\(start)","reservationFor":{"@type":"FoodEstablishment","name":"\(name)",\
            "address":{"addressCountry":"\(country)"}}}
            """
    }

    public static func stay(
        _ checkin: String, _ checkout: String, country: String = "JP", name: String = "Hotel Sora"
    )
        -> String
    {
        """
        {"@type":"LodgingReservation","reservationNumber":"H1","checkinTime":"\(checkin)","checkoutTime":"\(checkout)",\
        "reservationFor":{"@type":"LodgingBusiness","name":"\(name)","address":{"addressCountry":"\(country)"}}}
        """
    }

    /// A time as KDE's programs write it.
    public static func zoned(_ time: String, _ zone: String) -> String {
        #"{"@type":"QDateTime","@value":"\#(time)","timezone":"\#(zone)"}"#
    }

    /// A page with one script for each text, each on a line of its own from the second one on.
    public static func page(_ texts: String...) -> String {
        "<!DOCTYPE html>\n"
            + texts.map { "<script type=\"application/ld+json\">\($0)</script>\n" }.joined()
    }

    /// A calendar with one event.
    public static func calendar(_ lines: [String], uid: String = "u1@x") -> String {
        ([
            "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", "BEGIN:VEVENT", "UID:\(uid)",
            "DTSTAMP:20270101T000000Z",
        ]
            + lines + ["END:VEVENT", "END:VCALENDAR", ""]).joined(separator: "\r\n")
    }

    /// A calendar of METHOD:CANCEL, as the part of a mail.
    public static func cancel(_ lines: [String], uid: String = "u1@x") -> (type: String, text: String) {
        let text = calendar(lines, uid: uid).replacing("PRODID:x", with: "PRODID:x\r\nMETHOD:CANCEL")
        return ("text/calendar", text.replacing("DTSTAMP:20270101", with: "DTSTAMP:20270220"))
    }

    /// A mail with some parts.
    public static func mail(
        _ parts: (type: String, text: String)..., date: String? = "Mon, 1 Feb 2027 10:05:00 +0000"
    )
        -> String
    {
        "From: a@b.example\r\n" + (date.map { "Date: \($0)\r\n" } ?? "")
            + "MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n"
            + parts.map { "--b\r\nContent-Type: \($0.type)\r\n\r\n\($0.text)\r\n" }.joined() + "--b--\r\n"
    }

    /// The part of a mail with a reservation.
    public static func html(_ json: String) -> (type: String, text: String) {
        ("text/html", "<script type=\"application/ld+json\">\(json)</script>")
    }

    public static let ics: (type: String, text: String) = (
        "text/calendar",
        calendar(["DTSTART:20270305T233000Z", "DTEND:20270306T063000Z", "SUMMARY:Flight BA 123"])
    )
}
