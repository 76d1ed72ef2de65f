import Testing

@testable import RuntimeLog

@Suite struct ClassNameTests {
    @Test(arguments: [
        ("UILabel", "UILabel"), ("Shop.Row", "Row"), ("NSKVONotifying_UILabel", "UILabel"),
        ("NSKVONotifying_Shop.Row", "Row"), ("Shop.NSKVONotifying_Row", "Row"),
        // Type arguments.
        ("Shop.Row<Swift.String>", "Row"), ("Shop.Row<Swift.Dictionary<Swift.Int, Shop.Price>>", "Row"),
        ("Shop.List<Swift.Int>.Row", "Row"), ("Shop.Row<() -> Swift.Int>", "Row"),
        ("Shop.List<(Shop.Price) -> Shop.Text<Swift.Int>>.Row", "Row"),
        ("_UIHostingView<ModifiedContent<AnyView, RootModifier>>", "_UIHostingView"),
        // Mangled: plain, nested, private, generic, of the standard library.
        ("_TtC4Shop3Row", "Row"), ("_TtCC4Shop4List3Row", "Row"), ("_TtCVO4Shop1A2BB3Row", "Row"),
        ("_TtC4ShopP33_0123456789ABCDEF0123456789ABCDEF3Row", "Row"),
        ("_TtGC4Shop8CardViewCS_P10$10582914415RecoveryKeyView_", "CardView"),
        ("_TtGC7SwiftUI14_UIHostingViewGVS_15ModifiedContentVS_7AnyViewVS_12RootModifier__", "_UIHostingView"),
        ("_TtCs12_SwiftObject", "_SwiftObject"),
        // Other names stay as they are.
        ("_TtC4Sh", "_TtC4Sh"), ("_TtC99999999999999999999A", "_TtC99999999999999999999A"), ("_Tt", "_Tt"),
        ("_TtC", "_TtC"), ("", ""), ("<", "<"), (">", ">"),
    ])
    func declaredName(name: String, short: String) {
        #expect(ClassName.short(name) == short)
    }
}
