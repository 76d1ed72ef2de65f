import Foundation
import Testing

@testable import LanguageServerProtocol

@Suite struct WireCodingTests {
    private func text(_ value: some Encodable) throws -> String {
        String(decoding: try WireEncoder.text(of: value), as: UTF8.self)
    }

    private struct Sample: Codable, Equatable {
        struct Part: Codable, Equatable {
            var name: String
            var numbers: [Int]
        }

        enum Kind: String, Codable { case plain, odd }
        struct Nothing: Codable, Equatable {}

        var part: Part
        var parts: [Part]
        var byName: [String: Part]
        var kind: Kind
        var nothing = Nothing()
        var isIt: Bool
        var ratio: Double
        var small: UInt8
        var none: Int?
        var some: Int?
        var list: [Int?]
        var nested: [[String]]
    }

    private let sample = Sample(
        part: .init(name: "a\"\\/\u{1}\u{1F}\u{7F}\n😀", numbers: [1, -2, 0]), parts: [.init(name: "", numbers: [])],
        byName: ["k": .init(name: "x", numbers: [7])], kind: .odd, isIt: true, ratio: 0.1, small: 255, none: nil,
        some: 3,
        list: [1, nil, 3], nested: [[], ["a"], ["b", "c"]])

    @Test func membersKeepTheOrderOfEncoding() throws {
        #expect(
            try text(sample) == #"""
                {"part":{"name":"a\"\\/\u0001\u001f\#u{7F}\n😀","numbers":[1,-2,0]},"parts":[{"name":"","numbers":[]}],\#
                "byName":{"k":{"name":"x","numbers":[7]}},"kind":"odd","nothing":{},"isIt":true,"ratio":0.1,\#
                "small":255,"some":3,"list":[1,null,3],"nested":[[],["a"],["b","c"]]}
                """#)
    }

    @Test func encodedValuesAreDecoded() throws {
        let ours = try WireEncoder.text(of: sample)
        #expect(try WireDecoder(JSONReader.value(of: ours)).decode(Sample.self) == sample)
        #expect(try JSONDecoder().decode(Sample.self, from: Data(ours)) == sample)
        let theirs = try JSONEncoder().encode(sample)
        #expect(try WireDecoder(JSONReader.value(of: Array(theirs))).decode(Sample.self) == sample)
    }

    @Test func valuesOutsideOfContainers() throws {
        #expect(try text(7) == "7")
        #expect(try text("a") == "\"a\"")
        #expect(try text(nil as Int?) == "null")
        #expect(try text(2.0) == "2")
        #expect(try text(1e300) == "1e+300")
        #expect(try text([1, 2]) == "[1,2]")
        #expect(
            try text(JSONValue.object(["a": .array([.null, .bool(false), .number(1.5)])])) == #"{"a":[null,false,1.5]}"#
        )
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func numbersThatAreNotFiniteAreRefused(number: Double) {
        #expect(throws: EncodingError.self) { try WireEncoder.text(of: [number]) }
    }

    /// Nested containers, and a container that is requested twice.
    private struct ByHand: Encodable {
        enum Key: CodingKey { case a, b, c, d }
        struct More: Encodable {
            func encode(to encoder: any Encoder) throws {
                var container = encoder.container(keyedBy: Key.self)
                try container.encode(2, forKey: .d)
            }
        }

        func encode(to encoder: any Encoder) throws {
            var outer = encoder.container(keyedBy: Key.self)
            var list = outer.nestedUnkeyedContainer(forKey: .a)
            try list.encode(1)
            var inner = list.nestedContainer(keyedBy: Key.self)
            try inner.encode("x", forKey: .b)
            var empty = list.nestedUnkeyedContainer()
            _ = empty.nestedUnkeyedContainer()
            try list.encodeNil()
            try outer.encodeNil(forKey: .c)
            try More().encode(to: encoder)
        }
    }

    @Test func nextWriteClosesContainers() throws {
        #expect(
            try text([ByHand(), ByHand()])
                == #"[{"a":[1,{"b":"x"},[[]],null],"c":null,"d":2},{"a":[1,{"b":"x"},[[]],null],"c":null,"d":2}]"#)
    }

    @Test(arguments: [
        ("{}", "part"), (#"{"part":null}"#, "part"), (#"{"part":7}"#, "part"), (#"{"part":{"name":1}}"#, "part.name"),
        (#"{"part":{"name":"a","numbers":[1,"x"]}}"#, "part.numbers.1"),
        (#"{"part":{"name":"a","numbers":[1,1.5]}}"#, "part.numbers.1"),
        (#"{"part":{"name":"a","numbers":[9007199254740993]}}"#, "part.numbers.0"),
    ])
    func errorsHaveThePath(text: String, path: String) throws {
        let value = try JSONReader.value(of: Array(text.utf8))
        let error = #expect(throws: DecodingError.self) { try WireDecoder(value).decode(Sample.self) }
        let found: [any CodingKey] =
            switch error {
            case .keyNotFound(let key, let context): context.codingPath + [key]
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                context.codingPath
            default: []
            }
        #expect(found.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".") == path)
    }
}
