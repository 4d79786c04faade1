internal import CCairo

/// Fills the current path of a `cairo_t` with black, as a module that draws for itself would.
func fillBlack(_ cairo: OpaquePointer) {
  cairo_set_source_rgba(cairo, 0, 0, 0, 1)
  cairo_fill(cairo)
}
