import CivilTime
import Trips

extension Activity {
    /// The same activity under another UID.
    func with(uid: ActivityUID) -> Activity { copy(uid, recurrenceID) }

    /// The same activity as one occurrence of a series.
    func with(recurrenceID: CivilDateTime?) -> Activity { copy(uid, recurrenceID) }

    private func copy(_ uid: ActivityUID, _ recurrenceID: CivilDateTime?) -> Activity {
        Activity(
            uid: uid, recurrenceID: recurrenceID, kind: kind, title: title, span: span, status: status,
            isTransparent: isTransparent, place: place, destination: destination, notes: notes,
            carrier: carrier, number: number, confirmation: confirmation, seat: seat, url: url,
            sequence: sequence, stamp: stamp, lastModified: lastModified, recurrence: recurrence,
            source: source)
    }
}
