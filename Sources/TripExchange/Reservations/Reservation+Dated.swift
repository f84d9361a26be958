import CivilTime
import StrictJSON

// MARK: - When the mail of a traveller was sent

extension Reservation {
    /// A member for the sending date of an object's own mail, after joining several mails.
    ///
    /// The event has one date, the newest. Programs that read schema.org ignore unknown members.
    private static let sentName = "meridianSent"

    /// Returns an object with the date of its mail.
    ///
    /// - Parameters:
    ///   - data: The object.
    ///   - sent: When its mail was sent.
    /// - Returns: The object with that date.
    static func dated(_ data: JSONValue, _ sent: Instant?) -> JSONValue {
        guard let sent, let node = LinkedData(data) else { return data }
        return node.setting(sentName, to: .string("\(sent)")).value
    }

    /// The reservation as in its mail, with the date that was stored in it.
    var undated: Reservation {
        guard let node = LinkedData(data), let text = node.text(Self.sentName) else { return self }
        var own = self
        own.data = node.replacing(Self.sentName, with: nil).value
        own.sent = try? Instant(parsing: text)
        return own
    }
}
