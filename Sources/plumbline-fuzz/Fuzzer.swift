import Analysis
import Features
import Foundation
import LanguageServerProtocol
import LayoutModel
import Simplex
import SourceText

/// Searches for texts that crash or stall the program, or whose findings depend on the edits that led to them.
struct Fuzzer {
    /// Findings of the server that a fresh parse does not confirm.
    struct Difference: Error {
        var text: String
        var report: String
    }

    let examples: [Example]
    let evidence: Evidence
    var generator: SeededGenerator
    /// The example that took longest to parse and check.
    private(set) var slowest = (seconds: 0.0, name: "")

    init(examples: [Example], evidence: Evidence, generator: SeededGenerator) {
        self.examples = examples
        self.evidence = evidence
        self.generator = generator
    }

    /// Checks every prefix of the layouts and of the smallest document, and every `step`-th one of the other documents.
    ///
    /// - Returns: the number of texts.
    mutating func prefixes(every step: Int) -> Int {
        let documents = examples.filter(\.isDocument)
        let smallest = documents.min { $0.text.utf8.count < $1.text.utf8.count }?.name
        var count = 0
        for example in examples {
            count += truncations(of: example, every: example.isDocument && example.name != smallest ? step : 1)
        }
        return count
    }

    /// Checks every file cut off at every `step`-th byte.
    ///
    /// - Returns: the number of texts.
    mutating func truncations(every step: Int) -> Int {
        examples.reduce(0) { $0 + truncations(of: $1, every: step) }
    }

    private mutating func truncations(of example: Example, every step: Int) -> Int {
        var count = 0
        for text in Damage(example.text).truncations(every: step) {
            check(text, of: example)
            count += 1
        }
        return count
    }

    /// Checks documents with a byte missing, with merge conflicts, or with a wrong value.
    ///
    /// - Returns: the number of texts.
    mutating func damages() -> Int {
        var count = 0
        for example in examples where example.isDocument {
            let damage = Damage(example.text)
            for text in damage.deletions(every: 7) {
                check(text, of: example)
                count += 1
            }
            for _ in 0..<300 {
                check(damage.conflict(using: &generator), of: example)
                check(damage.otherValue(using: &generator), of: example)
                count += 2
            }
        }
        return count
    }

    private mutating func check(_ text: String, of example: Example) {
        evidence.record(text)
        let clock = ContinuousClock()
        let time = clock.measure {
            _ = try? Checker(.standard).findings(in: Snapshot(reading: SourceText(text), as: example.format).document)
        }
        if time / .seconds(1) > slowest.seconds { slowest = (time / .seconds(1), example.name) }
    }

    /// Makes random edits through the server, and compares its findings with those of a fresh parse of the same text.
    /// Sometimes sends a request too.
    ///
    /// Each round starts with an example and a new server, in the next encoding.
    mutating func edits(_ wanted: Int) throws(Difference) -> (edits: Int, comparisons: Int) {
        var done = 0
        var comparisons = 0
        var round = 0
        while done < wanted {
            let encoding = PositionEncoding.allCases[round % PositionEncoding.allCases.count]
            guard let example = examples.randomElement(using: &generator) else { break }
            let like = examples.filter { $0.pathExtension == example.pathExtension }.map(\.text)
            let edits = EditGenerator(examples: like, isDocument: example.isDocument)
            round += 1
            var text = EditedText(example.text)
            evidence.record(text.string)
            var session = EditorSession(encoding: encoding, pathExtension: example.pathExtension, text: text.string)
            defer { session.end() }
            try compare(session.findings(), text, example, encoding)
            for _ in 0..<60 where done < wanted {
                let batch = generator.oneIn(5) ? Int.random(in: 2...5, using: &generator) : 1
                let changes = (0..<batch).map { _ in change(&text, edits, encoding) }
                evidence.record(text.string)
                session.change(changes)
                try compare(session.findings(), text, example, encoding)
                if generator.oneIn(10) { try sendRequest(&session, text) }
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
            text = EditedText(generator.element(of: edits.examples, or: ""))
            return (nil, text.string)
        }
        let edit = edits.edit(of: text, using: &generator)
        func position(_ index: Int) -> Position {
            let position = text.position(of: index, in: encoding)
            return Position(line: position.line, character: position.character)
        }
        let range = PositionRange(start: position(edit.range.lowerBound), end: position(edit.range.upperBound))
        text.replace(edit.range, with: edit.replacement)
        return (range, edit.replacement)
    }

    /// Sends a request about a random position. Any response will do, but there has to be one.
    private mutating func sendRequest(_ session: inout EditorSession, _ text: EditedText) throws(Difference) {
        let method = generator.element(of: EditorSession.Method.allCases, or: .hover)
        let position = text.position(
            of: Int.random(in: 0...text.scalars.count, using: &generator), in: session.encoding)
        guard session.request(method, at: Position(line: position.line, character: position.character)) else {
            throw Difference(text: text.string, report: "no response to \(method.rawValue) at \(position)")
        }
    }

    private func compare(
        _ served: [FindingLine]?, _ text: EditedText, _ example: Example, _ encoding: PositionEncoding
    ) throws(Difference) {
        let source = SourceText(text.string)
        let findings =
            (try? Checker(.standard).findings(in: Snapshot(reading: source, as: example.format).document)) ?? []
        let fresh = findings.map { FindingLine($0, in: source, encoding) }
        guard let served else { throw Difference(text: text.string, report: "the server has ended") }
        guard served != fresh else { return }
        let lines = served.filter { !fresh.contains($0) }.map { "  only from the server: \($0)" }
        let others = fresh.filter { !served.contains($0) }.map { "  only from a fresh parse: \($0)" }
        let report = (lines + others).isEmpty ? ["  the same findings in another order"] : lines + others
        throw Difference(text: text.string, report: report.joined(separator: "\n"))
    }
}
