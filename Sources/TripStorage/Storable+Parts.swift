import Messages
import Trips

/// People write these parts, so they are checked against the rules of the model as well.
extension Storable {
    static func check(_ organization: Organization) throws(StorageError) {
        let subject = organization.id.text
        let texts = [
            organization.id.text, organization.name, organization.phone, organization.email,
            organization.website,
            organization.logo, organization.notes,
        ]
        for text in texts.compactMap(\.self) + (organization.address?.parts ?? []) {
            try check(text, as: tr("a text"), of: subject)
        }
        do { try organization.check() } catch { throw refused(error, tr("an organization"), of: subject) }
    }

    static func check(_ person: Person) throws(StorageError) {
        for text in [person.id.text] + person.names + person.emails {
            try check(text, as: tr("a text"), of: person.id.text)
        }
        do { try person.check() } catch { throw refused(error, tr("a person"), of: person.id.text) }
    }

    static func check(_ feed: Feed) throws(StorageError) {
        for text in [feed.id.text, feed.label, feed.digest] {
            try check(text, as: tr("a text"), of: feed.id.text)
        }
        do { try feed.check() } catch { throw refused(error, tr("a feed"), of: feed.id.text) }
    }

    static func check(_ account: Account) throws(StorageError) {
        for text in [account.name, account.password] {
            try check(text, as: tr("a text"), of: account.name)
            guard !text.isEmpty else {
                throw StorageError(
                    .unstorable, subject: tr("an account"), reason: tr("has no name or no password"))
            }
        }
    }

    static func check(_ session: BrowserSession) throws(StorageError) {
        for text in [session.digest, session.account, session.label].compactMap(\.self) {
            try check(text, as: tr("a text"), of: session.label)
        }
    }

    static func check(_ account: SyncAccount) throws(StorageError) {
        var texts = [account.name, account.address, account.user, account.problem, account.lease?.holder]
        switch account.password {
        case .file(let path): texts.append(path)
        case .command(let arguments): texts += arguments
        case .asked, .none: break
        }
        for text in texts.compactMap(\.self) { try check(text, as: tr("a text"), of: account.name) }
    }

    static func check(_ calendar: SyncedCalendar) throws(StorageError) {
        let texts = [
            calendar.id.text, calendar.address, calendar.label, calendar.token, calendar.tag,
            calendar.problem,
        ]
        for text in texts.compactMap(\.self) { try check(text, as: tr("a text"), of: calendar.label) }
    }

    static func check(_ item: SyncedItem) throws(StorageError) {
        var texts = [item.href, item.uid, item.etag, item.remote, item.local]
        switch item.state {
        case .conflict(let versions), .keepsMine(let versions), .keepsTheirs(let versions):
            texts += [versions.mine, versions.theirs, versions.etag]
        case .refused(let text): texts.append(text)
        case .updating(let body, let local): texts += [body, local]
        case .synced, .creating, .written, .further, .foreign: break
        }
        for text in texts.compactMap(\.self) { try check(text, as: tr("a text"), of: item.href) }
    }

    static func check(_ subscription: Subscription) throws(StorageError) {
        let texts = [
            subscription.id.text, subscription.address, subscription.etag, subscription.lastModified,
            subscription.digest, subscription.problem,
        ]
        for text in texts.compactMap(\.self) + subscription.uids + subscription.missingUIDs {
            try check(text, as: tr("a text"), of: subscription.address)
        }
    }

    static func check(_ expense: Expense) throws(StorageError) {
        for text in [expense.id.text, expense.title, expense.notes] {
            try check(text, as: tr("a text"), of: expense.id.text)
        }
        do { try expense.check() } catch { throw refused(error, tr("an expense"), of: expense.id.text) }
    }

    static func check(_ todo: Todo) throws(StorageError) {
        let texts =
            [todo.uid.text, todo.title, todo.notes, todo.place, todo.source] + todo.reminders.map(\.text)
        for text in texts.compactMap(\.self) { try check(text, as: tr("a text"), of: todo.uid.text) }
        do { try todo.check() } catch { throw refused(error, tr("a to-do"), of: todo.uid.text) }
    }

    static func check(_ attachment: Attachment) throws(StorageError) {
        var texts = [attachment.id.text, attachment.name, attachment.about]
        switch attachment.content {
        case .file(let mediaType, _, let digest): texts += [mediaType, digest]
        case .link(let text), .note(let text): texts.append(text)
        }
        for text in texts { try check(text, as: tr("a text"), of: attachment.id.text) }
        do { try attachment.check() } catch {
            throw refused(error, tr("an attachment"), of: attachment.id.text)
        }
    }
}
