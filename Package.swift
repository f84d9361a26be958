// swift-tools-version: 6.2
import PackageDescription

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")
let cryptoExtras = Target.Dependency.product(name: "CryptoExtras", package: "swift-crypto")
let grdb = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")
let sqlite = Target.Dependency.product(name: "GRDBSQLite", package: "GRDB.swift")
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let hummingbird = Target.Dependency.product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore = Target.Dependency.product(name: "HummingbirdCore", package: "hummingbird")
let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let nio = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
let nioEmbedded = Target.Dependency.product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioHTTPTypesHTTP1 = Target.Dependency.product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let serviceLifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")

/// The libraries, lowest layer first.
///
/// An arrow may only point at a line above; `scripts/check-imports`
/// holds the sources to this table, and docs/architecture.md says why it is so.
let libraries: [(name: String, dependencies: [Target.Dependency])] = [
    ("Messages", []),
    ("CivilTime", ["Messages"]),
    ("Sealing", ["Messages", crypto, cryptoExtras]),
    ("StrictJSON", ["Messages"]),
    ("Findings", ["Messages"]),
    ("Documents", ["Messages", "CivilTime"]),
    ("Recurrence", ["Messages", "CivilTime"]),
    ("Trips", ["Messages", "CivilTime", "Recurrence"]),
    ("Places", ["CivilTime"]),
    ("ICalendar", ["Messages", "CLibical", "CivilTime", "Findings", "Recurrence"]),
    ("Scheduling", ["Messages", "CivilTime", "Trips"]),
    ("TripStorage", ["Messages", "CivilTime", "Sealing", "Trips", grdb, sqlite]),
    ("Rendering", ["Messages", "CivilTime", "Documents", "Trips", "Scheduling"]),
    ("Bookings", ["CivilTime", "Documents", "Trips", "Places"]),
    (
        "Reservations",
        ["Messages", "CivilTime", "StrictJSON", "Findings", "Documents", "Trips", "Places"]
    ),
    ("TripSeries", ["Messages", "CivilTime", "Findings", "Recurrence", "Trips", "ICalendar"]),
    (
        "Merging",
        [
            "Messages", "CivilTime", "StrictJSON", "Findings", "Documents", "Recurrence", "Trips", "Places",
            "ICalendar", "Bookings", "Reservations", "TripSeries",
        ]
    ),
    (
        "TripExchange",
        [
            "Messages", "CivilTime", "StrictJSON", "Findings", "Documents", "Recurrence", "Trips", "Places",
            "ICalendar", "Bookings", "Reservations", "TripSeries", "Merging",
        ]
    ),
    ("Backups", ["Messages", "CivilTime", "StrictJSON", "Documents", "Trips"]),
    ("DAV", ["Messages", "CivilTime", "CExpat", "CCurl"]),
    (
        "TripWorkflows",
        [
            "Messages", "CivilTime", "StrictJSON", "Findings", "Documents", "Recurrence", "Trips", "Places",
            "ICalendar", "Scheduling", "TripStorage", "Rendering", "Bookings", "Reservations", "TripSeries",
            "Merging",
            "TripExchange",
            "Backups",
            "Sealing",
        ]
    ),
    (
        "TripSync",
        [
            "Messages", "CivilTime", "Sealing", "Findings", "Trips", "ICalendar", "TripStorage",
            "TripExchange", "TripWorkflows",
        ]
    ),
    (
        "DAVSync",
        [
            "Messages", "CivilTime", "Sealing", "Findings", "Trips", "ICalendar", "TripStorage",
            "TripExchange", "DAV", "TripWorkflows", "TripSync",
        ]
    ),
    (
        "TypedInput",
        [
            "Messages", "CivilTime", "StrictJSON", "Trips", "Places", "Scheduling", "TripStorage",
            "Rendering",
            "TripWorkflows",
        ]
    ),
    (
        "TripCommands",
        [
            "Messages", "CivilTime", "StrictJSON", "Findings", "Documents", "Recurrence", "Trips", "Places",
            "ICalendar", "Scheduling", "TripStorage", "Rendering", "Bookings", "Reservations", "TripSeries",
            "Merging",
            "TripExchange",
            "Backups",
            "Sealing",
            "TripWorkflows", "TripSync", "TypedInput", argumentParser,
        ]
    ),
    (
        "TripWeb",
        [
            "Messages", "CivilTime", "StrictJSON", "Findings", "Documents", "Trips", "ICalendar",
            "Scheduling",
            "TripStorage",
            "Rendering", "Merging",
            "TripExchange", "Sealing", "TripWorkflows", "TripSync", "TypedInput", httpTypes, hummingbird,
            hummingbirdCore,
            logging,
            mustache, nio, nioHTTP1, nioHTTPTypes, nioHTTPTypesHTTP1, nioPosix, serviceLifecycle, unixSignals,
        ]
    ),
]

/// The modules that one `import MeridianKit` brings: everything but the command line.
let umbrella: [Target.Dependency] = [
    "Messages", "CivilTime", "StrictJSON", "Findings", "Documents", "Recurrence", "Trips", "Places",
    "ICalendar", "Scheduling", "TripStorage", "Rendering", "Bookings", "Reservations", "TripSeries",
    "Merging",
    "TripExchange",
    "Backups", "Sealing",
    "TripWorkflows",
]

/// The modules that one `import MeridianTime` brings: time without trips.
let timeUmbrella: [Target.Dependency] = ["CivilTime", "Recurrence", "Places"]

/// The templates, the style sheet and the scripts of the pages, as bytes in the program: an installed one has no files beside it.
let pageFiles: [Resource] =
    [
        "activity.mustache", "board.mustache", "day.mustache", "entry.mustache", "finding.mustache",
        "findings.mustache",
        "delete.mustache", "feeds.mustache", "form.mustache", "history.mustache", "import.mustache",
        "review.mustache", "share.mustache", "sessions.mustache", "signin.mustache", "sync.mustache",
        "fields.mustache", "files.mustache", "people.mustache", "settings.mustache",
        "organization.mustache", "organizations.mustache", "export.mustache", "keeping.mustache",
        "paper.mustache", "beside.mustache", "hidden.mustache", "trip.mustache",
        "itinerary.mustache",
        "layout.mustache", "message.mustache",
        "todos.mustache", "month.mustache", "page.css",
        "steps.mustache", "timeline.mustache", "costs.mustache", "drift.mustache", "map.mustache",
        "protected.mustache",
        "trips.mustache", "week.mustache", "who.mustache",
    ].map { .embedInCode("Templates/\($0)") }
    + ["copy", "drag", "files", "keys", "month", "notice", "offline", "page", "say", "worker"].map {
        .embedInCode("Scripts/\($0).js")
    }

/// The libraries whose tests read files of their own.
let withFixtures: Set = ["Backups", "Bookings", "TripExchange", "TripCommands"]

let package = Package(
    name: "meridian",
    products: [
        .executable(name: "meridian", targets: ["meridian"]),
        .executable(name: "meridian-serve", targets: ["meridian-serve"]),
        .executable(name: "meridian-sync", targets: ["meridian-sync"]),
        .library(name: "MeridianTime", targets: ["MeridianTime"]),
        .library(name: "MeridianKit", targets: ["MeridianKit"]),
    ]
        // The page and the sync are programs, and what is typed and what speaks to servers is for the programs; nobody links them.
        + libraries.filter { !["DAV", "DAVSync", "TripSync", "TripWeb", "TypedInput"].contains($0.name) }.map
    {
        .library(name: $0.name, targets: [$0.name])
    },
    traits: [
        .trait(
            name: "Cities", description: "The cities of GeoNames (CC BY 4.0) as part of the program: 3.3 MB."),
        .default(enabledTraits: ["Cities"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        // Without its trait it brings no reader of configurations: ours is the command line.
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    ],
    targets: [
        // C alone: loads libical, whose headers come with the package libical-dev.
        .target(name: "CLibical"),
        // C alone: XML and HTTP for DAV, by the packages libexpat1-dev and libcurl4-openssl-dev.
        .target(name: "CExpat"),
        .target(name: "CCurl"),
        .target(name: "MeridianTime", dependencies: timeUmbrella),
        .target(name: "MeridianKit", dependencies: umbrella),
        .executableTarget(name: "meridian", dependencies: ["TripCommands"]),
        // The page: a program of its own, so that no other command pays for a web server (decision 0084).
        .executableTarget(name: "meridian-serve", dependencies: ["TripCommands", "TripWeb"]),
        // The sync: likewise, so that no other command is linked with a network (decision 0093).
        .executableTarget(name: "meridian-sync", dependencies: ["TripCommands", "DAVSync", "DAV"]),
        .target(name: "TestKit", dependencies: ["CivilTime"], path: "Tests/TestKit"),
        // What the tests of the store share with those of what works on one.
        .target(name: "StoreTestKit", dependencies: ["TripStorage"], path: "Tests/StoreTestKit"),
        // Answers scripts/check-zones; no product, nobody installs it.
        .executableTarget(name: "zone-probe", dependencies: ["CivilTime"], path: "Tests/ZoneProbe"),
        // Answers scripts/check-dav.
        .executableTarget(
            name: "dav-probe", dependencies: ["CivilTime", "DAV"], path: "Tests/DAVProbe",
            exclude: ["faulty_server.py"]),
        // Answers scripts/check-sealing.
        .executableTarget(name: "sealing-probe", dependencies: ["Sealing"], path: "Tests/SealingProbe"),
        // Random rules and a slow implementation of RFC 5545, for the tests and for calendar-probe.
        .target(
            name: "RecurrenceOracle", dependencies: ["CivilTime", "Recurrence", "TestKit"],
            path: "Tests/RecurrenceOracle"),
        // Answers scripts/check-recurrence and scripts/check-vtimezone.
        .executableTarget(
            name: "calendar-probe",
            dependencies: ["CivilTime", "Recurrence", "ICalendar", "RecurrenceOracle"],
            path: "Tests/CalendarProbe"),
        // Answers scripts/check-days.
        .executableTarget(
            name: "day-probe", dependencies: ["CivilTime", "Trips", "Scheduling", "Rendering"],
            path: "Tests/DayProbe"),
        .testTarget(name: "MeridianTimeTests", dependencies: ["MeridianTime", "TestKit"]),
        .testTarget(name: "MeridianKitTests", dependencies: ["MeridianKit", "TestKit"]),
    ]
        + libraries.map { library in
            .target(
                name: library.name, dependencies: library.dependencies,
                resources: library.name == "TripWeb" ? pageFiles : [])
        }
        + libraries.map { library in
            .testTarget(
                name: library.name + "Tests",
                dependencies: [.byName(name: library.name), "TestKit"] + library.dependencies
                    + (library.name == "Recurrence" ? ["RecurrenceOracle"] : [])
                    + (["TripStorage", "TripWorkflows"].contains(library.name) ? ["StoreTestKit"] : [])
                    + (library.name == "TripCommands" ? ["meridian", grdb] : [])
                    + (library.name == "TripWeb" ? [nioEmbedded] : []),
                exclude: withFixtures.contains(library.name) ? ["Fixtures"] : [],
                // A VTIMEZONE is evaluated by libical, with functions that the product does not call.
                linkerSettings: library.name == "ICalendar" ? [.linkedLibrary("ical")] : [])
        },
    swiftLanguageModes: [.v6]
)

// `make fuzz` builds the graph a second time with other flags; no other build sees these targets or flags.
let isFuzzing = Context.environment["MERIDIAN_FUZZ"] == "1"
let instrumented: [SwiftSetting] = isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer,address"])] : []
if isFuzzing {
    package.targets += [
        .target(name: "FuzzKit", dependencies: ["CivilTime"], path: "Fuzz/FuzzKit"),
        .target(
            name: "FuzzExchange",
            dependencies: ["FuzzKit", "TripExchange"]
                + libraries.filter { $0.name == "TripExchange" }.flatMap(\.dependencies),
            path: "Fuzz/FuzzExchange"),
        .target(
            name: "FuzzProgram",
            dependencies: ["FuzzKit", "TestKit", "CivilTime", "Sealing", "TripStorage", "TripCommands"],
            path: "Fuzz/FuzzProgram"),
    ]
    let fuzzed = [
        ("FuzzTZif", "CivilTime"), ("FuzzRule", "CivilTime"), ("FuzzText", "CivilTime"),
        ("FuzzCalendar", "TripExchange"), ("FuzzDocuments", "TripExchange"),
        ("FuzzRedaction", "TripExchange"),
        ("FuzzCommands", "TripCommands"), ("FuzzStore", "TripCommands"), ("FuzzJSON", "TripCommands"),
        ("FuzzLimits", "TripCommands"),
    ]
    for (name, library) in fuzzed {
        package.targets.append(
            .executableTarget(
                name: name,
                dependencies: ["FuzzKit", "TestKit", .byName(name: library)]
                    + (library == "TripExchange" ? ["FuzzExchange"] : [])
                    + (library == "TripCommands" ? ["FuzzProgram"] : [])
                    + (name == "FuzzStore" ? [grdb] : [])
                    + libraries.filter { $0.name == library }.flatMap(\.dependencies),
                path: "Fuzz/\(name)",
                swiftSettings: [.unsafeFlags(["-parse-as-library"])],
                // The default linker, gold, dies of the coverage sections with an internal error.
                linkerSettings: [.unsafeFlags(["-use-ld=lld", "-sanitize=fuzzer,address"])]))
    }
}

// Where all is compiled with optimization but the tests, the tests and checks take a third of the time. A package with flags
// of its own cannot be depended on, so that they are here only when asked for.
let isOptimized = Context.environment["MERIDIAN_OPTIMIZED"] == "1"

for target in package.targets where target.type != .system {
    // What is fuzzed is instrumented; the targets themselves and their slow readings would only blur the picture.
    let isFuzzed = libraries.contains { $0.name == target.name }
    let optimized: [SwiftSetting] = isOptimized && target.type != .test ? [.unsafeFlags(["-O"])] : []
    target.swiftSettings =
        (target.swiftSettings ?? []) + (isFuzzed ? instrumented : []) + optimized + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .treatAllWarnings(as: .error),
        ]
}
