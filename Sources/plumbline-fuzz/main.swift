import Features
import Foundation

// Whatever is typed must neither end the server nor make it say something else than a fresh reading of the same text.

guard let options = FuzzOptions(CommandLine.arguments.dropFirst()) else {
    print(FuzzOptions.usage)
    exit(2)
}
let names = ((try? FileManager.default.contentsOfDirectory(atPath: options.examples)) ?? []).sorted()
let examples = names.filter { $0.hasSuffix(".layout") }.compactMap {
    try? String(contentsOfFile: "\(options.examples)/\($0)", encoding: .utf8)
}
guard !examples.isEmpty, let format = FormatRegistry.standard.format(path: "fuzz.layout") else {
    print("There is no .layout file in \(options.examples).")
    exit(2)
}

/// Prints at once, so that a crash later takes nothing away.
func say(_ line: String) {
    print(line)
    fflush(nil)
}

let evidence = Evidence()
evidence.watch(seed: options.seed)
say("seed \(options.seed), \(examples.count) examples; the text at hand is kept in \(evidence.path)")

func rate(_ count: Int, since start: Date) -> String {
    let seconds = max(Date().timeIntervalSince(start), 1e-9)
    return "in \(Double(Int(seconds * 10)) / 10) s, \(Int(Double(count) / seconds)) a second"
}

var fuzzer = Fuzzer(
    examples: examples, format: format, evidence: evidence, generator: SeededGenerator(seed: options.seed))
do {
    var start = Date()
    let prefixes = fuzzer.prefixes()
    say("\(prefixes) prefixes \(rate(prefixes, since: start))")
    start = Date()
    let (edits, comparisons) = try fuzzer.edits(options.edits)
    say("\(edits) edits, \(comparisons) comparisons \(rate(edits, since: start))")
} catch {
    say("DIFFERS with seed \(options.seed):\n\(error.report)\nThe text, also in \(evidence.path):\n\(error.text)")
    exit(1)
}
evidence.discard()
say("no crash, no difference")
