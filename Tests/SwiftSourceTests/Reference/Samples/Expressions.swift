// Expressions whose reading is delicate. Compared with SwiftParser, never compiled.

let a = b < c && d > (e), f = Set<Int>(), g = Dictionary<String, [Set<Int>?]>.self, h = (i < j, k > l)
let regex = /a[b\/c]+ d/, division = (a + b)/2 + c/d, extended = #/x "y" /#
let text = "a \(b.c(d: "e \(f)")) g", raw = #"\n \#(a) ""#, quote = #"""#, many = """
    one \(a)
      "two" \
    three
    """
let path = \A.b[0]?.c, implicit = \.a.b, whole = \[Int].count
let closure = { [weak self, b = c] (d: Int, _ e: E) async throws -> F in self?.d(e) }
let sendable = { @Sendable (a: A) -> B in a }
let names = f(a:b:), selector = #selector(A.b(_:c:)), casted = a as? [B: C] ?? d, chosen = a ? .b : c ? d : e
_ = a?.b!.c[d, e: f]?(g).0.1
x = try? await y.z() ?? -w + &v
call(a) { $0 } b: { c in d } e: { }
view.snp.makeConstraints { make in make.edges.equalToSuperview().inset(8).priority(.high) }
if let a, let b = c.first(where: { $0 > 1 }), case .d(let e, _)? = f, #available(iOS 13, *) { g() } else if h { i() }
guard a.contains { $0 }, let (b, c) = d else { return }
for case let (a, b)? in c where a > b.map { $0 } ?? 0 { d() }
while let a = b.next() { c(a) }
repeat { a() } while b { $0 }
switch a {
case .b(let c), .d(let c) where c > 1: e(c)
case is F, let g as H: i()
case 1..<2, "x": fallthrough
#if os(iOS)
case .j: k()
#endif
@unknown default: break
}
do { try a() } catch let b as C where b.d { e() } catch F.g, H.i { } catch { }
let value = if a { 1 } else { 2 }, other = switch b { case .c: 3
default: 4 }
a
    .b()
    #if DEBUG
    .c { d }
    #endif
    .e()
outer: for a in b { continue outer }
let module = UIKit::UIView.Swift::init()
values.sorted(by: <).reduce(0, +)
let types = [Int]() + [[String: Int?]]() as [Any], function = { } as (Int) throws -> Void, any = (any P).self
