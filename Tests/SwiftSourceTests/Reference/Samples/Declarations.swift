// Declarations whose reading is delicate. Compared with SwiftParser, never compiled.

@testable import struct A.B
@MainActor @available(iOS 13, *)
public final class C<D: E, each F>: G<D>, H where D.I == J {
    @IBOutlet private(set) weak var k: L!
    lazy var m: N = { N(o: 1) }()
    static let p = 1, (q, _): (Int, Int) = r
    @Published(key: "s") var t = u() { willSet { v() } didSet(w) { x = oldValue } }
    var y: Int { get async throws { 1 } nonmutating set(z) { a = z } }
    class var b: Int { c + 1 }
    required convenience init?(coder: NSCoder, _ d: inout [E]? = nil, f: @escaping (Int) -> Void..., g: G) throws(H) { }
    deinit { }
    subscript<I>(j: Int, k k: L = .m) -> N? where I: O { get { nil } set { } }
    override class func p<Q>(_ q: Q, to r: some S) async rethrows -> T? where Q: U { }
    static func == (a: C, b: C) -> Bool { a.d == b.d }
    static func <<T>(a: T, b: T) -> Bool { true }
    indirect enum V: Int, W { case x, y(Int, z: A) = 1; case `default` }
    typealias B<T> = (A<T>, [C]?) -> D & E
    #if DEBUG
    @objc func f() { }
    #else
    var g: H { i }
    #endif
    @objc(foo:bar:) func j(k: L, m: N) { func o() { } ; let p = q }
}
extension A.B: P, @unchecked Sendable where C == D? { }
protocol E: AnyObject { associatedtype F: G = H where F.I: J; var k: L { get set }; init(m: N); func o() }
actor Q { nonisolated(unsafe) var r = 1; isolated deinit { } }
infix operator <->: AdditionPrecedence
precedencegroup R { higherThan: S; associativity: left }
prefix func - (a: T) -> T { a }
@freestanding(expression) macro u<V>(_ w: V) -> X = #externalMacro(module: "A", type: "B")
#Preview("name", traits: .a) { View() }
@attached(extension, names: named(a)) public macro y() = #externalMacro(module: "A", type: "C")
struct Z: ~Copyable { consuming func a() { } ; borrowing func b() -> some C<D> { } }
func e<each F: G>(_ f: repeat each F) { repeat h(each f) }
