import RecordingSnapKit
import RecordingUIKit

/// Relations to the superview, to its guides, and in a controller.
final class SnapSuperviews: UIViewController {
    private let header = UIView(), list = UITableView()
    private lazy var title_ = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(header)
        view.addSubview(list)
        header.addSubview(title_)
        header.snp.makeConstraints {
            $0.top.equalToSuperview { $0.safeAreaLayoutGuide }.inset(12)
            $0.left.right.equalTo(view)
            $0.height.lessThanOrEqualToSuperview().multipliedBy(0.3)
        }
        list.snp.makeConstraints { make in
            make.top.equalTo(header.snp.bottom)
            make.left.right.equalToSuperview()
            make.bottom.greaterThanOrEqualToSuperview { $0.layoutMarginsGuide.snp.bottom }
        }
        title_.snp.makeConstraints { $0.center.equalToSuperview() }
    }
}
