import CivilTime
import FuzzKit
import TestKit
import TripExchange
import Trips

/// Texts with booking codes: no redaction shows a code of the activities, nor the fields that it leaves out, and the time is
/// linear in the text.
@_cdecl("FuzzRedaction_main")
public func fuzzRedaction(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> CInt {
    Fuzz.run(count, arguments) { start, count in
        guard let database = try? TestZones.database(.r2026f) else { Fuzz.fail("tzfixtures/ is missing") }
        var input = Input(start, count)
        let hidden = HiddenCode(&input)
        let isDue = input.number(in: 0...511) == 0
        Fuzz.require(hidden.isShown(in: hidden.text), "\(hidden.code) was not put into its text")
        guard let activity = try? activity(with: hidden) else { Fuzz.fail("no activity") }
        checkTexts(Activity.withoutCodes([activity]), hidden)
        checkTitle(of: hidden, named: HiddenCode.labels[Int(input.number(in: 0...5))])
        for redaction in [Redaction.shared, .busy] {
            let export = CalendarExport(
                database: database, productID: "-//Fuzz//EN", redaction: redaction, stamp: .epoch)
            let text = String(
                decoding: export.calendar(named: hidden.text, activities: [activity]).bytes, as: UTF8.self
            ).replacing("\r\n ", with: "")
            Fuzz.require(
                !hidden.isShown(in: text), "\(redaction): \(hidden.code) is in \(text.debugDescription)")
            Fuzz.require(
                !text.contains(mark), "\(redaction): a field that is left out is in \(text.debugDescription)")
        }
        if isDue { checkTime(hidden) }
        return 0
    }
}

/// What stands in each field that no redaction shows.
private let mark = "\u{16A0}\u{16A1}"

private func activity(with hidden: HiddenCode) throws -> Activity {
    let time = ActivityTime(local: try CivilDateTime(2027, 3, 12, 10, 0), zone: try ZoneID("Europe/Berlin"))
    var place = Place(name: hidden.text)
    (place.terminal, place.gate) = (hidden.text, hidden.text)
    var activity = Activity(
        uid: ActivityUID(hidden.code + mark), kind: .event, title: hidden.text,
        span: .timed(start: time, end: time), place: place, notes: hidden.text + mark,
        confirmation: hidden.code)
    (activity.seat, activity.url) = (mark, "https://a.example/" + mark)
    return activity
}

private func checkTexts(_ activities: [Activity], _ hidden: HiddenCode) {
    for activity in activities {
        let place = activity.place
        let texts = [
            activity.title, activity.notes, place?.name, place?.terminal, place?.gate, activity.confirmation,
            activity.url,
        ]
        for text in texts.compactMap(\.self) {
            Fuzz.require(!hidden.isShown(in: text), "\(hidden.code) is in \(text.debugDescription)")
        }
    }
}

/// A code that no activity has, behind a label on a line of its own.
private func checkTitle(of hidden: HiddenCode, named label: String) {
    let shown = Activity.withoutCodes("Hotel Sacher\n\(label): \(hidden.code)\nBreakfast", of: [])
    Fuzz.require(!hidden.isShown(in: shown), "\(hidden.code) is in \(shown.debugDescription)")
}

/// Four times the text takes no more than eight times as long.
private func checkTime(_ hidden: HiddenCode) {
    let piece = hidden.text
    let short = String(repeating: piece, count: 1 + 4_096 / max(1, piece.utf8.count))
    let long = String(repeating: short, count: 4)
    guard let activity = try? activity(with: hidden) else { Fuzz.fail("no activity") }
    func time(_ text: String) -> Duration {
        ProcessorTime.spent { _ = Activity.withoutCodes(text, of: [activity]) }
    }
    let (once, fourfold) = (time(short), time(long))
    Fuzz.require(
        fourfold < once * 8 + .milliseconds(200),
        "\(once) for \(short.utf8.count) bytes, \(fourfold) for four times as many: \(piece.debugDescription)"
    )
}
