import Foundation
import SourceText
import SwiftSource

/// Times the parsing of Swift files, in megabytes of source per second of CPU time.
///
/// Each run measures everything in turn, because only the ratios are comparable across machines.
struct SwiftCommand {
    private let folder: String
    private var budget = 5.0

    init(_ arguments: inout ArraySlice<String>) throws {
        guard let folder = arguments.popFirst() else { throw BenchError(usage) }
        self.folder = folder
        while let argument = arguments.popFirst() {
            guard argument == "--budget", let value = arguments.popFirst().flatMap(Double.init) else {
                throw BenchError(usage)
            }
            budget = value
        }
    }

    func run() throws {
        let texts = swiftTexts(in: folder).map(\.text)
        guard !texts.isEmpty else { throw BenchError("no Swift files in \(folder)") }
        let bytes = texts.reduce(0) { $0 + $1.utf8.count }
        var nodes = 0
        var counted = 0
        var tokens: [Double] = []
        var tree: [Double] = []
        var scan: [Double] = []
        _ = measure(atMost: 101, budget: budget) {
            tokens.append(cpu { for text in texts { counted += SwiftBenchmark.tokenCount(in: text) } })
            tree.append(cpu { nodes = texts.reduce(0) { $0 + SyntaxTree(parsing: $1).nodeCount } })
            scan.append(cpu { for text in texts { counted += braces(in: text.utf8) } })
            return 0
        }
        func rate(_ times: [Double]) -> String { median(times).map { "\(Int(Double(bytes) / 1e6 / $0))" } ?? "null" }
        let fields = [
            "\"files\": \(texts.count)", "\"bytes\": \(bytes)", "\"runs\": \(tree.count)", "\"nodes\": \(nodes)",
            "\"tokens_mb_s\": \(rate(tokens))", "\"tree_mb_s\": \(rate(tree))", "\"scan_mb_s\": \(rate(scan))",
            "\"seen\": \(counted > 0)",
        ]
        print("{\(fields.joined(separator: ", "))}")
    }

    /// The lower bound: a loop over all bytes.
    private func braces(in bytes: [UInt8]) -> Int {
        var count = 0
        for byte in bytes where byte == UInt8(ascii: "{") { count += 1 }
        return count
    }
}
