import Foundation
import Simplex

// No sequence of edits may crash the server or make its findings differ from a fresh parse of the same text, and no
// damaged file may crash or stall the program.

guard let options = FuzzOptions(CommandLine.arguments.dropFirst()) else {
    print(FuzzOptions.usage)
    exit(2)
}
let folder = options.examples.isEmpty ? options.truncated : options.examples
let examples = Example.all(below: folder)
guard !examples.isEmpty else {
    print("There is no layout file in \(folder).")
    exit(2)
}

/// Prints without buffering, so that a crash loses nothing.
func report(_ line: String) {
    print(line)
    fflush(nil)
}

let evidence = Evidence()
evidence.watch(seed: options.seed)
report("seed \(options.seed), \(examples.count) examples; the current text is kept in \(evidence.path)")

func rate(_ count: Int, since start: Date) -> String {
    let seconds = max(Date().timeIntervalSince(start), 1e-9)
    return "in \(Double(Int(seconds * 10)) / 10) s, \(Int(Double(count) / seconds)) a second"
}

var fuzzer = Fuzzer(examples: examples, evidence: evidence, generator: SeededGenerator(seed: options.seed))
do {
    var start = Date()
    if options.examples.isEmpty {
        let truncations = fuzzer.truncations(every: options.step)
        report("\(truncations) files cut off \(rate(truncations, since: start))")
    } else {
        let prefixes = fuzzer.prefixes(every: options.step)
        report("\(prefixes) prefixes \(rate(prefixes, since: start))")
        start = Date()
        let damages = fuzzer.damages()
        report("\(damages) damaged documents \(rate(damages, since: start))")
        start = Date()
        let (edits, comparisons) = try fuzzer.edits(options.edits)
        report("\(edits) edits, \(comparisons) comparisons \(rate(edits, since: start))")
    }
} catch {
    report("DIFFERS with seed \(options.seed):\n\(error.report)\nThe text is also in \(evidence.path):\n\(error.text)")
    exit(1)
}
evidence.discard()
report("slowest: \(Int(fuzzer.slowest.seconds * 1000)) ms, with \(fuzzer.slowest.name)")
report("no crash, no difference")
