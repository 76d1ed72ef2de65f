import Testing

/// Nothing that a client or a file contains may end the program.
@Suite struct SafetyTests {
    private let sources = SwiftSource.sources

    @Test func nothingTrapsOnPurpose() {
        let traps = /\b(try|as)!|\b(fatalError|preconditionFailure|precondition|unsafeBitCast|unowned\(unsafe\))\b/
        for line in sources.flatMap({ $0.lines(matching: traps) }) {
            Issue.record("This may end the program: \(line)")
        }
    }

    /// `Int(number)` ends the program for a number that no integer has; see `Int.init(clamping:)`.
    @Test func roundedNumbersAreClamped() {
        let conversion = /\bU?Int\d*\((?!clamping:|exactly:).*\.rounded\(/
        for line in sources.flatMap({ $0.lines(matching: conversion) }) {
            Issue.record("This may end the program: \(line)")
        }
    }

    /// An exclamation mark right after a value, which is neither `!=` nor a negation.
    @Test func nothingIsUnwrappedByForce() {
        let force = /[\w\)\]\}>"]!(?!=)/
        for line in sources.flatMap({ $0.lines(matching: force) }) {
            Issue.record("This unwraps by force: \(line)")
        }
    }
}
