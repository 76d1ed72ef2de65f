import Testing

/// What a closure that runs later means by a name is what the name stands for where the closure is written.
@Suite struct CapturedNamesTests {
    private static func card(_ method: String) -> String {
        """
        final class Card: UIView {
            private let coin = UIImageView()
            init() {
                super.init(frame: .zero)
                coin.translatesAutoresizingMaskIntoConstraints = false
                addSubview(coin)
                NSLayoutConstraint.activate([
                    coin.topAnchor.constraint(equalTo: topAnchor),
                    coin.leadingAnchor.constraint(equalTo: leadingAnchor),
                ])
            }
            func throwCoin() {
        \(method)
            }
        }
        """
    }

    /// `$00` is the first parameter of a closure, as `$0` is.
    @Test func aNumberOfAParameterMayHaveMoreDigits() {
        check(
            """
            final class Card: UIView {
                private let box = UIView()
                init() {
                    super.init(frame: .zero)
                    addSubview(box)
                    [box].forEach {
                        $00.snp.makeConstraints { $00.leading.equalTo(box) }  // expect: self-reference
                    }
                }
            }
            """)
    }

    @Test func aLocalViewIsNotThePropertyOfItsName() {
        check(
            Self.card(
                """
                let coin = UIImageView()
                DispatchQueue.main.async {
                    self.addSubview(coin)
                    coin.snp.makeConstraints { $0.edges.equalTo(self.coin) }
                }
                """))
    }

    @Test func aPropertyIsMeantWhereNoLocalNameHidesIt() {
        check(
            Self.card(
                """
                DispatchQueue.main.async {
                    self.coin.snp.makeConstraints { $0.leading.equalTo(self.coin) }  // expect: self-reference
                }
                """))
    }
}
