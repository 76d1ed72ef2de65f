import Analysis
import Features
import Formats
import Foundation
import LayoutModel
import Reporting
import SourceText
import TestSupport
import Testing

/// One of the classes of `SwiftLayoutTests` that are also executed, with what the product shows on it.
struct SeedClass {
    private let text: SourceText
    private let snapshot: Snapshot

    /// - Parameter name: of the class and its file. Behind it stand the helpers that the classes share.
    init(_ name: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("SwiftLayoutTests/Classes")
        func code(_ file: String) throws -> String {
            try String(contentsOf: folder.appendingPathComponent("\(file).swift"), encoding: .utf8)
        }
        let code = try code(name) + "\n" + code("UIView+Pin")
        text = SourceText(code)
        let format = try #require(FormatRegistry.standard.format(path: "\(name).swift"))
        snapshot = Snapshot(reading: text, as: format)
    }

    /// Each finding with the text of its line.
    var findings: String {
        let all = snapshot.findings().map { finding in
            let line = text.bytes(in: text.lines.range(ofLine: text.lines.line(of: finding.range.start)))
            let code = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
            return "\(finding.severity.word) [\(finding.code.rawValue)] at \(code)\n  \(finding.message)\n"
        }
        return all.isEmpty ? "none\n" : all.joined()
    }

    /// What the editor shows at the first occurrence of a text.
    func hover(_ place: String) throws -> String {
        let found = try #require(text.string.utf8.firstRange(of: place.utf8), "There is no \(place).")
        let offset = text.string.utf8.distance(from: text.string.utf8.startIndex, to: found.lowerBound)
        let hover = snapshot.hover(at: UTF8Offset(offset))
        return (hover?.plaintext ?? "nothing") + "\n"
    }

    /// What `plumbline states` prints.
    var states: String {
        get throws {
            let checker = Checker(.standard)
            let tables = try snapshot.document.layouts.map { try StateTable($0, by: checker) }
            return StatesText.report([StatesFile(path: "a.swift", text: text, tables: tables)], style: .plain)
        }
    }

    /// The lines that make a view collapsible; the titles of all refactorings there if that is not offered.
    func collapsible(_ place: String) throws -> String {
        let found = try #require(text.string.utf8.firstRange(of: place.utf8), "There is no \(place).")
        let offset = text.string.utf8.distance(from: text.string.utf8.startIndex, to: found.lowerBound)
        let actions = snapshot.actions(in: TextRange(at: UTF8Offset(offset)), [.rewrite])
        guard let action = actions.first(where: { $0.title.contains("collapsible") }) else { return "not offered\n" }
        let after = snapshot.text(after: action.edits)
        return "\(action.title)\n\(LineDifference(from: text.string, to: after.string))\n"
    }
}
