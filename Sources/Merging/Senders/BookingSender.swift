import ICalendar
import Messages
import Reservations
import Trips

/// Who made the UID of an event, as far as that tells: the domain behind its last `@`.
struct BookingSender: Hashable {
    /// The domain that somebody owns; `nil` where the UID has none, as a UUID.
    let domain: String?

    init(_ uid: ActivityUID) {
        guard let mark = uid.text.lastIndex(of: "@") else {
            domain = nil
            return
        }
        let labels = uid.text[uid.text.index(after: mark)...].lowercased().split(separator: ".")
        // An airline's `mail.` and `www.` are one sender; `co.uk` is nobody's.
        let isShared =
            labels.count > 2 && labels[labels.count - 1].count == 2
            && Self.sharedLabels.contains(String(labels[labels.count - 2]))
        let own = labels.suffix(isShared ? 3 : 2)
        domain = own.isEmpty ? nil : own.joined(separator: ".")
    }

    /// Whom a UID stands for, for people: one that was made of a booking is nothing that anybody has seen.
    static func name(_ uid: ActivityUID) -> String {
        ReservationIdentity.isMade(uid) ? tr("a mail about it", as: "a sender of a booking") : uid.text
    }

    /// What countries have below their own label for everybody: `co.uk`, `com.br`, `gob.es`.
    private static let sharedLabels: Set<String> = [
        "ac", "asn", "biz", "co", "com", "edu", "gen", "go", "gob", "gouv", "gov", "govt", "gv", "id", "info",
        "ltd", "me", "mil", "muni", "ne", "net", "nhs", "nom", "or", "org", "plc", "police", "sch", "school",
        "web",
    ]

    /// Whether somebody tells of a booking under a UID: a sender's own, or that which is made of the booking for a mail.
    ///
    /// One that was made since several events share theirs, or since one had none, is nobody's.
    static func isOwn(_ uid: ActivityUID) -> Bool {
        !uid.text.hasSuffix(SharedUID.derivedSuffix) && SharedUID.base(of: uid) == nil
    }
}
