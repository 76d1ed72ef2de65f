import Features
import SourceText
import TestSupport
import Testing

@Suite struct RenameTests {
    /// The text after renaming at the cursor, or the message if the new name is refused.
    private func rename(_ marked: String, to name: String) -> String {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot() else { return "" }
        return Self.renamed(snapshot, at: fixture.cursor, to: name)
    }

    private static func renamed(_ snapshot: Snapshot, at cursor: UTF8Offset, to name: String) -> String {
        do throws(RenameRefusal) {
            return snapshot.text.applying(try Rename.edits(at: cursor, to: name, in: snapshot)).string
        } catch {
            return error.message
        }
    }

    private func target(_ marked: String) -> String? {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot(), let target = try? Rename.target(at: fixture.cursor, in: snapshot)
        else {
            return nil
        }
        #expect(fixture.ranges == [target.range])
        return target.name
    }

    @Test func aViewIsRenamedEverywhere() {
        #expect(
            rename(
                "layout A { size 9 x 9; view a│ { view c }; view b; H:[a]-[b(a)]; a.c.top == a.top; vary a }",
                to: "first")
                    == """
                    layout A { size 9 x 9; view first { view c }; view b; H:[first]-[b(first)]; \
                    first.c.top == first.top; vary first }
                    """
        )
    }

    @Test func anotherViewOfTheSameNameIsNotRenamed() {
        #expect(
            rename("layout A { size 9 x 9; view a { view c│\n c.top == super.top }; view c; c.top == a.top }", to: "d")
                == "layout A { size 9 x 9; view a { view d\n d.top == super.top }; view c; c.top == a.top }")
    }

    @Test func aSlotIsRenamedWithItsView() {
        #expect(
            rename("layout A { size 9 x 9; view a│; a.top: a.top == super.top; state s { set a.top = 3 } }", to: "b")
                == "layout A { size 9 x 9; view b; b.top: b.top == super.top; state s { set b.top = 3 } }")
    }

    @Test func labelsStatesParametersAndLayoutsAreRenamed() {
        let source =
            """
            layout A { size 9 x 9; param p = 1 in 0...2; view a; g: a.top == super.top + p; state s { g.constant = 3 } }
            """
        #expect(
            rename(source.replacing("g: ", with: "│g: "), to: "gap")
                == source.replacing("g: ", with: "gap: ").replacing("g.c", with: "gap.c"))
        #expect(
            rename(source.replacing("state s", with: "state │s"), to: "t")
                == source.replacing("state s", with: "state t"))
        #expect(
            rename(source.replacing("param p", with: "param │p"), to: "q")
                == source.replacing("param p", with: "param q").replacing("+ p", with: "+ q"))
        #expect(
            rename(source.replacing("layout A", with: "layout │A"), to: "B")
                == source.replacing("layout A", with: "layout B"))
    }

    @Test(arguments: ["my view", "1st", "super", "margins", "a-b", "_"])
    func namesGetBackquotesIfNeeded(name: String) {
        #expect(
            rename("layout A { size 9 x 9; view a│; a.top == super.top }", to: name)
                == "layout A { size 9 x 9; view `\(name)`; `\(name)`.top == super.top }")
    }

    @Test func aNameMayBeTypedWithBackquotes() {
        #expect(rename("layout A { size 9 x 9; view a│ }", to: "`b c`") == "layout A { size 9 x 9; view `b c` }")
        #expect(rename("layout A { size 9 x 9; view a│ }", to: "`b`") == "layout A { size 9 x 9; view b }")
        #expect(rename("layout A { size 9 x 9; view a│ }", to: "b`c").hasPrefix("\"b`c\" cannot be written as a name."))
    }

    @Test func otherScriptsNeedNoBackquotes() {
        #expect(
            rename("layout A { size 9 x 9; view a│; a.top == super.top }", to: "标签")
                == "layout A { size 9 x 9; view 标签; 标签.top == super.top }")
    }

    @Test func unneededBackquotesAreRemoved() {
        #expect(
            rename("layout A { size 9 x 9; view `a b`; `a b│`.top == super.top }", to: "c")
                == "layout A { size 9 x 9; view c; c.top == super.top }")
    }

    @Test func aNameThatIsTakenIsRefused() {
        #expect(
            rename("layout A { size 9 x 9; view a│; label b }", to: "b")
                == "\"b\" is already the name of a label of A. Choose another name.")
        #expect(
            rename("layout A│ { size 9 x 9 }\nlayout B { size 9 x 9 }", to: "B")
                == "\"B\" is already the name of a layout of this file. Choose another name.")
    }

    @Test func aNameThatWouldShadowAnotherViewIsRefused() {
        let message = rename("layout A { size 9 x 9; view a { view c│\n c.top == b.top }; view b }", to: "b")
        #expect(message.hasSuffix("Choose another name."))
    }

    @Test(arguments: ["", "  ", "a\nb", "a\0"])
    func anInvalidNameIsRefused(name: String) {
        #expect(rename("layout A { size 9 x 9; view a│ }", to: name).hasPrefix("A name cannot"))
    }

    @Test func theSameNameChangesNothing() {
        #expect(rename("layout A { size 9 x 9; view a│ }", to: "a") == "layout A { size 9 x 9; view a }")
    }

    @Test func thereIsNothingToRenameOutsideNames() {
        #expect(rename("layout A { size│ 9 x 9 }", to: "b") == "There is no name to change here.")
        #expect(
            rename("layout A { size 9 x 9; view a; a.top == su│per.top }", to: "b")
                == "There is no name to change here.")
    }

    @Test func aFileWithSyntaxErrorsIsRefused() {
        #expect(
            rename("layout A { size 9 x 9; view a│; a.top == }", to: "b")
                == "\"a\" cannot be renamed while the file has syntax errors. Fix them first.")
    }

    @Test func theTargetIsTheNameAtTheCursor() {
        #expect(target("layout A { size 9 x 9; view a; «a│».top == super.top }") == "a")
        #expect(target("layout A { size 9 x 9; view «`my│ view`» }") == "my view")
        #expect(target("layout A { size│ 9 x 9; view a }") == nil)
    }

    // MARK: Documents

    private func renameInDocument(_ marked: String, to name: String) -> String {
        let fixture = Fixture(marked)
        guard let snapshot = fixture.snapshot(of: "a.storyboard") else { return "" }
        return Self.renamed(snapshot, at: fixture.cursor, to: name)
    }

    @Test func aUserLabelIsRenamed() {
        let marked = Documents.marked("userLabel=\"Title\"", as: "userLabel=\"Ti│tle\"")
        #expect(
            renameInDocument(marked, to: "Über \"<Titel>\" & `mehr`")
                == Documents.marked(
                    "userLabel=\"Title\"", as: "userLabel=\"Über &quot;&lt;Titel&gt;&quot; &amp; `mehr`\""))
        #expect(renameInDocument(marked, to: "Title") == Documents.storyboard)
        #expect(renameInDocument(marked, to: " ") == "A name cannot be empty.")
    }

    @Test func theTargetIsTheUserLabelWithoutItsEscapes() throws {
        let fixture = Fixture(Documents.marked("userLabel=\"Title\"", as: "userLabel=\"«A &amp; │B»\""))
        let snapshot = try #require(fixture.snapshot(of: "a.storyboard"))
        let target = try #require(try Rename.target(at: fixture.cursor, in: snapshot))
        #expect(target.name == "A & B")
        #expect(fixture.ranges == [target.range])
    }

    @Test(arguments: ["id=\"ttl-│la-001\"", "firstItem=\"│ttl-la-001\""])
    func anIDIsRefused(mark: String) throws {
        let marked = Documents.marked(mark.replacing("│", with: ""), as: mark)
        let refusal =
            "\"ttl-la-001\" cannot be renamed: it is an id from Interface Builder. "
            + "Change the object's user label, or add one."
        #expect(renameInDocument(marked, to: "x") == refusal)
        let fixture = Fixture(marked)
        let snapshot = try #require(fixture.snapshot(of: "a.storyboard"))
        let error = #expect(throws: RenameRefusal.self) { try Rename.target(at: fixture.cursor, in: snapshot) }
        #expect(error?.message == refusal)
    }

    @Test func otherAttributesCannotBeRenamed() {
        let marked = Documents.marked("text=\"Name\"", as: "text=\"Na│me\"")
        #expect(renameInDocument(marked, to: "x") == "There is no name to change here.")
    }
}
