import Formats
import Analysis
import Features
import Foundation
import LayoutModel
import SourceText

/// Times the judging of documents below a folder on one thread: at every size that their layouts are looked at, and at one size each.
///
/// The measure is CPU time, reading from the disk left out.
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
        guard !texts.isEmpty else { throw BenchError("there is no document below \(folder)") }
    }

    func run() throws {
        let bytes = texts.map(\.text.count).reduce(0, +)
        var findings = 0
        // Every list of findings is counted, so that none can be left out of the work.
        let all = cpu { findings = judge { $0 } }
        let one = cpu {
            findings += judge { document in
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

    /// - Returns: how many findings there are.
    private func judge(_ change: (Document) -> Document) -> Int {
        texts.reduce(0) { count, input in
            let document = Snapshot(reading: SourceText(utf8: input.text), as: input.format).document
            return count + ((try? Checker(.standard).findings(in: change(document)))?.count ?? 0)
        }
    }
}
