// swift-tools-version: 6.2
import PackageDescription

// A package of its own, so that nothing here is in the graph of those who use Meridian: Foundation's zones, C++ and
// libraries that are only measured. `make bench` builds and runs it.
let package = Package(
    name: "meridian-benchmarks",
    products: [
        .executable(name: "zone-benchmarks", targets: ["zone-benchmarks"]),
        .executable(name: "calendar-benchmarks", targets: ["calendar-benchmarks"]),
        .executable(name: "scheduling-benchmarks", targets: ["scheduling-benchmarks"]),
    ],
    dependencies: [.package(name: "meridian", path: "..")],
    targets: [
        .target(
            name: "CPeers",
            cxxSettings: [.define("USE_OS_TZDB", to: "1"), .define("ONLY_C_LOCALE", to: "1")],
            linkerSettings: [.linkedLibrary("date-tz")]),
        .target(name: "CCalendarPeers", linkerSettings: [.linkedLibrary("ical")]),
        .target(name: "BenchmarkKit"),
        .executableTarget(
            name: "zone-benchmarks",
            dependencies: ["BenchmarkKit", "CPeers", .product(name: "CivilTime", package: "meridian")]),
        .executableTarget(
            name: "calendar-benchmarks",
            dependencies: ["BenchmarkKit", "CCalendarPeers"]
                + ["CivilTime", "Recurrence", "Trips", "ICalendar", "TripExchange"].map {
                    .product(name: $0, package: "meridian")
                }),
        .executableTarget(
            name: "scheduling-benchmarks",
            dependencies: ["BenchmarkKit"]
                + ["CivilTime", "Trips", "Scheduling"].map { .product(name: $0, package: "meridian") }),
    ],
    swiftLanguageModes: [.v6],
    cxxLanguageStandard: .cxx17
)

for target in package.targets where !["CPeers", "CCalendarPeers"].contains(target.name) {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .treatAllWarnings(as: .error),
    ]
}
