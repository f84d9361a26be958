import ICalendar
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
        let isShort =
            labels.count > 2 && labels[labels.count - 1].count == 2 && labels[labels.count - 2].count <= 3
        let own = labels.suffix(isShort ? 3 : 2)
        domain = own.isEmpty ? nil : own.joined(separator: ".")
    }

    /// Whether a UID is a sender's own, and none that was made here.
    static func isOwn(_ uid: ActivityUID) -> Bool {
        !ReservationIdentity.isMade(uid) && !uid.text.hasSuffix(EventImport.derivedSuffix)
            && SharedUID.base(of: uid) == nil
    }
}
