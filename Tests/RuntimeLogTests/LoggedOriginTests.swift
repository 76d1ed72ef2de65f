import SourceText
import Testing

@testable import RuntimeLog

/// The origin of constraints.
@Suite struct LoggedOriginTests {
    private static func dump(_ constraints: [String]) throws -> ConflictDump {
        let lines = constraints.map { "\"<NSLayoutConstraint:\($0)>\"" }.joined(separator: ",\n")
        let log = "Unable to simultaneously satisfy constraints.\n(\n\(lines)\n)\n"
        return try #require(RuntimeLog.parse(SourceText(log)).dumps.first)
    }

    private static func origins(_ constraints: [String]) throws -> [LoggedOrigin] {
        let dump = try dump(constraints)
        return dump.constraints.map { dump.origin(of: $0) }
    }

    @Test(arguments: [
        "TB_Leading_Leading", "IB_Trailing_Trailing", "CB_Trailing_Trailing", "BIB_Trailing_CB_Leading",
        "Mask_Trailing_Trailing", "MaskEV_Leading_BIB_Trailing", "UINav_static_button_horiz_position",
        "UINavItemContentGuide-leading",
    ])
    func identifiersOfBarButtons(identifier: String) throws {
        #expect(try Self.origins(["0x1 '\(identifier)' A:0xa.leading == B:0xb.leading"]) == [.system])
    }

    /// An app's own identifiers may begin like those of bar buttons.
    @Test(arguments: [
        "CB_height", "TB_height", "IB_Top", "TB_Leading", "Mask_view", "UINavHeight", "CB_Leading_title_Leading",
        "Card_Leading_Leading", "CB_Leading_CB", "CB__Leading", "_", "",
    ])
    func identifiersOfTheApp(identifier: String) throws {
        #expect(try Self.origins(["0x1 '\(identifier)' UILabel:0xa.height == 30"]) == [.written])
    }

    /// An app can access instances of some private classes.
    @Test(arguments: [
        ("_UIVisualEffectContentView", true), ("_UIPageViewControllerContentView", true),
        ("UILayoutContainerView", true), ("UIViewControllerWrapperView", true), ("UITransitionView", true),
        ("UITableViewCellContentView", true), ("ChatView", true), ("_UIQueuingScrollView", false),
        ("_UIVisualEffectBackdropView", false),
    ])
    func constraintsOfAccessibleViewsAreTheApps(name: String, isAccessible: Bool) throws {
        let origin: LoggedOrigin = isAccessible ? .written : .system
        let origins = try Self.origins([
            "0x1 H:|-(8)-[UILabel:0xa]   (active, names: '|':\(name):0xb )",
            "0x2 UILabel:0xa.bottom == \(name):0xb.bottom",
            "0x3 \(name):0xb.height >= 10",
        ])
        #expect(origins == [origin, origin, origin])
    }

    /// The origin of a constraint is found without reading the whole list again.
    @Test(.timeLimit(.minutes(1))) func timeIsProportionalToTheList() throws {
        let constraints = (0..<2000).map {
            "0x\($0) UITableViewCellContentView:0xa\($0).width == Shop.Row<Swift.Int>:0xb\($0).width + \($0)"
        }
        let dump = try Self.dump(constraints)
        #expect(dump.constraints.count == 2000)
        for _ in 0..<5 {
            #expect(dump.constraints.allSatisfy { dump.origin(of: $0).isWritten })
        }
    }
}
