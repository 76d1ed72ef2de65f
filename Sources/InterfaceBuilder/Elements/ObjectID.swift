/// The ids that Xcode gives to objects: `k3F-aa-Z09`.
///
/// Older documents number their objects. Ids such as `-1` belong to objects that code provides.
enum ObjectID {
    /// In UTF-8 bytes.
    static let length = 10

    static func hasForm(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard bytes.count == length else { return false }
        return zip(0..., bytes).allSatisfy { index, byte in
            switch byte {
            case UInt8(ascii: "-"): index == 3 || index == 6
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                index != 3 && index != 6
            default: false
            }
        }
    }
}
