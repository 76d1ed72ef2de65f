import LanguageServer
import LayoutModel
import POSIX
import Reporting
import SourceText

extension Command {
    static let start = Command(
        name: "init", operands: "[FOLDER]", summary: "writes a settings file for the files in a folder",
        details: { Help.text(PackageResources.init_txt, PackageResources.settings_txt) },
        options: [
            Option("--baseline", "FILE", "also record the findings that there are in FILE")
        ],
        run: runInit)
}

private func runInit(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count < 2, let folder = arguments.pathsOrCurrentFolder.first else {
        throw UsageError("\"init\" needs one folder: plumbline init FOLDER.")
    }
    guard Files.isFolder(folder) else { throw UsageError("There is no folder \"\(folder)\".") }
    let settings = FileFinder.prefix(of: folder) + ProjectFile.name
    let baseline = arguments.value(of: "--baseline").map(plainPath)
    for path in [settings, baseline].compactMap(\.self) where Files.isThere(path) {
        throw UsageError("\"\(path)\" exists and is not replaced. Change it, or delete it first.")
    }
    var finder = FileFinder(matching: { program.formats.format(path: $0) != nil })
    let excluded = othersFolders(of: finder.files(in: folder), in: folder)
    try OutputFile.write(text(excluding: excluded), to: settings)
    let listed = excluded.map { "\"\($0)\"" }.joined(separator: ", ")
    Output.complain("wrote \"\(settings)\"" + (excluded.isEmpty ? "" : ", which excludes \(listed)"))
    guard let baseline else { return .success }
    let status = try writeBaseline(to: baseline, of: folder, program.formats)
    let operand = folder == "." ? "" : folder + " "
    Output.complain("\"plumbline check \(operand)--baseline \(baseline)\" reports only new findings")
    return status
}

/// The folders of code that others wrote or tools made and that has files to read, relative to `folder`.
private func othersFolders(of paths: [String], in folder: String) -> [String] {
    let names = VendoredCode.folders.union(["build", "Build", "node_modules", "vendor"])
    let found = paths.compactMap { path -> String? in
        let parts = path.dropFirst(FileFinder.prefix(of: folder).count).split(separator: "/")
        return parts.dropLast().firstIndex { names.contains(String($0)) }.map {
            parts[...$0].joined(separator: "/")
        }
    }
    return Set(found).sorted()
}

private func text(excluding folders: [String]) -> String {
    let entries = folders.map { "\n        \(JSON.string($0).text)" }.joined(separator: ",")
    return "{\n    \"exclude\": [\(entries)\(folders.isEmpty ? "" : "\n    ")]\n}\n"
}

/// Records the findings in a folder under its new settings.
private func writeBaseline(
    to path: String, of folder: String, _ formats: FormatRegistry
) throws(UsageError) -> ExitStatus {
    let settings = try SettingsOptions(Arguments([], of: "init", options: []))
    var failed = false
    var passedOver = PassedOver(settings, of: [folder])
    let paths = inputPaths(
        [folder], formats, isExcluded: { passedOver.contains($0) },
        onProblem: { failed = true })
    let jobs = Parallel.processorCount
    let run = CheckRun(paths.map { ($0, settings.settings(for: $0)) }, formats, jobs: jobs)
    try run.checkedFiles(jobs: jobs, isQuiet: false, onProblem: { failed = true }).writeBaseline(to: path)
    return failed ? .failure : .success
}
