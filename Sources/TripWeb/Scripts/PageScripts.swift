import Sealing

/// The scripts of the pages, as they are in the program: modules that import each other, and the worker that keeps pages.
struct PageScripts: Sendable {
    /// The digest of all modules, which is part of their path: what is kept for ever is what it was.
    let digest: String

    init() {
        let all = PageScripts.modules.sorted { $0.key < $1.key }
        digest = String(
            ContentDigest(of: all.flatMap { Array("\n\($0.key)\n".utf8) + $0.value }).text.prefix(16))
    }

    /// A module by its name; nil for none.
    subscript(name: String) -> [UInt8]? { PageScripts.modules[name] }

    /// The names of all modules.
    static var names: Set<String> { Set(modules.keys) }

    private static let modules = [
        "page": PackageResources.page_js, "say": PackageResources.say_js, "month": PackageResources.month_js,
        "keys": PackageResources.keys_js, "drag": PackageResources.drag_js,
        "files": PackageResources.files_js,
        "copy": PackageResources.copy_js, "offline": PackageResources.offline_js,
        "notice": PackageResources.notice_js,
    ]

    /// The worker, which stands at one address for ever, since a browser looks there for a newer one.
    static let worker = PackageResources.worker_js
}
