import LayoutModel
import Testing

/// The invariants of the architecture that imports can break. Text goes in on the left, findings come out on the right.
@Suite struct ImportTests {
    private let sources = SwiftSource.sources

    /// What each module may import of ours. Anything missing here is a module without a place in the architecture.
    private static let arrows: [String: Set<String>] = [
        "SourceText": [],
        "Simplex": [],
        "LayoutModel": ["SourceText"],
        "VisualFormat": ["SourceText", "LayoutModel"],
        "SwiftSource": ["SourceText"],
        "LayoutLanguage": ["SourceText", "LayoutModel", "VisualFormat"],
        "InterfaceBuilder": ["SourceText", "LayoutModel"],
        "SwiftLayout": ["SourceText", "LayoutModel", "VisualFormat", "SwiftSource"],
        "RuntimeLog": ["SourceText", "LayoutModel"],
        "Formats": ["LayoutModel", "LayoutLanguage", "InterfaceBuilder", "SwiftLayout"],
        "AutoLayoutEngine": ["SourceText", "LayoutModel", "Simplex"],
        "Wording": ["SourceText", "LayoutModel", "AutoLayoutEngine"],
        "Analysis": ["SourceText", "LayoutModel", "AutoLayoutEngine", "Wording"],
        "LogAnalysis": ["SourceText", "Simplex", "LayoutModel", "RuntimeLog", "Wording", "Analysis"],
        "Features": [
            "SourceText", "LayoutModel", "RuntimeLog", "AutoLayoutEngine", "Wording", "Analysis", "LogAnalysis",
        ],
        "Comparison": ["SourceText", "LayoutModel", "AutoLayoutEngine", "Wording"],
        "POSIX": [],
        "LanguageServerProtocol": [],
        "Reporting": [
            "SourceText", "LayoutModel", "RuntimeLog", "AutoLayoutEngine", "Wording", "Analysis", "LogAnalysis",
            "Comparison", "LanguageServerProtocol",
        ],
        "Rendering": ["SourceText", "LayoutModel", "AutoLayoutEngine", "Wording"],
        "LanguageServer": [
            "SourceText", "LayoutModel", "AutoLayoutEngine", "Analysis", "LogAnalysis", "Features", "POSIX",
            "Rendering",
            "LanguageServerProtocol",
        ],
        "plumbline": [
            "SourceText", "LayoutModel", "Formats", "RuntimeLog", "AutoLayoutEngine", "Wording", "Analysis",
            "LogAnalysis", "Comparison",
            "Features", "POSIX", "Reporting", "Rendering", "LanguageServer",
        ],
        "plumbline-bench": [
            "SourceText", "Simplex", "LayoutModel", "SwiftSource", "InterfaceBuilder", "SwiftLayout", "Formats",
            "AutoLayoutEngine", "Analysis", "Features",
        ],
        "plumbline-fuzz": [
            "SourceText", "Simplex", "LayoutModel", "Formats", "Analysis", "Features", "LanguageServerProtocol",
            "LanguageServer",
        ],
    ]

    /// The modules that read a format each.
    private static let formats: Set<String> = ["LayoutLanguage", "InterfaceBuilder", "SwiftLayout"]

    /// Modules of pure functions: no clock, no file, no process.
    private static let pure: Set<String> = [
        "SourceText", "Simplex", "LayoutModel", "VisualFormat", "SwiftSource", "LayoutLanguage", "InterfaceBuilder",
        "SwiftLayout", "RuntimeLog", "AutoLayoutEngine", "Wording", "Analysis", "LogAnalysis", "Comparison", "Features",
        "Formats", "Reporting",
        "Rendering",
    ]

    @Test func invariant1ArrowsGoRightOnly() {
        for source in sources {
            guard let allowed = Self.arrows[source.module] else {
                Issue.record("Invariant 1: \(source.path) belongs to a module that has no place in the architecture.")
                continue
            }
            for module in source.imports where Self.arrows[module] != nil {
                #expect(
                    allowed.contains(module), "Invariant 1 (arrows go right only): \(source.path) imports \(module).")
            }
        }
    }

    @Test func invariant2OnlyTheRegistryKnowsTheFormats() {
        // The benchmarks time parts that nobody else may see.
        for source in sources where !Self.formats.contains(source.module) && source.module != "plumbline-bench" {
            for module in source.imports where Self.formats.contains(module) {
                #expect(
                    source.module == "Formats",
                    "Invariant 2 (one line of the registry knows a format): \(source.path) imports \(module).")
            }
        }
    }

    @Test func invariant2OnlyExecutablesImportTheRegistry() {
        for source in sources where source.imports.contains("Formats") {
            #expect(
                source.module.hasPrefix("plumbline"),
                "Invariant 2 (only executables and tests import the registry): \(source.path) imports Formats.")
        }
    }

    @Test func invariant3InputAndOutputOnlyInTheServerAndTheExecutables() {
        let system: Set<String> = [
            "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Dispatch", "POSIX",
        ]
        let output = /\b(print|debugPrint)\(/
        for source in sources where Self.pure.contains(source.module) {
            for module in source.imports where system.contains(module) {
                Issue.record("Invariant 3 (pure modules do no input or output): \(source.path) imports \(module).")
            }
            for line in source.lines(matching: output) {
                Issue.record("Invariant 3 (pure modules do no input or output): \(line)")
            }
        }
    }

    @Test func invariant5WireTypesStopAtTheServerAndTheReports() {
        let allowed: Set<String> = ["LanguageServerProtocol", "LanguageServer", "Reporting", "plumbline-fuzz"]
        for source in sources where source.imports.contains("LanguageServerProtocol") {
            #expect(
                allowed.contains(source.module),
                "Invariant 5 (wire types stop at LanguageServer and Reporting): \(source.path).")
        }
    }
}
