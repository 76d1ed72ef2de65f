import Analysis
import Features
import Foundation
import LanguageServerProtocol
import LayoutModel
import SourceText

/// Looks for texts that the program cannot take: a crash, a stall, or findings that depend on how the text came about.
struct Fuzzer {
    struct Difference: Error {
        var text: String
        var report: String
    }

    let examples: [String]
    let format: any LayoutFormat
    let evidence: Evidence
    var generator: SeededGenerator

    /// Reads and judges every prefix of every example; answers with their number.
    func prefixes() -> Int {
        var count = 0
        for example in examples {
            var prefix = ""
            for scalar in example.unicodeScalars {
                prefix.unicodeScalars.append(scalar)
                evidence.note(prefix)
                _ = Checker.findings(in: format.parse(SourceText(prefix)).document)
                count += 1
            }
        }
        return count
    }

    /// Makes random edits through the server and compares its findings with those of a fresh reading of the same text; now and then
    /// it asks about a place too.
    ///
    /// Each round starts anew from an example, in the next encoding.
    mutating func edits(_ wanted: Int) throws(Difference) -> (edits: Int, comparisons: Int) {
        let edits = EditGenerator(examples: examples)
        var done = 0
        var comparisons = 0
        var round = 0
        while done < wanted {
            let encoding = PositionEncoding.allCases[round % PositionEncoding.allCases.count]
            round += 1
            var text = EditedText(generator.element(of: examples, or: ""))
            evidence.note(text.string)
            var session = EditorSession(encoding: encoding, text: text.string)
            defer { session.end() }
            try compare(session.findings(), text, encoding)
            for _ in 0..<60 where done < wanted {
                let batch = generator.oneIn(5) ? Int.random(in: 2...5, using: &generator) : 1
                let changes = (0..<batch).map { _ in change(&text, edits, encoding) }
                evidence.note(text.string)
                session.change(changes)
                try compare(session.findings(), text, encoding)
                if generator.oneIn(10) { try ask(&session, text) }
                done += batch
                comparisons += 1
            }
        }
        return (done, comparisons)
    }

    private mutating func change(
        _ text: inout EditedText, _ edits: EditGenerator, _ encoding: PositionEncoding
    ) -> (range: PositionRange?, text: String) {
        if generator.oneIn(50) {
            text = EditedText(generator.element(of: examples, or: ""))
            return (nil, text.string)
        }
        let edit = edits.edit(of: text, using: &generator)
        func position(_ index: Int) -> Position {
            let place = text.position(of: index, in: encoding)
            return Position(line: place.line, character: place.character)
        }
        let range = PositionRange(start: position(edit.range.lowerBound), end: position(edit.range.upperBound))
        text.replace(edit.range, with: edit.replacement)
        return (range, edit.replacement)
    }

    /// A question about a random place: whatever the answer is, there has to be one.
    private mutating func ask(_ session: inout EditorSession, _ text: EditedText) throws(Difference) {
        let question = generator.element(of: EditorSession.Question.allCases, or: .hover)
        let place = text.position(
            of: Int.random(in: 0...text.scalars.count, using: &generator), in: session.encoding)
        guard session.ask(question, at: Position(line: place.line, character: place.character)) else {
            throw Difference(text: text.string, report: "no answer to \(question.rawValue) at \(place)")
        }
    }

    private func compare(_ served: [FindingLine]?, _ text: EditedText, _ encoding: PositionEncoding) throws(Difference)
    {
        let source = SourceText(text.string)
        let findings = Checker.findings(in: format.parse(source).document) ?? []
        let fresh = findings.map { FindingLine($0, in: source, encoding) }
        guard let served else { throw Difference(text: text.string, report: "the server has ended") }
        guard served != fresh else { return }
        let lines = served.filter { !fresh.contains($0) }.map { "  only from the server: \($0)" }
        let others = fresh.filter { !served.contains($0) }.map { "  only from a fresh reading: \($0)" }
        let report = (lines + others).isEmpty ? ["  the same findings in another order"] : lines + others
        throw Difference(text: text.string, report: report.joined(separator: "\n"))
    }
}
