import NIOCore
import Synchronization

@testable import TripWeb

/// Counts the uploads that a connection was told to be patient with.
final class AllowedUploads: ChannelInboundHandler, Sendable {
    typealias InboundIn = Never

    private let all = Atomic(0)

    var count: Int { all.load(ordering: .sequentiallyConsistent) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is AllowedUpload { all.add(1, ordering: .sequentiallyConsistent) }
        context.fireUserInboundEventTriggered(event)
    }
}
