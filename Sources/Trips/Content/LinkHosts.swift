/// A set of host names, each with all names below it.
struct LinkHosts {
    private let names: Set<String>

    private init(_ names: String) {
        self.names = Set(names.split(whereSeparator: \.isWhitespace).map(String.init))
    }

    /// Returns the name in the set that a host equals or is below, by whole labels.
    func match(_ labels: [Substring]) -> String? {
        labels.indices.lazy.map { labels[$0...].joined(separator: ".") }.first { names.contains($0) }
    }

    func contains(_ labels: [Substring]) -> Bool { match(labels) != nil }

    /// Services that shorten links.
    static let shorteners = LinkHosts(
        """
        adf.ly bit.do bit.ly bl.ink buff.ly cutt.ly dub.sh goo.gl is.gd j.mp lnkd.in ow.ly rb.gy rebrand.ly s.id short.io
        shorturl.at shorte.st soo.gd surl.li t.co t.ly tiny.cc tinyurl.com tr.im trib.al urlz.fr v.gd wp.me x.co
        """)

    /// Services that host anybody's pages without payment.
    static let freeHosting = LinkHosts(
        """
        000webhostapp.com blogspot.com carrd.co firebaseapp.com github.io gitlab.io glitch.me godaddysites.com herokuapp.com
        infinityfreeapp.com netlify.app onrender.com pages.dev repl.co replit.app sites.google.com strikingly.com surge.sh
        vercel.app web.app webflow.io weebly.com wixsite.com wordpress.com workers.dev
        """)

    /// Services that tunnel to a machine anywhere.
    static let tunnels = LinkHosts(
        """
        devtunnels.ms duckdns.org lhr.life loca.lt localhost.run localtunnel.me ngrok-free.app ngrok-free.dev ngrok.app ngrok.dev
        ngrok.io nip.io pagekite.me serveo.net sslip.io trycloudflare.com
        """)

    /// Names that stay within a network (RFC 6761, 6762, 8375) or mean the machine itself.
    static let local = LinkHosts(
        "home.arpa internal invalid lan local localhost localdomain localtest.me lvh.me test")
}
