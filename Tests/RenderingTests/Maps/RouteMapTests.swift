import Testing
import Trips

@testable import Rendering

@Suite("Map of legs") struct RouteMapTests {
    /// Honolulu, Auckland and Apia lie on both sides of the 180th meridian.
    @Test func `a trip over the date line is in one piece`() throws {
        let points = [(21.3, -157.9), (-37.0, 174.8), (-13.8, -172.0)].map {
            MapPoint(latitude: $0.0, longitude: $0.1)
        }
        let frame = try #require(MapFrame(around: points))
        // The middle of 174.8 and 202.1 degrees east.
        #expect(abs(frame.centre.longitude - -171.55) < 0.01)
        for point in points {
            let place = frame.place(of: point)
            #expect(place.x > 0 && place.x < Double(frame.width))
            #expect(place.y > 0 && place.y < Double(frame.height))
        }
        let way = points[0].greatCircle(to: points[1], parts: 64)
        #expect(frame.path([way]).filter { $0 == "M" }.count == 1)
    }

    /// London to Los Angeles passes Greenland: its northernmost point is near 62° by the formula of Clairaut.
    @Test func `a great circle is the shortest way`() {
        let way = MapPoint(latitude: 51.47, longitude: -0.46)
            .greatCircle(to: MapPoint(latitude: 33.94, longitude: -118.41), parts: 100)
        #expect(way.count == 101)
        #expect((61.0...64.0).contains(way.map(\.latitude).max() ?? 0))
        let parts = zip(way, way.dropFirst()).map {
            GreatCircle.kilometres(from: ($0.latitude, $0.longitude), to: ($1.latitude, $1.longitude))
        }
        let whole = GreatCircle.kilometres(from: (51.47, -0.46), to: (33.94, -118.41))
        #expect(abs(parts.reduce(0, +) - whole) < 1)
    }

    /// Madrid and its antipode: 49.6 degrees up the meridian to the pole, and 130.4 degrees down the opposite one.
    @Test func `between antipodes the way leads over the nearer pole`() {
        for (north, south) in [(1.0, 90.0), (-1.0, -90.0)].map({ (40.4 * $0.0, $0.1) }) {
            let start = MapPoint(latitude: north, longitude: -3.7)
            let end = MapPoint(latitude: -north, longitude: 176.3)
            let way = start.greatCircle(to: end, parts: 180)
            #expect(way.first == start && way.last == end)
            #expect(way.count == 181)
            // A degree each, and none beside the two meridians.
            #expect(way.allSatisfy { $0.longitude == -3.7 || $0.longitude == 176.3 })
            let steps = zip(way, way.dropFirst()).map {
                GreatCircle.kilometres(from: ($0.latitude, $0.longitude), to: ($1.latitude, $1.longitude))
            }
            #expect(steps.allSatisfy { abs($0 - 111.2) < 1 }, "\(steps.max() ?? 0)")
            #expect((way.map { abs($0.latitude - south) }.min() ?? 90) < 0.5)
        }
    }

    /// The shape of what the generator wrote: Natural Earth has a point of the coast near Land's End, at 50.0 N 5.8 W.
    @Test func `the coasts are on the globe`() {
        let lines = Coastline.lines()
        #expect(lines.count > 200)
        #expect(lines.allSatisfy { $0.count > 1 })
        let points = lines.flatMap(\.self)
        #expect(points.allSatisfy { abs($0.latitude) <= 90 && abs($0.longitude) <= 180 })
        #expect(points.contains { abs($0.latitude - 50) < 0.3 && abs($0.longitude - -5.6) < 0.5 })
    }
}
