/// Encodes the protocol's types as JSON text, with members in the order of encoding.
struct WireEncoder: Encoder {
    fileprivate let writer: JSONWriter
    /// The number of objects and arrays around the value.
    fileprivate let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// The text of a value. Throws only for a number that is not finite.
    static func text(of value: some Encodable) throws -> [UInt8] {
        let writer = JSONWriter()
        try WireEncoder(writer: writer, depth: 0).write(value)
        return writer.bytes
    }

    fileprivate func write(_ value: some Encodable) throws {
        let start = writer.bytes.count
        try value.encode(to: self)
        // A type without members does not request a container.
        if writer.bytes.count == start { writer.open(.object) }
        writer.close(to: depth)
    }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        open(.object)
        return KeyedEncodingContainer(Members(writer: writer, depth: depth + 1))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        open(.array)
        return Elements(writer: writer, depth: depth + 1)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// A type may request its container more than once.
    private func open(_ kind: JSONWriter.Container) {
        if writer.depth > depth { writer.close(to: depth + 1) } else { writer.open(kind) }
    }
}

extension WireEncoder: SingleValueEncodingContainer {
    func encodeNil() { writer.write("null") }
    func encode(_ value: Bool) { writer.write(value ? "true" : "false") }
    func encode(_ value: String) { writer.write(string: value) }
    func encode(_ value: Double) throws {
        guard value.isFinite else {
            throw EncodingError.invalidValue(value, .init(codingPath: [], debugDescription: "It is not finite."))
        }
        if let whole = Int(exactly: value) { encode(whole) } else { writer.write(value.description) }
    }
    func encode(_ value: Float) throws { try encode(Double(value)) }
    func encode<Value: Encodable & FixedWidthInteger>(_ value: Value) { writer.write(value.description) }
    func encode<Value: Encodable>(_ value: Value) throws { try write(value) }
}

private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let writer: JSONWriter
    let depth: Int
    var codingPath: [any CodingKey] { [] }

    func encodeNil(forKey key: Key) { encoder(key).encodeNil() }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try encoder(key).write(value) }
    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type, forKey key: Key) -> KeyedEncodingContainer<Inner> {
        encoder(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { encoder(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder("super") }
    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }

    private func encoder(_ key: Key) -> WireEncoder { encoder(key.stringValue) }

    private func encoder(_ name: String) -> WireEncoder {
        writer.begin(member: name, at: depth)
        return WireEncoder(writer: writer, depth: depth)
    }
}

private struct Elements: UnkeyedEncodingContainer {
    let writer: JSONWriter
    let depth: Int
    var count = 0
    var codingPath: [any CodingKey] { [] }

    mutating func encodeNil() { next().encodeNil() }
    mutating func encode<Value: Encodable>(_ value: Value) throws { try next().write(value) }
    mutating func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
        next().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
    mutating func superEncoder() -> any Encoder { next() }

    private mutating func next() -> WireEncoder {
        count += 1
        writer.beginElement(at: depth)
        return WireEncoder(writer: writer, depth: depth)
    }
}

/// Builds a JSON text.
///
/// An encoding container does not know when it is complete, so each write gives its depth, which closes deeper
/// containers.
private final class JSONWriter {
    enum Container {
        case object, array
    }

    // One encoding uses a writer, in one thread. Checks of exclusive access took a quarter of its time.
    @exclusivity(unchecked) private(set) var bytes: [UInt8] = []
    @exclusivity(unchecked) private var opened: [Container] = []

    var depth: Int { opened.count }

    func open(_ kind: Container) {
        bytes.append(kind == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
        opened.append(kind)
    }

    func close(to depth: Int) {
        while opened.count > depth, let kind = opened.popLast() {
            bytes.append(kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]"))
        }
    }

    func beginElement(at depth: Int) {
        close(to: depth)
        if bytes.last != UInt8(ascii: "{"), bytes.last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
    }

    func begin(member name: String, at depth: Int) {
        beginElement(at: depth)
        write(string: name)
        bytes.append(UInt8(ascii: ":"))
    }

    /// Writes a text without quotation marks.
    func write(_ plain: String) {
        bytes += plain.utf8
    }

    func write(string: String) {
        var string = string
        bytes.append(UInt8(ascii: "\""))
        string.withUTF8 { text in
            var start = 0
            for (index, byte) in text.enumerated() where Self.needsEscape(byte) {
                bytes += text[start..<index]
                escape(byte)
                start = index + 1
            }
            bytes += text[start...]
        }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private func escape(_ byte: UInt8) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\n"): bytes.append(UInt8(ascii: "n"))
        case UInt8(ascii: "\t"): bytes.append(UInt8(ascii: "t"))
        case UInt8(ascii: "\r"): bytes.append(UInt8(ascii: "r"))
        case ..<0x20: bytes += "u00\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
        default: bytes.append(byte)
        }
    }
}
