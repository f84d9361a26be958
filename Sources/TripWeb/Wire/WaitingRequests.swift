import NIOCore
import NIOHTTPTypes

/// Closes a connection on which too many requests wait for an answer.
///
/// The server answers them one after the other, but reads ahead what fits its buffer: a thousand short ones.
final class WaitingRequests: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private var count = 0
    private var isClosed = false

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        // The rest of what was read comes also after the end.
        guard !isClosed else { return }
        if case .head = unwrapInboundIn(data) { count += 1 }
        guard count <= Limits.mostUnanswered else {
            isClosed = true
            context.close(promise: nil)
            return
        }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { count -= 1 }
        context.write(data, promise: promise)
    }
}
