import CivilTime
import Rendering
import Scheduling
import TripWorkflows
import Trips

/// The places of a trip as GeoJSON (RFC 7946): a line for each leg, a point for each other activity.
///
/// A line is the great circle, cut at the antimeridian.
struct GeographyDocument: Encodable, Sendable {
    /// A shape on the globe; positions are longitude and latitude, in degrees.
    enum Geometry: Encodable, Sendable {
        case point([Double])
        case line([[[Double]]])

        private enum Keys: CodingKey { case type, coordinates }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Keys.self)
            switch self {
            case .point(let position):
                try container.encode("Point", forKey: .type)
                try container.encode(position, forKey: .coordinates)
            case .line(let pieces) where pieces.count == 1:
                try container.encode("LineString", forKey: .type)
                try container.encode(pieces[0], forKey: .coordinates)
            case .line(let pieces):
                try container.encode("MultiLineString", forKey: .type)
                try container.encode(pieces, forKey: .coordinates)
            }
        }
    }

    /// What is said of an activity.
    struct Properties: Encodable, Sendable {
        let kind: String
        let title: String
        /// The place, or that of the departure.
        let place: String
        /// The place of the arrival; left out where there is one place.
        var destination: String?
        let start: String
        let end: String
        /// Along the great circle; left out where there is one place.
        var kilometres: Int?
    }

    /// An activity.
    struct Feature: Encodable, Sendable {
        let type = "Feature"
        let geometry: Geometry
        let properties: Properties

        private enum CodingKeys: CodingKey { case type, geometry, properties }
    }

    let type = "FeatureCollection"
    let features: [Feature]

    private enum CodingKeys: CodingKey { case type, features }

    /// How many straight parts the line of a leg has.
    private static let parts = 64

    /// Makes the document of several persons; what they do together is in it once.
    init(_ found: [TripLegs]) {
        let legs = found.flatMap(\.legs).map { leg in
            let line = MapLine.pieces(from: leg.from.point, to: leg.to.point, parts: Self.parts)
            return (
                leg.scheduled, Geometry.line(line.map { $0.map(Self.position) }),
                Self.properties(leg.scheduled, leg.from, to: leg.to, kilometres: leg.kilometres)
            )
        }
        let stops = found.flatMap(\.stops).map { stop in
            (
                stop.scheduled, Geometry.point(Self.position(stop.spot.point)),
                Self.properties(stop.scheduled, stop.spot)
            )
        }
        var seen: Set<[String]> = []
        features = (legs + stops).sorted { ($0.0.start, $0.0.key) < ($1.0.start, $1.0.key) }.filter {
            seen.insert([$0.0.key.uid.text, "\($0.0.start)", $0.2.title]).inserted
        }.map { Feature(geometry: $0.1, properties: $0.2) }
    }

    private static func properties(
        _ scheduled: ScheduledActivity, _ spot: RouteMap.Spot, to other: RouteMap.Spot? = nil,
        kilometres: Double? = nil
    ) -> Properties {
        let activity = scheduled.activity
        let start = ZonedDateTime(scheduled.start, in: scheduled.startZone)
        let end = ZonedDateTime(scheduled.end, in: scheduled.endZone)
        return Properties(
            kind: activity.kind.rawValue, title: activity.title, place: spot.name, destination: other?.name,
            start: scheduled.isAllDay ? "\(start.civil.date)" : "\(start)",
            end: scheduled.isAllDay ? "\(end.civil.date)" : "\(end)",
            kilometres: kilometres.map { Int($0.rounded()) })
    }

    /// The position, to about a metre: five digits after the point.
    private static func position(_ point: MapPoint) -> [Double] {
        [point.longitude, point.latitude].map { ($0 * 100_000).rounded() / 100_000 }
    }
}
