// The keys of a spec, in the order in which they are documented. `Docs/alert-spec.schema.json`
// describes exactly these; a test compares the two.

/// The keys of the whole spec.
enum SpecKey: String, JSONKey {
  /// Where the schema is, for editors. It says nothing about the alert.
  case schema = "$schema"
  case title
  case message
  case buttons
  case fields
  case appearance
  case transition
  case frame
  case size
  case device
  case orientation
  case keyboard
  case scale
  case timeout
  case output
}

/// The keys of a button.
enum ButtonKey: String, JSONKey {
  case title
  case role
}

/// The keys of a field.
enum FieldKey: String, JSONKey {
  case name
  case kind
  case initialValue = "default"
  case label
  case placeholder
  case isRequired = "required"
}

/// The keys of a size.
enum SizeKey: String, JSONKey {
  case width
  case height
}
