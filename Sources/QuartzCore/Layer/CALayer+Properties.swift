public import Foundation

/// The properties that can be animated. Setting one runs the action for its name.
extension CALayer {
  /// The layer's rectangle in its own coordinates; the origin moves the sublayers.
  public final var bounds: CGRect {
    get { values.bounds }
    set {
      let old = values.bounds
      change(.bounds, old, newValue) { values.bounds = newValue }
      if old.size != newValue.size { boundsSizeChanged() }
    }
  }

  final func boundsSizeChanged() {
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }

  /// Where the anchor point lies in the superlayer.
  public final var position: CGPoint {
    get { values.position }
    set { change(.position, values.position, newValue) { values.position = newValue } }
  }
  /// The depth among its siblings; greater is nearer. Equal ones keep the order of `sublayers`.
  public final var zPosition: CGFloat {
    get { values.zPosition }
    set { change(.zPosition, values.zPosition, newValue) { values.zPosition = newValue } }
  }
  /// The point that `position` places and `transform` turns about, as a fraction of the bounds.
  public final var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set { change(.anchorPoint, values.anchorPoint, newValue) { values.anchorPoint = newValue } }
  }
  /// The anchor point's depth in points.
  public final var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change(.anchorPointZ, values.anchorPointZ, newValue) { values.anchorPointZ = newValue } }
  }
  /// Applied about the anchor point.
  public final var transform: CATransform3D {
    get { values.transform }
    set { change(.transform, values.transform, newValue) { values.transform = newValue } }
  }
  /// Applied to the sublayers about this layer's anchor point; usually a perspective.
  public final var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      change(.sublayerTransform, values.sublayerTransform, newValue) {
        values.sublayerTransform = newValue
      }
    }
  }
  /// From 0, which lets everything through, to 1.
  public final var opacity: Float {
    get { values.opacity }
    set { change(.opacity, values.opacity, newValue) { values.opacity = newValue } }
  }
  /// Whether the layer and its sublayers are left out.
  public final var isHidden: Bool {
    get { values.isHidden }
    set { change(.hidden, values.isHidden, newValue) { values.isHidden = newValue } }
  }
  /// Whether the layer shows when its back is turned to the eye.
  public final var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change(.doubleSided, values.isDoubleSided, newValue) { values.isDoubleSided = newValue } }
  }
  /// Whether what lies outside the bounds, with their rounded corners, is cut off: sublayers,
  /// contents, and the layer's own shadow too.
  public final var masksToBounds: Bool {
    get { values.masksToBounds }
    set {
      change(.masksToBounds, values.masksToBounds, newValue) { values.masksToBounds = newValue }
    }
  }
  /// Fills the bounds, behind the contents; nil fills nothing.
  public final var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set {
      change(.backgroundColor, values.backgroundColor, newValue) {
        values.backgroundColor = newValue
      }
    }
  }
  /// The border's colour; opaque black by default.
  public final var borderColor: CGColor? {
    get { values.borderColor }
    set { change(.borderColor, values.borderColor, newValue) { values.borderColor = newValue } }
  }
  /// The border's width in points, inwards from the bounds, in front of contents and sublayers.
  public final var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change(.borderWidth, values.borderWidth, newValue) { values.borderWidth = newValue } }
  }
  /// The radius of the corners of background, border, shadow and `masksToBounds`, in points; at
  /// most half the shorter side shows.
  public final var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change(.cornerRadius, values.cornerRadius, newValue) { values.cornerRadius = newValue } }
  }
  /// The shadow's colour; opaque black by default.
  public final var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change(.shadowColor, values.shadowColor, newValue) { values.shadowColor = newValue } }
  }
  /// The shadow's opacity; 0, the default, is no shadow.
  public final var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      change(.shadowOpacity, values.shadowOpacity, newValue) { values.shadowOpacity = newValue }
    }
  }
  /// How far the shadow falls, in points; (0, -3) by default, upwards.
  public final var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change(.shadowOffset, values.shadowOffset, newValue) { values.shadowOffset = newValue } }
  }
  /// The standard deviation of the shadow's blur in points; 3 by default.
  public final var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change(.shadowRadius, values.shadowRadius, newValue) { values.shadowRadius = newValue } }
  }
  /// The outline that throws the shadow, in the layer's coordinates; nil for what the layer
  /// shows.
  public final var shadowPath: CGPath? {
    get { values.shadowPath }
    set {
      let path = newValue?.copy()
      change(.shadowPath, values.shadowPath, path) { values.shadowPath = path }
    }
  }
  /// A `CGImage`; anything else shows nothing.
  public final var contents: Any? {
    get { values.contents?.object }
    set { setContents(LayerContents(object: newValue)) }
  }
  /// The part of the contents that shows, as a fraction of them.
  public final var contentsRect: CGRect {
    get { values.contentsRect }
    set { change(.contentsRect, values.contentsRect, newValue) { values.contentsRect = newValue } }
  }
  /// The part of the contents that stretches, as a fraction of them; its surroundings keep their
  /// size at `contentsScale`.
  public final var contentsCenter: CGRect {
    get { values.contentsCenter }
    set {
      change(.contentsCenter, values.contentsCenter, newValue) { values.contentsCenter = newValue }
    }
  }

  /// Changes the contents and runs the action.
  package final func setContents(_ contents: LayerContents?) {
    change(.contents, values.contents, contents) { values.contents = contents }
  }
}
