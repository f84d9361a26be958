/// The kinds of mail parts that are read.
package enum MailContent {
    /// A web page.
    case page
    /// A text of JSON-LD.
    case linkedData
    /// A calendar.
    case calendar
    /// A text without markup.
    case text
    /// A nested mail, encoded or attached as a file.
    case mail

    /// Recognises the kind by the media type, or else by the file name.
    ///
    /// - Parameter part: The part; the result is `nil` for any other kind.
    package init?(_ part: MailPart) {
        let name = part.fileName?.lowercased() ?? ""
        switch part.type.value {
        case "text/html", "application/xhtml+xml": self = .page
        case "text/plain" where part.fileName == nil: self = .text
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
