import Foundation

// Whatever is typed must neither end the server nor make it say something else than a fresh reading of the same text; and no file,
// however it was cut off or merged, may end the program or keep it busy.

guard let options = FuzzOptions(CommandLine.arguments.dropFirst()) else {
    print(FuzzOptions.usage)
    exit(2)
}
let folder = options.examples.isEmpty ? options.truncated : options.examples
let examples = Example.all(below: folder)
guard !examples.isEmpty else {
    print("There is no file that Plumbline reads in \(folder).")
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

var fuzzer = Fuzzer(examples: examples, evidence: evidence, generator: SeededGenerator(seed: options.seed))
do {
    var start = Date()
    if options.examples.isEmpty {
        let truncations = fuzzer.truncations(every: options.step)
        say("\(truncations) files cut off \(rate(truncations, since: start))")
    } else {
        let prefixes = fuzzer.prefixes(every: options.step)
        say("\(prefixes) prefixes \(rate(prefixes, since: start))")
        start = Date()
        let damages = fuzzer.damages()
        say("\(damages) damaged documents \(rate(damages, since: start))")
        start = Date()
        let (edits, comparisons) = try fuzzer.edits(options.edits)
        say("\(edits) edits, \(comparisons) comparisons \(rate(edits, since: start))")
    }
} catch {
    say("DIFFERS with seed \(options.seed):\n\(error.report)\nThe text, also in \(evidence.path):\n\(error.text)")
    exit(1)
}
evidence.discard()
say("slowest: \(Int(fuzzer.slowest.seconds * 1000)) ms, with \(fuzzer.slowest.name)")
say("no crash, no difference")
