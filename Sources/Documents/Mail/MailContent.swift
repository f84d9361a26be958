/// What a part of a mail is, of the kinds that are read.
package enum MailContent {
    /// A web page.
    case page
    /// A text of JSON-LD.
    case linkedData
    /// A calendar.
    case calendar
    /// A mail that is encoded, or attached as a file.
    case mail

    /// Tells it by the media type, or else by the name of the file.
    ///
    /// - Parameter part: The part; `nil` comes of any other kind.
    package init?(_ part: MailPart) {
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
