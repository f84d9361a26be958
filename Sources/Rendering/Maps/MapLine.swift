/// The great circle between two points, cut where it crosses the antimeridian.
///
/// RFC 7946 §3.1.9 asks for the cut: a map would draw one line back across the whole world.
package enum MapLine {
    /// Returns the pieces of a way.
    ///
    /// - Parameters:
    ///   - start: One end.
    ///   - end: The other one.
    ///   - parts: How many straight parts the way has.
    /// - Returns: One or more pieces, each of two points or more, with longitudes from −180 to 180.
    package static func pieces(from start: MapPoint, to end: MapPoint, parts: Int) -> [[MapPoint]] {
        let way = start.greatCircle(to: end, parts: parts)
        var pieces: [[MapPoint]] = [[]]
        for point in way {
            if let last = pieces[pieces.count - 1].last, abs(point.longitude - last.longitude) > 180 {
                let side = last.longitude < 0 ? -180.0 : 180.0
                // How far the meridian is along the part, with the point moved to the side of the last one.
                let whole = point.longitude + 2 * side - last.longitude
                let share = whole == 0 ? 0 : (side - last.longitude) / whole
                let latitude = last.latitude + share * (point.latitude - last.latitude)
                pieces[pieces.count - 1].append(MapPoint(latitude: latitude, longitude: side))
                pieces.append([MapPoint(latitude: latitude, longitude: -side)])
            }
            pieces[pieces.count - 1].append(point)
        }
        // A way that ends on the meridian leaves a piece without length.
        let long = pieces.filter { Set($0).count > 1 }
        return long.isEmpty ? [[start, end]] : long
    }
}
