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
        "LayoutLanguage": ["SourceText", "LayoutModel", "VisualFormat"],
        "InterfaceBuilder": ["SourceText", "LayoutModel"],
        "RuntimeLog": ["SourceText", "LayoutModel"],
        "AutoLayoutEngine": ["SourceText", "LayoutModel", "Simplex"],
        "Analysis": ["SourceText", "Simplex", "LayoutModel", "RuntimeLog", "AutoLayoutEngine"],
        "Features": [
            "SourceText", "LayoutModel", "LayoutLanguage", "InterfaceBuilder", "RuntimeLog", "AutoLayoutEngine",
            "Analysis",
        ],
        "POSIX": [],
        "LanguageServerProtocol": [],
        "Reporting": [
            "SourceText", "LayoutModel", "RuntimeLog", "AutoLayoutEngine", "Analysis", "LanguageServerProtocol",
        ],
        "Rendering": ["SourceText", "LayoutModel", "AutoLayoutEngine", "Analysis"],
        "LanguageServer": [
            "SourceText", "LayoutModel", "AutoLayoutEngine", "Analysis", "Features", "POSIX", "Rendering",
            "LanguageServerProtocol",
        ],
        "plumbline": [
            "SourceText", "LayoutModel", "RuntimeLog", "AutoLayoutEngine", "Analysis", "Features", "POSIX", "Reporting",
            "Rendering",
            "LanguageServer",
        ],
        "plumbline-bench": [
            "SourceText", "Simplex", "LayoutModel", "InterfaceBuilder", "AutoLayoutEngine", "Analysis", "Features",
        ],
        "plumbline-fuzz": [
            "SourceText", "LayoutModel", "Analysis", "Features", "LanguageServerProtocol", "LanguageServer",
        ],
    ]

    /// The modules that read a format each.
    private static let formats: Set<String> = ["LayoutLanguage", "InterfaceBuilder"]

    /// Modules of pure functions: no clock, no file, no process.
    private static let pure: Set<String> = [
        "SourceText", "Simplex", "LayoutModel", "VisualFormat", "LayoutLanguage", "InterfaceBuilder",
        "RuntimeLog", "AutoLayoutEngine", "Analysis", "Features", "Reporting", "Rendering",
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
                    source.name == "FormatRegistry",
                    "Invariant 2 (a format is known to one line of the registry): \(source.path) imports \(module).")
            }
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
