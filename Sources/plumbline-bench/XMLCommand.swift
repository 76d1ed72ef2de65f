import Foundation
import InterfaceBuilder
import SourceText

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Times the parsing of XML documents, in megabytes per second.
///
/// Each run measures all parsers in turn, because only their ratios are comparable across machines.
struct XMLCommand {
    private var paths: [String] = []
    private var budget = 5.0

    init(_ arguments: inout ArraySlice<String>) throws {
        while let argument = arguments.popFirst() {
            if argument == "--budget" {
                guard let value = arguments.popFirst().flatMap(Double.init) else { throw BenchError(usage) }
                budget = value
            } else {
                paths.append(argument)
            }
        }
        guard !paths.isEmpty else { throw BenchError(usage) }
    }

    func run() throws {
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else { throw BenchError("cannot read \(path)") }
            print(report(path, data))
        }
    }

    private func report(_ path: String, _ data: Data) -> String {
        let text = SourceText(utf8: Array(data))
        var elements = 0
        var counted = 0
        var events = 0
        var tree: [Double] = []
        var lines: [Double] = []
        var foundation: [Double] = []
        var scan: [Double] = []
        _ = measure(atMost: 101, budget: budget) {
            tree.append(timed { elements = XMLBenchmark.elementCount(in: text) })
            lines.append(timed { counted &+= SourceText(utf8: text.utf8).lines.count })
            foundation.append(timed { events = Events.count(in: data) })
            scan.append(timed { counted &+= brackets(in: text.utf8) })
            return 0
        }
        func rate(_ times: [Double]) -> String {
            median(times).map { "\(Int(Double(data.count) / 1e6 / $0))" } ?? "null"
        }
        let fields = [
            "\"file\": \"\(path)\"", "\"bytes\": \(data.count)", "\"runs\": \(tree.count)", "\"elements\": \(elements)",
            "\"foundation_elements\": \(events)", "\"tree_mb_s\": \(rate(tree))", "\"lines_mb_s\": \(rate(lines))",
            "\"foundation_mb_s\": \(rate(foundation))", "\"scan_mb_s\": \(rate(scan))", "\"seen\": \(counted > 0)",
        ]
        return "{\(fields.joined(separator: ", "))}"
    }

    /// The lower bound: a loop over all bytes.
    private func brackets(in bytes: [UInt8]) -> Int {
        var count = 0
        for byte in bytes where byte == UInt8(ascii: "<") { count += 1 }
        return count
    }
}

/// Counts the elements that Foundation's parser finds.
private final class Events: NSObject, XMLParserDelegate {
    private var count = 0

    static func count(in data: Data) -> Int {
        let events = Events()
        let parser = XMLParser(data: data)
        parser.delegate = events
        _ = parser.parse()
        return events.count
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
        count += 1
    }
}
