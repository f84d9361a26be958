import CivilTime
import ICalendar
import Trips

// MARK: - What is called off

extension Activity {
    /// The version that says what an activity is, where it may have been called off since.
    ///
    /// What a cancellation calls off has the revision of that cancellation; its component still says which version it came
    /// as.
    ///
    /// - Parameter database: The zones.
    /// - Returns: The activity with the revision of that version; `nil` when nothing but the cancellation is known.
    func saidVersion(_ database: ZoneDatabase) -> Activity? {
        // Of several senders each says what was called off in a version of its own.
        guard status == .cancelled, statements.isEmpty,
            let component = source.flatMap(ContentLines.component)
        else { return self }
        guard component.saysVersion else { return nil }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
        var reader = EventImport(component, scope: scope)
        var version = self
        version.sequence = reader.sequence()
        version.stamp = reader.instant("DTSTAMP")
        version.lastModified = reader.instant("LAST-MODIFIED")
        return version
    }

    /// The version that came, of an export of something that was called off since; of anything else itself.
    func beforeCancellation(_ database: ZoneDatabase) -> Activity {
        guard status == .cancelled, Cancellation.revision(in: source) != nil else { return self }
        return saidVersion(database) ?? self
    }

    /// The activity with the status that it came with, where it is called off only with its series or with an occurrence that took
    /// all later ones along; else as it is.
    ///
    /// What is called off so keeps its revision. Whoever calls it off by itself, a sender or a traveller, gives it a new one
    /// or says so in its component.
    func beforeSweep(_ database: ZoneDatabase) -> Activity {
        guard status == .cancelled, recurrenceID != nil,
            let component = source.flatMap(ContentLines.component)
        else { return self }
        let scope = ImportScope(
            CalendarObject(productID: ""), database: database, policy: .floating, file: nil)
        var reader = EventImport(component, scope: scope)
        let isMarked = component.first(named: ModelProperty.calledOffBy)?.rawValue == CalledOffMark.withOthers
        guard isMarked || reader.sequence() == sequence else { return self }
        var before = self
        before.status = reader.status()
        if isMarked { before.source = source.map(CalledOffMark.withoutMark) }
        return before
    }

    /// The cancellation that an activity stands for, when nothing but that is known of it.
    func onlyCancellation(_ database: ZoneDatabase) -> Cancellation? {
        guard status == .cancelled, saidVersion(database) == nil else { return nil }
        return Cancellation(of: self)
    }

    /// Whether an occurrence is called off by itself and not with its series, or with one that took all later ones along.
    var isCalledOffItself: Bool {
        guard status == .cancelled, let component = source.flatMap(ContentLines.component) else {
            return false
        }
        return component.text("STATUS")?.uppercased() == "CANCELLED"
    }

    func hasSameRevision(as other: Activity) -> Bool {
        sequence == other.sequence && stamp == other.stamp && lastModified == other.lastModified
    }

    /// Another version of what is called off, called off likewise.
    ///
    /// - Parameter version: A version that is no newer than the cancellation.
    /// - Returns: What that version says, with the revision of this one.
    func saying(_ version: Activity) -> Activity {
        var marked = version
        marked.status = .cancelled
        marked.sequence = sequence
        marked.stamp = stamp
        marked.lastModified = lastModified
        let revision = Cancellation.revision(in: source) ?? (saysVersion ? nil : (sequence, stamp))
        marked.source = version.source.map { text in
            let off =
                laterStatus == .cancelled
                ? Cancellation.reachingFuture(Cancellation.cancelled(text))
                : Cancellation.cancelled(text, leaving: version.laterStatus)
            return revision.map { Cancellation.calledOff(off, by: $0) } ?? off
        }
        if laterStatus == .cancelled {
            marked.reach = .thisAndLater(nil)
        } else {
            marked.leaveLater(version.laterStatus)
        }
        return marked
    }
}

extension Activity {
    /// Whether the component that is kept says more than that something is called off.
    var saysVersion: Bool { source.flatMap(ContentLines.component)?.saysVersion ?? true }
}

extension Component {
    fileprivate var saysVersion: Bool { has("DTSTART") && (has("DTSTAMP") || has("SEQUENCE")) }
}

// MARK: - What is known of a version

extension Activity {
    /// The same version with what is known of its revision from one that it follows, and that it does not say itself.
    ///
    /// Without DTSTAMP it is at least as new as the version whose place it takes. If it lost that, any older version could
    /// follow it.
    ///
    /// - Parameter known: The version that is there, which is not newer.
    /// - Returns: This version, with its DTSTAMP and LAST-MODIFIED.
    func keepingRevision(of known: Activity) -> Activity {
        guard sequence == known.sequence else { return self }
        var kept = self
        kept.stamp = stamp ?? known.stamp
        if kept.stamp == known.stamp { kept.lastModified = lastModified ?? known.lastModified }
        return kept
    }
}
