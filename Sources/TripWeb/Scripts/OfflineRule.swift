import HTTPTypes
import Sealing
import TripWorkflows
import Trips

/// What a browser may keep to show it without a connection, and when it drops that.
///
/// The worker keeps what has the field ``keep`` and nothing else, and keeps it for one session and one trip at a time.
enum OfflineRule {
    /// For whom a page may be kept: a digest of the session, and the trip.
    private static let keep = HTTPField.Name("Meridian-Keep")
    /// Has the browser drop what it keeps for these pages, the worker too.
    private static let clear = HTTPField.Name("Clear-Site-Data")
    private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")

    /// Whether a page may be kept: one of a trip that can be read alone, and does not tell of a change just made.
    static func allows(_ request: PageRequest) -> Bool {
        guard case .trip(_, let view, _) = request.address else { return false }
        return view.isKept && request.done == nil
    }

    /// Says for whom an answer may be kept.
    ///
    /// - Parameters:
    ///   - answer: The answer.
    ///   - request: What was asked for.
    ///   - secret: The secret of the session; its digest alone would be what the server looks sessions up by.
    static func mark(_ answer: inout Answer, to request: PageRequest, of secret: String) {
        guard let keep, answer.status == .ok, allows(request), case .trip(let id, _, _) = request.address
        else { return }
        let session = ContentDigest(of: Array("kept for \(secret)".utf8)).text.prefix(16)
        answer.fields[keep] = "\(session) \(id.text)"
    }

    /// Has the browser drop everything: at the beginning and at the end of a session.
    static func drop(_ answer: inout Answer) {
        if let clear { answer.fields[clear] = "\"storage\"" }
    }

    /// Has the browser drop everything where a session is over, unless another site has made it ask, without its cookie.
    static func drop(_ answer: inout Answer, after fault: Fault, to fields: HTTPFields) {
        guard fault == .noSession, let fetchSite, fields[fetchSite] != "cross-site" else { return }
        drop(&answer)
    }
}

extension TripView {
    /// Whether it can be read without a connection; what is not named is not kept.
    fileprivate var isKept: Bool {
        switch self {
        case .itinerary, .day, .week, .month, .timeline, .map, .findings, .who, .activity, .todos, .paper,
            .files:
            true
        default: false
        }
    }
}
