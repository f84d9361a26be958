import CivilTime
import Messages
import Rendering

/// The words of `--if` after the transport: an optional departure, then the change.
enum ChangeWords {
    /// Why the words describe no possible change.
    struct Wrong: Error {
        let reason: String
    }

    /// Returns the change, and the number of words at the end that describe it.
    ///
    /// - Throws: ``Wrong``.
    static func event(in words: [String]) throws -> (count: Int, TypedChange.Event) {
        let last = words.last ?? ""
        if ["cancelled", "canceled"].contains(last.lowercased()) { return (1, .cancelled) }
        // `+1h 30min` is two words.
        for count in 1...3 where words.count >= count {
            let tail = words.suffix(count).joined(separator: " ")
            if let length = length(tail) { return (count, .later(length)) }
        }
        for count in 2...3 where words.count >= count && words[words.count - count].lowercased() == "from" {
            let typed = words.suffix(count - 1).joined(separator: " ")
            if let (date, time) = reading(typed) { return (count, .from(date: date, time: time)) }
            if typed.first?.isNumber == true {
                throw Wrong(
                    reason: tr(
                        "\(Printable.name(typed)) is no time of a clock; expected one like 23:30 or 2027-03-12 23:30, for example "
                            + "--if \"\(name(words.dropLast(count))) from 23:30\""))
            }
        }
        throw wrong(words, last)
    }

    /// Returns why the last word describes no change.
    private static func wrong(_ words: [String], _ last: String) -> Wrong {
        let example = "\(name(words.dropLast(isSign(last.first) ? 1 : 0))) +2h"
        if isSign(last.first) {
            let shape = last.dropFirst().lowercased().filter { !$0.isNumber }
            let shown = Printable.name(last)
            guard ["h", "m", "min", "hm", "hmin"].contains(shape), last.dropFirst().first?.isNumber == true
            else {
                return Wrong(
                    reason: tr(
                        "\(shown) is no length; expected one like +2h, +90min or +1h30, for example --if \"\(example)\""
                    ))
            }
            return last.filter(\.isNumber).allSatisfy { $0 == "0" }
                ? Wrong(
                    reason: tr("\(shown) changes nothing; expected more, for example --if \"\(example)\""))
                : Wrong(
                    reason: tr(
                        "\(shown) is too long; expected at most +9999h, for example --if \"\(example)\""))
        }
        if let sign = last.lastIndex(where: isSign), length(String(last[sign...])) != nil {
            let apart = (words.dropLast() + ["\(last[..<sign]) \(last[sign...])"]).joined(separator: " ")
            return Wrong(
                reason: tr(
                    "a blank is missing before \(Printable.name(last[sign...])); expected --if \"\(Printable.line(apart))\""
                ))
        }
        return Wrong(
            reason: tr(
                "says nothing that happens; expected +2h, cancelled or from 23:30 behind a transport, for example --if "
                    + "\"\(example)\""))
    }

    /// The transport as typed, for an example in a message.
    private static func name(_ words: some Collection<String>) -> String {
        let isName = !words.isEmpty && !words.contains { isSign($0.first) && $0.count > 1 }
        return isName ? Printable.line(words.joined(separator: " ")) : "QJ 716"
    }

    private static func isSign(_ character: Character?) -> Bool {
        character.map { "+-\u{2212}".contains($0) } ?? false
    }

    /// `+2h`, `-10min`.
    private static func length(_ text: String) -> Duration? {
        guard isSign(text.first), let length = try? TypedLength.parse(String(text.dropFirst())) else {
            return nil
        }
        return text.first == "+" ? length : .zero - length
    }

    /// The optional date and the time of `23:30` or `2027-03-12 23:30`.
    private static func reading(_ text: String) -> (date: CivilDate?, time: TimeOfDay)? {
        let parts = text.split(whereSeparator: { $0 == " " || $0 == "T" }).map(String.init)
        guard let last = parts.last, let time = try? TimeOfDay(parsing: last), parts.count <= 2 else {
            return nil
        }
        guard parts.count == 2 else { return (nil, time) }
        guard let date = try? CivilDate(parsing: parts[0]) else { return nil }
        return (date, time)
    }

    /// The departure in `on 2027-03-12` or `on 2027-03-12 17:00` at the end, and the number of its words.
    static func departure(in words: ArraySlice<String>) -> (count: Int, TypedChange.Departure)? {
        for count in 2...3 where words.count > count {
            let tail = Array(words.suffix(count))
            guard tail[0].lowercased() == "on", let date = try? CivilDate(parsing: tail[1]) else { continue }
            guard count == 3 else { return (count, TypedChange.Departure(date: date, time: nil)) }
            guard let time = try? TimeOfDay(parsing: tail[2]) else { continue }
            return (count, TypedChange.Departure(date: date, time: time))
        }
        return nil
    }
}
