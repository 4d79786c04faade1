internal import CCairo
internal import CPango
internal import CoreGraphics
