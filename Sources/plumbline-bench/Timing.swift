import Foundation

/// Repeats a run for some time, and at most so many times; answers with what each took, in seconds.
func measure(atMost limit: Int, budget: Double, _ run: () -> Double) -> [Double] {
    var times: [Double] = []
    let clock = ContinuousClock()
    let end = clock.now + .seconds(budget)
    while times.isEmpty || (clock.now < end && times.count < limit) { times.append(run()) }
    return times
}

/// What a run takes, in seconds.
func timed(_ run: () -> Void) -> Double {
    ContinuousClock().measure(run) / .seconds(1)
}

/// What a run takes of the processor, in seconds.
func cpu(_ run: () -> Void) -> Double {
    let start = clock()
    run()
    // POSIX fixes the unit at a millionth of a second.
    return Double(clock() - start) / 1e6
}

/// Nil where there are no times.
func median(_ times: [Double]) -> Double? {
    let sorted = times.sorted()
    return sorted.isEmpty ? nil : sorted[sorted.count / 2]
}
