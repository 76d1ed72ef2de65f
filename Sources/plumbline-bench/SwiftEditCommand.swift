import Analysis
import Features
import Foundation
import LayoutModel
import SourceText
import SwiftLayout

/// Times what the server does between an edit of a Swift file and its findings, in milliseconds of CPU time.
///
/// The folder is the project. Each kind of edit is made again and again, each time on what the edit before has left.
struct SwiftEditCommand {
    private let folder: String
    private let file: String
    private var budget = 3.0
    private let format = SwiftLayoutFormat()

    /// Where an edit is.
    private enum Edit: String, CaseIterable {
        /// Below everything, so that all classes stay where they are.
        case below
        /// Above everything, so that all classes move.
        case above
        /// The middle constant of a constraint, so that its class is read again.
        case constant
    }

    init(_ arguments: inout ArraySlice<String>) throws {
        guard let folder = arguments.popFirst(), let file = arguments.popFirst() else { throw BenchError(usage) }
        self.folder = folder
        self.file = file
        while let argument = arguments.popFirst() {
            guard argument == "--budget", let value = arguments.popFirst().flatMap(Double.init) else {
                throw BenchError(usage)
            }
            budget = value
        }
    }

    func run() throws {
        var context = ParseContext()
        var original: SourceText?
        for (index, (path, text)) in swiftTexts(in: folder).enumerated() {
            var own = ParseContext()
            own.file = FileID(Int32(clamping: index + 1))
            if path == file { (original, context.file) = (text, own.file) }
            let declared = uncancelled { [own] (never) throws(Cancelled) in
                try format.parseDeclarations(text, in: own, never).declarations
            }
            _ = context.project.setDeclarations(declared, of: own.file)
        }
        guard let original else { throw BenchError("no Swift file \(file) in \(folder)") }
        for edit in Edit.allCases { run(edit, on: original, in: context) }
    }

    private func run(_ edit: Edit, on original: SourceText, in context: ParseContext) {
        var text = original
        var (snapshot, check) = read(text, in: context)
        var number = 0
        let times = measure(atMost: 301, budget: budget) {
            number += 1
            text = text.applying([textEdit(edit, number, in: text)])
            return cpu { (snapshot, check) = read(text, in: context, after: snapshot, check) }
        }
        func milliseconds(_ time: Double?) -> String { time.map { "\(($0 * 100_000).rounded() / 100)" } ?? "null" }
        let fields = [
            "\"edit\": \"\(edit.rawValue)\"", "\"bytes\": \(original.utf8.count)", "\"edits\": \(times.count)",
            "\"p50_ms\": \(milliseconds(median(times)))", "\"max_ms\": \(milliseconds(times.max()))",
            "\"layouts\": \(snapshot.document.layouts.count)", "\"findings\": \(check.findings.count)",
        ]
        print("{\(fields.joined(separator: ", "))}")
    }

    private func read(
        _ text: SourceText, in context: ParseContext, after snapshot: Snapshot? = nil, _ check: DocumentCheck? = nil
    ) -> (Snapshot, DocumentCheck) {
        var context = context
        context.previous = snapshot?.parsed
        return uncancelled { [context] (never) throws(Cancelled) in
            let snapshot = try Snapshot(reading: text, as: format, in: context, never)
            return (snapshot, try Diagnostics.check(of: snapshot, after: check, never))
        }
    }

    private func textEdit(_ edit: Edit, _ number: Int, in text: SourceText) -> TextEdit {
        switch edit {
        case .below: return .insert("// \(number)\n", at: text.range.end)
        case .above: return .insert("\n", at: text.range.start)
        case .constant:
            let string = text.string
            let constants = string.ranges(of: /(?:constant: |inset\(|offset\()\d+/)
            guard !constants.isEmpty else { return .insert("\n", at: text.range.end) }
            let range = constants[constants.count / 2]
            let digits = string[range].utf8.reversed().prefix { (0x30...0x39).contains($0) }.count
            let end = string.utf8.distance(from: string.startIndex, to: range.upperBound)
            return TextEdit(TextRange(end - digits, end), "\(10 + number % 80)")
        }
    }
}
