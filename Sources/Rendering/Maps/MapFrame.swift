#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The part of the world that a map shows, in an equirectangular projection about its middle.
///
/// The cut of the world is opposite of the middle longitude, so that a trip over the 180th meridian is in one piece.
struct MapFrame {
    /// The middle, in degrees.
    let centre: MapPoint
    /// The width and the height in units.
    let width = 960
    let height: Int
    private let unitsOfDegree: Double
    /// How much shorter a degree of longitude is, in the middle.
    private let narrowing: Double

    private static let leastDegrees = 6.0
    private static let margin = 1.16

    /// Finds the smallest part of the world that has all points, with a margin.
    ///
    /// - Parameter points: The points.
    init?(around points: [MapPoint]) {
        guard let south = points.map(\.latitude).min(), let north = points.map(\.latitude).max() else {
            return nil
        }
        let (middle, span) = MapFrame.longitudes(points)
        let latitude = (south + north) / 2
        narrowing = max(0.25, cos(latitude * .pi / 180))
        var high = max((north - south) * MapFrame.margin, MapFrame.leastDegrees)
        var wide = max(span * MapFrame.margin, MapFrame.leastDegrees) * narrowing
        // Neither a ribbon nor a tower.
        if wide > high * 2.6 { high = wide / 2.6 }
        if wide < high * 1.3 { wide = high * 1.3 }
        wide = min(wide, 360 * narrowing)
        high = min(high, 180)
        unitsOfDegree = Double(width) / wide
        height = min(960, Int(high * unitsOfDegree))
        // What lies beyond a pole is nothing.
        let room = max(0, 90 - high / 2)
        centre = MapPoint(latitude: min(max(latitude, -room), room), longitude: middle)
    }

    /// The middle of the longitudes and how far they reach: around the world without the widest gap.
    private static func longitudes(_ points: [MapPoint]) -> (middle: Double, span: Double) {
        let sorted = Set(points.map(\.longitude)).sorted()
        guard let first = sorted.first, let last = sorted.last else { return (0, 0) }
        var (gap, west) = (first + 360 - last, first)
        for (one, next) in zip(sorted, sorted.dropFirst()) where next - one > gap {
            (gap, west) = (next - one, next)
        }
        return (MapFrame.turned(west + (360 - gap) / 2), 360 - gap)
    }

    /// An angle from −180 to 180 degrees.
    private static func turned(_ degrees: Double) -> Double {
        let rest = degrees.truncatingRemainder(dividingBy: 360)
        return rest >= 180 ? rest - 360 : rest < -180 ? rest + 360 : rest
    }

    /// The place of a point, in units from the left and from above.
    func place(of point: MapPoint) -> (x: Double, y: Double) {
        let east = MapFrame.turned(point.longitude - centre.longitude)
        return (
            Double(width) / 2 + east * narrowing * unitsOfDegree,
            Double(height) / 2 + (centre.latitude - point.latitude) * unitsOfDegree
        )
    }

    /// Writes lines as the path of a picture, without what is out of sight; a line that meets the cut goes on at the other
    /// side.
    func path(_ lines: [[MapPoint]]) -> String {
        let half = 180 * narrowing * unitsOfDegree
        let rim = 40.0
        func isSeen(_ place: (x: Double, y: Double)) -> Bool {
            (-rim...Double(width) + rim).contains(place.x) && (-rim...Double(height) + rim).contains(place.y)
        }
        var text = ""
        for line in lines {
            var last: (x: Double, y: Double)?
            var pen: (x: Int, y: Int)?
            for place in line.map(place) {
                defer { last = place }
                guard let from = last else { continue }
                guard abs(place.x - from.x) < half, isSeen(place) || isSeen(from) else {
                    pen = nil
                    continue
                }
                let (start, end) = (
                    (x: Int(from.x.rounded()), y: Int(from.y.rounded())),
                    (x: Int(place.x.rounded()), y: Int(place.y.rounded()))
                )
                if pen == nil { text += "M\(start.x) \(start.y)" }
                if pen == nil || end != start { text += "L\(end.x) \(end.y)" }
                pen = end
            }
        }
        return text
    }
}
