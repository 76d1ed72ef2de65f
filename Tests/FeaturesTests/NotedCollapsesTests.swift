import Formats
import Features
import LayoutModel
import SourceText
import TestSupport
import Testing

/// Views of documents whose notes declare how they collapse.
@Suite struct NotedCollapsesTests {
    /// A column of three views, 8 points apart, each with a note.
    private func column(first: String = "", photo: String = "", inside: String = "") -> String {
        let views = [("first", 20, first), ("photo", 58, photo), ("last", 96, "")]
        return IBFixture.xib(
            views.map { id, y, note in
                """
                <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \
                userLabel="\(id)">
                    <rect key="frame" x="16" y="\(y)" width="60" height="30"/>\(id == "photo" ? inside : "")
                    <constraints>
                        <constraint firstAttribute="width" constant="60" id="\(id)-w"/>
                        <constraint firstAttribute="height" constant="30" id="\(id)-h"/>
                    </constraints>\(note.isEmpty ? "" : "\n" + self.note(note))
                </view>
                """
            }.joined(separator: "\n"),
            constraints: views.map { pin($0.0, "leading", 16, "roo-tv-iew", "leading") }.joined()
                + pin("first", "top", 20, "roo-tv-iew", "top") + pin("photo", "top", 8, "first", "bottom")
                + pin("last", "top", 8, "photo", "bottom"))
    }

    private func pin(_ id: String, _ edge: String, _ constant: Int, _ other: String, _ otherEdge: String) -> String {
        """
        <constraint firstItem="\(id)" firstAttribute="\(edge)" secondItem="\(other)" \
        secondAttribute="\(otherEdge)" constant="\(constant)" id="\(id)-\(edge)"/>

        """
    }

    private func note(_ text: String) -> String {
        """
            <attributedString key="userComments">
                <fragment content="\(text)"/>
            </attributedString>
        """
    }

    private func layout(_ text: String) throws -> Layout {
        let format = try #require(FormatRegistry.standard.format(path: "a.xib"))
        return try #require(Snapshot(reading: SourceText(text), as: format).document.layouts.first)
    }

    /// The collapse of the photo in a document.
    private func collapse(_ text: String) throws -> Collapse? {
        let layout = try layout(text)
        return layout.collapses.first { layout[$0.view].objectID == "photo" }
    }

    // MARK: A new note

    @Test(arguments: [
        ("collapse: bottom", "collapse: bottom", ""),
        ("collapse: bottom as hrViewVisible", "collapse: bottom as hrViewVisible", " as hrViewVisible"),
    ])
    func aViewIsMadeCollapsibleInTheStyleOfTheOthers(other: String, line: String, style: String) throws {
        let made = try Fixing(column(first: other), path: "a.xib").refactorings(ofView: "photo")
        let text = try made.text("Make \"photo\" collapsible by its bottom edge\(style), in a note")
        #expect(text.contains("<fragment content=\"\(line)\"/>"))
        let collapse = try #require(try collapse(text))
        #expect(collapse.edges == [.bottom])
        #expect(collapse.style == (style.isEmpty ? .plain : .hrViewVisible))
        #expect(collapse.isNoted)
        // The ways without a note are offered too.
        #expect(made.contains { $0.title.contains("to be activated when it is hidden") })
        #expect(made.contains { $0.title.contains("with FDCollapsibleConstraints") })
    }

    @Test func theTextOfTheNoteIsKept() throws {
        let made = try Fixing(column(first: "collapse: bottom", photo: "By Ann"), path: "a.xib")
            .refactorings(ofView: "photo")
        let text = try made.text("Make \"photo\" collapsible by its bottom edge, in a note")
        #expect(text.contains("<fragment content=\"By Ann\"/>"))
        #expect(text.contains("<fragment content=\"&#10;collapse: bottom\"/>"))
        #expect(try collapse(text)?.edges == [.bottom])
    }

    @Test func aNoteIsOfferedOnlyIfAnotherViewHasOne() throws {
        let made = try Fixing(column(photo: "By Ann"), path: "a.xib").refactorings(ofView: "photo")
        #expect(!made.contains { $0.title.hasSuffix("in a note") })
        #expect(made.contains { $0.title.contains("collapsible") })
    }

    // MARK: An existing note

    @Test func aNoteThatKeepsTheSpaceGetsAnEdge() throws {
        let text = column(photo: "By Ann&#10;collapse")
        let fixes = try Fixing(text, path: "a.xib").fixes(of: "gap-when-gone")
        #expect(fixes.first?.title == "Collapse \"photo\" by its bottom edge")
        #expect(fixes.first?.text == text.replacing("&#10;collapse", with: "&#10;collapse: bottom"))
    }

    @Test func aLostGapIsRestored() throws {
        let text = column(photo: "collapse: top bottom as hrViewVisible")
        let fixes = try Fixing(text, path: "a.xib").fixes(of: "lost-gap")
        #expect(
            fixes.map(\.title) == [
                "Collapse \"photo\" by its bottom edge only", "Collapse \"photo\" by its top edge only",
            ])
        #expect(fixes.first?.text == text.replacing("top bottom as", with: "bottom as"))
    }

    // MARK: Subviews that are still drawn

    private func drawn(x: Int) -> String {
        column(
            photo: "collapse: bottom as hrViewVisible",
            inside: """

                <subviews>
                    <switch opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" \
                id="on" userLabel="on">
                        <rect key="frame" x="\(x)" y="-1" width="51" height="31"/>
                        <constraints>
                            <constraint firstAttribute="height" constant="28" id="on-h"/>
                        </constraints>
                    </switch>
                </subviews>
                """
        ).replacing(
            "<constraint firstAttribute=\"width\" constant=\"60\" id=\"photo-w\"/>",
            with: """
                <constraint firstAttribute="width" constant="60" id="photo-w"/>
                <constraint firstItem="on" firstAttribute="leading" secondItem="photo" secondAttribute="leading" \
                constant="\(x)" id="on-l"/>
                <constraint firstItem="on" firstAttribute="top" secondItem="photo" secondAttribute="top" constant="1" \
                id="on-t"/>
                """
        ).replacing("y=\"-1\" width=\"51\" height=\"31\"", with: "y=\"1\" width=\"51\" height=\"28\"")
    }

    @Test func aViewThatIsNotHiddenClipsItsSubviews() throws {
        let text = drawn(x: 4)
        let fixes = try Fixing(text, path: "a.xib").fixes(of: "drawn-when-gone")
        #expect(fixes.map(\.title) == ["Let \"photo\" clip its subviews"])
        #expect(
            fixes.first?.text
                == text.replacing(
                    "<view contentMode=\"scaleToFill\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"photo\"",
                    with:
                        """
                        <view clipsSubviews="YES" contentMode="scaleToFill" \
                        translatesAutoresizingMaskIntoConstraints="NO" id="photo"
                        """
                ))
    }

    @Test func clippingIsNotOfferedIfItCutsVisibleSubviews() throws {
        #expect(try Fixing(drawn(x: 40), path: "a.xib").fixes(of: "drawn-when-gone").isEmpty)
    }
}
