import Sealing
package import TripStorage

/// An object that was changed here and on the server.
package struct SyncedConflict: Hashable, Sendable {
    /// What counts.
    package enum Choice: Hashable, Sendable {
        /// The version here.
        case mine
        /// The server's.
        case theirs
        /// Another text, made of both.
        case merged(String)
    }

    /// A field with both values.
    package struct Field: Hashable, Sendable {
        /// The field, for people.
        package let name: String
        /// The values at the last step, here, and on the server; `nil` for none.
        package let base, mine, theirs: String?

        /// Makes a field.
        package init(name: String, base: String?, mine: String?, theirs: String?) {
            (self.name, self.base, self.mine, self.theirs) = (name, base, mine, theirs)
        }
    }

    /// Its calendar.
    package let calendar: SyncedCalendar
    /// The path of the resource.
    package let href: String
    /// The UID.
    package let uid: String
    /// The title here.
    package let title: String
    /// The fields that differ.
    package let fields: [Field]
    /// Both versions.
    package let versions: SyncedItem.Versions
    /// What was chosen, and waits for the next sync; `nil` for nothing.
    package let chosen: Choice?

    /// Makes a conflict.
    package init(
        calendar: SyncedCalendar, href: String, uid: String, title: String, fields: [Field],
        versions: SyncedItem.Versions, chosen: Choice?
    ) {
        (self.calendar, self.href, self.uid, self.title) = (calendar, href, uid, title)
        (self.fields, self.versions, self.chosen) = (fields, versions, chosen)
    }
}

extension SyncedConflict {
    /// A text that stands for the two versions, for a choice that is to count for no others.
    package var seen: String {
        ContentDigest(of: Array("\(versions.mine)\u{0}\(versions.theirs)".utf8)).text
    }

    /// Reads the conflict of an item; `nil` where it has none.
    init?(_ item: SyncedItem, in calendar: SyncedCalendar) {
        guard let versions = item.state.versions, let mine = try? SyncObject(versions.mine),
            let theirs = try? SyncObject(versions.theirs)
        else { return nil }
        let chosen: Choice? =
            switch item.state {
            case .keepsMine: .mine
            case .keepsTheirs: .theirs
            case .synced, .creating, .updating, .written, .further, .conflict, .refused, .foreign: nil
            }
        let bases = item.local.flatMap { local in
            item.remote.flatMap { remote -> (SyncObject, SyncObject)? in
                guard let local = try? SyncObject(local), let remote = try? SyncObject(remote) else {
                    return nil
                }
                return (local, remote)
            }
        }
        let merge = ThreeWayMerge(
            localBase: bases?.0, local: mine, remoteBase: bases?.1, remote: theirs, choosing: nil)
        self.init(
            calendar: calendar, href: item.href, uid: item.uid, title: mine.title,
            fields: merge.conflicts.map {
                Field(name: $0.field.words, base: $0.base, mine: $0.mine, theirs: $0.theirs)
            }, versions: versions, chosen: chosen)
    }
}
