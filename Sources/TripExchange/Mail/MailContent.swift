/// What a part of a mail has for an itinerary.
enum MailContent {
    case page
    case linkedData
    case calendar
    case mail

    init?(_ part: MailPart) {
        let name = part.fileName?.lowercased() ?? ""
        switch part.type.value {
        case "text/html", "application/xhtml+xml": self = .page
        case "application/ld+json": self = .linkedData
        case "text/calendar", "application/ics", "text/x-vcalendar", "application/calendar": self = .calendar
        case "message/rfc822", "message/global": self = .mail
        case _ where name.hasSuffix(".ics"): self = .calendar
        case _ where name.hasSuffix(".html") || name.hasSuffix(".htm"): self = .page
        case _ where name.hasSuffix(".eml"): self = .mail
        default: return nil
        }
    }
}
