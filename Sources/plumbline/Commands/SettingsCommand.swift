import LanguageServer
import LayoutModel
import POSIX
import Reporting
import SourceText

extension Command {
    static let settings = Command(
        name: "settings", operands: "[FILE]",
        summary: "prints the settings in force for a file, and where each comes from",
        details: {
            "Without a path, the settings are those of the current folder.\n\n"
                + Help.text(PackageResources.settings_txt)
        },
        options: [
            Option("--enable", "CODE,...", "as for \"check\""),
            Option("--disable", "CODE,...", "as for \"check\""),
            SettingsOptions.option,
            CollapseStyleOption.option,
            ColourChoice.option,
        ],
        run: runSettings)
}

private func runSettings(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    guard arguments.operands.count < 2, let path = arguments.pathsOrCurrentFolder.first else {
        throw UsageError("\"settings\" needs one file: plumbline settings FILE.")
    }
    if case .missing(let reason) = PathKind(path) { throw .missing(path, reason) }
    let style = try ColourChoice.style(arguments)
    let settings = try SettingsOptions(arguments)
    let absolute = Files.absolute(path) + (Files.isFolder(path) ? "/" : "")
    let file = settings.projects.file(forFileAt: absolute)
    let origin = arguments.value(of: SettingsOptions.option.name).map(plainPath) ?? file.map(shownPath)
    let rows = rows(settings.own, file, origin ?? "", at: absolute)
    let name = path == "." ? "The current folder" : printable(path)
    var lines = ["\(name), with \(origin.map { "the settings of \(printable($0))" } ?? "no settings file")"]
    lines += AlignedTable.lines(
        [["setting", "value", "from"]] + rows, leftAligned: 3, width: Terminal.limit,
        head: { style.usesColour ? "\u{1B}[2m\($0)\u{1B}[0m" : $0 })
    if file?.excludes(absolute) ?? false {
        lines.append("  It is skipped when a folder is checked.")
    } else if UncompiledFiles().contains(absolute) {
        lines.append("  It is skipped when a folder is checked: no target of an Xcode project compiles it.")
    }
    Output.print(lines.joined(separator: "\n") + "\n")
    return settings.areReadable ? .success : .failure
}

/// The path of a settings file, relative to the current folder if it is there or below.
private func shownPath(of file: ProjectFile) -> String {
    pathFromHere((file.folder == "/" ? "" : file.folder) + "/" + ProjectFile.name)
}

/// A row for each setting that says something about a path.
///
/// - Parameter own: the settings of the options.
private func rows(_ own: FileSettings, _ file: ProjectFile?, _ origin: String, at path: String) -> [[String]] {
    func rows(_ name: String, _ codes: Set<FindingCode>, _ origin: String) -> [[String]] {
        codes.map(\.rawValue).sorted().map { [name, $0, origin] }
    }
    var result = rows("enable", own.rules.enabled, "--enable")
    result += rows("enable", (file?.enabled ?? []).subtracting(own.rules.enabled.union(own.rules.disabled)), origin)
    result += rows("disable", own.rules.disabled, "--disable")
    result += rows("disable", (file?.disabled ?? []).subtracting(own.rules.enabled.union(own.rules.disabled)), origin)
    if let style = own.collapseStyle {
        result.append(["collapseStyle", style.rawValue, "--collapse-style"])
    } else if let style = file?.collapseStyle {
        result.append(["collapseStyle", style.rawValue, origin])
    } else {
        result.append(["collapseStyle", CollapseStyle.plain.rawValue, "default"])
    }
    guard let file else { return result }
    if let link = file.sourceLink { result.append(["sourceLink", printable(link.pattern), origin]) }
    result += file.excluded.map { ["exclude", printable($0.isEmpty ? "." : $0), origin] }
    result += file.ignored(forFileAt: path).map { entry in
        let place = entry.object.map { "\(entry.path), object \($0)" } ?? entry.path
        return ["ignore", printable("\(entry.code) in \(place.isEmpty ? "." : place)"), origin]
    }
    return result
}
