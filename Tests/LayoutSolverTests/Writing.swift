import LayoutSolver

// Constraints as they are written on paper: `system.require(2 * x + 8 == y)`.

struct Statement {
  var expression: LinearExpression
  var relation: Relation
}

func * (factor: Double, variable: Variable) -> LinearExpression {
  LinearExpression(variable, times: factor)
}

func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
  var sum = left
  sum.add(right)
  return sum
}

func + (left: LinearExpression, right: Double) -> LinearExpression {
  left + LinearExpression(constant: right)
}

func + (left: Variable, right: Variable) -> LinearExpression { 1 * left + 1 * right }
func + (left: LinearExpression, right: Variable) -> LinearExpression { left + 1 * right }
func + (left: Variable, right: Double) -> LinearExpression { 1 * left + right }

private func difference(_ left: LinearExpression, _ right: LinearExpression) -> LinearExpression {
  var difference = left
  difference.add(right, times: -1)
  return difference
}

func == (left: LinearExpression, right: LinearExpression) -> Statement {
  Statement(expression: difference(left, right), relation: .zero)
}
func >= (left: LinearExpression, right: LinearExpression) -> Statement {
  Statement(expression: difference(left, right), relation: .atLeastZero)
}
func <= (left: LinearExpression, right: LinearExpression) -> Statement {
  Statement(expression: difference(left, right), relation: .atMostZero)
}

func == (left: Variable, right: Double) -> Statement {
  1 * left == LinearExpression(constant: right)
}
func >= (left: Variable, right: Double) -> Statement {
  1 * left >= LinearExpression(constant: right)
}
func <= (left: Variable, right: Double) -> Statement {
  1 * left <= LinearExpression(constant: right)
}
func == (left: Variable, right: LinearExpression) -> Statement { 1 * left == right }
func >= (left: Variable, right: LinearExpression) -> Statement { 1 * left >= right }
func <= (left: Variable, right: LinearExpression) -> Statement { 1 * left <= right }

extension ConstraintSystem {
  @discardableResult
  mutating func require(_ statement: Statement) -> ConstraintID {
    add(statement.expression, statement.relation, .required)
  }

  @discardableResult
  mutating func prefer(_ statement: Statement, at priority: Float) -> ConstraintID {
    add(statement.expression, statement.relation, Priority(priority))
  }
}
