import Hummingbird
import NIOCore

/// What is known of a request beside itself: who is at the other end of the connection.
struct PageContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The address of the other end, without its port.
    let peer: String

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        peer = source.channel.remoteAddress?.ipAddress ?? ""
    }
}
