/// All that is known of one UID.
struct Situation: Sendable {
    /// A resource beyond the first of its UID.
    struct Further: Sendable {
        /// Its item; `nil` when it is new.
        let item: SyncItem?
        let href: String
        let holding: Holding
    }

    let uid: String
    /// The item; `nil` when the UID is only here.
    var item: SyncItem?
    /// Whether the item is known from the last step, and not only from the server's answer.
    var isKnown = false
    var holding = Holding.absent
    var presence = Presence.none
    /// Items that another resource of the UID replaces.
    var moved: [String] = []
    var further: [Further] = []
}
