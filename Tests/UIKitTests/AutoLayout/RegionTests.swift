import Testing

@testable import LayoutSolver
@testable import UIKit

@Suite("Regions")
struct RegionTests {
  /// A view with a frame of its own and something laid out in it.
  private func cell() -> UIView {
    let cell = UIView(frame: CGRect(0, 0, 100, 40))
    let label = SizedView(20, 10)
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(label)
    label.centerXAnchor.constraint(equalTo: cell.centerXAnchor).isActive = true
    return cell
  }

  @Test("Each view with a frame of its own is solved for itself")
  func apart() {
    let card = Card()
    let cells = (0..<3).map { _ in cell() }
    for cell in cells { card.view.addSubview(cell) }
    card.layOut()
    #expect(cells.allSatisfy { $0.constraintLayout?.engine != nil })
    #expect(card.view.constraintLayout?.engine == nil)
    #expect(cells.allSatisfy { $0.subviews[0].frame.minX == 40 })
  }

  @Test("A constraint to the outside joins the region to the one around it")
  func joined() {
    let card = Card()
    let cell = cell()
    card.view.addSubview(cell)
    card.layOut()
    let label = cell.subviews[0]
    label.topAnchor.constraint(equalTo: card.view.topAnchor, constant: 7).isActive = true
    card.layOut()
    #expect(cell.constraintLayout?.engine == nil)
    #expect(label.frame == CGRect(40, 7, 20, 10))
    cell.frame = CGRect(0, 5, 200, 40)
    card.layOut()
    #expect(label.frame == CGRect(90, 2, 20, 10))
  }

  @Test("A column of a thousand labels takes room in proportion to their number")
  func growth() {
    func size(_ count: Int) -> Int {
      let card = Card(width: 300, height: 100_000)
      var above = card.view.topAnchor
      for _ in 0..<count {
        let label = card.add(SizedView(80, 20))
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: above, constant: 8),
          label.leadingAnchor.constraint(equalTo: card.view.leadingAnchor, constant: 16),
          label.trailingAnchor.constraint(equalTo: card.view.trailingAnchor, constant: -16),
        ])
        above = label.bottomAnchor
      }
      card.layOut()
      #expect(card.view.subviews.last?.frame.minY == CGFloat(count * 28 - 20))
      let tableau = card.view.constraintLayout!.engine!.system.tableau
      return (tableau.rows + tableau.definitions).reduce(0) { $0 + ($1?.terms.count ?? 0) }
    }
    #expect(size(1000) < 11 * size(100))
  }
}
