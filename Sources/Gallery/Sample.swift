public import Tocsin

/// An alert of the gallery: what the list calls it, what its pictures are called, how it is made.
public struct Sample {
  /// The name of its picture files, without the ending; never changes.
  public let name: String
  /// What the list calls it.
  public let title: String
  /// What there is to see, in a few words.
  public let summary: String
  /// Makes a new alert; each can be shown once.
  public let make: () -> Alert
}
