import Analysis
import Features
import LayoutModel
import Reporting

extension Command {
    static let states = Command(
        name: "states", operands: "[FILE]", summary: "prints every combination of hidden views",
        details: {
            Help.text(
                PackageResources.states_txt,
                PackageResources.collapsing_txt,
                PackageResources.settings_txt)
        },
        options: [
            Option("--layout", "NAME", "only this layout"),
            Option(
                "--format", StatesFormat.allCases.map(\.rawValue).joined(separator: "|"),
                "how to print states; default: text"),
            Option("--findings-only", nil, "leave out the states without findings"),
            SettingsOptions.option,
            CollapseStyleOption.option,
            ColourChoice.option,
        ],
        run: runStates)
}

private func runStates(_ arguments: Arguments, _ program: Program) throws(UsageError) -> ExitStatus {
    let format = try arguments.choice(of: "--format", default: StatesFormat.text)
    let style = try ColourChoice.style(arguments)
    let path = try arguments.onlyFile(of: "states", program.formats)
    let options = try SettingsOptions(arguments)
    let settings = options.settings(for: path)
    let input = try InputFile(
        oneFile: path, of: "states", program.formats.collapsing(in: settings.collapseStyle))
    let document = input.snapshot(program.formats).document.asShown
    var layouts = document.layouts
    if let name = arguments.value(of: "--layout") {
        layouts = layouts.filter { $0.name == name }
        if layouts.isEmpty {
            throw .unknown(
                name, among: document.layouts.map(\.name), "\"\(path)\" has no layout \"\(name)\"",
                none: "It declares none.")
        }
    }
    let tables = uncancelled { (never) throws(Cancelled) in
        try layouts.map { (layout) throws(Cancelled) in
            try StateTable(layout, by: Checker(.standard, settings.rules), never)
        }
    }
    let onlyFindings = arguments.has("--findings-only")
    let file = StatesFile(path: path, text: input.text, tables: tables)
    Output.print(format.report([file], style: style, width: Terminal.limit, onlyFindings: onlyFindings))
    if onlyFindings, format == .text, tables.allSatisfy({ $0.rows.allSatisfy(\.findings.isEmpty) }) {
        Output.note("No findings in any state.")
    }
    complainOfErrors(in: document, of: path)
    return options.areReadable ? .success : .failure
}
