/// One thing to do, and what the item is afterwards.
///
/// An executor does each as one transaction with the row of its item. Where the text here is no longer that which the
/// plan saw, it does nothing, and the next plan sees it.
package enum SyncAction: Hashable, Sendable {
    /// Sets what is known of the server's text; nothing changes on either side.
    ///
    /// `local` is the new text of this side at the last step; `nil` leaves it. The item is `synced`, or `further`.
    case adopt(href: String, etag: String?, remote: String, local: String?, isFurther: Bool)
    /// Drops the item of this UID and href: no side has it.
    case forget(href: String)
    /// Deletes the object here, and drops the item; `over` is the text here.
    case removeLocally(href: String, over: String)
    /// Makes a text the object here.
    case take(SyncTake)
    /// Deletes the resource, and then drops the item. A missing one was deleted.
    case delete(href: String, precondition: SyncPrecondition)
    /// Replaces the resource; the item is then `written`, with `body` and `local` as its texts.
    ///
    /// `local` is the text here that `body` was made of; `nil` after a `take` of the same plan, for what the store
    /// exported right after that.
    case update(href: String, body: String, local: String?, precondition: SyncPrecondition)
    /// Creates the resource, if there is none; the item is `creating` before it is sent, `written` after it, with `body` and
    /// `local` as its texts.
    ///
    /// `replacing` is the href of an item that is dropped with it; `local` is the text here that `body` was made of.
    case create(href: String, body: String, local: String, replacing: String?)
    /// Keeps both versions; the item is in `conflict`, and its other texts stay.
    case conflict(SyncConflict)
    /// Nothing can be done; tells why.
    case blocked(href: String?, BlockReason)
}

extension SyncAction {
    /// The place in the order of a plan: what frees a name or a UID first.
    var rank: Int {
        switch self {
        case .adopt: 0
        case .forget: 1
        case .removeLocally: 2
        case .take: 3
        case .delete: 4
        case .update: 5
        case .create: 6
        case .conflict: 7
        case .blocked: 8
        }
    }

    /// The resource.
    package var href: String? {
        switch self {
        case .adopt(let href, _, _, _, _), .forget(let href), .removeLocally(let href, _),
            .delete(let href, _), .update(let href, _, _, _), .create(let href, _, _, _):
            href
        case .take(let take): take.href
        case .conflict(let conflict): conflict.href
        case .blocked(let href, _): href
        }
    }
}
