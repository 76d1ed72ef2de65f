import Features
import LayoutModel
import POSIX
import Reporting
import SourceText

/// Applies fixes to files one after the other, and counts them.
struct FixRun {
    private let settings: SettingsOptions
    private let formats: FormatRegistry
    private let scope: FixScope
    /// Whether a finding is left as it is.
    private let isLeft: (Finding, InputFile) -> Bool
    private(set) var summary = FixSummary()
    /// What the files can use, and their places in it.
    private var projects: DeclaredProjects
    private let indices: [String: Int]

    /// - Parameters:
    ///   - paths: the files; one that is not among them is read alone.
    ///   - isStandardInput: whether the only file is standard input, with an assumed path.
    ///   - only: the codes of the findings to fix; all if it is empty.
    ///   - arguments: with a baseline, whose findings are not fixed.
    init(
        _ scope: FixScope, _ paths: [String], isStandardInput: Bool = false, only: Set<FindingCode>,
        _ arguments: Arguments, _ settings: SettingsOptions, _ formats: FormatRegistry
    ) throws(UsageError) {
        self.scope = scope
        self.settings = settings
        self.formats = formats
        projects = DeclaredProjects(
            of: paths, isStandardInput: isStandardInput, in: .disk, formats, jobs: Parallel.processorCount)
        indices = Dictionary(zip(paths, paths.indices)) { first, _ in first }
        let isKnown = try Self.knownFindings(arguments)
        isLeft = { !only.isEmpty && !only.contains($0.code) || isKnown($0, $1) }
    }

    /// Tells the findings of the baseline from others.
    private static func knownFindings(
        _ arguments: Arguments
    ) throws(UsageError) -> (Finding, InputFile) -> Bool {
        guard let path = arguments.value(of: "--baseline") else { return { _, _ in false } }
        let (baseline, folder) = (try Baseline(at: path), Files.folder(of: path))
        return { baseline.records($0, inFile: $1.absolutePath, in: folder) }
    }

    /// Reads a file; nil if it or its settings, which may exclude it, cannot be read.
    mutating func input(
        at path: String, complains: Bool = true, _ read: (FormatRegistry) throws(UsageError) -> InputFile
    ) -> InputFile? {
        let own = settings.settings(for: path)
        if settings.areUnreadable(for: path) {
            summary.uncheckedPaths += 1
            return nil
        }
        do throws(UsageError) {
            return try read(formats.collapsing(in: own.collapseStyle))
        } catch {
            if complains { Output.complain(error.message) }
            summary.uncheckedPaths += 1
            return nil
        }
    }

    /// The text with its fixes, which is not written yet.
    func fixed(_ input: InputFile) -> FixedText {
        let rules = settings.settings(for: input.path).rules
        let context = indices[input.path].map(projects.context(ofInput:)) ?? ParseContext()
        let fixed = uncancelled { (never) throws(Cancelled) in
            try Fixes.fixed(
                Snapshot(reading: input.text, as: input.format, in: context, never), rules: rules, scope,
                leaving: { isLeft($0, input) }, never)
        }
        if fixed.hasMergeConflicts {
            Output.note("\(input.path): not changed, because it has merge conflicts. Resolve them first.")
        }
        if fixed.isIncomplete {
            Output.note(
                "\(input.path): some fixes were not tried, because checking its layouts takes long. "
                    + "Run the command again once others are fixed.")
        }
        return fixed
    }

    /// Writes a text that has fixes, and lists them.
    mutating func write(_ fixed: FixedText, to input: InputFile, listing list: (String) -> Void) {
        do throws(UsageError) {
            if !fixed.fixes.isEmpty {
                try OutputFile.replace(input, with: fixed.text)
                if let index = indices[input.path] { projects.noteChange(ofInput: index) }
            }
        } catch {
            Output.complain(error.message)
            summary.addUnwritten(fixed)
            return
        }
        add(fixed, of: input, listing: list)
    }

    /// Counts the fixes of a text, and lists them.
    mutating func add(_ fixed: FixedText, of input: InputFile, listing list: (String) -> Void) {
        summary.add(fixed)
        for fix in fixed.fixes { list("\(input.path): \(fix.title) [\(fix.finding.code.rawValue)]") }
    }
}
