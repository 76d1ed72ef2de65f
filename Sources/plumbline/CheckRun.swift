import Features
import LanguageServer
import LayoutModel
import Reporting
import SourceText

/// Checks the files of one run, each with what the others declare.
struct CheckRun: Sendable {
    private let inputs: [(path: String, settings: FileSettings)]
    private let isStandardInput: Bool
    private let project: Project

    init(_ inputs: [(path: String, settings: FileSettings)], isStandardInput: Bool, jobs: Int) {
        self.inputs = inputs
        self.isStandardInput = isStandardInput
        var project = Project.empty
        let sharing = inputs.indices.filter { InputFormats.format(of: inputs[$0].path)?.sharesDeclarations ?? false }
        // What cannot be read is said where it is checked.
        let declared = Parallel.map(sharing, jobs: jobs) { [inputs] index in
            (index, (try? Self.snapshot(inputs[index], Self.context(index)))?.parsed.declarations ?? [])
        }
        for (index, declarations) in declared {
            _ = project.setDeclarations(declarations, of: Self.context(index).file)
        }
        self.project = project
    }

    /// What is found in one of the inputs.
    func checkedFile(_ index: Int) -> Result<CheckedFile, UsageError> {
        let (path, settings) = inputs[index]
        do throws(UsageError) {
            let input =
                try isStandardInput
                ? InputFile(standardInputAs: path, collapseStyle: settings.collapseStyle)
                : InputFile(path: path, collapseStyle: settings.collapseStyle)
            var context = Self.context(index)
            context.project = project
            let findings =
                input.format.mayContainLayouts(input.text.utf8) ? Self.findings(in: input, context, settings) : []
            // A report quotes the text beside a finding, and nothing else of it.
            let quoted = findings.isEmpty ? SourceText("") : input.text
            return .success(
                CheckedFile(
                    file: context.file,
                    source: ReportedText(path: path, absolutePath: input.absolutePath, text: quoted),
                    findings: findings, others: try others(named: findings, in: context.file)))
        } catch {
            return .failure(error)
        }
    }

    /// The other files of which findings name places.
    private func others(
        named findings: [Finding], in file: FileID
    ) throws(UsageError) -> [FileID: ReportedText] {
        var texts: [FileID: ReportedText] = [:]
        for other in Set(findings.flatMap(\.related).map(\.range.file)) where other != file {
            guard let index = inputs.indices.first(where: { Self.context($0).file == other }) else { continue }
            let input = try InputFile(path: inputs[index].path)
            texts[other] = ReportedText(path: input.path, absolutePath: input.absolutePath, text: input.text)
        }
        return texts
    }

    /// The files of a run are numbered in their order.
    private static func context(_ index: Int) -> ParseContext {
        var context = ParseContext()
        context.file = FileID(Int32(clamping: index + 1))
        return context
    }

    private static func snapshot(
        _ input: (path: String, settings: FileSettings), _ context: ParseContext
    ) throws(UsageError) -> Snapshot {
        let file = try InputFile(path: input.path, collapseStyle: input.settings.collapseStyle)
        return Snapshot(reading: file.text, as: file.format, in: context)
    }

    private static func findings(in input: InputFile, _ context: ParseContext, _ settings: FileSettings) -> [Finding] {
        uncancelled { (never) throws(Cancelled) in
            let snapshot = try Snapshot(reading: input.text, as: input.format, in: context, never)
            return try Diagnostics.findings(in: snapshot, rules: settings.rules, never)
        }
    }
}
