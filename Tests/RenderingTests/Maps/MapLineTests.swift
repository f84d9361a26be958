import Testing
import Trips

@testable import Rendering

@Suite("Lines of a map in longitude and latitude") struct MapLineTests {
    private static let haneda = MapPoint(latitude: 35.5523, longitude: 139.78)
    private static let losAngeles = MapPoint(latitude: 33.9425, longitude: -118.408)
    private static let paris = MapPoint(latitude: 49.01, longitude: 2.55)

    @Test func `a way over the Pacific is cut at the antimeridian, others are not`() {
        let pieces = MapLine.pieces(from: Self.haneda, to: Self.losAngeles, parts: 64)
        #expect(pieces.count == 2)
        #expect(pieces[0].first == Self.haneda && pieces[1].last == Self.losAngeles)
        #expect(pieces[0].last?.longitude == 180 && pieces[1].first?.longitude == -180)
        #expect(pieces[0].last?.latitude == pieces[1].first?.latitude)
        #expect(pieces.joined().allSatisfy { (-180...180).contains($0.longitude) })
        // The same way back is cut at the same place.
        let back = MapLine.pieces(from: Self.losAngeles, to: Self.haneda, parts: 64)
        #expect(back.count == 2 && back[0].last?.longitude == -180)
        #expect(abs((back[0].last?.latitude ?? 0) - (pieces[0].last?.latitude ?? 1)) < 0.001)
        #expect(MapLine.pieces(from: Self.paris, to: Self.losAngeles, parts: 64).count == 1)
    }

    @Test func `no point jumps, and the cut way is as long as the great circle`() {
        let pieces = MapLine.pieces(from: Self.haneda, to: Self.losAngeles, parts: 64)
        let lengths = pieces.flatMap { piece in
            zip(piece, piece.dropFirst()).map {
                GreatCircle.kilometres(from: ($0.latitude, $0.longitude), to: ($1.latitude, $1.longitude))
            }
        }
        // 8,815 km by the great-circle distance of OurAirports' coordinates.
        #expect(abs(lengths.reduce(0, +) - 8815) < 15)
        #expect(lengths.allSatisfy { $0 < 200 })
    }

    @Test func `a way without length, or along the meridian, has two points or more`() {
        #expect(MapLine.pieces(from: Self.paris, to: Self.paris, parts: 64) == [[Self.paris, Self.paris]])
        let fiji = MapPoint(latitude: -17, longitude: 180)
        let tonga = MapPoint(latitude: -21, longitude: -175)
        for piece in MapLine.pieces(from: fiji, to: tonga, parts: 8) {
            #expect(piece.count > 1)
            #expect(zip(piece, piece.dropFirst()).allSatisfy { abs($0.longitude - $1.longitude) < 180 })
        }
    }
}
