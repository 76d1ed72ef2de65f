import Foundation

let usage = """
    usage: plumbline-bench solve FILE.lcs [--shuffle SEED] [--budget SECONDS] [--sol OUT]
           plumbline-bench answers FILE
           plumbline-bench states [--views MOST] [--kind KIND]
           plumbline-bench check FOLDER
           plumbline-bench xml FILE... [--budget SECONDS]
           plumbline-bench swift FOLDER [--budget SECONDS]
           plumbline-bench swift-edit FOLDER FILE [--budget SECONDS]
           plumbline-bench swift-spans LIST
           plumbline-bench swift-census FOLDER...

    Each command prints lines of JSON.

    solve    times a solve from scratch, a resize and the replacement of a row of one constraint system
    answers  solves the systems of a file, and prints each answer
    states   times layouts with more and more hidden views (kinds: row, stack, ambiguous, tie, conflict, chain), and one
             with more and more views at thirty widths (kind: widths)
    check    times the check of all documents in a folder, at every size and at one size per layout
    xml      times the parsing of XML into a tree, by Foundation's parser, and by a loop over all bytes
    swift    times the parsing of all Swift files in a folder into trees, and a loop over all bytes
    swift-edit   times the findings of a Swift file of a folder after edits, as the server finds them
    swift-census counts what is known of the constraints that classes make; each folder is a project
    swift-spans  prints the ranges of the constructs in Swift files, whose paths are the lines of a file

    """

var arguments = CommandLine.arguments.dropFirst()
do {
    switch arguments.popFirst() {
    case "solve": try SolveCommand(&arguments).run()
    case "answers": try AnswersCommand(&arguments).run()
    case "states": try StatesCommand(&arguments).run()
    case "check": try CheckCommand(&arguments).run()
    case "xml": try XMLCommand(&arguments).run()
    case "swift": try SwiftCommand(&arguments).run()
    case "swift-edit": try SwiftEditCommand(&arguments).run()
    case "swift-census": try SwiftCensusCommand(arguments).run()
    case "swift-spans": try SwiftSpansCommand(&arguments).run()
    default: throw BenchError(usage)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
