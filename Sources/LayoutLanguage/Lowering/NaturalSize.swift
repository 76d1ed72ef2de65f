import LayoutModel

/// The intrinsic sizes and hugging priorities that UIKit gives to kinds of views.
enum NaturalSize {
    static func size(of kind: ViewKind) -> AxisPair<IntrinsicLength> {
        switch kind.rawValue {
        case "switch": size(49, 31)
        case "stepper": size(94, 32)
        case "activity": size(20, 20)
        case "pageControl": size(39, 37)
        case "slider": height(30)
        case "progress": height(4)
        case "segmentedControl": height(31)
        case "textField": height(34)
        case "searchBar": height(56)
        // Their content determines the size, and the text does not state it.
        case "label", "button", "textView", "picker", "datePicker": AxisPair(.unknown)
        default: AxisPair(.none)
        }
    }

    /// Controls with a fixed size have a high hugging priority.
    static func hugging(of kind: ViewKind) -> Priority {
        ["switch", "stepper", "activity"].contains(kind.rawValue) ? .high : .low
    }

    private static func size(_ width: Double, _ height: Double) -> AxisPair<IntrinsicLength> {
        AxisPair(horizontal: .points(width), vertical: .points(height))
    }

    private static func height(_ height: Double) -> AxisPair<IntrinsicLength> {
        AxisPair(horizontal: .none, vertical: .points(height))
    }
}
