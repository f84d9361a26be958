import Hummingbird
import NIOCore

/// What is known of a request beside itself: who is at the other end of the connection.
struct PageContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the other end, without its port.
    let peer: String
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
        peer = channel.remoteAddress?.ipAddress ?? ""
    }

    /// Whether the connection is open.
    var isOpen: Bool { channel.isActive }

    /// Gives the upload that comes through the connection the time that a slow line needs.
    func allowUpload() { channel.pipeline.fireUserInboundEventTriggered(AllowedUpload()) }
}
