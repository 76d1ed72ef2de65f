import Foundation
import Testing

@testable import LanguageServerProtocol

/// A value as Foundation's decoder reads it.
private struct FoundationJSON: Decodable {
    var value: JSONValue

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            value = .null
        } else if let bool = try? container.decode(Bool.self) {
            value = .bool(bool)
        } else if let members = try? container.decode([String: FoundationJSON].self) {
            value = .object(members.mapValues(\.value))
        } else if let string = try? container.decode(String.self) {
            value = .string(string)
        } else if let elements = try? container.decode([FoundationJSON].self) {
            value = .array(elements.map(\.value))
        } else {
            value = .number(try container.decode(Double.self))
        }
    }
}

@Suite struct JSONReaderTests {
    private func read(_ text: String) -> JSONValue? { try? JSONReader.value(of: Array(text.utf8)) }

    @Test(
        arguments: [
            ("null", .null), (" true ", .bool(true)), ("\r\n\tfalse", .bool(false)), (#""""#, .string("")),
            (#""a\"b\\c\/d""#, .string("a\"b\\c/d")), (#""\b\f\n\r\t""#, .string("\u{8}\u{C}\n\r\t")),
            (#""\u0041\u00e9\u20AC\ud83d\ude00\u0000""#, .string("Aé€😀\0")), (#""ä😀""#, .string("ä😀")),
            ("[]", .array([])), ("[ ]", .array([])), ("{}", .object([:])), ("{ }", .object([:])),
            ("[1,[2],{\"a\":[]}]", .array([.number(1), .array([.number(2)]), .object(["a": .array([])])])),
            (#"{ "a" : 1 , "b" : "x" }"#, .object(["a": .number(1), "b": .string("x")])),
            (#"{"a":1,"a":2}"#, .object(["a": .number(2)])),
            ("0", .number(0)), ("-0", .number(0)), ("12", .number(12)), ("-7", .number(-7)), ("0.5", .number(0.5)),
            ("1e3", .number(1000)), ("1E+2", .number(100)), ("25e-1", .number(2.5)), ("-1.25e2", .number(-125)),
            ("123456789012345", .number(123_456_789_012_345)), ("9007199254740993", .number(9_007_199_254_740_992)),
            ("123456789012345678901234567890", .number(1.2345678901234568e29)),
        ] as [(String, JSONValue)])
    func validTextIsRead(text: String, value: JSONValue) throws {
        #expect(read(text) == value)
        let other = try JSONDecoder().decode(FoundationJSON.self, from: Data(text.utf8)).value
        if !text.contains("\"a\":2") { #expect(read(text) == other) }
    }

    @Test(arguments: [
        "", " ", "nul", "nulll", "tru", "True", "undefined", "NaN", "Infinity", "-", "+1", "01", "-01", "1.", ".5",
        "1e",
        "1e+", "0x10", "1 2", "1e999", "[", "]", "[1", "[1,", "[1,]", "[,1]", "[1 2]", "{", "}", "{\"a\"", "{\"a\":",
        "{\"a\":1", "{\"a\":1,}", "{a:1}", "{\"a\" 1}", "{1:2}", "\"", "\"a", "\"a\\", "\"\\x\"", "\"\\u12\"",
        "\"\\u12g4\"", "\"\\u+123\"", "\"\\ud83d\\u12\"", "\"a\nb\"", "\"a\tb\"", "'a'", "[1}", "{\"a\":1]", "// a\n1",
    ])
    func otherTextIsRefused(text: String) {
        #expect(read(text) == nil)
    }

    @Test func invalidUTF8IsRefused() {
        for bytes in [[0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0x5C, 0x6E, 0xED, 0xA0, 0x80, 0x22], [0xFF]]
            as [[UInt8]]
        {
            #expect((try? JSONReader.value(of: bytes)) == nil)
        }
    }

    @Test func depthIsLimited() {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(read(nested(512)) != nil)
        #expect(read(nested(513)) == nil)
        #expect(read("[" + Array(repeating: "[]", count: 2000).joined(separator: ",") + "]")?.array?.count == 2000)
        #expect(read(String(repeating: "{\"a\":", count: 100_000)) == nil)
    }

    /// A text with one byte changed or inserted, or its end cut off, has the same value as in Foundation.
    @Test func damagedTextsAreReadAsByFoundation() throws {
        let text = #"{"a":[1,-2.5e1,"x\"\u00e9\n",true,null],"b":{"c":0,"d":[]}}"#
        let bytes = Array(text.utf8)
        for index in bytes.indices {
            var texts = [Array(bytes[..<index])]
            for byte in Array(#"{}[]",:\u0e-+. tn1"#.utf8) + [0x01, 0x80] {
                var changed = bytes
                changed[index] = byte
                texts.append(changed)
                changed.insert(bytes[index], at: index)
                texts.append(changed)
            }
            for text in texts {
                // Foundation accepts a trailing comma.
                let hasTrailingComma = [",}", ",]"].contains { String(decoding: text, as: UTF8.self).contains($0) }
                if hasTrailingComma { continue }
                let ours = try? JSONReader.value(of: text)
                let theirs = try? JSONDecoder().decode(FoundationJSON.self, from: Data(text)).value
                #expect(ours == theirs, "\(String(decoding: text, as: UTF8.self))")
            }
        }
    }
}
