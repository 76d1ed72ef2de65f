import Foundation

let usage = """
    usage: plumbline-bench solve FILE.lcs [--shuffle SEED] [--budget SECONDS] [--sol OUT]
           plumbline-bench answers FILE
           plumbline-bench states [--views MOST] [--kind KIND]
           plumbline-bench check FOLDER
           plumbline-bench xml FILE... [--budget SECONDS]

    solve    times a cold solve, a resize and a toggle of one constraint system; prints a line of JSON
    answers  solves the systems of a file, step by step; prints a line of JSON for each answer
    states   times layouts of which more and more views can go (a row, a stack, an undecided one, a tie, a conflict, a chain that is too
             long), and one at many widths; prints a line of JSON for each, with the growth from one to the next
    check    times the judging of all documents below a folder, at every size and at one size a layout; prints a line of JSON
    xml      times the reading of XML into a tree, beside Foundation's parser and a bare look at every byte; prints a line of JSON a file

    """

var arguments = CommandLine.arguments.dropFirst()
do {
    switch arguments.popFirst() {
    case "solve": try SolveCommand(&arguments).run()
    case "answers": try AnswersCommand(&arguments).run()
    case "states": try StatesCommand(&arguments).run()
    case "check": try CheckCommand(&arguments).run()
    case "xml": try XMLCommand(&arguments).run()
    default: throw BenchError(usage)
    }
} catch {
    FileHandle.standardError.write(Data("\(error)\n".utf8))
    exit(2)
}
