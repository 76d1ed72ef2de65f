import Features
import LanguageServer
import LayoutModel
import Reporting
import SourceText

/// Checks files, each with the declarations of its project.
struct CheckRun: Sendable {
    typealias Input = (path: String, settings: FileSettings)

    private let inputs: [Input]
    private let formats: FormatRegistry
    private let isStandardInput: Bool
    private let source: FileSource
    private let projects: DeclaredProjects

    /// Reads the declarations of the inputs.
    ///
    /// - Parameters:
    ///   - isStandardInput: whether the only input is standard input, with an assumed path.
    ///   - source: where the files are.
    init(
        _ inputs: [Input], _ formats: FormatRegistry, isStandardInput: Bool = false, in source: FileSource = .disk,
        jobs: Int
    ) {
        self.source = source
        self.inputs = inputs
        self.formats = formats
        self.isStandardInput = isStandardInput
        projects = DeclaredProjects(
            of: inputs.map(\.path), isStandardInput: isStandardInput, in: source, formats, jobs: jobs)
    }

    /// The findings in all inputs that can be read, with progress. Complains about the others.
    func checkedFiles(jobs: Int, isQuiet: Bool, onProblem: () -> Void) -> [CheckedFile] {
        let progress = Progress("checking", of: inputs.count, isSilent: isQuiet)
        let results = Parallel.map(Array(inputs.indices), jobs: jobs) { index in
            defer { progress.step() }
            return checkedFile(index)
        }
        progress.end()
        return results.compactMap { result in
            switch result {
            case .success(let file): return file
            case .failure(let problem):
                Output.complain(problem.message)
                onProblem()
                return nil
            }
        }
    }

    /// The findings in one of the inputs.
    func checkedFile(_ index: Int) -> Result<CheckedFile, UsageError> {
        checkedDocument(index).map { checked in
            let (input, findings) = (checked.input, checked.findings)
            let file = projects.context(ofInput: index).file
            // Reports quote a text, and name layouts, only next to a finding.
            let quoted = findings.isEmpty ? SourceText("") : input.text
            let layouts = findings.isEmpty ? [] : checked.document.layouts
            return CheckedFile(
                file: file,
                source: ReportedText(path: input.path, absolutePath: input.absolutePath, text: quoted),
                findings: findings, layouts: layouts.map { ReportedLayout(name: $0.name, range: $0.range) },
                others: others(relatedTo: findings, in: file))
        }
    }

    /// One of the inputs as it was read, with its findings.
    func checkedDocument(_ index: Int) -> Result<CheckedDocument, UsageError> {
        do throws(UsageError) {
            let (input, snapshot) = try read(index)
            guard let snapshot else {
                return .success(CheckedDocument(input: input, document: Document(), findings: []))
            }
            let rules = inputs[index].settings.rules
            let findings = uncancelled { (never) throws(Cancelled) in
                try Diagnostics.findings(in: snapshot, rules: rules, never)
            }
            return .success(CheckedDocument(input: input, document: snapshot.document, findings: findings))
        } catch {
            return .failure(error)
        }
    }

    /// One of the inputs, not checked yet; without a snapshot if it contains no layouts.
    func read(_ index: Int) throws(UsageError) -> (input: InputFile, snapshot: Snapshot?) {
        let known = projects.file(ofInput: index)
        let input = try input(index, known)
        let context = projects.context(ofInput: index)
        // The text itself was searched when its declarations were read.
        let mayContainLayouts = known?.mayContainLayouts ?? input.format.mayContainLayouts(input.text.utf8)
        guard mayContainLayouts || input.format.isLaidOutElsewhere(context.file, in: context.project) else {
            return (input, nil)
        }
        let snapshot = uncancelled { (never) throws(Cancelled) in
            try Snapshot(reading: input.text, as: input.format, in: context, never)
        }
        return (input, snapshot)
    }

    /// The text of an input: as it was read for its declarations, if it was.
    private func input(_ index: Int, _ known: DeclaringFile?) throws(UsageError) -> InputFile {
        let (path, settings) = inputs[index]
        let formats = formats.collapsing(in: settings.collapseStyle)
        if isStandardInput { return try InputFile(standardInputAs: path, formats) }
        if let known { return try InputFile(path: path, text: known.text, formats) }
        return try source.read(path, formats)
    }

    /// The texts of the other files to which findings are related, as far as they can be read again.
    private func others(relatedTo findings: [Finding], in file: FileID) -> [FileID: ReportedText] {
        var texts: [FileID: ReportedText] = [:]
        for other in Set(findings.flatMap(\.related).map(\.range.file)) where other != file {
            guard let path = projects.path(of: other), let input = try? source.read(path, formats) else { continue }
            texts[other] = ReportedText(
                path: pathFromHere(input.path), absolutePath: input.absolutePath, text: input.text)
        }
        return texts
    }
}

/// A file as it was read, with its findings.
struct CheckedDocument {
    var input: InputFile
    var document: Document
    var findings: [Finding]
}
