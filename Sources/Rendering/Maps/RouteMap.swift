import Messages

/// The legs of a trip on a map: great circles over the coasts of the world.
package struct RouteMap: Sendable {
    /// A place with its name.
    package struct Spot: Hashable, Sendable {
        package let name: String
        package let point: MapPoint

        package init(_ name: String, _ point: MapPoint) { (self.name, self.point) = (name, point) }
    }

    /// A way from one place to another.
    package struct Leg: Sendable {
        package let from: Spot
        package let to: Spot
        package let isFlight: Bool

        package init(from: Spot, to: Spot, isFlight: Bool) {
            (self.from, self.to, self.isFlight) = (from, to, isFlight)
        }
    }

    private let legs: [Leg]
    private let ways: [[MapPoint]]
    private let frame: MapFrame

    private static let mostSpots = 100

    /// Finds the part of the world that has all legs.
    ///
    /// - Parameter legs: The legs, in the order of their numbers.
    package init?(_ legs: [Leg]) {
        self.legs = legs
        ways = legs.map { $0.from.point.greatCircle(to: $0.to.point, parts: 64) }
        guard let frame = MapFrame(around: ways.flatMap(\.self)) else { return nil }
        self.frame = frame
    }

    /// The projection, and where the coasts come from.
    package var about: String {
        let latitude = Int(frame.centre.latitude.rounded())
        let longitude = Int(frame.centre.longitude.rounded())
        return tr(
            "Equirectangular, centred at \(latitude)° of latitude and \(longitude)° of longitude; great circles; coasts by Natural Earth."
        )
    }

    /// Draws the map for a page.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - about: The description.
    /// - Returns: The element.
    package func element(title: String, about: String) -> String {
        var drawing = Drawing()
        drawing.height = frame.height
        drawing.markup.empty(
            "rect", ["class": "sea", "width": "\(frame.width)", "height": "\(frame.height)"])
        drawing.markup.empty("path", ["class": "coast", "d": frame.path(Coastline.lines())])
        for (leg, way) in zip(legs, ways) {
            drawing.markup.empty(
                "path", ["class": leg.isFlight ? "leg" : "leg ground", "d": frame.path([way])])
        }
        var taken: [Box] = []
        numbers(&drawing, &taken)
        spots(&drawing, &taken)
        return drawing.element(title: title, about: about, width: frame.width)
    }

    /// The room of a text.
    private struct Box {
        let x: Int
        let y: Int
        let width: Int
        let height: Int

        func meets(_ other: Box) -> Bool {
            x < other.x + other.width && other.x < x + width && y < other.y + other.height
                && other.y < y + height
        }
    }

    /// The numbers of the legs at their middles; ways there and back have theirs together.
    private func numbers(_ drawing: inout Drawing, _ taken: inout [Box]) {
        var order: [Set<Spot>] = []
        var together: [Set<Spot>: [Int]] = [:]
        for (index, leg) in legs.enumerated() {
            let ends: Set = [leg.from, leg.to]
            if together[ends] == nil { order.append(ends) }
            together[ends, default: []].append(index)
        }
        for ends in order {
            guard let all = together[ends], let first = all.first else { continue }
            let middle = frame.place(of: ways[first][ways[first].count / 2])
            let text = all.map { "\($0 + 1)" }.joined(separator: ", ")
            let box = Box(
                x: Int(middle.x) - text.count * 4, y: Int(middle.y) - 9, width: text.count * 8, height: 18)
            guard !taken.contains(where: box.meets) else { continue }
            taken.append(box)
            drawing.text(text, x: Int(middle.x), y: Int(middle.y) + 4, "number")
        }
    }

    /// The places, each with its name where there is room for it.
    private func spots(_ drawing: inout Drawing, _ taken: inout [Box]) {
        var seen = Set<Spot>()
        let all = legs.flatMap { [$0.from, $0.to] }.filter { seen.insert($0).inserted }
        for spot in all.prefix(RouteMap.mostSpots) {
            let place = frame.place(of: spot.point)
            let (x, y) = (Int(place.x), Int(place.y))
            drawing.markup.empty("circle", ["class": "spot", "cx": "\(x)", "cy": "\(y)", "r": "4"])
            let name =
                DisplayText(Printable.line(spot.name)).wrapped(to: 24, lines: 1, ellipsis: "…")
                .first?.glyphs.joined() ?? ""
            let width = DisplayText(name).width * 7
            let boxes = [
                Box(x: x + 7, y: y - 8, width: width, height: 16),
                Box(x: x - 7 - width, y: y - 8, width: width, height: 16),
                Box(x: x - width / 2, y: y - 24, width: width, height: 16),
                Box(x: x - width / 2, y: y + 8, width: width, height: 16),
            ]
            func isFree(_ box: Box) -> Bool {
                box.x >= 0 && box.x + box.width <= frame.width && box.y >= 0
                    && box.y + box.height <= frame.height && !taken.contains(where: box.meets)
            }
            guard let box = boxes.first(where: isFree) else { continue }
            taken.append(box)
            drawing.text(name, x: box.x, y: box.y + 12, "name")
        }
    }
}
