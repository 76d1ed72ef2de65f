import LayoutModel
import SourceText
import Testing

/// The declarations of a project's files, and the keys that an update changes.
@Suite struct ProjectTests {
    private static let (a, b) = (FileID(1), FileID(2))

    private static func declaration(
        _ key: String, in file: FileID, at offset: Int = 0, _ content: any Hashable & Sendable = 0
    ) -> Declaration {
        Declaration(key: key, range: FileRange(file, TextRange(offset, offset + 1)), content: content)
    }

    /// The keys that change when a file's declarations are replaced.
    private static func changed(_ old: [Declaration], _ new: [Declaration], of file: FileID = a) -> Set<String> {
        var project = Project.empty
        _ = project.setDeclarations(old, of: file)
        return project.setDeclarations(new, of: file)
    }

    @Test func addedAndRemovedKeysHaveChanged() {
        let (x, y) = (Self.declaration("x", in: Self.a), Self.declaration("y", in: Self.a))
        #expect(Self.changed([], [x, y]) == ["x", "y"])
        #expect(Self.changed([x, y], [y]) == ["x"])
        #expect(Self.changed([x], [y]) == ["x", "y"])
        #expect(Self.changed([x, y], [y, x]) == [])
        #expect(Self.changed([], []) == [])
    }

    @Test func keysWithNewContentOrANewRangeHaveChanged() {
        let x = Self.declaration("x", in: Self.a, 4)
        let y = Self.declaration("y", in: Self.a)
        #expect(Self.changed([x, y], [Self.declaration("x", in: Self.a, 4), y]) == [])
        #expect(Self.changed([x, y], [Self.declaration("x", in: Self.a, 5), y]) == ["x"])
        #expect(Self.changed([x, y], [Self.declaration("x", in: Self.a, "4"), y]) == ["x"])
        #expect(Self.changed([x, y], [Self.declaration("x", in: Self.a, at: 7, 4), y]) == ["x"])
    }

    @Test func eachChangeMakesAnotherVersion() {
        var project = Project.empty
        #expect(project.version === Project.empty.version)
        _ = project.setDeclarations([Self.declaration("x", in: Self.a)], of: Self.a)
        let copy = project
        #expect(project.version !== Project.empty.version && copy.version === project.version)
        _ = project.setDeclarations([], of: Self.a)
        #expect(copy.version !== project.version)
    }

    @Test func aSecondDeclarationOfAKeyChangesIt() {
        let x = Self.declaration("x", in: Self.a)
        let again = Self.declaration("x", in: Self.a, at: 5)
        #expect(Self.changed([x], [x, again]) == ["x"])
        #expect(Self.changed([x, again], [again]) == ["x"])
    }

    @Test func declarationsOfOtherFilesAreKept() {
        var project = Project.empty
        let ofA = Self.declaration("x", in: Self.a, 1)
        let ofB = [Self.declaration("x", in: Self.b, 2), Self.declaration("y", in: Self.b, 3)]
        _ = project.setDeclarations(ofB, of: Self.b)
        #expect(project.setDeclarations([ofA], of: Self.a) == ["x"])
        #expect(project.declarations(of: "x") == [ofA, ofB[0]])
        #expect(project.setDeclarations([], of: Self.a) == ["x"])
        #expect(project.declarations(of: "x") == [ofB[0]])
        #expect(project.declarations(of: "y") == [ofB[1]])
        #expect(project.declarations(of: "z") == [])
    }

    @Test func aCopyDoesNotChangeWithTheOriginal() {
        var project = Project.empty
        _ = project.setDeclarations([Self.declaration("x", in: Self.a)], of: Self.a)
        let before = project
        _ = project.setDeclarations([], of: Self.a)
        #expect(before.declarations(of: "x").count == 1)
        #expect(project.declarations(of: "x").isEmpty)
    }
}
