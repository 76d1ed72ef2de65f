import RecordingUIKit

/// A builder collects the statements of a closure: a bare name is a use.
@resultBuilder
enum ConstraintsBuilder {
    static func buildExpression(_ constraint: NSLayoutConstraint) -> [NSLayoutConstraint] { [constraint] }
    static func buildExpression(_ constraints: [NSLayoutConstraint]) -> [NSLayoutConstraint] { constraints }
    static func buildBlock(_ parts: [NSLayoutConstraint]...) -> [NSLayoutConstraint] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [NSLayoutConstraint]?) -> [NSLayoutConstraint] { part ?? [] }
    static func buildEither(first part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
    static func buildEither(second part: [NSLayoutConstraint]) -> [NSLayoutConstraint] { part }
}

extension NSLayoutConstraint {
    static func build(@ConstraintsBuilder _ constraints: () -> [NSLayoutConstraint]) {
        activate(constraints())
    }
}

final class ResultBuilders: UIView {
    private let title = UILabel()

    init(isWide: Bool) {
        super.init(frame: .zero)
        addSubviews(title)
        let height = title.heightAnchor.constraint(equalToConstant: 30)
        NSLayoutConstraint.build {
            height
            title.topAnchor.constraint(equalTo: topAnchor)
            if isWide {
                title.widthAnchor.constraint(equalToConstant: 300)
            } else {
                title.widthAnchor.constraint(equalToConstant: 100)
            }
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}
