import Messages
package import StrictJSON

/// Reads the reservations in a text of JSON-LD.
package enum ReservationText {
    /// Limits on what is read.
    package struct Limits: Sendable {
        /// The most bytes of one text of JSON-LD.
        package var bytes = 1 << 20
        /// The most reservations of one text of JSON-LD.
        package var reservations = 1_000
        /// The most objects of one text of JSON-LD.
        package var objects = 100_000
    }

    /// The reservations of a text, with what was wrong.
    package struct Result: Sendable {
        package var reservations: [Reservation] = []
        /// Why reading stopped, as one clause, with the line in the text.
        package var flaw: (line: Int, reason: String)?
        /// What was repaired, each with its line.
        package var repair: String?
        /// The path of the first text with control characters that calendars forbid.
        ///
        /// They are removed.
        package var controlled: String?
    }

    /// Reads a text: an object, a list of them, or a `@graph`.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - limits: How much is read.
    /// - Returns: The reservations in their order.
    package static func reservations(in text: String, limits: Limits = Limits()) -> Result {
        var result = Result()
        let bytes = Array(text.utf8)
        do throws(DocumentError) {
            let value = try JSONParser.value(of: bytes, limit: limits.bytes)
            read(value, limits, &result)
        } catch {
            do throws(DocumentError) {
                let (value, repairs) = try JSONParser.repairing(bytes, limit: limits.bytes)
                let most = 3
                let more = repairs.count > most ? tr("; and more like these") : ""
                result.repair = repairs.prefix(most).joined(separator: "; ") + more
                read(value, limits, &result)
            } catch {
                result.flaw = (line(of: error), error.description)
            }
        }
        return result
    }

    /// Reads a parsed value.
    package static func reservations(in value: JSONValue, limits: Limits = Limits()) -> Result {
        var result = Result()
        read(value, limits, &result)
        return result
    }

    /// Returns the message of a finding for ``Result/controlled``.
    package static func leftOut(_ path: String) -> String {
        tr(
            "control characters stand in \(path), which no calendar may contain (RFC 5545 §3.1); they were left out"
        )
    }

    private static func read(_ value: JSONValue, _ limits: Limits, _ result: inout Result) {
        collect(value, limits, &result)
        guard !result.reservations.isEmpty, let text = JSONNode(value).firstText(with: isControl(_:)) else {
            return
        }
        result.controlled = Excerpt.onOneLine(text.path, limit: DocumentError.mostShown)
    }

    /// Returns whether a calendar's text cannot hold a character; it can hold tabs and line breaks.
    private static func isControl(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0D: false
        default: byte < 0x20 || byte == 0x7F
        }
    }

    /// Returns the line of an error, the only position that it has.
    private static func line(of error: DocumentError) -> Int {
        let digits = error.path.filter(\.isASCII).split { !$0.isNumber }.first
        return error.code == .notJSON ? digits.flatMap { Int($0) } ?? 1 : 1
    }

    /// Collects reservations from lists, graphs and packages, in their order.
    private static func collect(_ value: JSONValue, _ limits: Limits, _ result: inout Result) {
        var waiting = [value]
        var seen = 0
        var references = LinkedReferences(in: value)
        while let next = waiting.popLast() {
            seen += 1
            guard seen <= limits.objects, result.reservations.count < limits.reservations else {
                result.flaw = (
                    1,
                    tr(
                        "more than \(limits.reservations) reservations or \(limits.objects) objects are not read"
                    )
                )
                return
            }
            if case .array(let values) = next {
                waiting += values.reversed()
                continue
            }
            guard let node = LinkedData(next).map({ node in references.resolved(node) }) else { continue }
            let parts = node.values("subReservation")
            // Reservations nested in a reservation are bookings of their own, and are removed from it.
            let found = Reservation.all(
                of: parts.isEmpty ? node : node.replacing("subReservation", with: nil))
            result.reservations += found
            let inside = found.isEmpty ? node.values("@graph") + parts + node.values("mainEntity") : parts
            waiting += inside.reversed()
        }
    }
}
