// swift-tools-version: 6.0
// Sections: libraries from left to right of the architecture's picture, executables, tests.
// One dependency a line, sorted by the same order. No dependency on any other package.

import PackageDescription

/// Functions and the targets of jumps begin at their own line of the cache. Otherwise the time of the solver's short loops
/// depends on where the linker happens to put them: by up to 8 percent, after any change anywhere.
let alignedCode: [SwiftSetting] = [
    .unsafeFlags(
        ["-Xllvm", "-align-all-functions=6", "-Xllvm", "-align-all-nofallthru-blocks=5"],
        .when(configuration: .release))
]

let package = Package(
    name: "plumbline",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "plumbline", targets: ["plumbline"])
    ],
    targets: [
        // MARK: Text, numbers and the model

        .target(name: "SourceText"),
        .target(name: "Simplex", swiftSettings: alignedCode),
        .target(
            name: "LayoutModel",
            dependencies: [
                "SourceText"
            ]),

        // MARK: Formats

        .target(
            name: "SwiftSource",
            dependencies: [
                "SourceText"
            ]),
        .target(
            name: "VisualFormat",
            dependencies: [
                "SourceText",
                "LayoutModel",
            ]),
        .target(
            name: "LayoutLanguage",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "VisualFormat",
            ],
            resources: [
                .embedInCode("LayoutLanguage.md")
            ]),

        .target(
            name: "InterfaceBuilder",
            dependencies: [
                "SourceText",
                "LayoutModel",
            ]),

        .target(
            name: "SwiftLayout",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "VisualFormat",
                "SwiftSource",
            ]),

        .target(
            name: "Formats",
            dependencies: [
                "LayoutModel",
                "LayoutLanguage",
                "InterfaceBuilder",
                "SwiftLayout",
            ]),

        // MARK: Console logs

        .target(
            name: "RuntimeLog",
            dependencies: [
                "SourceText",
                "LayoutModel",
            ]),

        // MARK: Solving and judging

        .target(
            name: "AutoLayoutEngine",
            dependencies: [
                "Simplex",
                "LayoutModel",
            ]),
        .target(
            name: "Wording",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "AutoLayoutEngine",
            ]),
        .target(
            name: "Analysis",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "AutoLayoutEngine",
                "Wording",
            ],
            resources: [
                .embedInCode("Ambiguity/Pages"),
                .embedInCode("Appearance/Pages"),
                .embedInCode("Checking/Pages"),
                .embedInCode("Collapsing/Pages"),
                .embedInCode("Conflicts/Pages"),
                .embedInCode("Documents/Pages"),
                .embedInCode("Recorded/Pages"),
                .embedInCode("Redundancy/Pages"),
                .embedInCode("Stacks/Pages"),
                .embedInCode("Texts/Pages"),
            ]),
        .target(
            name: "LogAnalysis",
            dependencies: [
                "SourceText",
                "Simplex",
                "LayoutModel",
                "RuntimeLog",
                "Wording",
                "Analysis",
            ]),

        // MARK: Editor features, reports, the server

        .target(
            name: "Features",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "RuntimeLog",
                "AutoLayoutEngine",
                "Wording",
                "Analysis",
                "LogAnalysis",
            ]),
        .target(
            name: "Comparison",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "AutoLayoutEngine",
                "Wording",
            ]),
        .target(name: "POSIX"),
        .target(name: "LanguageServerProtocol"),
        .target(
            name: "Reporting",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "RuntimeLog",
                "AutoLayoutEngine",
                "Wording",
                "Analysis",
                "LogAnalysis",
                "Comparison",
                "LanguageServerProtocol",
            ]),
        .target(
            name: "Rendering",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "AutoLayoutEngine",
                "Wording",
            ],
            resources: [
                .embedInCode("Report/Page")
            ]),
        .target(
            name: "LanguageServer",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "AutoLayoutEngine",
                "Analysis",
                "LogAnalysis",
                "Features",
                "POSIX",
                "Rendering",
                "LanguageServerProtocol",
            ]),

        // MARK: Executables

        .executableTarget(
            name: "plumbline",
            dependencies: [
                "SourceText",
                "LayoutModel",
                "Formats",
                "RuntimeLog",
                "AutoLayoutEngine",
                "Wording",
                "Analysis",
                "LogAnalysis",
                "Comparison",
                "Features",
                "POSIX",
                "Reporting",
                "Rendering",
                "LanguageServer",
            ],
            resources: [
                .embedInCode("Help/Texts")
            ],
            // A program at a fixed address needs no relocation, which saves the language server a megabyte of memory.
            linkerSettings: [
                .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
            ]),
        .executableTarget(
            name: "plumbline-bench",
            dependencies: [
                "SourceText",
                "Simplex",
                "LayoutModel",
                "SwiftSource",
                "InterfaceBuilder",
                "SwiftLayout",
                "Formats",
                "AutoLayoutEngine",
                "Analysis",
                "Features",
            ]),
        .executableTarget(
            name: "plumbline-fuzz",
            dependencies: [
                "SourceText",
                "Simplex",
                "LayoutModel",
                "Formats",
                "Analysis",
                "Features",
                "LanguageServerProtocol",
                "LanguageServer",
            ]),

        // MARK: Tests, one target a module

        .target(
            name: "TestSupport",
            dependencies: [
                "SourceText",
                "LayoutModel",
            ],
            path: "Tests/TestSupport"),
        .target(name: "RecordingUIKit", path: "Tests/RecordingUIKit"),
        .target(name: "RecordingSnapKit", dependencies: ["RecordingUIKit"], path: "Tests/RecordingSnapKit"),
        .target(name: "RecordingVisibility", dependencies: ["RecordingUIKit"], path: "Tests/RecordingVisibility"),
        .target(
            name: "LayoutClasses",
            dependencies: ["RecordingUIKit", "RecordingSnapKit", "RecordingVisibility"],
            path: "Tests/SwiftLayoutTests/Classes"),
        .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(name: "SimplexTests", dependencies: ["Simplex"], exclude: ["Reference"]),
        .testTarget(name: "LayoutModelTests", dependencies: ["LayoutModel", "TestSupport"]),
        .testTarget(name: "VisualFormatTests", dependencies: ["VisualFormat", "TestSupport"]),
        .testTarget(
            name: "SwiftSourceTests", dependencies: ["SwiftSource", "TestSupport"], exclude: ["Reference"]),
        .testTarget(name: "LayoutLanguageTests", dependencies: ["Simplex", "LayoutLanguage", "TestSupport"]),
        .testTarget(name: "InterfaceBuilderTests", dependencies: ["Simplex", "InterfaceBuilder", "TestSupport"]),
        .testTarget(name: "FormatsTests", dependencies: ["Formats", "TestSupport"]),
        .testTarget(name: "RecordingUIKitTests", dependencies: ["RecordingUIKit", "TestSupport"]),
        .testTarget(
            name: "RecordingSnapKitTests", dependencies: ["RecordingUIKit", "RecordingSnapKit", "TestSupport"]),
        .testTarget(
            name: "RecordingVisibilityTests",
            dependencies: ["RecordingUIKit", "RecordingVisibility", "TestSupport"]),
        .testTarget(
            name: "SwiftLayoutTests",
            dependencies: ["SwiftLayout", "RecordingUIKit", "LayoutClasses", "TestSupport"],
            exclude: ["Generator"],
            resources: [
                .copy("Classes")
            ]),
        .testTarget(name: "RuntimeLogTests", dependencies: ["RuntimeLog", "TestSupport"]),
        .testTarget(
            name: "AutoLayoutEngineTests",
            dependencies: ["Simplex", "AutoLayoutEngine", "LayoutLanguage", "InterfaceBuilder", "TestSupport"]),
        .testTarget(name: "WordingTests", dependencies: ["Wording", "TestSupport"]),
        .testTarget(
            name: "AnalysisTests",
            dependencies: [
                "Wording", "Analysis", "LayoutLanguage", "InterfaceBuilder", "SwiftLayout", "TestSupport",
            ]),
        .testTarget(
            name: "LogAnalysisTests",
            dependencies: ["LogAnalysis", "LayoutLanguage", "InterfaceBuilder", "RuntimeLog", "TestSupport"]),
        .testTarget(
            name: "FeaturesTests",
            dependencies: [
                "Features", "Formats", "AutoLayoutEngine", "Wording", "LogAnalysis", "Reporting", "TestSupport",
            ]),
        .testTarget(
            name: "ReportingTests",
            dependencies: [
                "Wording", "Analysis", "LogAnalysis", "Comparison", "LayoutLanguage", "Features", "Formats",
                "Reporting",
                "RuntimeLog", "TestSupport",
            ],
            exclude: ["Logs"]),
        .testTarget(
            name: "ComparisonTests",
            dependencies: ["Comparison", "LayoutLanguage", "InterfaceBuilder", "TestSupport"]),
        .testTarget(name: "POSIXTests", dependencies: ["POSIX"]),
        .testTarget(
            name: "RenderingTests",
            dependencies: ["Wording", "Rendering", "LayoutLanguage", "InterfaceBuilder", "TestSupport"]),
        .testTarget(name: "LanguageServerProtocolTests", dependencies: ["LanguageServerProtocol"]),
        .testTarget(
            name: "LanguageServerTests", dependencies: ["Analysis", "LanguageServer", "Formats", "TestSupport"]),
        .testTarget(
            name: "CommandLineTests",
            dependencies: ["LayoutModel", "Analysis", "LanguageServer", "Reporting", "plumbline", "TestSupport"]),
        .testTarget(name: "ArchitectureTests", dependencies: ["Analysis"]),
    ],
    swiftLanguageModes: [.v6]
)
