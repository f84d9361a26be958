import Testing
import Trips

@Suite("Great circle") struct GreatCircleTests {
    /// The coordinates of airports, as `Places` has them.
    private static let points: [String: (Double, Double)] = [
        "LHR": (51.4706, -0.46194), "JFK": (40.639928, -73.778692), "SIN": (1.35019, 103.994),
        "PER": (-31.9403, 115.967), "AKL": (-37.0081, 174.79201), "DOH": (25.26059, 51.61377),
        "DFW": (32.897233, -97.037695), "SYD": (-33.9461, 151.177), "HND": (35.5523, 139.78),
        "LAX": (33.942496, -118.408049), "FRA": (50.0264, 8.54313), "WRY": (59.3503, -2.95),
        "PPW": (59.3517, -2.90028),
    ]

    /// Distances on the WGS 84 ellipsoid, by Karney's algorithm (geographiclib 2.1), between the same
    /// coordinates.
    @Test(arguments: [
        ("LHR", "JFK", 5554.5), ("SIN", "JFK", 15348.6), ("PER", "LHR", 14499.2), ("AKL", "DOH", 14533.8),
        ("DFW", "SYD", 13804.4), ("HND", "LAX", 8831.4), ("FRA", "HND", 9385.6), ("LAX", "FRA", 9343.4),
        ("LHR", "SYD", 17016.0), ("WRY", "PPW", 2.83),
    ])
    func `the sphere is near the ellipsoid`(from: String, to: String, kilometres: Double) throws {
        let start = try #require(Self.points[from])
        let end = try #require(Self.points[to])
        let found = GreatCircle.kilometres(from: start, to: end)
        #expect(abs(found - kilometres) / kilometres < 0.006)
        #expect(abs(found - GreatCircle.kilometres(from: end, to: start)) < 1e-9)
    }

    /// A quarter of the circumference is the mean radius, 6371.0088 km, times pi / 2: 10,007.557 km.
    @Test(arguments: [
        (0.0, 0.0, 90.0, 0.0, 10007.557), (0, 0, 0, 90, 10007.557), (0, 0, 0, 180, 20015.114),
        (90, 0, -90, 77, 20015.114), (45, 10, -45, -170, 20015.114), (12, 34, 12, 34, 0),
        (0, 179.5, 0, -179.5, 111.195), (90, 10, 90, 120, 0),
    ])
    func `special places have their exact distance`(
        latitude: Double, longitude: Double, toLatitude: Double, toLongitude: Double, kilometres: Double
    ) {
        let found = GreatCircle.kilometres(from: (latitude, longitude), to: (toLatitude, toLongitude))
        #expect(abs(found - kilometres) < 0.001)
    }

    @Test func `a coordinate that is no number has no distance`() {
        #expect(GreatCircle.kilometres(from: (.nan, 0), to: (0, 0)).isNaN)
        #expect(GreatCircle.kilometres(from: (0, 0), to: (0, .infinity)).isNaN)
    }

    @Test func `the example of the documentation holds`() {
        let found = GreatCircle.kilometres(from: (51.4706, -0.4619), to: (40.6398, -73.7789))
        #expect(abs(found - 5540) < 1)
    }
}
