import CivilTime
import Documents
import Places
import Trips

/// Finds the places of a journey's ends in the lines of a mail.
///
/// They stand beside the times, or on the lines below or above them, or in a line with the route. Of several readings the one
/// with the best known places is taken.
struct MailPlaces {
    private let pass: MailPass

    init(_ pass: MailPass) { self.pass = pass }

    private func place(_ text: Substring) -> Place? { MailPlaceText(places: pass.places).place(text) }

    typealias Ends = (Place, Place)

    /// Returns the places of both ends.
    ///
    /// - Parameters:
    ///   - first: The departure.
    ///   - last: The arrival.
    ///   - before: The last line of the journey above.
    ///   - next: The first line of the journey below.
    ///   - kind: The kind of journey, if it is known.
    ///   - standAbove: Whether the places of both ends stand above the first time, not below the last one.
    /// - Returns: The departure and the arrival; nil where no names stand beside the times.
    func ends(
        of first: MailJourneys.Stop, _ last: MailJourneys.Stop, after before: Int, until next: Int,
        as kind: ActivityKind? = nil, standAbove: Bool
    ) -> Ends? {
        guard let found = read(first, last, before, next, isRental: kind == .carRental, standAbove) else {
            return nil
        }
        guard let kind, kind != .flight, kind != .carRental else { return found }
        // An airport's code is not that of a station.
        var (one, other) = found
        (one.code, other.code) = (nil, nil)
        return (one, other)
    }

    private func read(
        _ first: MailJourneys.Stop, _ last: MailJourneys.Stop, _ before: Int, _ next: Int, isRental: Bool,
        _ standAbove: Bool
    ) -> Ends? {
        var options: [Ends] = []
        if let inline = inline(first, last) {
            if isRental || inline.0 != inline.1, strength(inline.0) + strength(inline.1) > 0 { return inline }
            options.append(inline)
        }
        if let told = labelled(above: first.line, after: before), strength(told.0) > 0, strength(told.1) > 0 {
            return told
        }
        let limit = first.line == last.line ? next : last.line
        if let one = neighbour(of: first.line, by: -1, until: before),
            let other = neighbour(of: last.line, by: -1, until: first.line), first.line != last.line
        {
            options.append((one, other))
        }
        if let one = neighbour(of: first.line, by: 1, until: limit),
            let other = neighbour(of: last.line, by: 1, until: next), first.line != last.line
        {
            options.append((one, other))
        }
        if !standAbove, let two = nextTwo(below: last.line, until: next) { options.append(two) }
        if last.line - first.line > 1 { options += mixed(first, last, before, next) }
        if isRental { return options.first { strength($0.0) + strength($0.1) > 0 } ?? options.first }
        if let best = best(options), strength(best.0) > 0, strength(best.1) > 0 { return best }
        options += routes(above: first.line, after: before, until: last.line + 1)
        options += route(in: pass.subject[...]).map { [$0] } ?? []
        if let best = best(options), strength(best.0) > 0, strength(best.1) > 0 { return best }
        if standAbove, let two = lastTwo(above: first.line, after: before) { options.append(two) }
        if let known = best(options), strength(known.0) + strength(known.1) > 0 { return known }
        // A small port is in no table; its route stands alone in its line.
        let told = (min(max(before + 1, first.line - 6, 0), first.line)..<first.line).reversed().lazy
            .compactMap { index in
                looseRoute(in: pass.lines[index].text)
            }.first
        return told ?? best(options)
    }

    /// The option with the best known ends; of equal ones the first.
    private func best(_ options: [Ends]) -> Ends? {
        var best: (Ends, score: Int)?
        for option in options
        where option.0 != option.1 && (option.0.code == nil || option.0.code != option.1.code) {
            let (one, other) = (strength(option.0), strength(option.1))
            let score = one + other + (one > 0 && other > 0 ? 10 : 0)
            if best.map({ score > $0.score }) ?? true { best = (option, score) }
        }
        return best?.0
    }

    /// How well a place is known: by its code, by a city with its country, by a name, or not at all.
    func strength(_ place: Place) -> Int {
        if place.code != nil { return 4 }
        if PlaceZone(of: place, among: pass.places) != nil { return 3 }
        let station = StationName(place.name)
        if !station.cities.isEmpty { return station.isSure ? 2 : 1 }
        return AirportTable.airports(named: place.name).isEmpty ? 0 : 2
    }

    // MARK: Behind labels

    /// The places behind labels such as `From:` and `To:` above the first time.
    private func labelled(above line: Int, after before: Int) -> Ends? {
        var (one, other): (Place?, Place?)
        for index in max(before + 1, line - 10, 0)..<max(line, before + 1, 0) {
            let line = pass.lines[index]
            guard line.times.isEmpty, line.dates.isEmpty else { continue }
            let label = line.text.prefix { $0 != ":" && $0 != "：" }.lowercased().trimmed
            let head = label.firstOctets(of: "  ").map { label[..<$0.lowerBound] } ?? label
            let isFrom = Self.fromLabels.contains(String(head))
            guard isFrom || Self.toLabels.contains(String(head)) else { continue }
            let behind = line.text.dropFirst(head.count)
            let value =
                behind.contains(where: \.isLetter)
                ? behind : index + 1 < pass.lines.count ? pass.lines[index + 1].text : ""
            guard let place = place(value.drop { ":： ".contains($0) }) else { continue }
            if isFrom { one = place } else { other = place }
        }
        guard let one, let other else { return nil }
        return (one, other)
    }

    private static let fromLabels = RouteWords.from.union([
        "origen", "origem", "origine", "departing", "departure airport", "departure station", "abfahrtsort",
        "gare de départ", "乗車地", "出発地", "出発駅", "乗車", "start",
    ]).subtracting(["de", "da", "z"])
    private static let toLabels = RouteWords.to.union([
        "destino", "destination", "destinazione", "arriving", "arrival airport", "arrival station", "ziel",
        "bestemming", "gare d'arrivée", "降車地", "到着地", "到着駅", "降車",
    ]).subtracting(["a", "à", "al", "do"])

    // MARK: In the line of the time

    private func inline(_ first: MailJourneys.Stop, _ last: MailJourneys.Stop) -> Ends? {
        guard first.line == last.line else {
            guard let one = beside(first), let other = beside(last) else { return nil }
            return (one, other)
        }
        let line = pass.lines[first.line]
        let start = line.pieces(around: first.time)
        let end = line.pieces(around: last.time)
        // `Zürich   Bangkok   17:45   10:35`
        if !end.before.contains(where: \.isLetter) {
            let cells = start.before.split(separator: "  ", omittingEmptySubsequences: true).compactMap {
                place($0[...])
            }
            if cells.count >= 2, strength(cells[cells.count - 2]) > 0, strength(cells[cells.count - 1]) > 0 {
                return (cells[cells.count - 2], cells[cells.count - 1])
            }
        }
        // `A 07:09 → B 08:20`, `A 8:30 → Nozomi 15 → B 13:21`
        if let one = place(start.before), let other = place(Self.behindArrow(end.before)) {
            return (one, other)
        }
        // `07:09 A → 08:20 B`
        if let one = place(Self.beforeArrow(start.after)), let other = place(end.after) {
            return (one, other)
        }
        return nil
    }

    /// The place behind a time in its line, else that before it.
    private func beside(_ stop: MailJourneys.Stop) -> Place? {
        let pieces = pass.lines[stop.line].pieces(around: stop.time)
        let (behind, before) = (place(pieces.after), place(pieces.before))
        guard let behind, let before else { return behind ?? before }
        return strength(before) > strength(behind) ? before : behind
    }

    private static let arrows: Set<Character> = ["→", "➔", "➝", "➜", "►", "▶", "⇒", ">", "➞", "⟶"]

    private static func behindArrow(_ text: Substring) -> Substring {
        text.lastIndex(where: { arrows.contains($0) }).map { index in
            let behind = text[text.index(after: index)...]
            return behind.contains(where: \.isLetter) ? behind : text[..<index]
        } ?? text
    }

    private static func beforeArrow(_ text: Substring) -> Substring {
        text.firstIndex(where: { arrows.contains($0) }).map { text[..<$0] } ?? text
    }

    // MARK: On lines beside it

    /// The place on the lines below or above a time, up to another time, a label or a number.
    private func neighbour(of start: Int, by step: Int, until limit: Int) -> Place? {
        var index = start + step
        var read = 0
        var found: Place?
        while pass.lines.indices.contains(index), index != limit, read < 4 {
            let line = pass.lines[index]
            if line.isMoment {
                if !line.times.isEmpty || found != nil { break }
                index += step
                continue
            }
            // Above a heading with a date begins something else.
            if !line.dates.isEmpty { break }
            // The value of another label is no place: `Passenger: Ann Lee`.
            if line.isValue { break }
            read += 1
            if found == nil, line.times.isEmpty, let place = place(line.text) {
                found = place
                if place.code != nil { return place }
            } else if found != nil, let place = place(line.text), let code = place.code {
                // The city stands above its airport, or the code above the city.
                var airport = place
                if place.name == code || place.name.isEmpty { airport.name = found?.name ?? place.name }
                return airport
            } else if !line.times.isEmpty || line.role != nil {
                break
            }
            index += step
        }
        return found
    }

    /// A place in the line of one time, and on a line beside the other's.
    private func mixed(_ first: MailJourneys.Stop, _ last: MailJourneys.Stop, _ before: Int, _ next: Int)
        -> [Ends]
    {
        guard first.line != last.line else { return [] }
        func all(_ stop: MailJourneys.Stop, _ low: Int, _ high: Int) -> [Place] {
            [
                beside(stop), neighbour(of: stop.line, by: 1, until: high),
                neighbour(of: stop.line, by: -1, until: low),
            ].compactMap(\.self)
        }
        let ones = all(first, before, last.line)
        let others = all(last, first.line, next)
        return ones.flatMap { one in others.map { (one, $0) } }
    }

    // MARK: Routes

    /// The routes in the lines of a journey, and above it, the nearest first.
    private func routes(above line: Int, after before: Int, until next: Int) -> [Ends] {
        let low = max(before + 1, line - 10, 0)
        let above = low < line ? Array(low..<line).reversed() : []
        let below = line < next ? Array(line..<next) : []
        return (above + below).compactMap { index in
            let line = pass.lines[index]
            return line.isAside ? nil : route(in: line.text)
        }
    }

    private static let separators = [
        " → ", "→", " ➔ ", " ➝ ", " ➜ ", " ► ", " ▶ ", " ⇒ ", " >> ", " > ", " » ", " to ", " nach ",
        " naar ",
        " till ", " til ", " vers ", " à ",
        " – ", " — ", " - ", "–", " do ", " a ", "～", "〜", "-",
    ]

    /// The route in a line: `Outward: Holyhead - Dublin Port`, `Train 59: CHICAGO, IL to NEW ORLEANS, LA`.
    func route(in text: Substring) -> Ends? {
        guard text.utf8.count <= 160 else { return nil }
        var options: [Ends] = []
        var texts = [text]
        if let colon = text.firstIndex(where: { ":：|·•]】".contains($0) }) {
            texts.append(text[text.index(after: colon)...].trimmed)
        }
        if let gap = text.firstOctets(of: "  ") { texts.append(text[gap.upperBound...].trimmed) }
        for text in texts {
            for separator in Self.separators {
                guard let found = text.firstOctets(of: separator) else { continue }
                let (left, right) = (text[..<found.lowerBound], text[found.upperBound...])
                if let one = place(left), let other = place(right) { options.append((one, other)) }
            }
        }
        guard let best = best(options), strength(best.0) > 0, strength(best.1) > 0 else { return nil }
        return best
    }

    /// The two known places on the lines below the last time.
    func nextTwo(below line: Int, until next: Int) -> Ends? {
        var found: [Place] = []
        var index = line + 1
        while index < min(next, line + 5, pass.lines.count), found.count < 2 {
            defer { index += 1 }
            guard pass.lines[index].times.isEmpty, pass.lines[index].dates.isEmpty else { break }
            if let place = place(pass.lines[index].text), strength(place) > 0 { found.append(place) }
        }
        return found.count == 2 ? (found[0], found[1]) : nil
    }

    /// The route of a line with one clear sign of a way between two names.
    private func looseRoute(in text: Substring) -> Ends? {
        guard text.utf8.count <= 100 else { return nil }
        var rest = text
        if let colon = rest.firstIndex(where: { ":：".contains($0) }) {
            rest = rest[rest.index(after: colon)...].trimmed
        }
        if let gap = rest.firstOctets(of: "  ") { rest = rest[gap.upperBound...].trimmed }
        for separator in [" → ", " – ", " - ", " to ", " / ", " nach ", " > "] {
            guard let found = rest.firstOctets(of: separator),
                rest[found.upperBound...].firstOctets(of: separator) == nil,
                let one = place(rest[..<found.lowerBound]), let other = place(rest[found.upperBound...])
            else { continue }
            return (one, other)
        }
        return nil
    }

    /// The city of a name with a remark behind it: `Torino` of `Torino - Autostazione`, `Cork` of `Cork (Kent)`.
    static func simplified(_ place: Place) -> Place {
        for mark in [" - ", " – ", " ("] {
            guard let found = place.name.firstOctets(of: mark) else { continue }
            let head = place.name[..<found.lowerBound].trimmed
            if head.count > 2 { return Place(name: String(head), code: place.code) }
        }
        return place
    }

    /// The zones of a flight between places without codes: those of the airports of both names that it can reach in its time.
    ///
    /// - Parameters:
    ///   - told: The places.
    ///   - seconds: How long the flight takes if its ends are read in two zones.
    /// - Returns: The zones; nil where none or several are possible, as with Portland in Oregon and in Maine.
    func zones(ofFlight told: Ends, seconds: (Zone, Zone) -> Int64) -> (ZoneID, ZoneID)? {
        var found: Set<[ZoneID]> = []
        for one in airports(told.0) {
            for other in airports(told.1) {
                guard
                    Journey(departure: one, arrival: other, kind: .flight).isUsual(
                        seconds: seconds(one.zone, other.zone))
                else { continue }
                found.insert([one.zone.id, other.zone.id])
            }
        }
        guard found.count == 1, let zones = found.first else { return nil }
        return (zones[0], zones[1])
    }

    /// The airports that a name may mean; of a city in a script without an alphabet, the city.
    private func airports(_ place: Place) -> [PlaceZone] {
        if place.code != nil { return [PlaceZone(of: place, among: pass.places)].compactMap(\.self) }
        let name = place.name.split(separator: "(").first.map { String($0).trimmed.description } ?? place.name
        let airports =
            AirportTable.airports(named: name) + AirportTable.airports(ofCity: name)
            + AirportTable.airports(beginningWithCity: name)
        if !airports.isEmpty {
            return airports.prefix(24).compactMap { PlaceZone($0, named: name, pass.places) }
        }
        guard name.unicodeScalars.first.map({ $0.value >= 0x2E80 }) == true else { return [] }
        let cities = StationName(name).cities
        let least = (cities.first?.population ?? 0) / 20
        return cities.filter { $0.population > least }.prefix(8).compactMap {
            PlaceZone($0, named: name, pass.places)
        }
    }

    /// Whether both names stand in one line as a route.
    func isRouted(_ one: Place, _ other: Place) -> Bool {
        pass.lines.contains { line in
            line.text.utf8.count <= 100 && line.text.contains(one.name) && line.text.contains(other.name)
        }
    }

    /// The zone of a place by itself: of its airport, its city, or all cities of its name.
    func zone(of place: Place) -> ZoneID? {
        if let known = PlaceZone(of: place, among: pass.places) { return known.zone.id }
        guard place.code == nil else { return nil }
        func only(_ zones: Set<ZoneID>) -> ZoneID? { zones.count == 1 ? zones.first : nil }
        if let zone = only(Set(AirportTable.airports(named: place.name).map(\.zone))) { return zone }
        let station = StationName(place.name)
        // A town is not meant where a city of the same name has many times its people.
        let least = (station.cities.first?.population ?? 0) / 20
        guard station.cities.first.map({ $0.population >= PlaceZone.leastPeople }) == true else { return nil }
        return only(Set(station.cities.filter { $0.population > least }.map(\.zone)))
    }

    /// The last two known places above a line: the cells of a table.
    func lastTwo(above line: Int, after before: Int) -> Ends? {
        let codes = pass.lines.indices.filter { $0 > before && $0 < line && $0 >= line - 10 }.compactMap {
            index -> Place? in
            let text = pass.lines[index].text
            return AirportCode.isForm(text) && pass.places.airport(iata: String(text)) != nil
                ? Place(name: String(text), code: String(text)) : nil
        }
        if codes.count == 2, codes[0] != codes[1] { return (codes[0], codes[1]) }
        var found: [Place] = []
        var index = line
        while index > before, index > line - 10, index >= 0, found.count < 2 {
            let cells = pass.lines[index].text.split(separator: "  ", omittingEmptySubsequences: true)
            for cell in cells.reversed() where found.count < 2 {
                guard pass.lines[index].times.isEmpty, pass.lines[index].dates.isEmpty || cells.count > 1,
                    let place = place(cell[...]),
                    strength(place) > 0, !found.contains(place)
                else { continue }
                found.append(place)
            }
            index -= 1
        }
        return found.count == 2 ? (found[1], found[0]) : nil
    }
}

extension MailLine {
    /// Whether it is the value of a label that says neither a place nor a time.
    var isValue: Bool {
        guard let (label, value) = text.halves(at: UInt8(ascii: ":")), label.count <= 40,
            value.contains(where: \.isLetter)
        else { return false }
        let name = label.trimmed.lowercased()
        if role != nil { return false }
        let kinds = name.withOctets { BookingLabels.kinds(of: $0) } ?? []
        return kinds.isDisjoint(with: [.from, .to, .departure, .arrival, .pickUp, .dropOff])
    }

    /// The text before and behind a time, up to the next date or time.
    func pieces(around time: MailTime) -> (before: Substring, after: Substring) {
        let before = marks.filter { $0.upperBound <= time.range.lowerBound }
        let behind = marks.filter { $0.lowerBound >= time.range.upperBound }
        var first = text[(before.last?.upperBound ?? text.startIndex)..<time.range.lowerBound]
        // `Cluj Napoca, Fri 17.12.2027, 22:10`
        if let date = before.last, dates.contains(where: { $0.range == date }),
            MailPlaceText.bare(first).count(where: \.isLetter) < 3
        {
            first = text[(before.dropLast().last?.upperBound ?? text.startIndex)..<date.lowerBound]
        }
        return (first, text[time.range.upperBound..<(behind.first?.lowerBound ?? text.endIndex)])
    }
}
