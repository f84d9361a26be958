import Documents
import Trips

/// Reads labels without a colon: `Booking reference 7JMP5X`, `conf 8RTQ4W, seats 31H + 31K`.
///
/// Such words begin many sentences, so a value counts only if it has the right form.
enum LeadingLabels {
    /// The meanings that a line without a colon may have.
    private static let kinds: LabelKinds = [
        .confirmation, .looseConfirmation, .ticketNumber, .seat, .seatOrPlace, .coach, .flight, .flightNumber,
        .trainNumber, .total, .price, .traveller, .departure, .arrival, .platform, .checkIn, .checkOut,
        .pickUp,
        .dropOff,
    ]
    /// The most bytes of such a line.
    private static let longestLine = 160
    private static let mostWords = 4
    private static let passengers = WordSet(LabelWords.passengers)

    /// What a word at the beginning of a line may begin.
    private struct Start: OptionSet {
        let rawValue: UInt8
        static let label = Start(rawValue: 1 << 0)
        /// A word before an airport with its code in parentheses: `ab Frankfurt (FRA)`.
        static let end = Start(rawValue: 1 << 1)
        /// A word before a date: `Entrada 11/06/2027`.
        static let dated = Start(rawValue: 1 << 2)
        /// A word before a label: `Your booking number`.
        static let filler = Start(rawValue: 1 << 3)
    }

    private static let starts = WordTable<Start>([
        (
            .label,
            firstWords(
                of: kinds.subtracting([.departure, .arrival, .checkIn, .checkOut, .pickUp, .dropOff])
            ).union(LabelForms.words).union(["car", "·"])
        ),
        (.end, firstWords(of: [.departure, .arrival])),
        (.dated, firstWords(of: [.checkIn, .checkOut, .pickUp, .dropOff])),
        (.filler, LabelForms.fillers.all),
    ])

    private static func firstWords(of kinds: LabelKinds) -> Set<String> {
        Set(BookingLabels.all.words(of: kinds).compactMap { $0.bareWords.first.map(String.init) })
    }

    /// Whether a line may be such a line, by a quick look at its bytes; most are not.
    static func mayBe(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard line.count <= longestLine else { return false }
        guard line.count <= 30 || line.contains(where: BookingLabels.isDigit) else { return false }
        var isHead = true
        var index = 0
        while index < line.count {
            guard isHead else {
                isHead = isSeparator(line[index])
                index += 1
                continue
            }
            guard isLetter(line[index]) else {
                if !TextScalar.isBlank(line[index]) { isHead = isSeparator(line[index]) }
                index += 1
                continue
            }
            let first = index
            while index < line.count, isLetter(line[index]) { index += 1 }
            let word = UnsafeBufferPointer(rebasing: line[first..<index])
            let start = starts.kinds(of: word) ?? []
            if start.contains(.label) || LabelForms.mayBeJoined(word) { return true }
            if start.contains(.end), hasCode(line) { return true }
            if start.contains(.dated), hasDate(line) { return true }
            isHead = start.contains(.filler)
        }
        return false
    }

    /// Whether a byte may separate parts: a comma, a semicolon, a bar, a dash or a full stop.
    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x2C, 0x3B, 0x7C, 0x2D, 0x2E: true
        default: false
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || BookingLabels.isLetter(byte) }

    /// Whether a line may contain a date: a slash, a full stop or a dash between digits.
    private static func hasDate(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.indices.dropFirst().dropLast().contains {
            (0x2D...0x2F).contains(line[$0]) && BookingLabels.isDigit(line[$0 - 1])
                && BookingLabels.isDigit(line[$0 + 1])
        }
    }

    /// Whether three bytes are in parentheses.
    private static func hasCode(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        line.indices.dropLast(4).contains {
            line[$0] == UInt8(ascii: "(") && line[$0 + 4] == UInt8(ascii: ")")
        }
    }

    /// Reads a line.
    ///
    /// - Returns: The values of its parts, in order.
    static func all(in line: Substring) -> [(kinds: LabelKinds, value: Substring)] {
        guard line.utf8.count <= longestLine,
            line.utf8.count <= 30 || line.utf8.contains(where: BookingLabels.isDigit)
        else { return [] }
        var found: [(kinds: LabelKinds, value: Substring)] = []
        for part in parts(of: line) {
            var rest = part
            // `Coach 3 Seat 11`: a value may be followed by the next label.
            while let (kinds, value, behind) = first(in: rest) {
                found.append((kinds, value))
                rest = behind
            }
        }
        return found
    }

    /// The parts separated by commas, semicolons and dashes with blanks.
    private static func parts(of line: Substring) -> [Substring] {
        // A comma inside a number does not separate: `Total JPY 88,400`.
        pieces(of: line).flatMap { part -> [Substring] in
            var rest = part
            var found: [Substring] = []
            while let dash = rest.firstOctets(of: " - ") {
                // A dash behind a label does not separate: `Reservation Number - 4C8A1F`.
                let before = rest[..<dash.lowerBound].trimmed
                if before.withOctets({ BookingLabels.kinds(of: $0) }) != nil { break }
                found.append(before)
                rest = rest[dash.upperBound...]
            }
            return found + [rest.trimmed]
        }
    }

    /// The parts separated by semicolons, bars, middle dots and commas, and by full stops behind a lower-case word
    /// that is not an abbreviation such as `Ref. XK7P2Q`.
    private static func pieces(of line: Substring) -> [Substring] {
        line.withOctets { bytes in
            var found: [Substring] = []
            var start = 0
            var index = 0
            while index < bytes.count {
                let length = lengthOfSeparator(bytes, index, from: start)
                if length > 0 {
                    found.append(line.part(start..<index))
                    start = index + length
                }
                index += max(length, 1)
            }
            return found + [line.part(start..<bytes.count)]
        }
    }

    /// The length in bytes of the separator at an index; 0 if there is none.
    private static func lengthOfSeparator(
        _ bytes: UnsafeBufferPointer<UInt8>, _ index: Int, from start: Int
    ) -> Int {
        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
        switch bytes[index] {
        case UInt8(ascii: ";"), UInt8(ascii: "|"): return 1
        case 0xC2: return next == 0xB7 ? 2 : 0
        case UInt8(ascii: ","): return next == 0x20 ? 2 : 0
        case UInt8(ascii: "."):
            guard next == 0x20, index - start >= 5 else { return 0 }
            let isWord = bytes[(index - 5)..<index].allSatisfy { (0x61...0x7A).contains($0) || $0 >= 0x80 }
            return isWord ? 2 : 0
        default: return 0
        }
    }

    private static func first(in part: Substring) -> (LabelKinds, Substring, Substring)? {
        let words = part.bareWords
        guard words.count > 1, let start = words.first?.startIndex, start == part.startIndex else {
            return nil
        }
        for count in stride(from: min(mostWords, words.count - 1), through: 1, by: -1) {
            let label = part[start..<words[count - 1].endIndex]
            var found = label.withOctets { BookingLabels.kinds(of: $0) } ?? []
            // In a train a car is a coach; so is `Car: VW Golf`, but that has a colon.
            if count == 1, label.lowercased() == "car" { found = .coach }
            let isSeveral = found.contains(.several)
            found.formIntersection(kinds)
            guard !found.isEmpty else { continue }
            let behind = behindVerb(part[label.endIndex...].drop { ".:#º°-– ".contains($0) })
            // `2 adults, seats 2`
            if isSeveral, BookingLabels.counts(.several, behind.prefix { !$0.isWhitespace }) { return nil }
            guard behind.startIndex > label.endIndex else { return nil }
            for kind in [
                LabelKinds.confirmation, .looseConfirmation, .ticketNumber, .seat, .seatOrPlace, .coach,
                .flight,
                .flightNumber, .trainNumber, .total, .price, .traveller, .departure, .arrival, .platform,
                .checkIn,
                .checkOut, .pickUp, .dropOff,
            ] where found.contains(kind) {
                if let value = value(kind, behind, label) {
                    return (kind, value, part[value.endIndex...].trimmed)
                }
            }
            // `Reservierung Wagen 5 Platz 63`
            return found.contains(.confirmation) ? first(in: behind) : nil
        }
        return nil
    }

    /// The value at the beginning of a text, if it has the right form.
    private static func value(_ kind: LabelKinds, _ text: Substring, _ label: Substring) -> Substring? {
        var word = text.prefix { !$0.isWhitespace && $0 != ")" }
        while let last = word.utf8.last, [0x2E, 0x2C, 0x3A, 0x21].contains(last) { word.removeLast() }
        guard !word.isEmpty else { return nil }
        let digits = word.utf8.count(where: BookingLabels.isDigit)
        switch kind {
        case .confirmation, .looseConfirmation, .ticketNumber:
            return isCode(word, digits, isWhole: label.utf8.contains(0x20)) ? word : nil
        case .seat, .seatOrPlace: return isSeat(word, digits) ? word : nil
        case .coach: return isCoach(word, digits) ? word : nil
        case .trainNumber: return (2...6).contains(digits) && digits == word.utf8.count ? word : nil
        case .flight, .flightNumber:
            guard FlightNumber(atStartOf: String(text)) != nil else { return nil }
            return word.utf8.count > 2 ? word : text.prefix { $0 != "(" }.trimmed
        case .total, .price:
            return PriceText.money(String(text)) == nil ? nil : text
        case .traveller:
            return label.withOctets { passengers.contains(anyCase: $0) } && isName(text) ? text : nil
        case .departure, .arrival: return namesAirport(text) ? text : nil
        case .platform: return (1...2).contains(digits) && word.utf8.count <= 3 ? word : nil
        case .checkIn, .checkOut, .pickUp, .dropOff: return beginsAsDate(text) ? text : nil
        default: return nil
        }
    }

    /// Whether a word has the form of a code; behind a single word, digits alone need more of them.
    private static func isCode(_ word: Substring, _ digits: Int, isWhole: Bool) -> Bool {
        let count = word.utf8.count
        guard BookingLabels.isCode(String(word)) else { return false }
        if digits == count { return count >= (isWhole ? 4 : 6) }
        return digits > 0 ? count >= 5 : count == 6
    }

    private static func isSeat(_ word: Substring, _ digits: Int) -> Bool {
        guard (1...3).contains(digits), word.utf8.count <= 4 else { return false }
        return word.utf8.count == digits || isRowSeat(word)
    }

    private static func isCoach(_ word: Substring, _ digits: Int) -> Bool {
        let isLetter = word.utf8.count == 1 && word.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        return isLetter || (digits == word.utf8.count && digits <= 3)
    }

    private static func isName(_ text: Substring) -> Bool {
        let names = text.blankSeparated
        return (2...5).contains(names.count) && names.allSatisfy { $0.first?.isUppercase == true }
    }

    /// Whether a code of airports' form is in parentheses: `Melbourne (MEL) Terminal 2`.
    private static func namesAirport(_ text: Substring) -> Bool {
        guard let (_, behind) = text.halves(at: UInt8(ascii: "(")),
            let (inside, _) = behind.halves(at: UInt8(ascii: ")"))
        else { return false }
        return AirportCode.isForm(inside)
    }

    /// Whether a text begins with a date such as `11/06/2027`, or with the name of a day before one.
    private static func beginsAsDate(_ text: Substring) -> Bool {
        let words = text.blankSeparated.prefix(2)
        guard let word = words.first(where: { $0.utf8.first.map(BookingLabels.isDigit) == true }) else {
            return false
        }
        guard word.utf8.count(where: BookingLabels.isDigit) >= 3,
            word.utf8.contains(where: { [0x2E, 0x2F, 0x2D].contains($0) })
        else { return false }
        return word.startIndex == text.startIndex || words.first.map { DayWords.isDate($0) } == true
    }

    /// Verbs between a label and its value: `Your confirmation number is J9164220875`.
    private static let verbs: WordSet = [
        "is", "ist", "est", "es", "è", "er", "är", "jest", "je", "lautet", "was",
    ]

    /// The text behind a verb.
    private static func behindVerb(_ text: Substring) -> Substring {
        guard let word = text.blankSeparated.first, word.startIndex == text.startIndex,
            word.withOctets({ verbs.contains(anyCase: $0) })
        else { return text }
        return text[word.endIndex...].drop { $0 == " " || $0 == ":" }
    }

    private static func isRowSeat(_ word: Substring) -> Bool {
        guard let last = word.utf8.last, (0x41...0x4C).contains(last) else { return false }
        return word.utf8.dropLast().allSatisfy(BookingLabels.isDigit)
    }
}
