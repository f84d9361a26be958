import CivilTime
import Trips

extension Activity {
    /// The same activity under another UID.
    func with(uid: ActivityUID) -> Activity {
        with(key: ActivityKey(uid: uid, recurrenceID: recurrenceID, recurrenceClock: recurrenceClock))
    }

    /// The same activity as one occurrence of a series.
    func with(recurrenceID: CivilDateTime?) -> Activity {
        with(key: ActivityKey(uid: uid, recurrenceID: recurrenceID))
    }

    /// The same activity under another key.
    func with(key: ActivityKey) -> Activity {
        Activity(
            uid: key.uid, recurrenceID: key.recurrenceID, recurrenceClock: key.recurrenceClock, kind: kind,
            title: title, span: span, status: status, isTransparent: isTransparent, place: place,
            destination: destination, notes: notes, carrier: carrier, number: number,
            confirmation: confirmation, seat: seat, url: url, sequence: sequence, stamp: stamp,
            lastModified: lastModified, recurrence: recurrence, source: source)
    }
}
