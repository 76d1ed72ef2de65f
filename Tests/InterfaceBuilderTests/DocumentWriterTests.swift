import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Text edits of a document have the same effect on its model as the model edits that they express.
@Suite struct DocumentWriterTests {
    /// A card with an image, a label and a row of buttons, with most features of constraints in documents.
    static let card = IBFixture.xib(
        """
        <imageView contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="img-00-001">
                        <rect key="frame" x="16" y="20" width="60" height="60"/>
                        <constraints>
                            <constraint firstAttribute="width" constant="60" id="con-00-001"/>
                            <constraint firstAttribute="width" secondItem="img-00-001" secondAttribute="height" \
        multiplier="1:1" id="con-00-002"/>
                        </constraints>
                    </imageView>
                    <label opaque="NO" contentMode="left" horizontalHuggingPriority="251" text="Title" \
        translatesAutoresizingMaskIntoConstraints="NO" id="ttl-00-001">
                        <rect key="frame" x="84" y="20" width="275" height="20.5"/>
                        <fontDescription key="fontDescription" type="system" pointSize="17"/>
                    </label>
                    <view contentMode="scaleToFill" id="box-00-001">
                        <rect key="frame" x="0.0" y="100" width="100" height="40"/>
                        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    </view>
                    <stackView translatesAutoresizingMaskIntoConstraints="NO" id="stk-00-001">
                        <rect key="frame" x="16" y="600" width="343" height="44"/>
                        <subviews>
                            <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-001">
                                <rect key="frame" x="0.0" y="0.0" width="171.5" height="44"/>
                            </button>
                            <button opaque="NO" translatesAutoresizingMaskIntoConstraints="NO" id="btn-00-002">
                                <rect key="frame" x="171.5" y="0.0" width="171.5" height="44"/>
                            </button>
                        </subviews>
                    </stackView>
        """,
        constraints: """
            <constraint firstItem="img-00-001" firstAttribute="leading" secondItem="roo-tv-iew" \
            secondAttribute="leadingMargin" id="con-00-003"/>
                        <constraint firstItem="img-00-001" firstAttribute="top" secondItem="saf-00-001" \
            secondAttribute="top" constant="20" symbolic="YES" id="con-00-004"/>
                        <constraint firstItem="ttl-00-001" firstAttribute="leading" secondItem="img-00-001" \
            secondAttribute="trailing" constant="8" id="con-00-005"/>
                        <constraint firstAttribute="trailing" secondItem="ttl-00-001" secondAttribute="trailing" \
            priority="750" constant="16" placeholder="YES" identifier="end" id="con-00-006"/>
                        <constraint firstItem="ttl-00-001" firstAttribute="bottom" relation="lessThanOrEqual" \
            secondItem="img-00-001" secondAttribute="bottom" id="con-00-007"/>
                        <constraint firstItem="ttl-00-001" firstAttribute="top" secondItem="img-00-001" \
            secondAttribute="top" id="con-00-008"/>
                        <constraint firstItem="stk-00-001" firstAttribute="left" secondItem="roo-tv-iew" \
            secondAttribute="left" constant="16" id="con-00-009"/>
            """,
        rootChildren: """
            <viewLayoutGuide key="safeArea" id="saf-00-001"/>
                    <variation key="default">
                        <mask key="constraints">
                            <exclude reference="con-00-007"/>
                        </mask>
                    </variation>
                    <connections>
                        <outlet property="top" destination="con-00-008" id="out-00-001"/>
                    </connections>
            """)

    /// The card with each kind of line break, with tabs, with a line break at the end, and on one line.
    static let forms: [(name: String, text: String)] = [
        ("lines", card), ("returns", card.replacing("\n", with: "\r\n")), ("tabs", card.replacing("    ", with: "\t")),
        ("break at the end", card + "\n"),
        ("one line", card.split(separator: "\n").map { $0.drop { $0 == " " } }.joined()),
    ]

    /// A description of a model, sorted, so that irrelevant differences in order do not count.
    static func summary(_ layout: Layout) -> [String] {
        let constraints = layout.constraints.filter { !$0.isRemoved }.map { constraint in
            var constraint = constraint
            // Either side may be written first.
            if let second = constraint.second, constraint.multiplier.literal == 1,
                let constant = constraint.constant.literal,
                (second.item.view, second.attribute.rawValue) < (
                    constraint.first.item.view, constraint.first.attribute.rawValue
                )
            {
                constraint.second = constraint.first
                constraint.first = second
                constraint.relation = constraint.relation.flipped
                constraint.constant = .literal(-constant + 0)
            }
            return LayoutDump.constraint(constraint, layout) + (constraint.isDesignTimeOnly ? " placeholder" : "")
        }
        let views = layout.views.map {
            LayoutDump.view($0, layout) + " \($0.recordedFrame.map { "\($0)" } ?? "") \($0.autoresizing as Any)"
        }
        return constraints.sorted() + views.sorted()
    }

    /// The text after edits; nil if they cannot be expressed.
    static func edited(_ text: String, _ edits: [ModelEdit]) -> String? {
        let document = InterfaceBuilderDocument(SourceText(text))
        return document.textEdits(for: edits, in: 0).map { document.text.applying($0[.alone]).string }
    }

    /// The differences between the model after edits and the model of the text after edits. Nil if they cannot be
    /// expressed.
    static func difference(_ text: String, _ edits: [ModelEdit]) -> [String]? {
        guard let layout = InterfaceBuilderDocument(SourceText(text)).document.layouts.first,
            let edited = edited(text, edits)
        else { return nil }
        let after = InterfaceBuilderDocument(SourceText(edited)).document
        guard let found = after.layouts.first, after.problems.isEmpty else { return ["problems \(after.problems)"] }
        let change = summary(found).difference(from: summary(layout.applying(edits)))
        return change.isEmpty ? [] : change.map { "\($0)" } + [edited]
    }

    static func layout(_ text: String = card) -> Layout? {
        InterfaceBuilderDocument(SourceText(text)).document.layouts.first
    }

    @Test func theFixtureIsValid() throws {
        let document = InterfaceBuilderDocument(SourceText(Self.card)).document
        #expect(document.problems == [])
        #expect(document.layouts.first?.constraints.count == 9)
        #expect(document.layouts.first?.views.count == 7)
    }

    @Test(arguments: ["lines", "returns", "one line"])
    func everyEditOfEveryConstraintIsWritten(_ form: String) throws {
        let text = try #require(Self.forms.first { $0.name == form }?.text)
        var refused: Set<String> = []
        for constraint in try #require(Self.layout(text)).constraints {
            let id = constraint.id
            var edits: [ModelEdit] = [
                .removeConstraint(id), .setDesignTimeOnly(id, true), .setDesignTimeOnly(id, false),
            ]
            edits += Relation.allCases.map { .setRelation(id, $0) }
            edits +=
                [13, -7.5, 0, 100.0 / 3].map { .setConstant(id, $0) } + [1000, 999, 250.5].map { .setPriority(id, $0) }
            let attribute: Attribute = constraint.first.attribute.axis == .horizontal ? .centerX : .bottom
            if let second = constraint.second, !constraint.first.attribute.isSize, constraint.first.item != second.item
            {
                edits.append(.setAttributes(id, first: attribute, second: attribute))
            }
            for edit in edits {
                guard let difference = Self.difference(text, [edit]) else {
                    refused.insert("\(constraint.objectID ?? "")")
                    continue
                }
                #expect(difference == [], "\(edit) of \(constraint.objectID ?? "")")
            }
        }
        // A constraint with an outlet cannot be removed.
        #expect(refused == ["con-00-008"])
    }

    @Test(arguments: ["returns", "one line"])
    func propertiesOfEveryViewAreWritten(_ form: String) throws {
        let text = try #require(Self.forms.first { $0.name == form }?.text)
        for view in try #require(Self.layout(text)).views where view.id != .root {
            for edits: [ModelEdit] in [
                [.setHugging(view.id, .horizontal, 252)], [.setCompressionResistance(view.id, .vertical, 749.5)],
                [.setHugging(view.id, .horizontal, 250), .setCompressionResistance(view.id, .horizontal, 750)],
                [.setHugging(view.id, .vertical, 1000), .setHugging(view.id, .horizontal, 1)],
                [.setRecordedFrame(view.id, Rect(x: 0, y: 12.5, width: 70, height: 44))],
            ] {
                #expect(Self.difference(text, edits) == [], "\(edits)")
            }
        }
    }

    @Test(arguments: ["returns"])
    func newConstraintsBetweenAnyTwoViewsAreWritten(_ form: String) throws {
        let text = try #require(Self.forms.first { $0.name == form }?.text)
        let views = try #require(Self.layout(text)).views.map(\.id)
        for first in views {
            for second in views where first != second {
                for attribute in [Attribute.top, .trailing, .width] {
                    let new = NewConstraint(
                        first: .init(.item(Item(first)), attribute), relation: .lessThanOrEqual,
                        second: .init(.item(Item(second)), attribute), constant: -8, priority: 749)
                    #expect(Self.difference(text, [.addConstraint(new)]) == [], "\(first) and \(second)")
                }
            }
            let size = NewConstraint(first: .init(.item(Item(first)), .height), second: nil, constant: 44)
            #expect(Self.difference(text, [.addConstraint(size)]) == [])
        }
    }

    @Test func guidesAreWrittenByTheirIDs() throws {
        for (guide, second) in [
            (Guide.safeArea, #"secondItem="saf-00-001" secondAttribute="top""#),
            (.layoutMargins, #"secondItem="roo-tv-iew" secondAttribute="topMargin""#),
        ] {
            let new = NewConstraint(
                first: .init(.item(Item(ViewID(2))), .top), second: .init(.item(Item(.root, guide)), .top), constant: 4)
            let text = try #require(Self.edited(Self.card, [.addConstraint(new)]))
            #expect(
                text.contains(#"<constraint firstItem="ttl-00-001" firstAttribute="top" \#(second) constant="4" id=""#))
            #expect(Self.difference(Self.card, [.addConstraint(new)]) == [])
        }
        // The document has none of these guides.
        for guide in [Guide.keyboard, .topLayout, .scrollContent] {
            let new = NewConstraint(
                first: .init(.item(Item(ViewID(2))), .top), second: .init(.item(Item(.root, guide)), .top), constant: 4)
            #expect(Self.edited(Self.card, [.addConstraint(new)]) == nil)
        }
    }

    @Test func theContainerComesFirstAtFarEdges() throws {
        let new = NewConstraint(
            first: .init(.item(Item(ViewID(2))), .trailing), second: .init(.item(Item(.root)), .trailing), constant: -12
        )
        let text = try #require(Self.edited(Self.card, [.addConstraint(new)]))
        #expect(
            text.contains(
                #"""
                <constraint firstAttribute="trailing" secondItem="ttl-00-001" secondAttribute="trailing" \#
                constant="12" id="
                """#
            ))
    }

    @Test func anEditChangesNothingElse() throws {
        let one = try #require(Self.edited(Self.card, [.setConstant(ConstraintID(0), 72)]))
        #expect(one == Self.card.replacing(#"constant="60""#, with: #"constant="72""#))
        let standard = try #require(Self.edited(Self.card, [.setConstant(ConstraintID(3), 24)]))
        #expect(standard == Self.card.replacing(#"constant="20" symbolic="YES""#, with: #"constant="24""#))
        let frame = Rect(x: 84, y: 20, width: 250.3, height: 20.5)
        let recorded = try #require(Self.edited(Self.card, [.setRecordedFrame(ViewID(2), frame)]))
        #expect(recorded == Self.card.replacing(#"width="275""#, with: #"width="250.5""#))
        #expect(
            Self.edited(Self.card, [.setPriority(ConstraintID(0), 1000), .setHugging(ViewID(2), .vertical, 250)])
                == Self.card)
    }

    @Test func aNewFrameRemovesTheMisplacedMark() throws {
        let text = IBFixture.xib(
            #"<view misplaced="YES" id="box"><rect key="frame" x="1" y="2" width="3" height="4"/></view>"#)
        let moved = try #require(
            Self.edited(text, [.setRecordedFrame(ViewID(1), Rect(x: 5, y: 2, width: 3, height: 4))]))
        #expect(moved.contains(#"<view id="box"><rect key="frame" x="5" y="2" width="3" height="4"/>"#))
        let kept = Self.edited(text, [.setRecordedFrame(ViewID(1), Rect(x: 1, y: 2, width: 3, height: 4))])
        #expect(kept == text)
    }

    @Test(arguments: [
        (#"minX="15" width="34" height="21""#, #"minX="20" minY="8" width="40.5" height="30""#),
        (#"maxX="15" maxY="5" width="34" height="21""#, #"maxX="314.5" maxY="629" width="40.5" height="30""#),
        (#"minX="1" maxX="9" height="4""#, #"minX="20" minY="8" maxX="314.5" height="30""#),
        ("", #"minX="20" minY="8" maxX="314.5" maxY="629""#),
    ])
    func aFrameGivenByInsetsKeepsItsForm(_ before: String, _ after: String) throws {
        func text(_ values: String) -> String {
            let inset = #"<frame key="frameInset"\#(values.isEmpty ? "" : " ")\#(values)/>"#
            return IBFixture.xib(#"<view misplaced="YES" id="box">\#(inset)</view>"#)
        }
        let frame = Rect(x: 20, y: 8, width: 40.4, height: 30)
        let moved = try #require(Self.edited(text(before), [.setRecordedFrame(ViewID(1), frame)]))
        #expect(moved == text(after).replacing(#" misplaced="YES""#, with: ""))
        let recorded = try #require(Self.layout(text(before))?.views[1].recordedFrame)
        #expect(Self.edited(text(before), [.setRecordedFrame(ViewID(1), recorded)]) == text(before))
        let origin = Rect(x: 0, y: 0, width: 40.4, height: 30)
        let zero = try #require(Self.edited(text(after), [.setRecordedFrame(ViewID(1), origin)]))
        #expect(Self.layout(zero)?.views[1].recordedFrame?.x == 0 && !zero.contains("minX"))
    }

    @Test func framesAreRoundedToPixelsOfTheDevice() throws {
        let text = Self.card.replacing("retina4_7", with: "retina5_9")
        let frame = Rect(x: 84, y: 20, width: 250.3, height: 30.5)
        let recorded = try #require(Self.edited(text, [.setRecordedFrame(ViewID(2), frame)]))
        #expect(recorded.contains(#"width="250.33333333333334" height="30.666666666666668""#))
    }

    /// Another device than this one's may have drawn the view.
    @Test func aNumberThatIsOnItsPixelIsNotWritten() throws {
        let text = Self.card.replacing("retina4_7", with: "retina5_9")
        let frame = Rect(x: 84, y: 20, width: 250, height: 20.5)
        let recorded = try #require(Self.edited(text, [.setRecordedFrame(ViewID(2), frame)]))
        #expect(recorded.contains(#"width="250" height="20.5""#))
    }

    @Test func referencesToARemovedConstraintAreRemoved() throws {
        let text = try #require(Self.edited(Self.card, [.removeConstraint(ConstraintID(6))]))
        #expect(!text.contains("con-00-007"))
        #expect(!text.contains("<variation"))
        #expect(text.contains("<outlet"))
    }

    @Test func anEmptyListOfConstraintsIsRemoved() throws {
        let text = try #require(
            Self.edited(Self.card, [.removeConstraint(ConstraintID(0)), .removeConstraint(ConstraintID(1))]))
        #expect(text.components(separatedBy: "<constraints>").count == 2)
        #expect(
            Self.difference(Self.card, [.removeConstraint(ConstraintID(0)), .removeConstraint(ConstraintID(1))]) == [])
    }

    @Test func aZeroLengthIsNotInstalled() throws {
        let text = try #require(
            Self.edited(Self.card, [.addZeroLength(ViewID(1), .horizontal, identifier: "image gone")]))
        let layout = try #require(Self.layout(text))
        let new = try #require(layout.constraints.first { $0.label == "image gone" })
        #expect(!new.isActive)
        #expect(new.first == Anchor(Item(ViewID(1)), .width))
        #expect(new.constant == 0)
        let reference = #"<exclude reference="\#(new.objectID ?? "")"/>"#
        let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
        let line = try #require(lines.firstIndex { $0 == reference })
        #expect(lines[line - 2..<line] == [#"<variation key="default">"#, #"<mask key="constraints">"#])
        #expect(lines[line + 1...line + 3] == ["</mask>", "</variation>", "</imageView>"])
        // A second exclusion is added to the existing one.
        let root = try #require(Self.edited(Self.card, [.addZeroLength(.root, .vertical, identifier: "gone")]))
        #expect(root.components(separatedBy: "<variation").count == 2)
        #expect(root.components(separatedBy: "<exclude").count == 3)
    }

    @Test func severalEditsCanBeCombined() throws {
        let edits: [ModelEdit] = [
            .removeConstraint(ConstraintID(0)), .setConstant(ConstraintID(4), 12), .setPriority(ConstraintID(4), 900),
            .setRelation(ConstraintID(4), .greaterThanOrEqual),
            .addConstraint(NewConstraint(first: .init(.item(Item(ViewID(1))), .height), second: nil, constant: 50)),
            .addConstraint(NewConstraint(first: .init(.item(Item(ViewID(1))), .width), second: nil, constant: 50)),
            .setHugging(ViewID(1), .horizontal, 252),
            .setRecordedFrame(ViewID(1), Rect(x: 1, y: 2, width: 3, height: 4)),
            .removeConstraint(ConstraintID(6)),
        ]
        for form in Self.forms { #expect(Self.difference(form.text, edits) == [], "\(form.name)") }
    }

    @Test func equalSpacersArePlainViews() throws {
        let edits: [ModelEdit] = [
            .addEqualSpacers(count: 2, along: .horizontal, in: .root),
            .addConstraint(
                NewConstraint(
                    first: .init(.spacer(0), .leading), second: .init(.item(Item(.root)), .leading), constant: 0)),
            .addConstraint(
                NewConstraint(
                    first: .init(.spacer(1), .leading), second: .init(.item(Item(ViewID(1))), .trailing), constant: 0)),
            .setRecordedFrame(ViewID(7), Rect(x: 0, y: 20, width: 16, height: 60)),
        ]
        let text = try #require(Self.edited(Self.card, edits))
        let layout = try #require(Self.layout(text))
        let spacers = layout.views.filter { $0.displayName == "Spacer" }
        #expect(spacers.map(\.recordedFrame?.width) == [16, 0])
        #expect(Set(spacers.map(\.objectID)).count == 2)
        #expect(
            layout.constraints.contains {
                $0.first == Anchor(Item(spacers[1].id), .width) && $0.second == Anchor(Item(spacers[0].id), .width)
            })
        #expect(layout.constraints.count == 12)
    }

    @Test func aSpacerInAStackComesAfterItsView() throws {
        let text = try #require(Self.edited(Self.card, [.addStackSpacer(after: ViewID(5), length: 12)]))
        let layout = try #require(Self.layout(text))
        let stack = try #require(layout.views.first { $0.stack != nil })
        #expect(stack.children.map { layout[$0].displayName } == ["Button", "Spacer", "Button"])
        let width = try #require(layout.constraints.first { layout[$0.first.item.view].displayName == "Spacer" })
        #expect(width.constant == 12)
        #expect(width.priority == 999)
    }

    @Test func editsOfMissingViewsAndConstraintsAreRefused() {
        for edit: ModelEdit in [
            .removeConstraint(ConstraintID(99)), .setConstant(ConstraintID(-1), 3),
            .setHugging(ViewID(99), .vertical, 1),
            .setCollapse(ViewID(1), [.leading]), .addZeroLength(ViewID(99), .vertical, identifier: "a"),
        ] {
            #expect(Self.edited(Self.card, [edit]) == nil)
        }
    }
}
