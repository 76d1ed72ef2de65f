import LayoutModel

extension Layout {
    /// The same layout with free numbers in place of some parameters. Their values are the likely ones.
    package func freeing(_ names: Set<String>, lowerBound: Double? = nil) -> Layout {
        var result = self
        var free: [ParameterID: FreeNumberID] = [:]
        for (index, parameter) in parameters.enumerated() where names.contains(parameter.name) {
            free[ParameterID(index)] = FreeNumberID(result.freeNumbers.count)
            result.freeNumbers.append(
                FreeNumber(name: parameter.name, likely: parameter.value, lowerBound: lowerBound))
        }
        for index in constraints.indices {
            result.constraints[index].multiplier = constraints[index].multiplier.freeing(free)
            result.constraints[index].constant = constraints[index].constant.freeing(free)
            result.constraints[index].priority = constraints[index].priority.freeing(free)
        }
        for state in states.indices {
            for index in states[state].changes.indices {
                switch states[state].changes[index].effect {
                case .setConstant(let ids, let number):
                    result.states[state].changes[index].effect = .setConstant(ids, number.freeing(free))
                case .setPriority(let ids, let number):
                    result.states[state].changes[index].effect = .setPriority(ids, number.freeing(free))
                default: break
                }
            }
        }
        return result
    }
}

extension Quantity {
    fileprivate func freeing(_ numbers: [ParameterID: FreeNumberID]) -> Quantity {
        func freed(_ quantity: Quantity) -> Quantity {
            switch quantity {
            case .parameter(let id): numbers[id].map { .free($0) } ?? quantity
            case .sum(let a, let b): .sum(freed(a), freed(b))
            case .product(let a, let b): .product(freed(a), freed(b))
            case .quotient(let a, let b): .quotient(freed(a), freed(b))
            case .literal, .free, .unknown: quantity
            }
        }
        return freed(self).simplified
    }
}
