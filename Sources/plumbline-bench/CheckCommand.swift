import Analysis
import Features
import Formats
import Foundation
import LayoutModel
import SourceText

/// Times the check of the documents in a folder on one thread: at every size of their layouts, and at one size each.
///
/// The times are CPU times without reading the files.
struct CheckCommand {
    private let texts: [(format: any LayoutFormat, text: [UInt8])]

    init(_ arguments: inout ArraySlice<String>) throws {
        guard let folder = arguments.popFirst(), arguments.isEmpty else { throw BenchError(usage) }
        let url = URL(fileURLWithPath: folder, isDirectory: true)
        let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        texts = paths.sorted().compactMap { path in
            guard let format = FormatRegistry.standard.format(path: path),
                let data = try? Data(contentsOf: url.appendingPathComponent(path))
            else { return nil }
            return (format, Array(data))
        }
        guard !texts.isEmpty else { throw BenchError("no layout file in \(folder)") }
    }

    func run() throws {
        let bytes = texts.map(\.text.count).reduce(0, +)
        var findings = 0
        // The count keeps the compiler from removing the work.
        let all = cpu { findings = check { $0 } }
        let one = cpu {
            findings += check { document in
                var document = document
                for index in document.layouts.indices {
                    document.layouts[index].sizes = Array(document.layouts[index].sizes.prefix(1))
                }
                return document
            }
        }
        let megabytes = Double(bytes) / 1e6
        let fields = [
            "\"documents\": \(texts.count)", "\"megabytes\": \(megabytes)", "\"findings\": \(findings)",
            "\"all_sizes_s\": \(all)", "\"all_sizes_s_a_megabyte\": \(all / megabytes)", "\"one_size_s\": \(one)",
            "\"one_size_s_a_megabyte\": \(one / megabytes)",
        ]
        print("{\(fields.joined(separator: ", "))}")
    }

    /// - Returns: the number of findings.
    private func check(_ change: (Document) -> Document) -> Int {
        texts.reduce(0) { count, input in
            let document = Snapshot(reading: SourceText(utf8: input.text), as: input.format).document
            return count + ((try? Checker(.standard).findings(in: change(document)))?.count ?? 0)
        }
    }
}
