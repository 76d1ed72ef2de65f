import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import LanguageServer

/// The files that must be read again after another has changed.
@Suite struct ProjectIndexTests {
    private let index = ProjectIndex()
    private let sizes = FileID(1)
    private let row = FileID(2)
    private let other = FileID(3)
    private let usingIcon = "layout Row 100\nview a icon\n"

    /// A text parsed with the current declarations.
    private func reading(_ text: String, of file: FileID) -> (parsed: any ParsedDocument, generation: Int) {
        var context = ParseContext()
        context.file = file
        let generation: Int
        (context.project, generation) = index.current
        let parsed = uncancelled { [context] (never) throws(Cancelled) in
            try PairFormat().parse(SourceText(text), in: context, never)
        }
        return (parsed, generation)
    }

    /// Parses a text and updates the index.
    @discardableResult
    private func read(_ text: String, of file: FileID) -> ProjectIndex.Update {
        let (parsed, generation) = reading(text, of: file)
        return index.update(file, with: parsed, readAt: generation)
    }

    private var declaredIcons: [FileID] { index.current.project.declarations(of: "pair size icon").map(\.range.file) }

    @Test func filesThatUseADeclarationDependOnIt() {
        #expect(read("size icon 40", of: sizes).dependents == [])
        read(usingIcon, of: row)
        read("layout Other 100\nview a 10\n", of: other)
        #expect(read("size icon 50", of: sizes).dependents == [row])
        #expect(read("size icon 50", of: sizes).dependents == [])
        #expect(read("size icon 50\nsize badge 20", of: sizes).dependents == [])
        #expect(read("size badge 20", of: sizes).dependents == [row])
    }

    @Test func aMissingDeclarationIsRemembered() {
        read(usingIcon, of: row)
        #expect(read("size icon 40", of: sizes).dependents == [row])
    }

    @Test func aFileThatNoLongerUsesADeclarationDoesNotDependOnIt() {
        read(usingIcon, of: row)
        read("layout Row 100\nview a 30\n", of: row)
        #expect(read("size icon 40", of: sizes).dependents == [])
    }

    @Test func aFileDoesNotDependOnItself() {
        let update = read("size icon 40\n" + usingIcon, of: row)
        #expect(!update.isOutdated && update.dependents == [])
        #expect(read("size icon 50\n" + usingIcon, of: row).dependents == [])
    }

    @Test func aFileIsOutdatedIfAUsedDeclarationChangedMeanwhile() {
        let (parsed, generation) = reading(usingIcon, of: row)
        read("size icon 40", of: sizes)
        #expect(index.update(row, with: parsed, readAt: generation).isOutdated)
        #expect(!read(usingIcon, of: row).isOutdated)
    }

    @Test func aFileIsNotOutdatedByUnusedDeclarations() {
        let (parsed, generation) = reading(usingIcon, of: row)
        read("size badge 40", of: sizes)
        #expect(!index.update(row, with: parsed, readAt: generation).isOutdated)
    }

    @Test func theGenerationChangesWithTheDeclarations() {
        let before = index.current.generation
        read(usingIcon, of: row)
        #expect(index.current.generation == before)
        read("size icon 40", of: sizes)
        let after = index.current.generation
        #expect(after > before)
        read("size icon 40", of: sizes)
        #expect(index.current.generation == after)
    }

    @Test func aFileThatDependsOnAllIsOutdatedByAnyDeclarationButItsOwn() {
        let usingAll = "layout Row 100\nview a all\n"
        read(usingAll, of: row)
        #expect(read("size icon 40", of: sizes).dependents == [])
        #expect(index.outdated == [row])
        read("size badge 20\n" + usingAll, of: row)
        #expect(index.outdated == [])
        read("size icon 40", of: sizes)
        #expect(index.outdated == [])
        #expect(index.remove(sizes) == [])
        #expect(index.outdated == [row])
        read("layout Row 100\nview a 10\n", of: row)
        #expect(index.outdated == [])
    }

    @Test func aFileThatDependsOnAllIsOutdatedByAChangeWhileItIsRead() {
        let (parsed, generation) = reading("size badge 20\nlayout Row 100\nview a all\n", of: row)
        read("size icon 40", of: sizes)
        _ = index.update(row, with: parsed, readAt: generation)
        #expect(index.outdated == [row])
    }

    @Test func aRemovedFileDeclaresNothing() {
        read("size icon 40", of: sizes)
        read(usingIcon, of: row)
        #expect(declaredIcons == [sizes])
        #expect(Set(index.files) == [sizes, row])
        #expect(index.remove(sizes) == [row])
        #expect(declaredIcons == [])
        #expect(index.files == [row])
        #expect(index.remove(sizes) == [])
    }
}
