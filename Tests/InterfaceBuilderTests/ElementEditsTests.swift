import SourceText
import Testing

@testable import InterfaceBuilder

@Suite struct ElementEditsTests {
    /// The text after edits. `make` finds elements by their ids.
    private func edited(_ text: String, _ make: (inout ElementEdits, (String) -> XMLElementID) -> Void) throws -> String
    {
        let source = SourceText(text)
        let tree = XMLParser.parse(source)
        var edits = ElementEdits(tree)
        make(&edits) { id in
            XMLElementID(index: tree.elements.indices.first { tree[XMLElementID(index: $0), "id"] == id } ?? 0)
        }
        return source.applying(try #require(edits.textEdits())).string
    }

    private let constraint = #"<constraint firstAttribute="width" priority="750" constant="8" id="c"/>"#

    // MARK: Attributes

    @Test func valuesChangeInPlace() throws {
        let text = try edited(constraint) { edits, element in edits.set("constant", of: element("c"), to: "12") }
        #expect(text == #"<constraint firstAttribute="width" priority="750" constant="12" id="c"/>"#)
    }

    @Test func attributesAreRemovedWithTheSpaceBeforeThem() throws {
        let text = try edited(constraint) { edits, element in
            edits.set("priority", of: element("c"), to: nil)
            edits.set("constant", of: element("c"), to: nil)
        }
        #expect(text == #"<constraint firstAttribute="width" id="c"/>"#)
    }

    @Test func newAttributesAreInXcodesOrder() throws {
        let text = try edited(#"<constraint firstAttribute="width" constant="8" id="c"/>"#) { edits, element in
            for (name, value) in [
                ("identifier", "a"), ("priority", "1"), ("relation", "lessThanOrEqual"), ("placeholder", "YES"),
                ("multiplier", "2"),
            ] {
                edits.set(name, of: element("c"), to: value)
            }
        }
        #expect(
            text
                == #"<constraint firstAttribute="width" relation="lessThanOrEqual" multiplier="2" priority="1" "#
                + #"constant="8" "#
                + #"placeholder="YES" identifier="a" id="c"/>"#)
    }

    @Test func prioritiesOfAViewComeAfterItsContentMode() throws {
        let text = try edited(#"<label opaque="NO" contentMode="left" text="Hi" id="c"/>"#) { edits, element in
            edits.set("verticalHuggingPriority", of: element("c"), to: "251")
            edits.set("horizontalHuggingPriority", of: element("c"), to: "252")
        }
        #expect(
            text
                == #"<label opaque="NO" contentMode="left" horizontalHuggingPriority="252" "#
                + #"verticalHuggingPriority="251" "#
                + #"text="Hi" id="c"/>"#)
    }

    @Test func reservedCharactersAreEscaped() throws {
        let text = try edited(#"<constraint id="c"/>"#) { edits, element in
            edits.set("identifier", of: element("c"), to: "a \"b\" & <c>")
        }
        #expect(text == #"<constraint identifier="a &quot;b&quot; &amp; &lt;c&gt;" id="c"/>"#)
    }

    @Test func aTagWithoutAClosingQuoteIsNotEdited() {
        let tree = XMLParser.parse(SourceText(#"<constraint constant="8"#))
        var edits = ElementEdits(tree)
        edits.set("constant", of: XMLElementID(index: 0), to: "9")
        #expect(edits.textEdits() == nil)
    }

    // MARK: Elements

    private static let view = """
        <view id="v">
            <rect key="frame"/>
            <subviews>
                <view id="a"/>
            </subviews>
            <color key="backgroundColor"/>
            <constraints>
                <constraint id="c"/>
                <constraint id="d"/>
            </constraints>
            <connections>
                <outlet id="o"/>
            </connections>
        </view>

        """

    @Test(arguments: ["\n", "\r\n"])
    func elementsAreRemovedWithTheirLines(_ lineBreak: String) throws {
        let text = Self.view.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: lineBreak)
        let one = try edited(text) { edits, element in edits.remove(element("c")) }
        #expect(one == text.replacing("        <constraint id=\"c\"/>\(lineBreak)", with: ""))
        let both = try edited(text) { edits, element in
            edits.remove(element("c"))
            edits.remove(element("d"))
        }
        #expect(
            both.split(separator: lineBreak).map(String.init)
                == text.split(separator: lineBreak).map(String.init).filter { !$0.contains("constraint") })
    }

    @Test(arguments: ["\n", "\r\n"], ["    ", "\t"])
    func elementsAreAddedToAnExistingContainer(_ lineBreak: String, _ unit: String) throws {
        let text = Self.view.replacing("    ", with: unit).replacing("\n", with: lineBreak)
        let edited = try edited(text) { edits, element in
            edits.remove(element("d"))
            edits.add(NewElement("constraint", [("id", "e")]), toChild: "constraints", of: element("v"))
            edits.add(NewElement("constraint", [("id", "f")]), toChild: "constraints", of: element("v"))
        }
        #expect(
            edited
                == text.replacing(
                    #"<constraint id="d"/>"#,
                    with: #"<constraint id="e"/>"# + lineBreak + unit + unit + #"<constraint id="f"/>"#))
    }

    @Test(arguments: ["\n", "\r\n"], ["    ", "\t"])
    func newContainersAreInXcodesOrder(_ lineBreak: String, _ unit: String) throws {
        let text = """
            <view id="v">
                <rect key="frame"/>
                <fontDescription/>
                <connections/>
                <point key="canvasLocation"/>
            </view>
            """.replacing("    ", with: unit).replacing("\n", with: lineBreak)
        let edited = try edited(text) { edits, element in
            edits.add(NewElement("variation", [("key", "default")]), to: element("v"))
            edits.add(NewElement("outlet", [("id", "o")]), toChild: "connections", of: element("v"))
            edits.add(NewElement("constraint", [("id", "e")]), toChild: "constraints", of: element("v"))
            edits.add(NewElement("view", [("id", "w")]), toChild: "subviews", of: element("v"))
        }
        #expect(
            edited
                == """
                <view id="v">
                    <rect key="frame"/>
                    <subviews>
                        <view id="w"/>
                    </subviews>
                    <constraints>
                        <constraint id="e"/>
                    </constraints>
                    <fontDescription/>
                    <variation key="default"/>
                    <connections>
                        <outlet id="o"/>
                    </connections>
                    <point key="canvasLocation"/>
                </view>
                """.replacing("    ", with: unit).replacing("\n", with: lineBreak))
    }

    @Test func selfClosingElementsGetAnEndTag() throws {
        let text = "<a>\n  <view id=\"v\"/>\n</a>"
        let edited = try edited(text) { edits, element in
            edits.add(NewElement("constraint", [("id", "e")]), toChild: "constraints", of: element("v"))
        }
        #expect(
            edited
                == """
                <a>
                  <view id="v">
                    <constraints>
                      <constraint id="e"/>
                    </constraints>
                  </view>
                </a>
                """)
    }

    @Test func editsOfASharedLineAddNoLineBreaks() throws {
        let text = #"<view id="v"><rect/><constraints><constraint id="c"/><constraint id="d"/></constraints></view>"#
        let edited = try edited(text) { edits, element in
            edits.remove(element("c"))
            edits.add(NewElement("constraint", [("id", "e")]), toChild: "constraints", of: element("v"))
        }
        #expect(
            edited
                == #"<view id="v"><rect/><constraints><constraint id="d"/><constraint id="e"/></constraints></view>"#)
    }

    @Test func aContainerWithACommentIsKept() throws {
        let text = "<view id=\"v\">\n<constraints>\n<!-- why -->\n<constraint id=\"c\"/>\n</constraints>\n</view>"
        let edited = try edited(text) { edits, element in edits.remove(element("c")) }
        #expect(edited == "<view id=\"v\">\n<constraints>\n<!-- why -->\n</constraints>\n</view>")
    }

    // MARK: Ids

    @Test func freshIDsHaveXcodesFormAndAreNew() throws {
        let tree = XMLParser.parse(SourceText(Self.view))
        var ids = FreshIDs(tree)
        var again = FreshIDs(tree)
        let made = (0..<1000).map { _ in ids.next() }
        #expect(Set(made).count == made.count)
        #expect(made.prefix(10).elementsEqual((0..<10).map { _ in again.next() }))
        #expect(made.allSatisfy { $0.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil })
        // An id that is already in the text is not generated.
        let taken = try #require(made.first)
        var others = FreshIDs(XMLParser.parse(SourceText("<a id=\"\(taken)\"/>")))
        #expect(!(0..<1000).map { _ in others.next() }.contains(taken))
    }
}
