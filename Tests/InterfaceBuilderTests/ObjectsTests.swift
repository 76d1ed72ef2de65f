import LayoutModel
import SourceText
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct ObjectsTests {
    private func objects(_ source: String) -> [DocumentObject] {
        InterfaceBuilderFormat().parse(SourceText(source)).outline.objects
    }

    private func name(_ element: String) -> String? { objects(element).first?.name }

    @Test func namesAreThoseOfTheOutline() {
        #expect(name("<subviews><label id=\"a\" text=\"Hello\" userLabel=\"Greeting\"/></subviews>") == "Greeting")
        #expect(name("<subviews><label id=\"a\" text=\"Hello&#10;you\"/></subviews>") == "Hello")
        #expect(name("<subviews><imageView id=\"a\"/></subviews>") == "Image View")
        #expect(name("<barButtonItem id=\"a\" title=\"Done\"/>") == "Done")
        #expect(name("<viewController id=\"a\" title=\"Friends\"/>") == "Friends")
        #expect(name("<viewLayoutGuide key=\"safeArea\" id=\"a\"/>") == "Safe Area")
        #expect(name("<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/>") == "File's Owner")
    }

    @Test func unnamedConstraintsAreNamedByTheirEquation() {
        let constraint = { (text: String) in
            objects(
                """
                <subviews><view id="v" userLabel="Box"><subviews><label id="l" text="Hi"/></subviews><constraints>\
                <constraint \(text) id="c"/></constraints></view></subviews>
                """
            ).last?.name
        }
        #expect(constraint("firstAttribute=\"width\" constant=\"3\"") == "Box.width = 3")
        #expect(
            constraint(
                "firstItem=\"l\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"bottom\" constant=\"-8\"")
                == "Hi.top = Box.bottom - 8")
        #expect(
            constraint(
                """
                firstItem="l" firstAttribute="width" relation="lessThanOrEqual" secondItem="v" secondAttribute="width" \
                multiplier="1:2"
                """
            ) == "Hi.width ≤ 1:2 × Box.width")
        #expect(constraint("firstItem=\"gone\" firstAttribute=\"top\" identifier=\"gap\"") == "gap")
    }

    @Test func objectsKnowTheirParentAndRole() {
        let list = objects(
            """
            <view id="a"><subviews><view id="b"/><view id="c"><rect key="frame" x="0"/></view></subviews></view>\
            <x id="d"/><device id="retina"/>
            """
        )
        #expect(list.map(\.id) == ["a", "b", "c", "d"])
        #expect(list.map(\.parent) == [nil, 0, 0, nil])
        #expect(list.map(\.role) == [.other, .view, .view, .other])
    }

    @Test func guidesKnowTheirViews() {
        let list = objects(
            """
            <viewController id="vc"><layoutGuides><viewControllerLayoutGuide type="bottom" id="g"/></layoutGuides>\
            <view key="view" id="v"><viewLayoutGuide key="safeArea" id="s"/></view></viewController>
            """
        )
        #expect(list.first { $0.id == "g" }?.guide == .init(view: "v", guide: .bottomLayout))
        #expect(list.first { $0.id == "s" }?.guide == .init(view: "v", guide: .safeArea))
    }
}
