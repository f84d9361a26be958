import Trips

/// A link out of these pages that can be followed.
enum OutsideLink {
    /// The address of a link; nil for one that had better not be followed, or leads to no page.
    static func href(_ text: String) -> String? {
        let safety = LinkSafety(of: text)
        return safety.level == .safe && ["https", "http"].contains(safety.scheme ?? "") ? safety.link : nil
    }
}
