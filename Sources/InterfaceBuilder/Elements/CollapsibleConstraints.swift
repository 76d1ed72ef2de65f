/// The outlet collection from which FDCollapsibleConstraints reads the constraints of a view.
enum CollapsibleConstraints {
    static let tag = "outletCollection"
    static let property = "fd_collapsibleConstraints"
}
