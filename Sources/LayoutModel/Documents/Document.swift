import SourceText

/// The content of one file: its layouts, the findings about its text, and the occurrences of its names.
package struct Document: Sendable {
    package var layouts: [Layout]
    /// The findings about the text itself, and about constraints that Auto Layout would refuse, sorted by range.
    package var problems: [Finding]
    /// The declarations and uses of names, sorted by range. Found on first access.
    package var occurrences: [Occurrence] {
        get { found.value(findOccurrences) }
        set {
            findOccurrences = { newValue }
            found = Memo()
        }
    }
    /// Why a valid text has no layouts: the rest of a sentence that starts with the file's name.
    package var reasonForNoLayouts: String?
    /// The comments that suppress findings, sorted by range.
    package var suppressions: [Suppression] = []
    /// Whether a part of the text could not be read. Editor features then also use the last version without errors.
    package var hasSyntaxErrors = false
    /// Whether the text has an unresolved merge conflict. Such a text is not fixed automatically.
    package var hasMergeMarks = false

    /// What says that a part of the text was not checked, so that other findings may be missing. It cannot be
    /// suppressed.
    package var codesHidingOthers: Set<FindingCode> = [.syntax, .tooLarge]
    /// Whether a part of the text was not checked.
    package var mayLackFindings: Bool { problems.contains { codesHidingOthers.contains($0.code) } }

    /// The layouts that a layout of the document inherits from, by its index. What is wrong with one of those is said
    /// where it is written, and not again for each layout that inherits from it.
    package var inherited: @Sendable (Int) -> [Layout] = { _ in [] }

    /// The layouts that build on a layout of the document, by its index, and on which no others build: each is read
    /// when it is asked for, and may be of another document. What all of them add is not missing in the layout.
    package var heirs: @Sendable (Int) -> [() -> [Layout]] = { _ in [] }

    /// Whether a method of a layout, which it does not call itself, may be called. What follows from calls of others is
    /// not said.
    package var mayBeCalled: @Sendable (_ method: String, _ layout: Int) -> Bool = { _, _ in true }

    /// Whether the method that makes a layout may be called, if the layout does not call it itself. If not, nothing is
    /// said but what other methods do.
    package var mayBeMade: @Sendable (_ method: String, _ layout: Int) -> Bool = { _, _ in true }

    /// Whether code of others may go on with setting up the root of a layout, a stack view or a scroll view. What
    /// follows from its setup is then not said.
    package var mayBeSetUp: @Sendable (_ layout: Int) -> Bool = { _ in false }

    /// Whether code of others may hide a view of a layout, by the view's name.
    package var mayBeHidden: @Sendable (_ view: String, _ layout: Int) -> Bool = { _, _ in true }

    /// Which of some places that hide views may run. What follows from the others is not said.
    package var reachableHidings: @Sendable (Set<FileRange>) -> Set<FileRange> = { $0 }

    /// The layouts of a class, by its name as a layout of the document has it; see ``View/customClass``. Each is read
    /// when it is asked for, and may be of another document.
    package var layoutsOfClass: @Sendable (_ name: String) -> [Layout] = { _ in [] }

    /// What only pictures use. Read on first access, so that nothing else takes longer.
    package var sketch: Sketch { drawn.value(readSketch) }
    /// Reads ``sketch``.
    package var readSketch: @Sendable () -> Sketch = { Sketch() } {
        didSet { drawn = Memo() }
    }
    private var drawn = Memo<Sketch>()

    private var findOccurrences: @Sendable () -> [Occurrence]
    private var found = Memo<[Occurrence]>()

    package init(
        layouts: [Layout] = [], problems: [Finding] = [],
        occurrences: @autoclosure @escaping @Sendable () -> [Occurrence] = [], reasonForNoLayouts: String? = nil
    ) {
        self.layouts = layouts
        self.problems = problems
        findOccurrences = occurrences
        self.reasonForNoLayouts = reasonForNoLayouts
    }
}
