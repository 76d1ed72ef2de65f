import Foundation
import Testing

@testable import Rendering

@Suite struct ReportHashTests {
    /// A browser runs the script and applies the style only if the policy has their hashes.
    @Test func thePolicyHasTheHashesOfTheScriptAndTheStyle() {
        #expect(HTMLReport.scriptHash == Data(SHA256.digest(HTMLReport.script)).base64EncodedString())
        #expect(HTMLReport.styleHash == Data(SHA256.digest(HTMLReport.style)).base64EncodedString())
    }
}
