import Trips

/// The departure and arrival of a transport, if the text names them clearly.
struct Route {
    var departure: Place?
    var arrival: Place?
    var isDepartureCertain = false
    var isArrivalCertain = false

    /// Reads the lines `From: …` and `To: …`, or those of departure and arrival, and the code in `City (HND)` as the
    /// departure.
    init(labelledIn text: ScannedText) {
        if let value = Self.place(.from, .departure, in: text) { take(departure: value, text) }
        if let value = Self.place(.to, .arrival, in: text) { take(arrival: value, text) }
        guard let located = Self.code(in: text.location, text) else { return }
        if departure?.code == nil {
            if departure == nil { departure = Place(name: text.location) }
            departure?.code = located
            isDepartureCertain = true
        } else if departure?.code != located {
            // Two codes for one place: neither is reliable.
            departure?.code = nil
            isDepartureCertain = false
        }
    }

    private mutating func take(departure value: PlaceText, _ text: ScannedText) {
        let code = Self.code(in: value.name, text)
        departure = Place(name: value.name, code: code)
        departure?.terminal = value.terminal
        isDepartureCertain = code != nil
    }

    private mutating func take(arrival value: PlaceText, _ text: ScannedText) {
        let code = Self.code(in: value.name, text)
        arrival = Place(name: value.name, code: code)
        arrival?.terminal = value.terminal
        isArrivalCertain = code != nil
    }

    /// The value of the labels for an end, else of those for a departure or an arrival.
    private static func place(
        _ label: LabelKinds, _ event: LabelKinds, in text: ScannedText
    ) -> PlaceText? {
        if text.has(label) { return text.value(label).flatMap { PlaceText($0) } }
        let places = text.values(event).compactMap { PlaceText($0) }
        return places.count == 1 ? places.first : nil
    }

    /// Reads the ends of a transport on the ground or on water: from labels, else from the title.
    ///
    /// An airport may be a stop; its code is not that of the station.
    init(groundIn text: ScannedText) {
        self.init(labelledIn: text)
        if departure == nil || arrival == nil, let title = text.titleRoute {
            departure = Place(name: title.departure)
            arrival = Place(name: title.arrival)
        }
        departure?.code = nil
        arrival?.code = nil
        isDepartureCertain = false
        isArrivalCertain = false
    }

    /// Whether an end has another code than the two codes given: neither is reliable then.
    func contradicts(_ codes: (String, String)) -> Bool {
        departure?.code.map { $0 != codes.0 } == true || arrival?.code.map { $0 != codes.1 } == true
    }

    /// Whether both ends are named.
    var isWhole: Bool {
        guard let departure = departure?.name, let arrival = arrival?.name else { return false }
        // `From: staging`, `To: production`
        return !departure.isEmpty && !arrival.isEmpty && !(Self.isSmall(departure) && Self.isSmall(arrival))
    }

    /// Whether a name begins in lower case.
    private static func isSmall(_ name: String) -> Bool { name.first?.isLowercase == true }

    /// The most bytes of a line with a route; in a longer one the search for brackets would be slow.
    static let longestLine = 1_000

    var isEmpty: Bool { departure == nil && arrival == nil }

    /// The only airport's code in parentheses: `Tokyo Haneda (HND), Terminal 3`.
    static func code(in value: String, _ text: ScannedText) -> String? {
        guard value.utf8.count <= longestLine else { return nil }
        return value.withOctets { bytes in
            var found: String?
            var next = bytes.firstIndex(of: UInt8(ascii: "("))
            while let start = next.map({ $0 + 1 }) {
                let rest = bytes[start...]
                guard let end = rest.firstIndex(of: UInt8(ascii: ")")) else { break }
                if AirportCode.isForm(rest[..<end]) {
                    let code = String(decoding: rest[..<end], as: UTF8.self)
                    if code != found, text.isAirport(code) {
                        guard found == nil else { return nil }
                        found = code
                    }
                }
                next = rest.firstIndex(of: UInt8(ascii: "("))
            }
            return found
        }
    }

    /// The two codes in `PHX to SFO`, `HEL-JFK` or `Sydney (SYD) → London (LHR)`, if both are airports.
    static func codes(in text: ScannedText) -> (String, String)? {
        if let head = text.block?.head, text.block?.kind == .flight {
            if let codes = codes(among: head.bareWords, of: head, text) { return codes }
        }
        guard text.titleMayHaveCodes else { return nil }
        return codes(among: text.title, of: text.summary[...], text)
            ?? codesInParentheses(text.summary[...], text)
    }

    /// Two codes with a word, a dash or an arrow between them; those of a list are not a route.
    private static func codes(
        among words: [Substring], of line: Substring, _ text: ScannedText
    ) -> (String, String)? {
        let places = words.indices.filter {
            AirportCode.isForm(words[$0]) && text.isAirport(String(words[$0]))
        }
        guard places.count == 2, let first = places.first, let last = places.last,
            // `JAN-MAR`, `MON-FRI`
            !places.allSatisfy({ DayWords.isName(words[$0]) })
        else { return nil }
        let between = line[words[first].endIndex..<words[last].startIndex]
        // `SEA 6:15p → ANC 8:55p`: times may be between them too.
        let others = words[(first + 1)..<last].count { !$0.utf8.contains(where: BookingLabels.isDigit) }
        guard others <= 1, Forward.leads(between), Forward.mayFollow(line[..<words[first].startIndex])
        else { return nil }
        return (String(words[first]), String(words[last]))
    }

    /// The flight on the only line with number, airports and a time: `JL515 HND 13:30 - CTS 15:05`.
    static func leg(in text: ScannedText) -> (number: FlightNumber, codes: (String, String))? {
        guard text.hasLines else { return nil }
        let isCalled = text.titleKinds.contains(.flight)
        var found: [(number: FlightNumber, codes: (String, String))] = []
        for line in text.lines(where: mayBeLeg) where line.utf8.count <= 120 && TrainTimes.hasClock(line) {
            let words = line.bareWords
            guard let first = words.first,
                let number = FlightNumber(first, followedBy: words.dropFirst().first),
                !number.mayBeOther
            else { continue }
            let codes = words.filter { AirportCode.isForm($0) && text.isAirport(String($0)) }
            guard codes.count == 2, codes[0] != codes[1],
                Forward.leads(line[codes[0].endIndex..<codes[1].startIndex])
            else { continue }
            // A flight at another time is another person's, or on another day.
            guard isCalled || text.starts(at: ClockReadings(in: line)) else { continue }
            found.append((number, (String(codes[0]), String(codes[1]))))
            if found.count > 1 { return nil }
        }
        return found.first
    }

    /// Whether a line may begin with a flight number: two capitals or digits, then a digit or a blank.
    private static func mayBeLeg(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let start = line.firstIndex(where: { $0 != 0x20 }), start + 8 < line.count else { return false }
        func isCapital(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
        let (first, second, third) = (line[start], line[start + 1], line[start + 2])
        // Other blanks and marks at the beginning are skipped when the line is read.
        if !BookingLabels.isLetter(first), !BookingLabels.isDigit(first) { return true }
        return (isCapital(first) || BookingLabels.isDigit(first))
            && (isCapital(second) || BookingLabels.isDigit(second)) && (isCapital(first) || isCapital(second))
            && !BookingLabels.isLetter(third)
    }

    /// The codes on the only line with two of them: `San Francisco Intl. (SFO) to Atlanta Intl. (ATL)`.
    static func codesOnLine(in text: ScannedText) -> (String, String)? {
        let found = text.linesWithParentheses.compactMap { codesInParentheses($0, text) }
        return found.count == 1 ? found.first : nil
    }

    /// The codes directly behind the names of two places, if the words between lead from one to the other.
    private static func codesInParentheses(_ line: Substring, _ text: ScannedText) -> (String, String)? {
        guard line.utf8.count <= longestLine else { return nil }
        var found: [(code: Substring, behind: Substring)] = []
        var rest = line
        while let (_, behind) = rest.halves(at: UInt8(ascii: "(")) {
            guard let (inside, after) = behind.halves(at: UInt8(ascii: ")")) else { break }
            if AirportCode.isForm(inside), text.isAirport(String(inside)) { found.append((inside, after)) }
            rest = after
        }
        guard found.count == 2, let first = found.first, let last = found.last,
            let name = line[..<first.code.startIndex].lastIndex(of: "("),
            Forward.leads(line[first.behind.startIndex..<last.code.startIndex], isNamed: true),
            Forward.mayFollow(line[..<name], isNamed: true)
        else { return nil }
        return (String(first.code), String(last.code))
    }
}
