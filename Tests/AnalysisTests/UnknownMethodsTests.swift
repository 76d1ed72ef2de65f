import TestSupport
import Testing

/// Methods of views that are not among the sources: what they may do to the view on which they are called.
@Suite struct UnknownMethodsTests {
    /// A view without a place along one axis, on which something is called.
    private func judge(
        _ call: String, type: String = "UILabel", isKnown: Bool = true,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let layout = type == "UICollectionView" ? "frame: .zero, collectionViewLayout: UICollectionViewLayout()" : ""
        try judgeCode(
            """
            import SnapKit
            import UIKit

            final class Card: UIView {
                private let item = \(type)(\(layout))\(isKnown ? "  // expect: ambiguous-position" : "")

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    addSubview(item)
                    item.snp.makeConstraints { $0.top.equalToSuperview(); $0.size.equalTo(80) }
                    \(call)
                }

                required init?(coder: NSCoder) { fatalError() }
            }
            """, sourceLocation: sourceLocation)
    }

    @Test(arguments: [
        ("UITableView", "_ = item.dequeueReusableCell(withIdentifier: id, for: path)"),
        ("UITableView", "item.insertRows(at: [path], with: .automatic)"),
        ("UITableView", "_ = item.indexPath(for: cell)"),
        ("UITableView", "item.performBatchUpdates { item.reloadData() }"),
        ("UICollectionView", "guard let cell = item.cellForItem(at: path) else { return }"),
        ("UICollectionView", "item.setCollectionViewLayout(other, animated: true)"),
        ("UITextView", "_ = item.textRange(from: start, to: end)"),
        ("UIDatePicker", "item.setDate(date, animated: true)"), ("MKMapView", "item.addAnnotation(pin)"),
    ])
    func methodsOfUIKitLeaveAViewWhereItIs(type: String, call: String) throws {
        try judge(call, type: type)
    }

    @Test(arguments: [
        "item.roundCorners([.topLeft], radius: 8)", "item.addShadow(color: .black)", "item.applyTheme()",
        "item.showAnimatedSkeleton()", "item.setGradientBackground()",
    ])
    func whatSaysHowAViewLooksLeavesItWhereItIs(call: String) throws {
        try judge(call)
    }

    @Test(arguments: [
        ("UIImageView", "Nuke.loadImage(with: url, into: item)", true),
        ("UIImageView", "ImageLoader.setImage(from: url, item)", true),
        ("UIImageView", "Loader.loadImage(url, into: item, over: self)", false),
        ("UIImageView", "Loader.showImage(item)", false), ("UIImageView", "Loader.setUpImage(item)", false),
        ("UILabel", "Loader.loadImage(url, into: item)", false),
    ])
    func whatLoadsAnImageLeavesItsViewWhereItIs(type: String, call: String, isKnown: Bool) throws {
        try judge(call, type: type, isKnown: isKnown)
    }

    @Test(arguments: [
        "item.layoutBorder()", "item.centerInSuperview()", "item.pinCorners()", "item.setUp()", "item.fill(self)",
        "item.insetBackground(8)", "item.asBottomBorder()", "item.applyStyle { $0.pinToTop() }", "item.addBorder(self)",
        "item.addBorder().snp.makeConstraints { $0.leading.equalToSuperview() }", "item.addOverlay(UIView())",
    ])
    func otherMethodsMayPlaceAView(call: String) throws {
        try judge(call, isKnown: false)
    }

    /// A transform moves what is drawn, and not what constraints place.
    @Test func aTransformPlacesNothing() throws {
        try judge("item.transform = CGAffineTransform(translationX: 8, y: 0)")
        try judge("item.transform.tx = 8")
        try judge("item.center.x = 8", isKnown: false)
    }
}
