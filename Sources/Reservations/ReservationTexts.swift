package import StrictJSON
import Synchronization

/// Reads texts of JSON-LD, and parses each text of an event once.
///
/// The text of an event is needed when the event is read, merged and searched for people. All steps of one import
/// share one reader, which only caches results.
package final class ReservationTexts: Sendable {
    private let known = Mutex<[String: ReservationText.Result]>([:])
    private let onParse: @Sendable () -> Void

    /// Makes a reader.
    ///
    /// - Parameter onParse: Called whenever a text is parsed.
    package init(onParse: @escaping @Sendable () -> Void = {}) { self.onParse = onParse }

    /// Returns the reservations in a text of an event.
    package func reservations(in text: String) -> ReservationText.Result {
        if let result = known.withLock({ $0[text] }) { return result }
        onParse()
        let result = ReservationText.reservations(in: text)
        keep(result, of: text)
        return result
    }

    /// Returns the reservations in a text of a file, which is not kept.
    package func reservations(
        inFile text: String, limits: ReservationText.Limits
    ) -> ReservationText.Result {
        onParse()
        return ReservationText.reservations(in: text, limits: limits)
    }

    /// Returns objects as the text of an event, which need not be parsed again.
    package func text(of objects: [JSONValue]) -> String {
        let value = JSONValue.array(objects)
        let text = String(decoding: JSONWriter.compactBytes(of: value), as: UTF8.self)
        keep(ReservationText.reservations(in: value), of: text)
        return text
    }

    private func keep(_ result: ReservationText.Result, of text: String) {
        known.withLock { if $0.count < Self.mostKnown { $0[text] = result } }
    }

    /// The most texts of events that are kept.
    private static let mostKnown = 1_000
}

extension ReservationTexts: Hashable {
    /// All are equal: a cache has no meaning of its own.
    package static func == (left: ReservationTexts, right: ReservationTexts) -> Bool { true }

    /// Adds nothing.
    package func hash(into hasher: inout Hasher) {}
}
