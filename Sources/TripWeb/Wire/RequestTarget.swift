import NIOCore
import NIOHTTP1

/// Has the host that a request's target names judged like the field `Host`.
///
/// A target may be a whole address: `GET http://127.0.0.1:8642/trips HTTP/1.1`. Its host is then the one that counts (RFC
/// 9112, section 3.2.2), but what reads requests after this keeps the path alone. Where the target names another host
/// than the field, it is added as a second one, which is refused.
final class RequestTarget: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(var head) = unwrapInboundIn(data), let host = RequestTarget.host(in: head.uri),
            let field = head.headers.first(name: "Host"), field.lowercased() != host
        else {
            context.fireChannelRead(data)
            return
        }
        head.headers.add(name: "Host", value: host)
        context.fireChannelRead(wrapInboundOut(.head(head)))
    }

    /// Returns the host that a target names, empty for a target of another form; nil for a path.
    static func host(in target: String) -> String? {
        if target.hasPrefix("/") || target == "*" { return nil }
        let lowered = target.lowercased()
        guard let scheme = ["http://", "https://"].first(where: lowered.hasPrefix) else { return "" }
        return String(lowered.dropFirst(scheme.utf8.count).prefix { !"/?#".contains($0) })
    }
}
