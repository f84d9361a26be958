import CivilTime
import StrictJSON

// MARK: - When the mail of a traveller was sent

extension Reservation {
    /// A member of an object that was put together with those of other mails: when its own was sent.
    ///
    /// The event has one date, that of the newest of them. Programs that read schema.org pass over what they do not know.
    private static let sentName = "meridianSent"

    /// An object as it is kept beside those of other mails.
    ///
    /// - Parameters:
    ///   - data: The object.
    ///   - sent: When its mail was sent.
    /// - Returns: The object with that.
    static func dated(_ data: JSONValue, _ sent: Instant?) -> JSONValue {
        guard let sent, let node = LinkedData(data) else { return data }
        return node.setting(sentName, to: .string("\(sent)")).value
    }

    /// The reservation as its mail had it, with the date that was kept beside it.
    var undated: Reservation {
        guard let node = LinkedData(data), let text = node.text(Self.sentName) else { return self }
        var own = self
        own.data = node.replacing(Self.sentName, with: nil).value
        own.sent = try? Instant(parsing: text)
        return own
    }
}
