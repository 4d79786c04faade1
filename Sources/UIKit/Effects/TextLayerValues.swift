internal import QuartzCore

// What attributed strings in a `CATextLayer` may hold.

extension UIFont: TextLayerFont {}
extension UIColor: TextLayerColor {}
