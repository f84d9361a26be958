import CivilTime
import ICalendar
import Trips

// MARK: - What a file has beside what it calls off

extension Activity {
    /// The newest cancellation beside which a file had this version of a changed occurrence as one that is on.
    ///
    /// It stands as `X-MERIDIAN-BESIDE` at the RECURRENCE-ID: its SEQUENCE, and behind a slash its DTSTAMP.
    var beside: Cancellation? {
        guard recurrenceID != nil, let component = source.flatMap(ContentLines.component),
            let text = component.first(named: "RECURRENCE-ID")?.parameter(ModelProperty.beside),
            let revision = Cancellation.revision(text)
        else { return nil }
        return Cancellation(key: key, sequence: revision.sequence, stamp: revision.stamp)
    }

    /// The same version, known to have stood beside what another copy of it stood beside.
    func keepingBeside(of known: Activity) -> Activity {
        guard source != known.source, let cancellation = known.beside,
            beside.map(cancellation.isNewer(than:)) ?? true
        else { return self }
        return standing(beside: cancellation)
    }

    /// The same version, known to have stood beside a cancellation.
    func standing(beside cancellation: Cancellation) -> Activity {
        guard var component = source.flatMap(ContentLines.component),
            let index = component.properties.firstIndex(where: { $0.name == "RECURRENCE-ID" })
        else { return self }
        component.properties[index].setParameter(
            ModelProperty.beside, Cancellation.text((cancellation.sequence, cancellation.stamp)))
        var marked = self
        marked.source = CalendarWriter().text(component)
        return marked
    }
}

extension Cancellation {
    /// Whether what it takes along is called off by it: it is no newer, and nobody has said of both that the one is off
    /// and the other one on.
    func reaches(_ change: Activity) -> Bool {
        guard !isOlder(than: change) else { return false }
        return change.beside.map(isNewer(than:)) ?? true
    }

    fileprivate func isNewer(than other: Cancellation) -> Bool {
        guard sequence == other.sequence else { return sequence > other.sequence }
        guard let stamp, let known = other.stamp else { return false }
        return stamp > known
    }
}
