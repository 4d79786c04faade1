// The keys of a spec, in the order in which they are documented. `Docs/alert-spec.schema.json`
// describes exactly these; a test compares the two.

/// The keys of the whole spec.
enum SpecKey: String, JSONKey {
  /// Where the schema is, for editors. It says nothing about the alert.
  case schema = "$schema"
  case title
  case message
  case links
  case symbol
  case image
  case header
  case icon
  case imageDescription
  case buttons
  case fields
  case suppression
  case suppressed
  case progress
  case percent
  case language
  case appearance
  case contrast
  case motion
  case transparency
  case textSize
  case direction
  case style
  case tint
  case placement
  case anchor
  case backdrop
  case transition
  case frame
  case size
  case device
  case orientation
  case keyboard
  case keyboardPolicy
  case outsideTap
  case drag
  case scale
  case timeout
  case output
}

/// The keys of a button.
enum ButtonKey: String, JSONKey {
  case title
  case word
  case role
  case identifier
  case icon
  case key
  case hold
  case needsValidFields
}

/// The keys of a field: its name, and what is said of it.
enum FieldKey: String, JSONKey {
  case name
  case kind
  case initialValue = "default"
  case label
  case placeholder
  case options
  case minimum
  case maximum
  case step
  case parts
  case maximumLength
  case isRequired = "required"
  case pattern
  case reason
}

/// The keys of something that can be chosen.
enum FieldOptionKey: String, JSONKey {
  case title
  case identifier
}

/// The keys of a link.
enum LinkKey: String, JSONKey {
  case text
  case url
}

/// The keys of an anchor.
enum AnchorKey: String, JSONKey {
  case x
  case y
  case width
  case height
}

/// The keys of a size.
enum SizeKey: String, JSONKey {
  case width
  case height
}
