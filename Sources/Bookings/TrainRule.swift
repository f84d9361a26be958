import Trips

/// Recognises a train by a number with its word, or by the mark of a class of trains before a number.
enum TrainRule {
    static let numberLabels: Set<String> = [
        "train", "train number", "train no", "train no.", "zug", "zugnummer", "numéro de train",
        "número de tren", "tren", "treno", "trein", "pociąg", "numer pociągu", "vlak", "číslo vlaku",
        "numero treno", "treinnummer", "tog", "spoj", "tåg", "tågnummer", "comboio", "juna",
    ]
    /// Marks of classes of trains, in capitals before a number.
    private static let plainMarks: Set<String> = [
        "ICE", "IC", "EC", "ECE", "NJ", "RJ", "RJX", "TGV", "THA", "AVE", "EST", "EIP", "EIC", "TLK", "IRE",
        "EUR", "WB", "FLX", "ICN", "SC", "SJ",
    ]
    /// Marks that are not a word, state or currency, so that a route beside them is enough.
    private static let clearMarks: Set<String> = [
        "ICE", "ECE", "RJX", "RJ", "TGV", "EIP", "TLK", "FLX", "ICN",
    ]
    /// Marks that count only in parentheses with their number.
    private static let shortMarks: Set<String> = ["RE", "RB", "IR", "EN", "S", "D"]
    private static let allMarks = plainMarks.union(shortMarks)
    /// Names between the word for a train and its number.
    private static let names: Set<String> = [
        "tgv", "inoui", "ouigo", "ave", "avlo", "alvia", "frecciarossa", "frecciargento", "frecciabianca",
        "italo", "intercity", "eurocity", "eip", "eic", "tlk", "ic", "ec", "ice", "re", "rb", "railjet",
        "nightjet", "n", "no", "nr", "number", "regional", "express",
    ]
    static let carrierLabels: Set<String> = [
        "operator", "operated by", "carrier", "railway", "betreiber", "vervoerder", "przewoźnik", "dopravce",
    ]

    static func isMark(_ word: Substring) -> Bool { plainMarks.contains(String(word)) }

    /// Reads a journey by train.
    ///
    /// - Parameters:
    ///   - text: The words of the event.
    ///   - isStated: Whether the sender states the kind in a field, so that no evidence is needed.
    /// - Returns: The facts of the journey; `nil` if it is not recognised as one.
    static func facts(in text: ScannedText, isStated: Bool = false) -> BookingFacts? {
        guard !text.span.isAllDay, text.block.map({ $0.kind == .train }) ?? true,
            isStated || mayBeTrain(text)
        else { return nil }
        let signs = TrainSigns(text, isStated: isStated)
        let legs = signs.goes ? legs(in: text) : []
        let title = text.titleHasNumber ? text.title : []
        if let number = mark(title, signs) ?? called(title, signs) ?? labelled(text, signs)
            ?? onLine(text, signs) ?? standingApart(text, signs)
        {
            return facts(number, legs, text, .trainNumber)
        }
        if !legs.isEmpty { return facts(legs.count == 1 ? legs.first : nil, legs, text, .trainLeg) }
        if signs.goes, TrainTimes(text) != nil { return facts(nil, legs, text, .trainLeg) }
        guard text.block != nil || isCalledTrain(text, signs, title) || isSeated(text, signs) else {
            return nil
        }
        return facts(branded(title), legs, text, text.block == nil ? .trainRoute : .feedBlock)
    }

    /// Whether any sign of the rules below occurs: most events have none.
    private static func mayBeTrain(_ text: ScannedText) -> Bool {
        text.block != nil || text.hasHints || (text.titleHasNumber && marked(text.title, plainMarks) != nil)
    }

    /// Whether the title has a word for a train and a route, and the text is that of a booking.
    private static func isCalledTrain(_ text: ScannedText, _ signs: TrainSigns, _ title: [Substring]) -> Bool
    {
        let kinds = text.titleKinds
        guard !kinds.isDisjoint(with: [.train, .railway, .station]), kinds.isDisjoint(with: Self.others)
        else { return false }
        // `Zug nach Graz 7:58, Wagen 23 Platz 41`
        if text.hasSeatInCoach, !text.isGathering, BookingFacts.goal(text.summary) != nil { return true }
        if kinds.contains(.railway), signs.goes || kinds.contains(.train), branded(title) != nil {
            return !text.isGathering
        }
        // People who meet may have a seat too.
        return signs.goes
            && ((text.hasPlatform && !text.isGathering)
                || (text.hasBookingLabel && !(text.isGathering || text.hasTopic)))
    }

    /// Whether a route has a seat in a coach and a code, whatever the title: `Leeds to London Kings Cross`.
    private static func isSeated(_ text: ScannedText, _ signs: TrainSigns) -> Bool {
        signs.goes && text.hasSeatInCoach && text.hasAnyCode && text.titleKinds.isDisjoint(with: Self.others)
            && !text.isGathering && (text.hasCode || !text.hasTopic)
            && text.isLocated(at: Route(groundIn: text).departure)
    }

    /// Other bookings with stations in their names: a car may be rented at one.
    private static let others: TitleKinds = [.bus, .ferry, .flight, .rental, .rentedCar, .car, .house]

    /// The number of the train behind a label: `Train: 2151`, `Zug: IC 2310`, `Train: 5 California Zephyr`.
    private static func labelled(_ text: ScannedText, _ signs: TrainSigns) -> String? {
        guard let value = text.value(.trainNumber), value.utf8.count <= 40, signs.isBooked else { return nil }
        let words = value.blankSeparated
        if let first = words.first, isNumber(first) { return String(first) }
        guard let last = words.last, isNumber(last), words.count <= 3,
            words.dropLast().allSatisfy({ $0.first?.isUppercase == true })
        else { return nil }
        return value
    }

    /// A number alone on a line, or with only the word for a train before it, below a title with a route.
    private static func onLine(_ text: ScannedText, _ signs: TrainSigns) -> String? {
        guard text.hasLines, signs.goes else { return nil }
        for line in text.lines where line.utf8.count <= 24 {
            let words = line.bareWords
            guard (2...4).contains(words.count), let last = words.last, isNumber(last) else { continue }
            if words.count == 2, let mark = marked(words, plainMarks), signs.bearsOut(mark, clearMarks) {
                return mark
            }
            if let first = words.first, TitleKinds.trainWords.contains(first.lowercased()),
                let number = named(words)
            {
                return number
            }
            // `TGV INOUI 6109`
            if words.count == 3, isMark(words[0]), names.contains(words[1].lowercased()), signs.isBooked {
                return String(last)
            }
        }
        return nil
    }

    private static func facts(
        _ number: String?, _ legs: [String], _ text: ScannedText, _ rule: BookingRule
    ) -> BookingFacts {
        var facts = BookingFacts(kind: .train, rule: rule)
        facts.number = number ?? (legs.count == 1 ? legs.first : nil) ?? blockNumber(text) ?? numbered(text)
        facts.carrier = text.value(.railway) ?? named(railwayIn: text.title)
        var route = Route(groundIn: text)
        if route.arrival == nil { route.arrival = BookingFacts.goal(text.summary).map { Place(name: $0) } }
        facts.place = route.departure
        facts.destination = route.arrival
        let times = TrainTimes(text)
        if let platform = text.value(.platform), platform.utf8.count <= 8 {
            if facts.place == nil { facts.place = Place(name: "") }
            facts.place?.terminal = platform
        } else {
            facts.place?.terminal = times?.departurePlatform ?? platform(.departure, text)
        }
        facts.destination?.terminal = times?.arrivalPlatform ?? platform(.arrival, text)
        facts.seat = text.titleValue(.seat)
        return facts
    }

    /// The platform behind the label of an end: `Vertrek: Amsterdam Centraal, 12:10, spoor 15`.
    private static func platform(_ end: LabelKinds, _ text: ScannedText) -> String? {
        text.values(end).lazy.compactMap { TrainTimes.platform($0[...]) }.first
    }

    /// The number of the train in a block of a feed: `Northeast Regional 190`.
    private static func blockNumber(_ text: ScannedText) -> String? {
        guard let line = text.block?.lines.first(where: { !$0.isEmpty }),
            let last = line.blankSeparated.last, isNumber(last)
        else { return nil }
        return String(last)
    }

    /// The number between a word and the route in a title, with a mark of capitals before it: `Shinkansen Hikari 637
    /// Tokyo → Kyoto`.
    private static func numbered(_ text: ScannedText) -> String? {
        guard let route = text.titleRoute, let place = text.summary.firstOctets(of: route.departure) else {
            return nil
        }
        let words = text.summary[..<place.lowerBound].bareWords
        guard words.count > 1, let last = words.last, isNumber(last) else { return nil }
        let mark = words[words.count - 2]
        let isMark = (2...4).contains(mark.utf8.count) && mark.utf8.allSatisfy { (0x41...0x5A).contains($0) }
        return isMark ? "\(mark) \(last)" : String(last)
    }

    private static let railways: WordSet = [
        "amtrak", "flixtrain", "lner", "westbahn", "eurostar", "italo", "renfe", "trenitalia", "thalys",
        "regiojet", "ouigo",
    ]

    /// Railways that sell tickets under their own name.
    private static func named(railwayIn title: [Substring]) -> String? {
        title.first { word in word.withOctets { railways.contains(anyCase: $0) } }.map(String.init)
    }

    /// The number after a word for a train: `Train 581`, `Treno Frecciarossa 9541`.
    private static func named(_ title: [Substring]) -> String? {
        for (index, word) in title.enumerated() where TitleKinds.trainWords.contains(word.lowercased()) {
            for next in title.dropFirst(index + 1).prefix(4) {
                if isNumber(next) { return String(next) }
                guard names.contains(next.lowercased()) else { break }
            }
        }
        return nil
    }

    /// The number after a railway's name: `Eurostar 9024`.
    private static func branded(_ title: [Substring]) -> String? {
        for (word, next) in zip(title, title.dropFirst()) where isNumber(next) {
            let kinds = word.withOctets { TitleKinds.words.kinds(of: $0) }
            if kinds?.contains(.railway) == true { return String(next) }
        }
        return nil
    }

    /// A mark with its number: `ICE 577`.
    private static func marked(_ words: [Substring], _ marks: Set<String>) -> String? {
        for (word, next) in zip(words, words.dropFirst()) where isNumber(next) && marks.contains(String(word))
        {
            return "\(word) \(next)"
        }
        return nil
    }

    /// A number behind a mark: `ICE 577`; nil without at least a route or a booking beside it.
    private static func mark(_ title: [Substring], _ signs: TrainSigns) -> String? {
        guard let mark = marked(title, plainMarks), signs.bearsOut(mark, clearMarks) else { return nil }
        return mark
    }

    /// A number behind the word for a train, which also means to teach.
    private static func called(_ title: [Substring], _ signs: TrainSigns) -> String? {
        signs.isBooked ? named(title) : nil
    }

    /// The train in parentheses at the end of a title about a train: `Shinkansen Kyoto → Tokyo (Nozomi 226)`.
    private static func standingApart(_ text: ScannedText, _ signs: TrainSigns) -> String? {
        guard signs.goes, !text.titleKinds.isDisjoint(with: [.train, .railway]),
            text.summary.utf8.last == 0x29,
            let (_, behind) = text.summary.halves(at: UInt8(ascii: "("))
        else { return nil }
        let words = behind.dropLast().blankSeparated
        guard words.count == 2, let last = words.last, isNumber(last), words[0].first?.isUppercase == true
        else {
            return nil
        }
        return words.joined(separator: " ")
    }

    /// The trains in parentheses beside a time, each once: `ab 10:26 Frankfurt(Main)Hbf - Gleis 19 (ICE   16)`.
    private static func legs(in text: ScannedText) -> [String] {
        var found: [String] = []
        var known: Set<String> = []
        for line in text.linesWithParentheses where TrainTimes.hasClock(line) {
            for leg in legs(in: line) where known.insert(leg).inserted { found.append(leg) }
            if found.count > mostLegs { break }
        }
        guard found.isEmpty, text.hasLines else { return found }
        for line in text.lines(where: TrainTimes.hasClock) where found.count <= mostLegs {
            let leg = marked(TrainTimes.words(behindPlatformIn: line), plainMarks)
            if let leg, known.insert(leg).inserted { found.append(leg) }
        }
        return found
    }

    /// The most trains of a journey.
    private static let mostLegs = 20

    private static func legs(in line: Substring) -> [String] {
        var found: [String] = []
        var rest = line
        while let (_, behind) = rest.halves(at: UInt8(ascii: "(")) {
            rest = behind
            guard let (words, _) = rest.halves(at: UInt8(ascii: ")")) else { break }
            // `(RJ, RJ 1011)` names the railway first.
            guard words.utf8.count <= 40 else { continue }
            let inside = (words.split(separator: ",").last ?? words).blankSeparated
            if inside.count == 2, let leg = marked(inside, allMarks) { found.append(leg) }
            if found.count > mostLegs { break }
        }
        return found
    }

    private static func isNumber(_ word: Substring) -> Bool {
        (1...6).contains(word.utf8.count) && word.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    }
}
