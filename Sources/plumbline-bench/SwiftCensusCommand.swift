import Foundation
import LayoutModel
import SourceText
import SwiftLayout

/// Counts the places in code that make constraints, and how many of them are known, by project.
struct SwiftCensusCommand {
    private let folders: [String]

    init(_ arguments: ArraySlice<String>) throws {
        guard !arguments.isEmpty else { throw BenchError(usage) }
        folders = Array(arguments)
    }

    func run() throws {
        var all: [ReadingCensus] = []
        for folder in folders {
            let classes = Self.classes(in: folder)
            print(Self.line(folder, classes))
            all += classes
        }
        print(Self.line("all", all))
        let gaps = ReadingCensus.Gap.allCases.map { gap in (gap.rawValue, all.count { $0.gaps.contains(gap) }) }
        print("{\(gaps.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", "))}")
    }

    private static func classes(in folder: String) -> [ReadingCensus] {
        let texts = swiftTexts(in: folder).map(\.text)
        let format = SwiftLayoutFormat()
        var project = Project()
        for (index, text) in texts.enumerated() {
            var context = ParseContext()
            context.file = FileID(Int32(clamping: index + 1))
            let declared = uncancelled { [context] never throws(Cancelled) in
                try format.parseDeclarations(text, in: context, never).declarations
            }
            _ = project.setDeclarations(declared, of: context.file)
        }
        return texts.enumerated().flatMap { index, text in
            let file = FileID(Int32(clamping: index + 1))
            return format.mayContainLayouts(text.utf8) || format.isLaidOutElsewhere(file, in: project)
                ? ReadingCensus.classes(in: text, as: file, of: project, format: format) : []
        }
    }

    private static func line(_ name: String, _ classes: [ReadingCensus]) -> String {
        let sites = classes.reduce(0) { $0 + $1.sites }
        func share(_ count: Int, of all: Int) -> String {
            all == 0 ? "null" : "\((Double(count) / Double(all) * 1000).rounded() / 10)"
        }
        let fields = [
            "\"name\": \"\(name)\"", "\"classes\": \(classes.count)", "\"sites\": \(sites)",
            "\"items\": \(share(classes.reduce(0) { $0 + $1.sitesWithItems }, of: sites))",
            "\"constant\": \(share(classes.reduce(0) { $0 + $1.sitesWithConstant }, of: sites))",
            "\"unconditional\": \(share(classes.reduce(0) { $0 + $1.unconditionalSites }, of: sites))",
            "\"all\": \(share(classes.reduce(0) { $0 + $1.knownSites }, of: sites))",
            "\"judgeable\": \(share(classes.count(where: \.isJudgeable), of: classes.count))",
            "\"closed\": \(share(classes.count(where: \.isClosed), of: classes.count))",
        ]
        return "{\(fields.joined(separator: ", "))}"
    }
}
